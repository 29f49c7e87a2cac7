import { localText } from '../../local-text.ts';
import { feeOf, ruleSeries, type RuleRecord } from '../../market-rule.ts';
import { cnShareBoards } from './boards.ts';

const recalled = localText(
  'Ministry of Finance notice, recalled; check before relying on it',
  '财政部通知（凭记忆，使用前请核对）',
  '財政部通知（憑記憶，使用前請核對）',
);
const transferTitle = localText('Transfer fee', '过户费', '過戶費');
const unified = {
  from: '2022-04-29',
  value: feeOf({ side: 'both', rate: 0.00001 }),
  source: localText(
    'ChinaClear cut of 2022-04, as quoted by broker fee pages; date not verified',
    '中国证券登记结算有限责任公司2022年4月下调过户费的通知（据券商收费页面，日期未核实）',
    '中國證券登記結算有限責任公司2022年4月下調過戶費的通知（據券商收費頁面，日期未核實）',
  ),
  status: 'secondary',
} as const;

/** Shares moved between accounts: Shanghai charged by the share until 2015-07-31, Shenzhen inside its handling fee. */
const transferFee: readonly RuleRecord[] = [
  ...ruleSeries(
    { series: 'cn-transfer-fee-sse', market: 'cn', boards: ['sse-main', 'star'], rule: 'fee', title: transferTitle },
    [
      {
        from: '2004-01-01',
        to: '2012-05-31',
        value: feeOf({ side: 'both', basis: 'shares', rate: 0.001, min: 1 }),
        source: localText(
          'ChinaClear tariff, recalled',
          '中国证券登记结算有限责任公司证券登记结算业务收费标准（凭记忆）',
          '中國證券登記結算有限責任公司證券登記結算業務收費標準（憑記憶）',
        ),
        status: 'unverified',
      },
      {
        from: '2012-06-01',
        to: '2012-08-31',
        value: feeOf({ side: 'both', basis: 'shares', rate: 0.00075 }),
        source: localText(
          'ChinaClear tariff, recalled',
          '中国证券登记结算有限责任公司证券登记结算业务收费标准（凭记忆）',
          '中國證券登記結算有限責任公司證券登記結算業務收費標準（憑記憶）',
        ),
        status: 'unverified',
      },
      {
        from: '2012-09-01',
        to: '2015-07-31',
        value: feeOf({ side: 'both', basis: 'shares', rate: 0.0006 }),
        source: localText(
          'ChinaClear tariff, recalled',
          '中国证券登记结算有限责任公司证券登记结算业务收费标准（凭记忆）',
          '中國證券登記結算有限責任公司證券登記結算業務收費標準（憑記憶）',
        ),
        status: 'unverified',
      },
      {
        from: '2015-08-01',
        to: '2022-04-28',
        value: feeOf({ side: 'both', rate: 0.00002 }),
        source: localText(
          'ChinaClear notice of 2015-07, recalled',
          '中国证券登记结算有限责任公司2015年7月通知（凭记忆）',
          '中國證券登記結算有限責任公司2015年7月通知（憑記憶）',
        ),
        status: 'unverified',
      },
      unified,
    ],
  ),
  ...ruleSeries(
    {
      series: 'cn-transfer-fee-szse',
      market: 'cn',
      boards: ['szse-main', 'chinext'],
      rule: 'fee',
      title: transferTitle,
    },
    [
      {
        from: '2004-01-01',
        to: '2015-07-31',
        value: feeOf({ side: 'both', rate: 0 }),
        source: localText(
          'Part of the handling fee then, recalled',
          '当时含于经手费（凭记忆）',
          '當時含於經手費（憑記憶）',
        ),
        status: 'unverified',
      },
      {
        from: '2015-08-01',
        to: '2022-04-28',
        value: feeOf({ side: 'both', rate: 0.00002 }),
        source: localText(
          'ChinaClear notice of 2015-07, recalled',
          '中国证券登记结算有限责任公司2015年7月通知（凭记忆）',
          '中國證券登記結算有限責任公司2015年7月通知（憑記憶）',
        ),
        status: 'unverified',
      },
      unified,
    ],
  ),
  ...ruleSeries({ series: 'cn-transfer-fee-bse', market: 'cn', boards: ['bse'], rule: 'fee', title: transferTitle }, [
    {
      from: '2021-11-15',
      to: '2022-04-28',
      value: feeOf({ side: 'both', rate: 0.000025 }),
      source: localText(
        'ChinaClear tariff, recalled',
        '中国证券登记结算有限责任公司证券登记结算业务收费标准（凭记忆）',
        '中國證券登記結算有限責任公司證券登記結算業務收費標準（憑記憶）',
      ),
      status: 'unverified',
    },
    unified,
  ]),
];

/** What the mainland takes from a trade. Listed funds pay neither stamp duty nor transfer fee. */
export const cnFees: readonly RuleRecord[] = [
  ...ruleSeries(
    {
      series: 'cn-stamp-duty',
      market: 'cn',
      boards: cnShareBoards,
      rule: 'fee',
      title: localText('Stamp duty', '印花税', '印花稅'),
    },
    [
      {
        from: '2004-01-01',
        to: '2005-01-23',
        value: feeOf({ side: 'both', rate: 0.002 }),
        source: recalled,
        status: 'unverified',
      },
      {
        from: '2005-01-24',
        to: '2007-05-29',
        value: feeOf({ side: 'both', rate: 0.001 }),
        source: recalled,
        status: 'unverified',
      },
      {
        from: '2007-05-30',
        to: '2008-04-23',
        value: feeOf({ side: 'both', rate: 0.003 }),
        source: recalled,
        status: 'unverified',
      },
      {
        from: '2008-04-24',
        to: '2008-09-18',
        value: feeOf({ side: 'both', rate: 0.001 }),
        source: recalled,
        status: 'unverified',
      },
      {
        from: '2008-09-19',
        to: '2023-08-27',
        value: feeOf({ side: 'sell', rate: 0.001 }),
        source: localText('Press', '新闻报道', '新聞報道'),
        status: 'secondary',
      },
      {
        from: '2023-08-28',
        value: feeOf({ side: 'sell', rate: 0.0005 }),
        source: localText(
          'Ministry of Finance notice 2023-39, as relayed by an exchange participant; press',
          '财政部、税务总局公告2023年第39号（据交易所会员转载及新闻报道）',
          '財政部、稅務總局公告2023年第39號（據交易所會員轉載及新聞報道）',
        ),
        status: 'verified',
      },
    ],
  ),
  ...transferFee,
  ...ruleSeries(
    {
      series: 'cn-supervision-fee',
      market: 'cn',
      boards: cnShareBoards,
      rule: 'fee',
      title: localText('Supervision fee (inside the commission)', '证管费（含于佣金）', '證管費（含於佣金）'),
    },
    [
      {
        from: '2012-09-01',
        value: feeOf({ side: 'both', rate: 0.00002, isInCommission: true }),
        source: localText(
          'Broker fee page (Stock Connect); start recalled',
          '券商收费页面（沪深港通；起始日凭记忆）',
          '券商收費頁面（滬深港通；起始日憑記憶）',
        ),
        status: 'secondary',
      },
    ],
  ),
  ...ruleSeries(
    {
      series: 'cn-handling-fee',
      market: 'cn',
      boards: ['sse-main', 'star', 'szse-main', 'chinext'],
      rule: 'fee',
      title: localText('Handling fee (inside the commission)', '经手费（含于佣金）', '經手費（含於佣金）'),
    },
    [
      {
        from: '2015-08-01',
        to: '2023-08-27',
        value: feeOf({ side: 'both', rate: 0.0000487, isInCommission: true }),
        source: localText(
          'Older rate seen on broker pages; start recalled',
          '券商页面所载旧费率（起始日凭记忆）',
          '券商頁面所載舊費率（起始日憑記憶）',
        ),
        status: 'unverified',
      },
      {
        from: '2023-08-28',
        value: feeOf({ side: 'both', rate: 0.0000341, isInCommission: true }),
        source: localText(
          'Exchange notices of 2023-08, not re-verified',
          '沪深北交易所2023年8月通知（未再次核实）',
          '滬深北交易所2023年8月通知（未再次核實）',
        ),
        status: 'unverified',
      },
    ],
  ),
  ...ruleSeries(
    {
      series: 'cn-handling-fee-bse',
      market: 'cn',
      boards: ['bse'],
      rule: 'fee',
      title: localText('Handling fee (inside the commission)', '经手费（含于佣金）', '經手費（含於佣金）'),
    },
    [
      {
        from: '2023-08-28',
        value: feeOf({ side: 'both', rate: 0.000125, isInCommission: true }),
        source: localText(
          'Exchange notices of 2023-08, not re-verified',
          '沪深北交易所2023年8月通知（未再次核实）',
          '滬深北交易所2023年8月通知（未再次核實）',
        ),
        status: 'unverified',
      },
    ],
  ),
  ...ruleSeries(
    {
      series: 'cn-commission-online',
      market: 'cn',
      rule: 'commission',
      title: localText('Commission: online broker', '佣金：网上券商', '佣金：網上券商'),
    },
    [
      {
        from: '2004-01-01',
        value: { preset: 'online', rate: 0.00025, perShare: 0, min: 5, max: null },
        source: localText(
          'Preset: 0.025%, at least CNY 5 (broker pages); before 2013 brokers asked more, up to the 0.3% cap',
          '预设：0.025%，最低 5 元（券商页面）；2013 年以前佣金更高，上限 0.3%',
          '預設：0.025%，最低 5 元（券商頁面）；2013 年以前佣金較高，上限 0.3%',
        ),
        status: 'secondary',
      },
    ],
  ),
  ...ruleSeries(
    {
      series: 'cn-commission-cap',
      market: 'cn',
      rule: 'commission',
      title: localText('Commission: legal maximum', '佣金：上限', '佣金：上限'),
    },
    [
      {
        from: '2004-01-01',
        value: { preset: 'maximum', rate: 0.003, perShare: 0, min: 5, max: null },
        source: localText(
          'Cap of 0.3% since 2002, not re-verified',
          '《关于调整证券交易佣金收取标准的通知》（2002年，上限 0.3%，未再次核实）',
          '《關於調整證券交易佣金收取標準的通知》（2002年，上限 0.3%，未再次核實）',
        ),
        status: 'unverified',
      },
    ],
  ),
];
