import type { Indicator } from '../indicator.ts';

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
    for (let i = 0; i < y.length; i += 1) y[i] = (a[i] + b[i]) / 2;
  },
  carriesMissing: true,
  meaning: { en: 'Middle of a bar.', 'zh-CN': 'K 线的中点。', 'zh-HK': 'K 線的中點。' },
  tex: '\\tfrac12(h+l)',
  source: 'TA-Lib MEDPRICE',
  talib: { name: 'MEDPRICE', params: {}, outputs: { medprice: 'real' } },
};
