import { period } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { delaySize, delayStep } from '../../series/delay.ts';

/** Rate of change, fraction: Change against n bars ago, as a fraction. */
export const rocp: Indicator = {
  id: 'rocp',
  title: { en: 'Rate of change, fraction', 'zh-CN': '变动率（小数）', 'zh-HK': '變動率（小數）' },
  family: 'momentum',
  params: [period(10, 1)],
  inputs: ['real'],
  outputs: [{ name: 'rocp', unit: 'points', draw: 'line' }],
  lookback: ({ period: n }) => n,
  stateSize: ({ period: n }) => delaySize(n),
  step: (state, bar, out, { period: n }) => {
    const before = delayStep(state, 0, bar[0], n);
    out[0] = before === 0 ? 0 : (bar[0] - before) / before;
  },
  batch: ([x], [y], { period: n }) => {
    for (let i = n; i < y.length; i += 1) {
      const before = x[i - n];
      y[i] = before === 0 ? 0 : (x[i] - before) / before;
    }
  },
  meaning: {
    en: 'Change against n bars ago, as a fraction.',
    'zh-CN': '相对 n 根 K 线前的变化比例。',
    'zh-HK': '相對 n 根 K 線前的變化比例。',
  },
  tex: 'x_t/x_{t-n} - 1',
  source: 'TA-Lib ROCP',
  talib: { name: 'ROCP', params: { period: 'timeperiod' }, outputs: { rocp: 'real' } },
};
