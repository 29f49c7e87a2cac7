import type { MetricList, Words } from '../define-metric.ts';
import { defineMetric as figure } from '../define-metric.ts';

const bands: Words = [
  'A band around the average of closing prices, as wide as they have recently scattered.',
  '以收盘均价为中轴、宽度随近期波动而变的通道。',
  '以平均收市價為中軸、闊度隨近期波動而變的通道。',
];
const stochastic: Words = [
  'Where the close stands in the range of recent sessions, from 0 at its low to 100 at its high, smoothed.',
  '收盘价在近期区间中的位置（平滑后），0 为最低，100 为最高。',
  '收市價在近期區間中的位置（平滑後），0 為最低，100 為最高。',
];
const kdj: Words = [
  'The stochastic oscillator as Chinese traders read it; J leads K and D.',
  '中国交易者常用的随机指标，J 线领先于 K 与 D。',
  '華語交易者常用的隨機指標，J 線領先於 K 與 D。',
];

/** Lines that charts draw, as figures of one session. */
export const chartIndicators: MetricList = [
  figure(
    'macdLine',
    'points',
    ['MACD line', 'MACD 快线（DIF）', 'MACD 快線（DIF）'],
    ['Distance between a fast and a slow average of closing prices.', '收盘价快慢均线之差。', '收市價快慢平均線之差。'],
  ),
  figure(
    'macdSignal',
    'points',
    ['MACD signal line', 'MACD 信号线（DEA）', 'MACD 訊號線（DEA）'],
    ['Average of the MACD line.', 'MACD 快线的均线。', 'MACD 快線的平均線。'],
  ),
  figure(
    'macdHistogram',
    'points',
    ['MACD histogram', 'MACD 柱', 'MACD 柱'],
    [
      'The MACD line less its signal line: above zero the fast one is on top.',
      'MACD 快线减信号线：大于零时快线在上。',
      'MACD 快線減訊號線：大於零時快線在上。',
    ],
  ),
  figure('bollingerUpper', 'price', ['Upper Bollinger band', '布林带上轨', '保力加上軌'], bands),
  figure('bollingerMiddle', 'price', ['Middle Bollinger band', '布林带中轨', '保力加中軌'], bands),
  figure('bollingerLower', 'price', ['Lower Bollinger band', '布林带下轨', '保力加下軌'], bands),
  figure(
    'averageTrueRange',
    'price',
    ['Average true range', '平均真实波幅（ATR）', '平均真實波幅（ATR）'],
    [
      'How far prices swing in one session on average, gaps included.',
      '平均每个交易日的价格波幅，含跳空。',
      '平均每個交易日的價格波幅，含裂口。',
    ],
  ),
  figure(
    'averageDirectionalIndex',
    'points',
    ['Average directional index', '平均趋向指数（ADX）', '平均趨向指數（ADX）'],
    [
      'How strong a trend is, whichever way it goes, from 0 to 100.',
      '趋势的强度，不论方向，0 至 100。',
      '趨勢的強度，不論方向，0 至 100。',
    ],
  ),
  figure('stochasticK', 'points', ['Stochastic %K', '随机指标 %K', '隨機指標 %K'], stochastic),
  figure('stochasticD', 'points', ['Stochastic %D', '随机指标 %D', '隨機指標 %D'], stochastic),
  figure('kdjK', 'points', ['KDJ K', 'KDJ 的 K 值', 'KDJ 的 K 值'], kdj),
  figure('kdjD', 'points', ['KDJ D', 'KDJ 的 D 值', 'KDJ 的 D 值'], kdj),
  figure('kdjJ', 'points', ['KDJ J', 'KDJ 的 J 值', 'KDJ 的 J 值'], kdj),
  figure(
    'channelIndex',
    'points',
    ['Commodity channel index', '顺势指标（CCI）', '順勢指標（CCI）'],
    [
      'How far the price is from its average, in units of its usual distance.',
      '价格偏离均价的程度，以平均偏离为单位。',
      '價格偏離平均價的程度，以平均偏離為單位。',
    ],
  ),
  figure(
    'williamsRange',
    'points',
    ['Williams %R', '威廉指标（%R）', '威廉指標（%R）'],
    [
      'Where the close stands in the range of recent sessions, from -100 at its low to 0 at its high.',
      '收盘价在近期区间中的位置，-100 为最低，0 为最高。',
      '收市價在近期區間中的位置，-100 為最低，0 為最高。',
    ],
  ),
  figure(
    'moneyFlowIndex',
    'points',
    ['Money flow index', '资金流量指标（MFI）', '資金流量指標（MFI）'],
    [
      'How one-sided recent moves were when each is weighed by the value traded, from 0 to 100.',
      '按成交金额加权的近期涨跌单边程度，0 至 100。',
      '按成交金額加權的近期升跌單邊程度，0 至 100。',
    ],
  ),
];
