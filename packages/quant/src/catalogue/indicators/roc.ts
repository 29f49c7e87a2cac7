import { period } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { delaySize, delayStep } from '../../series/delay.ts';
import { whole } from '../../series/rows.ts';

const change = (value: number, before: number): number => (before === 0 ? 0 : (value / before - 1) * 100);

/** Rate of change: Change against n bars ago, in percent. */
export const roc: Indicator = {
  id: 'roc',
  title: { en: 'Rate of change', 'zh-CN': '变动率', 'zh-HK': '變動率' },
  family: 'momentum',
  params: [period(10, 1)],
  inputs: ['real'],
  outputs: [{ name: 'roc', unit: 'points', draw: 'line' }],
  lookback: ({ period: n }) => n,
  stateSize: ({ period: n }) => delaySize(n),
  step: (state, bar, out, { period: n }) => {
    out[0] = change(bar[0], delayStep(state, 0, bar[0], n));
  },
  row: (memory, [x], [y], { period: n }, from, to) => {
    const size = delaySize(n);
    for (let k = from, at = from * size; k < to; k += 1, at += size)
      y[k] = change(x[k], delayStep(memory, at, x[k], n));
  },
  batch: ([x], [y], { period }) => {
    const n = whole(period);
    const length = whole(Math.min(x.length, y.length));
    y[0] = Number.NaN;
    for (let i = n; i < length; i += 1) y[i] = change(x[i], x[(i - n) >>> 0]);
  },
  meaning: {
    en: 'Change against n bars ago, in percent.',
    'zh-CN': '相对 n 根 K 线前的百分比变化。',
    'zh-HK': '相對 n 根 K 線前的百分比變化。',
  },
  tex: '100(x_t/x_{t-n} - 1)',
  source: 'TA-Lib ROC',
  talib: { name: 'ROC', params: { period: 'timeperiod' }, outputs: { roc: 'real' } },
};
