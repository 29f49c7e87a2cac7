import { period } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { isFlat } from '../../series/flat.ts';
import { isWindowFull, windowPush, windowSize, windowSum } from '../../series/window.ts';

/** Average deviation: How far prices stray from their average, without giving large strays extra weight. */
export const avgdev: Indicator = {
  id: 'avgdev',
  title: { en: 'Average deviation', 'zh-CN': '平均绝对偏差', 'zh-HK': '平均絕對偏差' },
  family: 'price',
  params: [period(14)],
  inputs: ['real'],
  outputs: [{ name: 'avgdev', unit: 'points', draw: 'line' }],
  lookback: ({ period: n }) => n - 1,
  stateSize: ({ period: n }) => windowSize(n),
  step: (state, bar, out, { period: n }) => {
    windowPush(state, 0, bar[0], n);
    out[0] = Number.NaN;
    if (!isWindowFull(state, 0, n)) return;
    const mean = windowSum(state, 0, n) / n;
    let sum = 0;
    for (let i = 2; i < 2 + n; i += 1) sum += Math.abs(state[i] - mean);
    out[0] = isFlat(sum * sum, mean, n) ? 0 : sum / n;
  },
  batch: ([x], [y], { period: n }) => {
    for (let i = n - 1; i < y.length; i += 1) {
      let total = 0;
      for (let k = i - n + 1; k <= i; k += 1) total += x[k];
      const mean = total / n;
      let sum = 0;
      for (let k = i - n + 1; k <= i; k += 1) sum += Math.abs(x[k] - mean);
      y[i] = isFlat(sum * sum, mean, n) ? 0 : sum / n;
    }
  },
  meaning: {
    en: 'How far prices stray from their average, without giving large strays extra weight.',
    'zh-CN': '价格平均偏离均值的幅度，不额外放大极端值。',
    'zh-HK': '價格平均偏離均值的幅度，不額外放大極端值。',
  },
  tex: '\\frac{1}{n}\\sum |x - \\bar x|',
  source: 'TA-Lib AVGDEV',
  talib: { name: 'AVGDEV', params: { period: 'timeperiod' }, outputs: { avgdev: 'real' } },
};
