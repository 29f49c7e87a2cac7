import type { Indicator } from '../indicator.ts';
import { markMissing, whole } from '../../series/rows.ts';

/** Typical price: Mean of high, low and close. */
export const typprice: Indicator = {
  id: 'typprice',
  title: { en: 'Typical price', 'zh-CN': '典型价', 'zh-HK': '典型價' },
  family: 'price',
  params: [],
  inputs: ['high', 'low', 'close'],
  outputs: [{ name: 'typprice', unit: 'price', draw: 'line' }],
  lookback: () => 0,
  stateSize: () => 0,
  step: (_state, bar, out) => {
    out[0] = (bar[0] + bar[1] + bar[2]) / 3;
  },
  batch: ([a, b, c], [y]) => {
    const length = whole(y.length);
    y[0] = (a[0] + b[0] + c[0]) / 3;
    let sum = y[0];
    let more = 0;
    let i = 1;
    for (const end = length - 3; i < end; i += 4) {
      const p = (a[i] + b[i] + c[i]) / 3;
      const q = (a[i + 1] + b[i + 1] + c[i + 1]) / 3;
      const r = (a[i + 2] + b[i + 2] + c[i + 2]) / 3;
      const s = (a[i + 3] + b[i + 3] + c[i + 3]) / 3;
      y[i] = p;
      y[i + 1] = q;
      y[i + 2] = r;
      y[i + 3] = s;
      sum += p + q;
      more += r + s;
    }
    for (; i < length; i += 1) {
      y[i] = (a[i] + b[i] + c[i]) / 3;
      sum += y[i];
    }
    markMissing(y, sum + more);
  },
  carriesMissing: true,
  meaning: { en: 'Mean of high, low and close.', 'zh-CN': '高低收的均值。', 'zh-HK': '高低收的均值。' },
  tex: '\\tfrac13(h+l+c)',
  source: 'TA-Lib TYPPRICE',
  talib: { name: 'TYPPRICE', params: {}, outputs: { typprice: 'real' } },
};
