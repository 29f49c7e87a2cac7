import { period } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { lowestColumn } from '../../series/extremes.ts';
import { isWindowFull, windowAt, windowMinBack, windowPush, windowSize } from '../../series/window.ts';

/** Lowest value: Lowest value of the window, the newest included. */
export const min: Indicator = {
  id: 'min',
  title: { en: 'Lowest value', 'zh-CN': '最低值', 'zh-HK': '最低值' },
  family: 'overlap',
  params: [period(30)],
  inputs: ['real'],
  outputs: [{ name: 'min', unit: 'price', draw: 'line' }],
  lookback: ({ period: n }) => n - 1,
  stateSize: ({ period: n }) => windowSize(n),
  step: (state, bar, out, { period: n }) => {
    windowPush(state, 0, bar[0], n);
    out[0] = isWindowFull(state, 0, n) ? windowAt(state, 0, windowMinBack(state, 0, n), n) : Number.NaN;
  },
  batch: ([x], [y], { period: n }) => lowestColumn(x, y, n),
  meaning: {
    en: 'Lowest value of the window, the newest included.',
    'zh-CN': '窗口内的最低值，含最新一根。',
    'zh-HK': '窗口內的最低值，包括最新一根。',
  },
  tex: '\\min_{i<n} x_{t-i}',
  source: 'TA-Lib MIN',
  talib: { name: 'MIN', params: { period: 'timeperiod' }, outputs: { min: 'real' } },
};
