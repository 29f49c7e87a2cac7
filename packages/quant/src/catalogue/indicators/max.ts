import { period } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { highestColumn } from '../../series/extremes.ts';
import { isWindowFull, windowAt, windowMaxBack, windowPush, windowSize } from '../../series/window.ts';

/** Highest value: Highest value of the window, the newest included. */
export const max: Indicator = {
  id: 'max',
  title: { en: 'Highest value', 'zh-CN': '最高值', 'zh-HK': '最高值' },
  family: 'overlap',
  params: [period(30)],
  inputs: ['real'],
  outputs: [{ name: 'max', unit: 'price', draw: 'line' }],
  lookback: ({ period: n }) => n - 1,
  stateSize: ({ period: n }) => windowSize(n),
  step: (state, bar, out, { period: n }) => {
    windowPush(state, 0, bar[0], n);
    out[0] = isWindowFull(state, 0, n) ? windowAt(state, 0, windowMaxBack(state, 0, n), n) : Number.NaN;
  },
  batch: ([x], [y], { period: n }) => highestColumn(x, y, n),
  meaning: {
    en: 'Highest value of the window, the newest included.',
    'zh-CN': '窗口内的最高值，含最新一根。',
    'zh-HK': '窗口內的最高值，包括最新一根。',
  },
  tex: '\\max_{i<n} x_{t-i}',
  source: 'TA-Lib MAX',
  talib: { name: 'MAX', params: { period: 'timeperiod' }, outputs: { max: 'real' } },
};
