import { localText } from '../../local-text.ts';
import { ruleSeries, type DividendTaxValue, type RuleRecord } from '../../market-rule.ts';

const withheld = (preset: string, rate: number): DividendTaxValue => ({
  preset,
  tiers: [{ months: null, rate }],
  due: 'payment',
});

/** What is kept back from dividends of Hong Kong shares, by kind of issuer and holder. */
export const hkDividends: readonly RuleRecord[] = [
  ...ruleSeries(
    {
      series: 'hk-dividend-tax-none',
      market: 'hk',
      rule: 'dividend-tax',
      title: localText('Dividend tax: Hong Kong issuer', '红利税：香港公司', '紅利稅：香港公司'),
    },
    [
      {
        from: '2004-01-01',
        value: withheld('none', 0),
        source: localText(
          'Inland Revenue Ordinance (Cap. 112)',
          '香港《税务条例》（第112章）',
          '《稅務條例》（第112章）',
        ),
        status: 'secondary',
      },
    ],
  ),
  ...ruleSeries(
    {
      series: 'hk-dividend-tax-h-share',
      market: 'hk',
      rule: 'dividend-tax',
      title: localText('Dividend tax: H-share', '红利税：H股', '紅利稅：H股'),
    },
    [
      {
        from: '2011-06-28',
        value: withheld('h-share', 0.1),
        source: localText(
          'State Administration of Taxation 2011-348: 10% kept back for individuals abroad, recalled',
          '国税函〔2011〕348号：对境外个人代扣 10%（凭记忆）',
          '國稅函〔2011〕348號：對境外個人代扣 10%（憑記憶）',
        ),
        status: 'unverified',
      },
    ],
  ),
  ...ruleSeries(
    {
      series: 'hk-dividend-tax-connect',
      market: 'hk',
      rule: 'dividend-tax',
      title: localText(
        'Dividend tax: mainland individual through Stock Connect',
        '红利税：内地个人经沪深港通',
        '紅利稅：內地個人經滬深港通',
      ),
    },
    [
      {
        from: '2014-11-17',
        value: withheld('connect', 0.2),
        source: localText(
          'Ministry of Finance notice 2014-81, recalled',
          '财税〔2014〕81号（凭记忆）',
          '財稅〔2014〕81號（憑記憶）',
        ),
        status: 'unverified',
      },
    ],
  ),
];
