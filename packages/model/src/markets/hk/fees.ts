import { localText } from '../../local-text.ts';
import { feeOf, ruleSeries, type RuleRecord } from '../../market-rule.ts';

/** Stamp duty of funds was waived for all of them on 2015-02-13; a contract note is rounded up to the next dollar. */
const stamp = (rate: number) => feeOf({ side: 'both', rate, roundUpTo: 1, exempt: 'etf' });

/** What Hong Kong takes from a trade, both sides alike. */
export const hkFees: readonly RuleRecord[] = [
  ...ruleSeries(
    { series: 'hk-stamp-duty', market: 'hk', rule: 'fee', title: localText('Stamp duty', '印花税', '印花稅') },
    [
      {
        from: '2004-01-01',
        to: '2015-02-12',
        value: feeOf({ side: 'both', rate: 0.001, roundUpTo: 1 }),
        source: 'Rate of 0.1 % since 2001-09-01, recalled',
        status: 'unverified',
      },
      {
        from: '2015-02-13',
        to: '2021-07-31',
        value: stamp(0.001),
        source: 'Rate quoted by law-firm notes on the 2021 increase; the fund exemption recalled',
        status: 'secondary',
      },
      {
        from: '2021-08-01',
        to: '2023-11-16',
        value: stamp(0.0013),
        source: 'Inland Revenue Department, Budget 2021/22 stamp duty page; broker notices',
        status: 'verified',
      },
      { from: '2023-11-17', value: stamp(0.001), source: 'UTrade notice; CoreCapital fee page', status: 'verified' },
    ],
  ),
  ...ruleSeries(
    {
      series: 'hk-sfc-levy',
      market: 'hk',
      rule: 'fee',
      title: localText('SFC transaction levy', '证监会交易征费', '證監會交易徵費'),
    },
    [
      {
        from: '2004-01-01',
        to: '2006-11-30',
        value: feeOf({ side: 'both', rate: 0.00005 }),
        source: 'Recalled',
        status: 'unverified',
      },
      {
        from: '2006-12-01',
        to: '2010-09-30',
        value: feeOf({ side: 'both', rate: 0.00004 }),
        source: 'SFC levy order of 2010 as quoted by asiaetrading; start recalled',
        status: 'secondary',
      },
      {
        from: '2010-10-01',
        to: '2014-10-31',
        value: feeOf({ side: 'both', rate: 0.00003 }),
        source: 'SFC levy orders of 2010 and 2014 as quoted by press',
        status: 'secondary',
      },
      {
        from: '2014-11-01',
        value: feeOf({ side: 'both', rate: 0.000027 }),
        source: 'Several fee pages; levy order of 2014',
        status: 'verified',
      },
    ],
  ),
  ...ruleSeries(
    {
      series: 'hk-afrc-levy',
      market: 'hk',
      rule: 'fee',
      title: localText('AFRC transaction levy', '会财局交易征费', '會財局交易徵費'),
    },
    [
      {
        from: '2004-01-01',
        to: '2021-12-31',
        value: feeOf({ side: 'both', rate: 0 }),
        source: 'Did not exist before 2022',
        status: 'verified',
      },
      { from: '2022-01-01', value: feeOf({ side: 'both', rate: 0.0000015 }), source: 'Fee pages', status: 'verified' },
    ],
  ),
  ...ruleSeries(
    {
      series: 'hk-trading-fee',
      market: 'hk',
      rule: 'fee',
      title: localText('HKEX trading fee', '港交所交易费', '港交所交易費'),
    },
    [
      {
        from: '2004-01-01',
        to: '2022-12-31',
        value: feeOf({ side: 'both', rate: 0.00005 }),
        source: 'Fee pages; start recalled',
        status: 'secondary',
      },
      {
        from: '2023-01-01',
        value: feeOf({ side: 'both', rate: 0.0000565 }),
        source: 'Fee pages (date from Prime Securities)',
        status: 'verified',
      },
    ],
  ),
  ...ruleSeries(
    {
      series: 'hk-settlement-fee',
      market: 'hk',
      rule: 'fee',
      title: localText('CCASS settlement fee', '中央结算交收费', '中央結算交收費'),
    },
    [
      {
        from: '2004-01-01',
        to: '2025-06-29',
        value: feeOf({ side: 'both', rate: 0.00002, min: 2, max: 100 }),
        source: 'HKEX news of 2025-02-21; start recalled',
        status: 'verified',
      },
      {
        from: '2025-06-30',
        value: feeOf({ side: 'both', rate: 0.000042 }),
        source: 'HKEX announcement via AAStocks, Xinhua',
        status: 'verified',
      },
    ],
  ),
  ...ruleSeries(
    {
      series: 'hk-commission-none',
      market: 'hk',
      rule: 'commission',
      title: localText('Commission: none', '佣金：免佣', '佣金：免佣'),
    },
    [
      {
        from: '2004-01-01',
        value: { preset: 'none', rate: 0, perShare: 0, min: 0, max: null },
        source: 'Preset of zero-commission brokers; a platform fee may be asked instead',
        status: 'unverified',
      },
    ],
  ),
  ...ruleSeries(
    {
      series: 'hk-commission-bank',
      market: 'hk',
      rule: 'commission',
      title: localText('Commission: bank', '佣金：银行', '佣金：銀行'),
    },
    [
      {
        from: '2004-01-01',
        value: { preset: 'bank', rate: 0.0025, perShare: 0, min: 100, max: null },
        source: 'Preset: 0.25 %, at least HK$100, a common bank tariff',
        status: 'unverified',
      },
    ],
  ),
];
