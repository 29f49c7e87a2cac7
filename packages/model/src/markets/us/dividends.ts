import { localText } from '../../local-text.ts';
import { ruleSeries, type DividendTaxValue, type RuleRecord } from '../../market-rule.ts';

const withheld = (preset: string, rate: number): DividendTaxValue => ({
  preset,
  tiers: [{ months: null, rate }],
  due: 'payment',
});

/** What is kept back from dividends of United States shares, by residence of the holder. */
export const usDividends: readonly RuleRecord[] = [
  ...ruleSeries(
    {
      series: 'us-dividend-tax-resident',
      market: 'us',
      rule: 'dividend-tax',
      title: localText('Dividend tax: United States resident', '红利税：美国居民', '紅利稅：美國居民'),
    },
    [
      {
        from: '1998-01-01',
        value: withheld('resident', 0),
        source: 'Nothing is kept back; taxed with the yearly return, which is not modelled',
        status: 'secondary',
      },
    ],
  ),
  ...ruleSeries(
    {
      series: 'us-dividend-tax-foreign',
      market: 'us',
      rule: 'dividend-tax',
      title: localText('Dividend tax: foreign holder', '红利税：境外持有人', '紅利稅：境外持有人'),
    },
    [
      {
        from: '1998-01-01',
        value: withheld('foreign', 0.3),
        source: 'Internal Revenue Code section 1441; well known, not re-verified',
        status: 'unverified',
      },
    ],
  ),
  ...ruleSeries(
    {
      series: 'us-dividend-tax-treaty',
      market: 'us',
      rule: 'dividend-tax',
      title: localText('Dividend tax: mainland China treaty', '红利税：中美税收协定', '紅利稅：中美稅收協定'),
    },
    [
      {
        from: '1998-01-01',
        value: withheld('treaty-china', 0.1),
        source: 'Treaty of 1984, article 9, recalled',
        status: 'unverified',
      },
    ],
  ),
];
