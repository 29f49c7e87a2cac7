import { localText } from '../../local-text.ts';
import { ruleSeries, type RuleRecord } from '../../market-rule.ts';

const settled = (days: number) => ({ cashDays: days, securityDays: days, resaleDays: 0 });

/** Lots, ticks, limits, settlement, short sales and halts of the United States. */
export const usTrading: readonly RuleRecord[] = [
  ...ruleSeries(
    { series: 'us-lot', market: 'us', rule: 'lot', title: localText('Order size', '交易单位', '交易單位') },
    [
      {
        from: '1998-01-01',
        value: { min: 1, step: 1, maxLimitOrder: null, maxMarketOrder: null, oddLotSell: 'any' },
        source: localText(
          'Odd lots trade freely; fractions depend on the broker; round-lot tiers since 2025-11 not checked',
          '零股可自由买卖；碎股视券商而定；2025-11 起的整手分档未核对',
          '碎股可自由買賣；不足一股視券商而定；2025-11 起的整手分級未核對',
        ),
        status: 'unverified',
      },
    ],
  ),
  ...ruleSeries(
    { series: 'us-tick', market: 'us', rule: 'tick', title: localText('Price step', '最小报价单位', '最低上落價位') },
    [
      {
        from: '2001-04-09',
        to: '2005-08-28',
        value: [{ above: 0, upTo: null, tick: 0.01 }],
        source: localText(
          'Decimal prices on all exchanges since 2001-04-09, recalled',
          '2001-04-09 起各交易所采用十进制报价（凭记忆）',
          '2001-04-09 起各交易所採用十進制報價（憑記憶）',
        ),
        status: 'unverified',
      },
      {
        from: '2005-08-29',
        value: [
          { above: 0, upTo: 0.9999, tick: 0.0001 },
          { above: 0.9999, upTo: null, tick: 0.01 },
        ],
        source: localText(
          'Rule 612 of Regulation NMS; the date of the half-cent amendment not checked',
          '美国 NMS 条例第 612 条（半美分修订的日期未核对）',
          '美國 NMS 規例第 612 條（半美仙修訂的日期未核對）',
        ),
        status: 'unverified',
      },
    ],
  ),
  ...ruleSeries(
    {
      series: 'us-price-limit',
      market: 'us',
      rule: 'price-limit',
      title: localText('Daily price limit', '涨跌幅限制', '升跌幅限制'),
    },
    [
      {
        from: '1998-01-01',
        value: { up: null, down: null },
        source: localText(
          'None; limit up-limit down pauses instead (luldplan.com)',
          '无；改以涨跌停暂停机制（luldplan.com）',
          '無；改以升跌停暫停機制（luldplan.com）',
        ),
        status: 'verified',
      },
    ],
  ),
  ...ruleSeries(
    { series: 'us-settlement', market: 'us', rule: 'settlement', title: localText('Settlement', '交收', '交收') },
    [
      {
        from: '1998-01-01',
        to: '2017-09-04',
        value: settled(3),
        source: localText(
          'SEC Rule 15c6-1, recalled',
          '美国证监会规则 15c6-1（凭记忆）',
          '美國證監會規則 15c6-1（憑記憶）',
        ),
        status: 'unverified',
      },
      {
        from: '2017-09-05',
        to: '2024-05-27',
        value: settled(2),
        source: localText(
          'SEC Rule 15c6-1, recalled',
          '美国证监会规则 15c6-1（凭记忆）',
          '美國證監會規則 15c6-1（憑記憶）',
        ),
        status: 'unverified',
      },
      {
        from: '2024-05-28',
        value: settled(1),
        source: localText(
          'SEC Rule 15c6-1; well known, not re-verified',
          '美国证监会规则 15c6-1（众所周知，未再次核实）',
          '美國證監會規則 15c6-1（眾所周知，未再次核實）',
        ),
        status: 'unverified',
      },
    ],
  ),
  ...ruleSeries(
    { series: 'us-short-sale', market: 'us', rule: 'short-sale', title: localText('Short sales', '卖空', '沽空') },
    [
      {
        from: '2007-07-06',
        to: '2011-02-27',
        value: { allowed: 'yes', uptick: 'none' },
        source: localText(
          'Uptick rule 10a-1 repealed 2007-07-06; financial shares banned 2008-09-19 to 2008-10-08; recalled',
          '美国证监会规则 10a-1（提价规则）于 2007-07-06 废止；2008-09-19 至 2008-10-08 禁止卖空金融股（凭记忆）',
          '美國證監會規則 10a-1（提價規則）於 2007-07-06 廢除；2008-09-19 至 2008-10-08 禁止沽空金融股（憑記憶）',
        ),
        status: 'unverified',
      },
      {
        from: '2011-02-28',
        value: { allowed: 'yes', uptick: 'after-ten-percent-fall' },
        source: localText(
          'Rule 201 of Regulation SHO, compliance date 2011-02-28, recalled',
          '美国 SHO 条例第 201 条，2011-02-28 起执行（凭记忆）',
          '美國 SHO 規例第 201 條，2011-02-28 起執行（憑記憶）',
        ),
        status: 'unverified',
      },
    ],
  ),
  ...ruleSeries(
    {
      series: 'us-luld',
      market: 'us',
      rule: 'note',
      title: localText('Limit up-limit down', '个股涨跌停熔断', '個股升跌停機制'),
    },
    [
      {
        from: '2019-04-11',
        value: localText(
          'Bands of 5% (tier 1) or 10% (tier 2) above $3, 20% from $0.75 to $3, the lesser of $0.15 and 75% below; doubled 09:30-09:45 and 15:35-16:00 (tier 2 above $3 not at the close). 15 s in a limit state, then a 5 min pause.',
          '3 美元以上：一级 5%，二级 10%；0.75 至 3 美元 20%；以下取 0.15 美元与 75% 的较小者；09:30-09:45 与 15:35-16:00 加倍（二级 3 美元以上收盘时段除外）。触及 15 秒后暂停 5 分钟。',
          '3 美元以上：一級 5%，二級 10%；0.75 至 3 美元 20%；以下取 0.15 美元與 75% 的較小者；09:30-09:45 與 15:35-16:00 加倍（二級 3 美元以上收市時段除外）。觸及 15 秒後暫停 5 分鐘。',
        ),
        source: localText(
          'luldplan.com; solomonexamprep',
          'luldplan.com；solomonexamprep',
          'luldplan.com；solomonexamprep',
        ),
        status: 'verified',
      },
    ],
  ),
  ...ruleSeries(
    {
      series: 'us-circuit-breaker',
      market: 'us',
      rule: 'note',
      title: localText('Market-wide circuit breaker', '全市场熔断', '全市場熔斷'),
    },
    [
      {
        from: '2013-04-08',
        value: localText(
          'S&P 500 down 7% or 13%: 15 min halt before 15:25; down 20%: closed for the day.',
          '标普 500 跌 7% 或 13%：15:25 前暂停 15 分钟；跌 20%：当日休市。',
          '標普 500 跌 7% 或 13%：15:25 前暫停 15 分鐘；跌 20%：當日停市。',
        ),
        source: localText(
          'NYSE Rule 7.12; well known, start recalled',
          '纽约证券交易所规则 7.12（众所周知，起始日凭记忆）',
          '紐約證券交易所規則 7.12（眾所周知，起始日憑記憶）',
        ),
        status: 'unverified',
      },
    ],
  ),
  ...ruleSeries({ series: 'us-hours', market: 'us', rule: 'note', title: localText('Hours', '交易时间', '交易時間') }, [
    {
      from: '1998-01-01',
      value: localText(
        '04:00-09:30 pre-market, 09:30-16:00 regular, 16:00-20:00 after hours, New York time; half days end at 13:00.',
        '纽约时间 04:00-09:30 盘前，09:30-16:00 常规，16:00-20:00 盘后；半日市 13:00 收盘。',
        '紐約時間 04:00-09:30 盤前，09:30-16:00 正常，16:00-20:00 盤後；半日市 13:00 收市。',
      ),
      source: localText(
        'Exchange pages; extended hours of early years not checked',
        '交易所页面（早年的延长时段未核对）',
        '交易所頁面（早年的延長時段未核對）',
      ),
      status: 'verified',
    },
  ]),
  ...ruleSeries(
    { series: 'us-calendar', market: 'us', rule: 'note', title: localText('Trading calendar', '交易日历', '交易日曆') },
    [
      {
        from: '1998-01-01',
        to: '2027-12-31',
        value: localText(
          'Holidays by rule, ad-hoc closures by list; 2026 and 2027 as announced.',
          '节假日按规则，临时休市按清单；2026 与 2027 年以公告为准。',
          '假期按規則，臨時休市按清單；2026 與 2027 年以公告為準。',
        ),
        source: localText(
          'NYSE Group calendar 2026-2028 of 2025-12-23; equal to SPY trading days 1998-2026',
          '纽约证券交易所集团2025-12-23公布的 2026–2028 年日历；与 SPY 1998–2026 年交易日一致',
          '紐約證券交易所集團2025-12-23公佈的 2026–2028 年日曆；與 SPY 1998–2026 年交易日一致',
        ),
        status: 'verified',
      },
    ],
  ),
  ...ruleSeries({ series: 'us-halt', market: 'us', rule: 'note', title: localText('Halts', '停牌', '停牌') }, [
    {
      from: '1998-01-01',
      value: localText(
        'A suspended share does not trade: orders wait and positions cannot be changed. A bar without volume and without a range is read as such a day.',
        '停牌期间不成交：委托等待，持仓不可变动。无成交量且无振幅的 K 线按停牌处理。',
        '停牌期間不成交：委託等待，持倉不可變動。無成交量且無振幅的 K 線按停牌處理。',
      ),
      source: localText(
        'NYSE Rule 123D, Nasdaq Rule 4120; recalled',
        '纽约证券交易所规则 123D、纳斯达克规则 4120（凭记忆）',
        '紐約證券交易所規則 123D、納斯達克規則 4120（憑記憶）',
      ),
      status: 'unverified',
    },
  ]),
];
