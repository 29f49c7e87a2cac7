import type { Indicator } from '../indicator.ts';

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
    for (let i = 0; i < y.length; i += 1) y[i] = (a[i] + b[i] + c[i]) / 3;
  },
  carriesMissing: true,
  meaning: { en: 'Mean of high, low and close.', 'zh-CN': '高低收的均值。', 'zh-HK': '高低收的均值。' },
  tex: '\\tfrac13(h+l+c)',
  source: 'TA-Lib TYPPRICE',
  talib: { name: 'TYPPRICE', params: {}, outputs: { typprice: 'real' } },
};
