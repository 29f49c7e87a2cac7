import type { Indicator } from '../indicator.ts';
import { whole } from '../../series/rows.ts';

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
    for (let i = 1; i < length; i += 1) y[i] = (a[i] + b[i] + 2 * c[i]) / 4;
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
