import type { Indicator } from '../indicator.ts';
import { markMissing, whole } from '../../series/rows.ts';

/** Weighted close: Like the typical price, with the close counted twice. */
export const wclprice: Indicator = {
  id: 'wclprice',
  title: { en: 'Weighted close', 'zh-CN': '加权收盘价', 'zh-HK': '加權收市價' },
  family: 'price',
  params: [],
  inputs: ['high', 'low', 'close'],
  outputs: [{ name: 'wclprice', unit: 'price', draw: 'line' }],
  lookback: () => 0,
  stateSize: () => 0,
  step: (_state, bar, out) => {
    out[0] = (bar[0] + bar[1] + 2 * bar[2]) / 4;
  },
  batch: ([a, b, c], [y]) => {
    const length = whole(y.length);
    y[0] = (a[0] + b[0] + 2 * c[0]) / 4;
    let sum = y[0];
    let more = 0;
    let i = 1;
    for (const end = length - 3; i < end; i += 4) {
      const p = (a[i] + b[i] + 2 * c[i]) / 4;
      const q = (a[i + 1] + b[i + 1] + 2 * c[i + 1]) / 4;
      const r = (a[i + 2] + b[i + 2] + 2 * c[i + 2]) / 4;
      const s = (a[i + 3] + b[i + 3] + 2 * c[i + 3]) / 4;
      y[i] = p;
      y[i + 1] = q;
      y[i + 2] = r;
      y[i + 3] = s;
      sum += p + q;
      more += r + s;
    }
    for (; i < length; i += 1) {
      y[i] = (a[i] + b[i] + 2 * c[i]) / 4;
      sum += y[i];
    }
    markMissing(y, sum + more);
  },
  carriesMissing: true,
  meaning: {
    en: 'Like the typical price, with the close counted twice.',
    'zh-CN': '与典型价相似，收盘价计两次。',
    'zh-HK': '與典型價相似，收市價計兩次。',
  },
  tex: '\\tfrac14(h+l+2c)',
  source: 'TA-Lib WCLPRICE',
  talib: { name: 'WCLPRICE', params: {}, outputs: { wclprice: 'real' } },
};
