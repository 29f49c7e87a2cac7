import { period, real } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';

/** State: count, next slot, sum, then the last n values as a ring. */
const ring = 3;

/** Simple moving average: the mean of the last n values. */
export const sma: Indicator = {
  id: 'sma',
  title: { en: 'Simple moving average', 'zh-CN': '简单移动平均线', 'zh-HK': '簡單移動平均線' },
  family: 'overlap',
  params: [period(30)],
  inputs: [real],
  outputs: [{ name: 'sma', unit: 'price', draw: 'line' }],
  lookback: ({ period: n }) => n - 1,
  stateSize: ({ period: n }) => ring + n,
  init: () => {},
  step: (state, bar, out, { period: n }) => {
    const slot = state[1];
    state[2] += bar[0] - state[ring + slot];
    state[ring + slot] = bar[0];
    state[1] = slot + 1 === n ? 0 : slot + 1;
    state[0] += 1;
    if (state[1] === 0) {
      // Summing the ring afresh once per round keeps rounding from piling up.
      let sum = 0;
      for (let i = 0; i < n; i += 1) sum += state[ring + i];
      state[2] = sum;
    }
    out[0] = state[0] >= n ? state[2] / n : Number.NaN;
  },
  meaning: {
    en: 'Smooths a price so that its direction can be seen; the longer the period, the slower it turns.',
    'zh-CN': '平滑价格以看清方向，周期越长，转向越慢。',
    'zh-HK': '平滑價格以看清方向，週期越長，轉向越慢。',
  },
  tex: '\\frac{1}{n}\\sum_{i=0}^{n-1} x_{t-i}',
  source: 'TA-Lib SMA',
  talib: { name: 'SMA', params: { period: 'timeperiod' }, outputs: { sma: 'real' } },
};
