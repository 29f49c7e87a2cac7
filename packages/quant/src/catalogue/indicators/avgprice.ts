import type { Indicator } from '../indicator.ts';

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
    for (let i = 0; i < y.length; i += 1) y[i] = (a[i] + b[i] + c[i] + d[i]) / 4;
  },
  carriesMissing: true,
  meaning: { en: 'Mean of open, high, low and close.', 'zh-CN': '开高低收的均值。', 'zh-HK': '開高低收的均值。' },
  tex: '\\tfrac14(o+h+l+c)',
  source: 'TA-Lib AVGPRICE',
  talib: { name: 'AVGPRICE', params: {}, outputs: { avgprice: 'real' } },
};
