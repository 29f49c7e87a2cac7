import type { Metric } from '../metric.ts';
import type { MetricList } from '../define-metric.ts';
import { defineMetric as figure } from '../define-metric.ts';

function windowReturn(id: string, en: string, zhCN: string, zhHK: string): Metric {
  return figure(
    id,
    'fraction',
    [`Return, ${en}`, `${zhCN}回报`, `${zhHK}回報`],
    [
      `Gain or loss over ${en}, with dividends, where there are any, reinvested.`,
      `${zhCN}的涨跌幅，有股息时计入再投资。`,
      `${zhHK}的升跌幅，有股息時計入再投資。`,
    ],
    { better: 'higher', isChange: true },
  );
}

/** What the price did: changes over fixed windows, extremes, averages and their dates. */
export const priceHistory: MetricList = [
  figure(
    'dayChange',
    'fraction',
    ['Change on the day', '当日涨跌', '當日升跌'],
    ['Price against the previous close.', '相对昨收的涨跌幅。', '相對前收市價的升跌幅。'],
    { decimals: 2, better: 'higher', isChange: true },
  ),
  windowReturn('return1M', '1 month', '近一个月', '近一個月'),
  windowReturn('return3M', '3 months', '近三个月', '近三個月'),
  windowReturn('return6M', '6 months', '近六个月', '近六個月'),
  windowReturn('returnYTD', 'the year to date', '今年以来', '今年以來'),
  windowReturn('return1Y', '1 year', '近一年', '近一年'),
  windowReturn('return3Y', '3 years', '近三年', '近三年'),
  windowReturn('return5Y', '5 years', '近五年', '近五年'),
  windowReturn('return10Y', '10 years', '近十年', '近十年'),
  figure(
    'momentum12To1',
    'fraction',
    ['Return over a year, last month left out', '近一年涨跌幅（剔除最近一个月）', '近一年升跌幅（剔除最近一個月）'],
    [
      'Return of the year before the last month, with dividends, where there are any, reinvested; the last month tends to reverse.',
      '最近一个月之前的一年回报，有股息时计入再投资；最近一个月往往反转。',
      '最近一個月之前的一年回報，有股息時計入再投資；最近一個月往往反轉。',
    ],
    { better: 'higher', isChange: true },
  ),
  figure(
    'high52w',
    'price',
    ['52-week high', '52 周最高', '52 週高位'],
    ['Highest price of the last 52 weeks.', '近 52 周的最高价。', '近 52 週的最高價。'],
  ),
  figure(
    'low52w',
    'price',
    ['52-week low', '52 周最低', '52 週低位'],
    ['Lowest price of the last 52 weeks.', '近 52 周的最低价。', '近 52 週的最低價。'],
  ),
  figure(
    'position52w',
    'percentile',
    ['Position in 52-week range', '52 周区间位置', '52 週區間位置'],
    [
      'Where the price stands between the 52-week low (0) and high (1).',
      '价格在 52 周最低（0）与最高（1）之间的位置。',
      '價格於 52 週低位（0）與高位（1）之間的位置。',
    ],
  ),
  figure(
    'allTimeHigh',
    'price',
    ['Highest price on record', '有记录以来最高', '有紀錄以來最高'],
    ['Highest price in the recorded history.', '已有历史中的最高价。', '已有歷史中的最高價。'],
  ),
  figure(
    'drawdownFromHigh',
    'fraction',
    ['Below the record high', '距历史最高价', '距歷史最高價'],
    [
      'How far the price stands below the highest price of any day on record.',
      '价格低于历史盘中最高价的幅度。',
      '價格低於歷史即市最高價的幅度。',
    ],
    { better: 'higher', isChange: true },
  ),
  figure(
    'daysSinceHigh',
    'days',
    ['Days since the high', '距历史最高价天数', '距歷史最高價日數'],
    ['Calendar days since the highest price on record.', '距历史最高价的自然日数。', '距歷史最高價的曆日數。'],
  ),
  figure(
    'averageVolume',
    'shares',
    ['Average volume', '平均成交量', '平均成交量'],
    ['Shares traded on an average day of the window.', '窗口内日均成交股数。', '窗口內日均成交股數。'],
  ),
  figure(
    'movingAverage50',
    'price',
    ['50-day average', '50 日均线', '50 天平均線'],
    ['Average closing price of the last 50 sessions.', '近 50 个交易日收盘均价。', '近 50 個交易日平均收市價。'],
  ),
  figure(
    'movingAverage200',
    'price',
    ['200-day average', '200 日均线', '200 天平均線'],
    ['Average closing price of the last 200 sessions.', '近 200 个交易日收盘均价。', '近 200 個交易日平均收市價。'],
  ),
  figure(
    'movingAverage',
    'price',
    ['Moving average', '移动平均线', '移動平均線'],
    ['Average closing price of the sessions it names.', '所列交易日的收盘均价。', '所列交易日的平均收市價。'],
  ),
  figure(
    'exponentialAverage',
    'price',
    ['Exponential moving average', '指数移动平均线', '指數移動平均線'],
    [
      'Average closing price in which recent sessions weigh more.',
      '更看重近期交易日的收盘均价。',
      '更看重近期交易日的平均收市價。',
    ],
  ),
  figure(
    'relativeStrength',
    'points',
    ['Relative strength index', '相对强弱指标（RSI）', '相對強弱指標（RSI）'],
    [
      'How one-sided recent moves were: near 100 almost only gains, near 0 almost only losses.',
      '近期涨跌的单边程度：接近 100 几乎只涨，接近 0 几乎只跌。',
      '近期升跌的單邊程度：接近 100 幾乎只升，接近 0 幾乎只跌。',
    ],
    { decimals: 1 },
  ),
  figure(
    'maxDrawdownPeak',
    'date',
    ['Peak before the deepest fall', '最大回撤起点', '最大跌幅起點'],
    ['Date of the high from which the deepest fall began.', '最大回撤开始的高点日期。', '最大跌幅開始的高位日期。'],
  ),
  figure(
    'maxDrawdownTrough',
    'date',
    ['Bottom of the deepest fall', '最大回撤低点', '最大跌幅低點'],
    ['Date on which the deepest fall ended.', '最大回撤触底的日期。', '最大跌幅見底的日期。'],
  ),
  figure(
    'maxDrawdownRecovery',
    'date',
    ['Recovered from the deepest fall', '最大回撤收复日', '最大跌幅收復日'],
    ['First date on which the earlier high was reached again.', '重回此前高点的首日。', '重返此前高位的首日。'],
  ),
];
