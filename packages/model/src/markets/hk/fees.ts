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
        source: localText(
          'Rate of 0.1% since 2001-09-01, recalled',
          '《印花税条例》（第117章）：自 2001-09-01 起 0.1%（凭记忆）',
          '《印花稅條例》（第117章）：自 2001-09-01 起 0.1%（憑記憶）',
        ),
        status: 'unverified',
      },
      {
        from: '2015-02-13',
        to: '2021-07-31',
        value: stamp(0.001),
        source: localText(
          'Rate quoted by law-firm notes on the 2021 increase; the fund exemption recalled',
          '律师事务所关于2021年上调印花税的说明所引税率（基金豁免凭记忆）',
          '律師事務所關於2021年調高印花稅的說明所引稅率（基金豁免憑記憶）',
        ),
        status: 'secondary',
      },
      {
        from: '2021-08-01',
        to: '2023-11-16',
        value: stamp(0.0013),
        source: localText(
          'Inland Revenue Department, Budget 2021/22 stamp duty page; broker notices',
          '香港税务局2021/22年度预算案印花税页面；券商通知',
          '香港稅務局2021/22年度財政預算案印花稅頁面；券商通知',
        ),
        status: 'verified',
      },
      {
        from: '2023-11-17',
        value: stamp(0.001),
        source: localText(
          'UTrade notice; CoreCapital fee page',
          'UTrade 通知；CoreCapital 收费页面',
          'UTrade 通知；CoreCapital 收費頁面',
        ),
        status: 'verified',
      },
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
        source: localText('Recalled', '凭记忆', '憑記憶'),
        status: 'unverified',
      },
      {
        from: '2006-12-01',
        to: '2010-09-30',
        value: feeOf({ side: 'both', rate: 0.00004 }),
        source: localText(
          'SFC levy order of 2010 as quoted by asiaetrading; start recalled',
          '香港《证券及期货（征费）令》2010年修订（据 asiaetrading；起始日凭记忆）',
          '《證券及期貨（徵費）令》2010年修訂（據 asiaetrading；起始日憑記憶）',
        ),
        status: 'secondary',
      },
      {
        from: '2010-10-01',
        to: '2014-10-31',
        value: feeOf({ side: 'both', rate: 0.00003 }),
        source: localText(
          'SFC levy orders of 2010 and 2014 as quoted by press',
          '香港《证券及期货（征费）令》2010年、2014年修订（据新闻报道）',
          '《證券及期貨（徵費）令》2010年、2014年修訂（據新聞報道）',
        ),
        status: 'secondary',
      },
      {
        from: '2014-11-01',
        value: feeOf({ side: 'both', rate: 0.000027 }),
        source: localText(
          'Several fee pages; levy order of 2014',
          '多家收费页面；香港《证券及期货（征费）令》2014年修订',
          '多個收費頁面；《證券及期貨（徵費）令》2014年修訂',
        ),
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
        source: localText('Did not exist before 2022', '2022 年以前不存在', '2022 年以前並不存在'),
        status: 'verified',
      },
      {
        from: '2022-01-01',
        value: feeOf({ side: 'both', rate: 0.0000015 }),
        source: localText('Fee pages', '券商收费页面', '券商收費頁面'),
        status: 'verified',
      },
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
        source: localText('Fee pages; start recalled', '券商收费页面（起始日凭记忆）', '券商收費頁面（起始日憑記憶）'),
        status: 'secondary',
      },
      {
        from: '2023-01-01',
        value: feeOf({ side: 'both', rate: 0.0000565 }),
        source: localText(
          'Fee pages (date from Prime Securities)',
          '券商收费页面（日期据 Prime Securities）',
          '券商收費頁面（日期據 Prime Securities）',
        ),
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
        source: localText(
          'HKEX news of 2025-02-21; start recalled',
          '香港交易所2025-02-21新闻稿（起始日凭记忆）',
          '香港交易所2025-02-21新聞稿（起始日憑記憶）',
        ),
        status: 'verified',
      },
      {
        from: '2025-06-30',
        value: feeOf({ side: 'both', rate: 0.000042 }),
        source: localText(
          'HKEX announcement via AAStocks, Xinhua',
          '香港交易所公告（据阿斯达克、新华社）',
          '香港交易所公告（據阿斯達克、新華社）',
        ),
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
        source: localText(
          'Preset of zero-commission brokers; a platform fee may be asked instead',
          '零佣金券商的预设；可能另收平台费',
          '零佣金券商的預設；或會另收平台費',
        ),
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
        source: localText(
          'Preset: 0.25%, at least HK$100, a common bank tariff',
          '预设：0.25%，最低 100 港元，银行常见收费',
          '預設：0.25%，最低 100 港元，銀行常見收費',
        ),
        status: 'unverified',
      },
    ],
  ),
];
