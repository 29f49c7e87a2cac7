import type { LocalText } from '../../locale.ts';
import { localText } from '../../local-text.ts';
import { feeOf, ruleSeries, type FeeValue, type RulePeriod, type RuleRecord } from '../../market-rule.ts';

type Status = RulePeriod<'fee'>['status'];

function period(
  from: string,
  to: string | null,
  value: FeeValue,
  status: Status,
  source: LocalText,
): RulePeriod<'fee'> {
  return { from, ...(to === null ? {} : { to }), value, source, status };
}

/** Dollars per million of sales: Section 31 of the Exchange Act, reset by each appropriation. */
function secFee(from: string, to: string | null, perMillion: number, status: Status, source: LocalText) {
  return period(from, to, feeOf({ side: 'sell', rate: Number((perMillion / 1e6).toPrecision(12)) }), status, source);
}

/** FINRA's trading activity fee: dollars per share sold, capped per trade. */
function taf(from: string, to: string, rate: number, max: number, status: Status, source: LocalText) {
  return period(from, to, feeOf({ side: 'sell', basis: 'shares', rate, max }), status, source);
}

const recalled = localText(
  'SEC fee rate advisory, recalled; check before relying on it',
  '美国证监会费率公告（凭记忆，使用前请核对）',
  '美國證監會費率公告（憑記憶，使用前請核對）',
);
const quoted = localText(
  'SEC fee rate advisory as quoted by FINRA information notices',
  '美国证监会费率公告（据 FINRA 信息通知）',
  '美國證監會費率公告（據 FINRA 資訊通知）',
);

const tafSchedule = localText(
  'SR-FINRA-2024-019 schedule as quoted by secondary sources',
  'SR-FINRA-2024-019 费率表（据二手来源）',
  'SR-FINRA-2024-019 費率表（據二手來源）',
);

/** What the United States takes from a sale; buys cost nothing but the broker. */
export const usFees: readonly RuleRecord[] = [
  ...ruleSeries(
    {
      series: 'us-sec-fee',
      market: 'us',
      rule: 'fee',
      title: localText('SEC fee (Section 31)', '美国证监会规费', '美國證監會規費'),
    },
    [
      secFee('2007-03-17', '2008-01-24', 15.3, 'unverified', recalled),
      secFee('2008-01-25', '2008-03-31', 11, 'unverified', recalled),
      secFee('2008-04-01', '2009-04-09', 5.6, 'unverified', recalled),
      secFee('2009-04-10', '2010-01-14', 25.7, 'secondary', quoted),
      secFee('2010-01-15', '2010-03-31', 12.7, 'secondary', quoted),
      secFee('2010-04-01', '2011-01-20', 16.9, 'secondary', quoted),
      secFee('2011-01-21', '2012-02-20', 19.2, 'unverified', recalled),
      secFee('2012-02-21', '2012-03-31', 18, 'unverified', recalled),
      secFee(
        '2012-04-01',
        '2013-05-24',
        22.4,
        'secondary',
        localText('SEC press release 2012-232', '美国证监会新闻稿 2012-232', '美國證監會新聞稿 2012-232'),
      ),
      secFee('2013-05-25', '2014-03-17', 17.4, 'secondary', quoted),
      secFee('2014-03-18', '2015-02-13', 22.1, 'secondary', quoted),
      secFee('2015-02-14', '2016-02-15', 18.4, 'unverified', recalled),
      secFee('2016-02-16', '2017-07-03', 21.8, 'secondary', quoted),
      secFee('2017-07-04', '2018-05-21', 23.1, 'unverified', recalled),
      secFee('2018-05-22', '2019-04-15', 13, 'secondary', quoted),
      secFee('2019-04-16', '2020-02-17', 20.7, 'secondary', quoted),
      secFee(
        '2020-02-18',
        '2021-02-24',
        22.1,
        'secondary',
        localText(
          'SEC fee rate advisory 2 for 2021, as quoted',
          '美国证监会2021财年第2号费率公告（转引）',
          '美國證監會2021財年第2號費率公告（轉引）',
        ),
      ),
      secFee(
        '2021-02-25',
        '2022-05-13',
        5.1,
        'secondary',
        localText(
          'SEC fee rate advisory 2 for 2021, as quoted',
          '美国证监会2021财年第2号费率公告（转引）',
          '美國證監會2021財年第2號費率公告（轉引）',
        ),
      ),
      secFee('2022-05-14', '2023-02-26', 22.9, 'unverified', recalled),
      secFee('2023-02-27', '2024-05-21', 8, 'unverified', recalled),
      secFee(
        '2024-05-22',
        '2025-05-13',
        27.8,
        'unverified',
        localText(
          'Secondary mention of $27.80 per million',
          '二手来源提及每百万美元 27.80 美元',
          '二手來源提及每百萬美元 27.80 美元',
        ),
      ),
      secFee(
        '2025-05-14',
        '2026-04-03',
        0,
        'secondary',
        localText(
          'SEC announcement of 2025-04-08, as quoted by the Security Traders Association',
          '美国证监会2025-04-08公告（据 Security Traders Association）',
          '美國證監會2025-04-08公告（據 Security Traders Association）',
        ),
      ),
      secFee(
        '2026-04-04',
        null,
        20.6,
        'secondary',
        localText(
          'SEC release 34-104909 (2026-02-27) as quoted by public cost models',
          '美国证监会公告 34-104909（2026-02-27，据公开成本模型）',
          '美國證監會公告 34-104909（2026-02-27，據公開成本模型）',
        ),
      ),
    ],
  ),
  ...ruleSeries(
    {
      series: 'us-finra-taf',
      market: 'us',
      rule: 'fee',
      title: localText('FINRA trading activity fee', 'FINRA 交易活动费', 'FINRA 交易活動費'),
    },
    [
      taf(
        '2005-01-01',
        '2011-06-30',
        0.000075,
        3.75,
        'secondary',
        localText(
          'FINRA Regulatory Notice 11-27 (rate), NTM 04-84 (start)',
          'FINRA 监管通知 11-27（费率）、NTM 04-84（起始日）',
          'FINRA 監管通知 11-27（費率）、NTM 04-84（起始日）',
        ),
      ),
      taf(
        '2011-07-01',
        '2012-02-29',
        0.00009,
        4.5,
        'verified',
        localText('FINRA Regulatory Notice 11-27', 'FINRA 监管通知 11-27', 'FINRA 監管通知 11-27'),
      ),
      taf(
        '2012-03-01',
        '2012-06-30',
        0.000095,
        4.75,
        'verified',
        localText('FINRA Regulatory Notice 12-06', 'FINRA 监管通知 12-06', 'FINRA 監管通知 12-06'),
      ),
      taf(
        '2012-07-01',
        '2021-12-31',
        0.000119,
        5.95,
        'unverified',
        localText('FINRA by-laws, recalled', 'FINRA 章程（凭记忆）', 'FINRA 章程（憑記憶）'),
      ),
      taf(
        '2022-01-01',
        '2022-12-31',
        0.00013,
        6.49,
        'unverified',
        localText('FINRA by-laws, recalled', 'FINRA 章程（凭记忆）', 'FINRA 章程（憑記憶）'),
      ),
      taf(
        '2023-01-01',
        '2023-12-31',
        0.000145,
        7.27,
        'unverified',
        localText('FINRA by-laws, recalled', 'FINRA 章程（凭记忆）', 'FINRA 章程（憑記憶）'),
      ),
      taf(
        '2024-01-01',
        '2025-12-31',
        0.000166,
        8.3,
        'secondary',
        localText('Broker fee pages', '券商收费页面', '券商收費頁面'),
      ),
      taf('2026-01-01', '2026-09-30', 0.000195, 9.79, 'secondary', tafSchedule),
      taf(
        '2026-10-01',
        '2026-12-31',
        0,
        0,
        'secondary',
        localText(
          'Fee holiday SR-FINRA-2026-021 (SEC release 34-106409) as quoted',
          'SR-FINRA-2026-021 免收期（美国证监会公告 34-106409，转引）',
          'SR-FINRA-2026-021 免收期（美國證監會公告 34-106409，轉引）',
        ),
      ),
      taf('2027-01-01', '2027-12-31', 0.000232, 11.61, 'secondary', tafSchedule),
      taf('2028-01-01', '2028-12-31', 0.00024, 12.05, 'secondary', tafSchedule),
    ],
  ),
  ...ruleSeries(
    {
      series: 'us-commission-none',
      market: 'us',
      rule: 'commission',
      title: localText('Commission: zero-commission broker', '佣金：零佣金券商', '佣金：零佣金券商'),
    },
    [
      {
        from: '1998-01-01',
        value: { preset: 'none', rate: 0, perShare: 0, min: 0, max: null },
        source: localText(
          'Preset; large brokers charge nothing since 2019-10, before it was usual to pay per trade',
          '预设；大型券商自 2019-10 起免佣，此前通常按笔收费',
          '預設；大型券商自 2019-10 起免佣，此前通常按每宗收費',
        ),
        status: 'unverified',
      },
    ],
  ),
  ...ruleSeries(
    {
      series: 'us-commission-per-share',
      market: 'us',
      rule: 'commission',
      title: localText('Commission: per share', '佣金：按股计收', '佣金：按股計收'),
    },
    [
      {
        from: '1998-01-01',
        value: { preset: 'per-share', rate: 0, perShare: 0.005, min: 1, max: null },
        source: localText(
          'Preset: $0.005 a share, at least $1, a common direct-access tariff',
          '预设：每股 0.005 美元，最低 1 美元，直连交易常见收费',
          '預設：每股 0.005 美元，最低 1 美元，直連交易常見收費',
        ),
        status: 'unverified',
      },
    ],
  ),
];
