import { localText } from '../../local-text.ts';
import { ruleSeries, type RuleRecord } from '../../market-rule.ts';
import { lastAnnouncedYear } from './holidays.ts';

/** Rules of the mainland told in words: hours, auctions, price cages, the calendar's standing. */
export const cnNotes: readonly RuleRecord[] = [
  ...ruleSeries({ series: 'cn-hours', market: 'cn', rule: 'note', title: localText('Hours', '交易时间', '交易時間') }, [
    {
      from: '2004-01-01',
      value: localText(
        '09:15-09:25 opening auction (no cancelling from 09:20), 09:30-11:30, 13:00-15:00; shares close by auction 14:57-15:00 (Shanghai since 2018-08-20, its funds since 2026-07-06).',
        '09:15-09:25 开盘集合竞价（09:20 起不可撤单），09:30-11:30，13:00-15:00；14:57-15:00 收盘集合竞价（上海股票自 2018-08-20，上海基金自 2026-07-06）。',
        '09:15-09:25 開市集合競價（09:20 起不可撤單），09:30-11:30，13:00-15:00；14:57-15:00 收市集合競價（上海股票自 2018-08-20，上海基金自 2026-07-06）。',
      ),
      source: localText(
        'SSE news of 2018; revision of 2026',
        '上交所2018年新闻；2026年修订',
        '上交所2018年新聞；2026年修訂',
      ),
      status: 'verified',
    },
  ]),
  ...ruleSeries(
    {
      series: 'cn-after-hours',
      market: 'cn',
      rule: 'note',
      title: localText('Trading at the closing price', '盘后固定价格交易', '盤後固定價格交易'),
    },
    [
      {
        from: '2019-07-22',
        to: '2026-07-05',
        value: localText(
          '15:05-15:30, STAR and ChiNext only.',
          '15:05-15:30，仅科创板与创业板。',
          '15:05-15:30，僅科創板與創業板。',
        ),
        source: localText(
          'Summaries of the 2026 revision; ChiNext joined with its reform of 2020-08-24',
          '2026年修订的摘要；创业板自 2020-08-24 改革起适用',
          '2026年修訂的摘要；創業板自 2020-08-24 改革起適用',
        ),
        status: 'secondary',
      },
      {
        from: '2026-07-06',
        value: localText(
          '15:05-15:30, all A-shares and listed open-end funds of Shanghai and Shenzhen; Beijing shares too.',
          '15:05-15:30，沪深全部 A 股与上市开放式基金；北交所股票亦适用。',
          '15:05-15:30，滬深全部 A 股與上市開放式基金；北交所股票亦適用。',
        ),
        source: localText('Summaries of the 2026 revision', '2026年修订的摘要', '2026年修訂的摘要'),
        status: 'secondary',
      },
    ],
  ),
  ...ruleSeries(
    {
      series: 'cn-price-cage',
      market: 'cn',
      rule: 'note',
      title: localText('Price cage of limit orders', '限价申报有效范围', '限價申報有效範圍'),
    },
    [
      {
        from: '2023-04-10',
        value: localText(
          'STAR: buys up to 102%, sells from 98% of the reference price. Beijing: 105% and 95%. Main boards and ChiNext: 102% and 98% or ten ticks, whichever is wider (not verified).',
          '科创板：买入不高于基准价 102%，卖出不低于 98%。北交所：105% 与 95%。主板与创业板：102% 与 98% 或十个最小单位，取宽（未核实）。',
          '科創板：買入不高於基準價 102%，沽出不低於 98%。北交所：105% 與 95%。主板與創業板：102% 與 98% 或十個最小單位，取寬（未核實）。',
        ),
        source: localText('Guides', '投资指南', '投資指南'),
        status: 'secondary',
      },
    ],
  ),
  ...ruleSeries(
    { series: 'cn-calendar', market: 'cn', rule: 'note', title: localText('Trading calendar', '交易日历', '交易日曆') },
    [
      {
        from: '2004-01-01',
        to: `${lastAnnouncedYear}-12-31`,
        value: localText('Closures as announced, by list.', '休市日按公告清单。', '休市日按公告清單。'),
        source: localText(
          'Annual exchange notices; equal to the reference calendar of Shanghai 2004-2026',
          '沪深交易所年度休市安排通知；与上海 2004–2026 年参考日历一致',
          '滬深交易所年度休市安排通知；與上海 2004–2026 年參考日曆一致',
        ),
        status: 'verified',
      },
      {
        from: `${lastAnnouncedYear + 1}-01-01`,
        to: '2027-12-31',
        value: localText(
          'Projected from the statutory holidays: the official arrangement for 2027 was not published when this was written.',
          '按法定节假日推算：编写时 2027 年官方安排尚未公布。',
          '按法定假期推算：編寫時 2027 年官方安排尚未公佈。',
        ),
        source: localText('Projection of 2026-11-21', '2026-11-21 的推算', '2026-11-21 的推算'),
        status: 'unverified',
      },
    ],
  ),
  ...ruleSeries({ series: 'cn-halt', market: 'cn', rule: 'note', title: localText('Halts', '停牌', '停牌') }, [
    {
      from: '2004-01-01',
      value: localText(
        'A suspended share does not trade: orders wait and positions cannot be changed. A bar without volume and without a range is read as such a day.',
        '停牌期间不成交：委托等待，持仓不可变动。无成交量且无振幅的 K 线按停牌处理。',
        '停牌期間不成交：委託等待，持倉不可變動。無成交量且無振幅的 K 線按停牌處理。',
      ),
      source: localText(
        'Exchange trading rules',
        '《上海证券交易所交易规则》《深圳证券交易所交易规则》',
        '《上海證券交易所交易規則》《深圳證券交易所交易規則》',
      ),
      status: 'secondary',
    },
  ]),
];
