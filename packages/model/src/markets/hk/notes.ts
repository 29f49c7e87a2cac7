import { localText } from '../../local-text.ts';
import { ruleSeries, type RuleRecord } from '../../market-rule.ts';

/** Rules of Hong Kong told in words: hours, the calendar's standing, planned reforms. */
export const hkNotes: readonly RuleRecord[] = [
  ...ruleSeries({ series: 'hk-hours', market: 'hk', rule: 'note', title: localText('Hours', '交易时间', '交易時間') }, [
    {
      from: '2004-01-01',
      to: '2011-03-06',
      value: localText(
        'Open 10:00, close 16:00, half days to 12:30. The calendar keeps today’s lunch 12:00-13:00; the exchange paused 12:30-14:30, and the eves of Lunar New Year were half days.',
        '10:00 开市，16:00 收市，半日市至 12:30。日历沿用现行午休 12:00-13:00；当时实际午休为 12:30-14:30，农历除夕为半日市。',
        '10:00 開市，16:00 收市，半日市至 12:30。日曆沿用現行午休 12:00-13:00；當時實際午休為 12:30-14:30，農曆除夕為半日市。',
      ),
      source: localText(
        'Reference calendar; lunch and eves recalled',
        '参考日历（午间休市与节前半日市凭记忆）',
        '參考日曆（午間休市與節前半日市憑記憶）',
      ),
      status: 'unverified',
    },
    {
      from: '2011-03-07',
      to: '2012-03-04',
      value: localText(
        'Open 09:30, close 16:00. The calendar keeps today’s lunch 12:00-13:00; the exchange paused until 13:30.',
        '09:30 开市，16:00 收市。日历沿用现行午休 12:00-13:00；当时实际午休至 13:30。',
        '09:30 開市，16:00 收市。日曆沿用現行午休 12:00-13:00；當時實際午休至 13:30。',
      ),
      source: localText(
        'Reference calendar; lunch recalled',
        '参考日历（午间休市凭记忆）',
        '參考日曆（午間休市憑記憶）',
      ),
      status: 'unverified',
    },
    {
      from: '2012-03-05',
      value: localText(
        '09:00-09:30 pre-opening, 09:30-12:00, 13:00-16:00, closing auction to a random time 16:08-16:10 (since 2016-07-25). Half days on the eves of Christmas, New Year and Lunar New Year: to 12:00, auction to 12:08-12:10.',
        '09:00-09:30 开市前时段，09:30-12:00，13:00-16:00，收市竞价至 16:08-16:10 随机（自 2016-07-25）。圣诞、新年、农历新年前夕半日市：至 12:00，竞价至 12:08-12:10。',
        '09:00-09:30 開市前時段，09:30-12:00，13:00-16:00，收市競價至 16:08-16:10 隨機（自 2016-07-25）。聖誕、新年、農曆新年前夕半日市：至 12:00，競價至 12:08-12:10。',
      ),
      source: localText(
        'Broker copies of the HKEX timetable',
        '券商转载的香港交易所时间表',
        '券商轉載的香港交易所時間表',
      ),
      status: 'verified',
    },
  ]),
  ...ruleSeries(
    { series: 'hk-calendar', market: 'hk', rule: 'note', title: localText('Trading calendar', '交易日历', '交易日曆') },
    [
      {
        from: '2004-01-01',
        to: '2026-12-31',
        value: localText(
          'General holidays and days lost whole to typhoons or black rainstorms; a lost morning leaves the scheduled hours.',
          '公众假期及因台风或黑雨全日停市的日子；仅上午停市时仍列预定时段。',
          '公眾假期及因颱風或黑雨全日停市的日子；僅上午停市時仍列預定時段。',
        ),
        source: localText(
          'Government Gazette; equal to the reference calendar to 2025-09-05 and to the days Tencent traded to 2026-03-26',
          '香港《宪报》；与至 2025-09-05 的参考日历及至 2026-03-26 腾讯的交易日一致',
          '《憲報》；與至 2025-09-05 的參考日曆及至 2026-03-26 騰訊的交易日一致',
        ),
        status: 'verified',
      },
      {
        from: '2027-01-01',
        to: '2027-12-31',
        value: localText(
          'General holidays of 2027 by the ordinance; the exchange’s own 2027 calendar was not at hand.',
          '2027 年公众假期按条例推算；未取得交易所 2027 年日历。',
          '2027 年公眾假期按條例推算；未取得交易所 2027 年日曆。',
        ),
        source: localText(
          'General Holidays Ordinance; public holiday pages',
          '香港《公众假期条例》（第149章）；公众假期页面',
          '《公眾假期條例》（第149章）；公眾假期頁面',
        ),
        status: 'secondary',
      },
    ],
  ),
  ...ruleSeries(
    {
      series: 'hk-lot-reform',
      market: 'hk',
      rule: 'note',
      title: localText('Planned: eight board lots', '计划：八种每手股数', '計劃：八種每手股數'),
    },
    [
      {
        from: '2025-12-18',
        value: localText(
          'Consultation: lots of 1, 50, 100, 500, 1000, 2000, 5000 or 10000 worth HK$1,000 to 50,000; conclusions and start not found, therefore not applied.',
          '咨询：每手 1、50、100、500、1000、2000、5000 或 10000 股，价值 1,000 至 50,000 港元；结论与实施日期未查到，故未应用。',
          '諮詢：每手 1、50、100、500、1000、2000、5000 或 10000 股，價值 1,000 至 50,000 港元；結論與實施日期未查到，故未應用。',
        ),
        source: localText(
          'HKEX consultation, closed 2026-03-12',
          '香港交易所咨询文件（2026-03-12 截止）',
          '香港交易所諮詢文件（2026-03-12 截止）',
        ),
        status: 'unverified',
      },
    ],
  ),
  ...ruleSeries({ series: 'hk-halt', market: 'hk', rule: 'note', title: localText('Halts', '停牌', '停牌') }, [
    {
      from: '2004-01-01',
      value: localText(
        'A suspended share does not trade: orders wait and positions cannot be changed. A bar without volume and without a range is read as such a day.',
        '停牌期间不成交：委托等待，持仓不可变动。无成交量且无振幅的 K 线按停牌处理。',
        '停牌期間不成交：委託等待，持倉不可變動。無成交量且無振幅的 K 線按停牌處理。',
      ),
      source: localText('Exchange trading rules', '《香港联合交易所规则》', '《交易所規則》'),
      status: 'secondary',
    },
  ]),
];
