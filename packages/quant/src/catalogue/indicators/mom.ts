import { period } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { markMissing, whole } from '../../series/rows.ts';
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
    if (x.length <= n) return;
    const rows = whole(x.length - n);
    const after = x.subarray(n);
    const out = y.subarray(n);
    out[0] = after[0] - x[0];
    let sum = out[0];
    let more = 0;
    let i = 1;
    for (const end = rows - 3; i < end; i += 4) {
      const p = after[i] - x[i];
      const q = after[i + 1] - x[i + 1];
      const r = after[i + 2] - x[i + 2];
      const s = after[i + 3] - x[i + 3];
      out[i] = p;
      out[i + 1] = q;
      out[i + 2] = r;
      out[i + 3] = s;
      sum += p + q;
      more += r + s;
    }
    for (; i < rows; i += 1) {
      out[i] = after[i] - x[i];
      sum += out[i];
    }
    // Of few rows, some are in no difference.
    for (let row = rows; row < n; row += 1) sum += x[row];
    markMissing(y, sum + more);
  },
  carriesMissing: true,
  meaning: {
    en: 'Change against n bars ago, in price.',
    'zh-CN': '相对 n 根 K 线前的价格变化。',
    'zh-HK': '相對 n 根 K 線前的價格變化。',
  },
  tex: 'x_t - x_{t-n}',
  source: 'TA-Lib MOM',
  talib: { name: 'MOM', params: { period: 'timeperiod' }, outputs: { mom: 'real' } },
};
