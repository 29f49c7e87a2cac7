import type { LocalText } from '@plumbline/model/locale';
import { localText } from '@plumbline/model/local-text';

/** What the words of the code view mean, apart from indicators, which bring their own texts. */
export const functionDocs: Readonly<Record<string, LocalText>> = {
  open: localText('First price of the bar.', 'K 线的第一个价格。', 'K 線的第一個價格。'),
  high: localText('Highest price of the bar.', 'K 线的最高价格。', 'K 線的最高價格。'),
  low: localText('Lowest price of the bar.', 'K 线的最低价格。', 'K 線的最低價格。'),
  close: localText(
    'Last price of the bar. Decisions are made on it and filled at the next open.',
    'K 线的最后价格。决定据此作出，并在下一根开盘成交。',
    'K 線的最後價格。決定據此作出，並在下一根開市成交。',
  ),
  volume: localText('Shares or coins traded in the bar.', '该 K 线成交的股数或币数。', '該 K 線成交的股數或幣數。'),
  parameter: localText(
    'A setting of this strategy, moved by its slider.',
    '本策略的参数，可用滑块调整。',
    '本策略的參數，可用滑桿調整。',
  ),
  constant: localText('A fixed number.', '固定数值。', '固定數值。'),
  series: localText(
    'A data column that comes with the bars, as it was known on each of them.',
    '随 K 线给出的数据列，取当时已知的值。',
    '隨 K 線給出的數據列，取當時已知的值。',
  ),
  ago: localText(
    'The value so many bars earlier: close[1] is the previous close.',
    '若干根 K 线之前的值，close[1] 即前一根收盘价。',
    '若干根 K 線之前的值，close[1] 即前一根收市價。',
  ),
  lasting: localText(
    'True when the condition has held on each of the last bars.',
    '条件在最近每根 K 线上都成立时为真。',
    '條件在最近每根 K 線上都成立時為真。',
  ),
  other: localText(
    'The same on another instrument, as known when this bar closed.',
    '在另一标的上的同一数值，取本 K 线收盘时已知的值。',
    '在另一標的上的同一數值，取本 K 線收市時已知的值。',
  ),
  score: localText(
    'Standard deviations above the average of the universe on this bar, outliers pulled in.',
    '当日高于全体平均的标准差倍数，极端值已收敛。',
    '當日高於全體平均的標準差倍數，極端值已收斂。',
  ),
  percentile: localText(
    'Share of the universe that stands below on this bar, from 0 to 1.',
    '当日低于该值的标的占比，取 0 至 1。',
    '當日低於該值的標的佔比，取 0 至 1。',
  ),
  learned: localText(
    'How it will stand among the universe, learned again and again from what followed the features before. Add horizon: and memory: in bars.',
    '预测其在全体中的未来位置，按各特征过去之后的表现反复重新学习，须写明 horizon 与 memory 的 K 线数。',
    '預測其在全體中的未來位置，按各特徵過去之後的表現反覆重新學習，須寫明 horizon 與 memory 的 K 線數。',
  ),
  absolute: localText('Without its sign.', '去掉正负号。', '去掉正負號。'),
  log: localText(
    'Natural logarithm; nothing at or below 0.',
    '自然对数，不大于 0 时无值。',
    '自然對數，不大於 0 時無值。',
  ),
  min: localText('The smallest of several.', '若干值中的最小者。', '若干值中的最小者。'),
  max: localText('The largest of several.', '若干值中的最大者。', '若干值中的最大者。'),
  crossesAbove: localText(
    'True on the bar where the left side turns from below the right side to above it.',
    '左侧由下方转到右侧上方的那根 K 线为真。',
    '左側由下方轉到右側上方的那根 K 線為真。',
  ),
  crossesBelow: localText(
    'True on the bar where the left side turns from above the right side to below it.',
    '左侧由上方转到右侧下方的那根 K 线为真。',
    '左側由上方轉到右側下方的那根 K 線為真。',
  ),
  'position.side': localText(
    '1 long, -1 short, 0 flat.',
    '多头为 1，空头为 -1，空仓为 0。',
    '好倉為 1，淡倉為 -1，無持倉為 0。',
  ),
  'position.units': localText('Units held, negative when short.', '持有数量，空头为负。', '持有數量，淡倉為負。'),
  'position.barsHeld': localText(
    'Closes since the entry, its own bar included.',
    '开仓以来的收盘次数，含开仓当根。',
    '開倉以來的收市次數，含開倉當根。',
  ),
  'position.entryPrice': localText('Average price of the entry.', '开仓均价。', '開倉均價。'),
  'position.profit': localText(
    'Fraction of the entry price gained so far.',
    '相对开仓价的浮动盈亏比例。',
    '相對開倉價的浮動盈虧比例。',
  ),
  'calendar.dayOfWeek': localText('1 is Monday, 7 is Sunday.', '1 为星期一，7 为星期日。', '1 為星期一，7 為星期日。'),
  'calendar.dayOfMonth': localText('1 to 31.', '1 至 31。', '1 至 31。'),
  'calendar.month': localText('1 to 12.', '1 至 12。', '1 至 12。'),
  'calendar.year': localText('Such as 2026.', '例如 2026。', '例如 2026。'),
  'calendar.isMonthStart': localText(
    'True on the first bar of a month.',
    '当月第一根 K 线为真。',
    '當月第一根 K 線為真。',
  ),
  'calendar.tradingDaysLeftInMonth': localText(
    'Trading days of the month after this one, by the calendar of the market: 0 on the last. For daily or shorter bars.',
    '本月此后还有几个交易日，按市场日历：最后一个交易日为 0。适用于日线或更短周期。',
    '本月此後還有幾個交易日，按市場日曆：最後一個交易日為 0。適用於日線或更短週期。',
  ),
  'calendar.tradingDaysLeftInQuarter': localText(
    'The same to the end of the quarter.',
    '同上，计至季末。',
    '同上，計至季末。',
  ),
  'calendar.tradingDaysLeftInYear': localText(
    'The same to the end of the year.',
    '同上，计至年末。',
    '同上，計至年末。',
  ),
};
