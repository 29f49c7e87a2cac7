import type { Indicator } from '../indicator.ts';

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
    for (let i = 0; i < y.length; i += 1) y[i] = (a[i] + b[i] + 2 * c[i]) / 4;
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
