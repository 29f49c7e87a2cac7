import type { Indicator } from '../indicator.ts';
import { markMissing, whole } from '../../series/rows.ts';

/** Average price: Mean of open, high, low and close. */
export const avgprice: Indicator = {
  id: 'avgprice',
  title: { en: 'Average price', 'zh-CN': '平均价', 'zh-HK': '平均價' },
  family: 'price',
  params: [],
  inputs: ['open', 'high', 'low', 'close'],
  outputs: [{ name: 'avgprice', unit: 'price', draw: 'line' }],
  lookback: () => 0,
  stateSize: () => 0,
  step: (_state, bar, out) => {
    out[0] = (bar[0] + bar[1] + bar[2] + bar[3]) / 4;
  },
  batch: ([a, b, c, d], [y]) => {
    const length = whole(y.length);
    y[0] = (a[0] + b[0] + c[0] + d[0]) / 4;
    let sum = y[0];
    let more = 0;
    let i = 1;
    for (const end = length - 3; i < end; i += 4) {
      const p = (a[i] + b[i] + c[i] + d[i]) / 4;
      const q = (a[i + 1] + b[i + 1] + c[i + 1] + d[i + 1]) / 4;
      const r = (a[i + 2] + b[i + 2] + c[i + 2] + d[i + 2]) / 4;
      const s = (a[i + 3] + b[i + 3] + c[i + 3] + d[i + 3]) / 4;
      y[i] = p;
      y[i + 1] = q;
      y[i + 2] = r;
      y[i + 3] = s;
      sum += p + q;
      more += r + s;
    }
    for (; i < length; i += 1) {
      y[i] = (a[i] + b[i] + c[i] + d[i]) / 4;
      sum += y[i];
    }
    markMissing(y, sum + more);
  },
  carriesMissing: true,
  meaning: { en: 'Mean of open, high, low and close.', 'zh-CN': '开高低收的均值。', 'zh-HK': '開高低收的均值。' },
  tex: '\\tfrac14(o+h+l+c)',
  source: 'TA-Lib AVGPRICE',
  talib: { name: 'AVGPRICE', params: {}, outputs: { avgprice: 'real' } },
};
