import type { Indicator } from '../indicator.ts';
import { markMissing, whole } from '../../series/rows.ts';

/** Median price: Middle of a bar. */
export const medprice: Indicator = {
  id: 'medprice',
  title: { en: 'Median price', 'zh-CN': '中位价', 'zh-HK': '中位價' },
  family: 'price',
  params: [],
  inputs: ['high', 'low'],
  outputs: [{ name: 'medprice', unit: 'price', draw: 'line' }],
  lookback: () => 0,
  stateSize: () => 0,
  step: (_state, bar, out) => {
    out[0] = (bar[0] + bar[1]) / 2;
  },
  batch: ([a, b], [y]) => {
    const length = whole(y.length);
    y[0] = (a[0] + b[0]) / 2;
    let sum = y[0];
    let more = 0;
    let i = 1;
    for (const end = length - 3; i < end; i += 4) {
      const p = (a[i] + b[i]) / 2;
      const q = (a[i + 1] + b[i + 1]) / 2;
      const r = (a[i + 2] + b[i + 2]) / 2;
      const s = (a[i + 3] + b[i + 3]) / 2;
      y[i] = p;
      y[i + 1] = q;
      y[i + 2] = r;
      y[i + 3] = s;
      sum += p + q;
      more += r + s;
    }
    for (; i < length; i += 1) {
      y[i] = (a[i] + b[i]) / 2;
      sum += y[i];
    }
    markMissing(y, sum + more);
  },
  carriesMissing: true,
  meaning: { en: 'Middle of a bar.', 'zh-CN': 'K 线的中点。', 'zh-HK': 'K 線的中點。' },
  tex: '\\tfrac12(h+l)',
  source: 'TA-Lib MEDPRICE',
  talib: { name: 'MEDPRICE', params: {}, outputs: { medprice: 'real' } },
};
