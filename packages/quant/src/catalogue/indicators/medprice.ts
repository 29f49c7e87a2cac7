import type { Indicator } from '../indicator.ts';
import { whole } from '../../series/rows.ts';

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
    let i = whole(0);
    y[0] = (a[0] + b[0]) / 2;
    // Four at a time: a round of the loop costs as much as a row.
    for (const end = length - 3; i < end; i += 4) {
      y[i] = (a[i] + b[i]) / 2;
      y[i + 1] = (a[i + 1] + b[i + 1]) / 2;
      y[i + 2] = (a[i + 2] + b[i + 2]) / 2;
      y[i + 3] = (a[i + 3] + b[i + 3]) / 2;
    }
    for (; i < length; i += 1) y[i] = (a[i] + b[i]) / 2;
  },
  meaning: { en: 'Middle of a bar.', 'zh-CN': 'K 线的中点。', 'zh-HK': 'K 線的中點。' },
  tex: '\\tfrac12(h+l)',
  source: 'TA-Lib MEDPRICE',
  talib: { name: 'MEDPRICE', params: {}, outputs: { medprice: 'real' } },
};
