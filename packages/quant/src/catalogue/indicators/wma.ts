import { period } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { weightedColumn, weightedSize, weightedStep } from '../../series/weighted.ts';

/** Weighted moving average: An average whose weights fall in a straight line from the newest value to the oldest. */
export const wma: Indicator = {
  id: 'wma',
  title: { en: 'Weighted moving average', 'zh-CN': '加权移动平均线', 'zh-HK': '加權移動平均線' },
  family: 'overlap',
  params: [period(30)],
  inputs: ['real'],
  outputs: [{ name: 'wma', unit: 'price', draw: 'line' }],
  lookback: ({ period: n }) => n - 1,
  stateSize: ({ period: n }) => weightedSize(n),
  step: (state, bar, out, { period: n }) => {
    out[0] = weightedStep(state, 0, bar[0], n);
  },
  batch: ([x], [y], { period: n }) => weightedColumn(x, y, n),
  meaning: {
    en: 'An average whose weights fall in a straight line from the newest value to the oldest.',
    'zh-CN': '权重由新到旧直线递减的均线。',
    'zh-HK': '權重由新到舊直線遞減的平均線。',
  },
  tex: '\\frac{\\sum_{i=0}^{n-1}(n-i)x_{t-i}}{n(n+1)/2}',
  source: 'TA-Lib WMA',
  talib: { name: 'WMA', params: { period: 'timeperiod' }, outputs: { wma: 'real' } },
};
