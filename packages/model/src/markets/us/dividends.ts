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
        source: localText(
          'Nothing is kept back; taxed with the yearly return, which is not modelled',
          '不代扣；随年度申报纳税，未纳入模型',
          '不代扣；隨年度報稅繳納，未納入模型',
        ),
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
        source: localText(
          'Internal Revenue Code section 1441; well known, not re-verified',
          '美国《国内税收法典》第 1441 条（众所周知，未再次核实）',
          '美國《國內稅收法典》第 1441 條（眾所周知，未再次核實）',
        ),
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
        source: localText(
          'Treaty of 1984, article 9, recalled',
          '1984年中美税收协定第九条（凭记忆）',
          '1984年中美稅收協定第九條（憑記憶）',
        ),
        status: 'unverified',
      },
    ],
  ),
];
