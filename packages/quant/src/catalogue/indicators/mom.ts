import { period } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { delaySize, delayStep } from '../../series/delay.ts';

/** Momentum: Change against n bars ago, in price. */
export const mom: Indicator = {
  id: 'mom',
  title: { en: 'Momentum', 'zh-CN': '动量', 'zh-HK': '動量' },
  family: 'momentum',
  params: [period(10, 1)],
  inputs: ['real'],
  outputs: [{ name: 'mom', unit: 'points', draw: 'line' }],
  lookback: ({ period: n }) => n,
  stateSize: ({ period: n }) => delaySize(n),
  step: (state, bar, out, { period: n }) => {
    const before = delayStep(state, 0, bar[0], n);
    out[0] = bar[0] - before;
  },
  batch: ([x], [y], { period: n }) => {
    for (let i = n; i < x.length; i += 1) y[i] = x[i] - x[i - n];
  },
  meaning: {
    en: 'Change against n bars ago, in price.',
    'zh-CN': '相对 n 根 K 线前的价格变化。',
    'zh-HK': '相對 n 根 K 線前的價格變化。',
  },
  tex: 'x_t - x_{t-n}',
  source: 'TA-Lib MOM',
  talib: { name: 'MOM', params: { period: 'timeperiod' }, outputs: { mom: 'real' } },
};
