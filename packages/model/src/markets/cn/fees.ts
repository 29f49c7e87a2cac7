import { localText } from '../../local-text.ts';
import { feeOf, ruleSeries, type RuleRecord } from '../../market-rule.ts';
import { cnShareBoards } from './boards.ts';

const recalled = 'Ministry of Finance notice, recalled; check before relying on it';
const transferTitle = localText('Transfer fee', '过户费', '過戶費');
const unified = {
  from: '2022-04-29',
  value: feeOf({ side: 'both', rate: 0.00001 }),
  source: 'ChinaClear cut of 2022-04, as quoted by broker fee pages; date not verified',
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
        source: 'ChinaClear tariff, recalled',
        status: 'unverified',
      },
      {
        from: '2012-06-01',
        to: '2012-08-31',
        value: feeOf({ side: 'both', basis: 'shares', rate: 0.00075 }),
        source: 'ChinaClear tariff, recalled',
        status: 'unverified',
      },
      {
        from: '2012-09-01',
        to: '2015-07-31',
        value: feeOf({ side: 'both', basis: 'shares', rate: 0.0006 }),
        source: 'ChinaClear tariff, recalled',
        status: 'unverified',
      },
      {
        from: '2015-08-01',
        to: '2022-04-28',
        value: feeOf({ side: 'both', rate: 0.00002 }),
        source: 'ChinaClear notice of 2015-07, recalled',
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
        source: 'Part of the handling fee then, recalled',
        status: 'unverified',
      },
      {
        from: '2015-08-01',
        to: '2022-04-28',
        value: feeOf({ side: 'both', rate: 0.00002 }),
        source: 'ChinaClear notice of 2015-07, recalled',
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
      source: 'ChinaClear tariff, recalled',
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
        source: 'Press',
        status: 'secondary',
      },
      {
        from: '2023-08-28',
        value: feeOf({ side: 'sell', rate: 0.0005 }),
        source: 'Ministry of Finance notice 2023-39, as relayed by an exchange participant; press',
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
        source: 'Broker fee page (Stock Connect); start recalled',
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
        source: 'Older rate seen on broker pages; start recalled',
        status: 'unverified',
      },
      {
        from: '2023-08-28',
        value: feeOf({ side: 'both', rate: 0.0000341, isInCommission: true }),
        source: 'Exchange notices of 2023-08, not re-verified',
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
        source: 'Exchange notices of 2023-08, not re-verified',
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
        source: 'Preset: 0.025 %, at least CNY 5 (broker pages); before 2013 brokers asked more, up to the 0.3 % cap',
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
        source: 'Cap of 0.3 % since 2002, not re-verified',
        status: 'unverified',
      },
    ],
  ),
];
