import { period } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { whole } from '../../series/rows.ts';
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
    const length = whole(x.length);
    let i = whole(n);
    let k = whole(0);
    y[0] = Number.NaN;
    // Four at a time: a round of the loop costs as much as a row.
    for (const end = length - 3; i < end; i += 4, k += 4) {
      y[i] = x[i] - x[k];
      y[i + 1] = x[i + 1] - x[k + 1];
      y[i + 2] = x[i + 2] - x[k + 2];
      y[i + 3] = x[i + 3] - x[k + 3];
    }
    for (; i < length; i += 1, k += 1) y[i] = x[i] - x[k];
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
