import { factor, period } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { isWindowFull, windowAt, windowPush, windowSize } from '../../series/window.ts';

/** Writes the bell-shaped weights, newest price first, so that they add up to one. */
function writeWeights(state: Float64Array, at: number, n: number, offset: number, sigma: number): void {
  const centre = offset * (n - 1);
  const width = n / sigma;
  let sum = 0;
  for (let back = 0; back < n; back += 1) {
    const away = n - 1 - back - centre;
    state[at + back] = Math.exp((-away * away) / (2 * width * width));
    sum += state[at + back];
  }
  for (let back = 0; back < n; back += 1) state[at + back] /= sum;
}

/** Arnaud Legoux moving average: An average weighted by a bell curve that leans to recent prices: smooth, with little lag. */
export const alma: Indicator = {
  id: 'alma',
  title: { en: 'Arnaud Legoux moving average', 'zh-CN': '阿诺·勒古均线', 'zh-HK': '阿諾·勒古平均線' },
  family: 'overlap',
  params: [
    period(9),
    factor('offset', { en: 'Offset', 'zh-CN': '偏移', 'zh-HK': '偏移' }, 0.85, 0, 1, 0.01),
    factor('sigma', { en: 'Sigma', 'zh-CN': '宽度系数', 'zh-HK': '寬度系數' }, 6, 0.5, 50, 0.5),
  ],
  inputs: ['real'],
  outputs: [{ name: 'alma', unit: 'price', draw: 'line' }],
  lookback: ({ period: n }) => n - 1,
  stateSize: ({ period: n }) => windowSize(n) + n,
  step: (state, bar, out, { period: n, offset, sigma }) => {
    const weights = windowSize(n);
    if (state[0] === 0) writeWeights(state, weights, n, offset, sigma);
    windowPush(state, 0, bar[0], n);
    let sum = Number.NaN;
    if (isWindowFull(state, 0, n)) {
      sum = 0;
      for (let back = n - 1; back >= 0; back -= 1) sum += state[weights + back] * windowAt(state, 0, back, n);
    }
    out[0] = sum;
  },
  meaning: {
    en: 'An average weighted by a bell curve that leans to recent prices: smooth, with little lag.',
    'zh-CN': '用偏向近期的钟形曲线加权的均线：平滑而滞后小。',
    'zh-HK': '用偏向近期的鐘形曲線加權的平均線：平滑而滯後小。',
  },
  tex: '\\sum w_i c_i, w_i \\propto e^{-(i-m)^2/2s^2}',
  source: 'Legoux, Kouzis-Loukas 2009; Stock.Indicators ALMA',
};
