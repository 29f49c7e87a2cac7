import { period } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { highestColumn, lowestColumn } from '../../series/extremes.ts';
import { isWindowFull, windowAt, windowMaxBack, windowMinBack, windowPush, windowSize } from '../../series/window.ts';

/** Midpoint: Middle between the highest and lowest value of the window. */
export const midpoint: Indicator = {
  id: 'midpoint',
  title: { en: 'Midpoint', 'zh-CN': '中点', 'zh-HK': '中點' },
  family: 'overlap',
  params: [period(14)],
  inputs: ['real'],
  outputs: [{ name: 'midpoint', unit: 'price', draw: 'line' }],
  lookback: ({ period: n }) => n - 1,
  stateSize: ({ period: n }) => windowSize(n),
  step: (state, bar, out, { period: n }) => {
    windowPush(state, 0, bar[0], n);
    out[0] = isWindowFull(state, 0, n)
      ? (windowAt(state, 0, windowMaxBack(state, 0, n), n) + windowAt(state, 0, windowMinBack(state, 0, n), n)) / 2
      : Number.NaN;
  },
  batch: ([x], [y], { period: n }) => {
    const lows = new Float64Array(y.length);
    highestColumn(x, y, n);
    lowestColumn(x, lows, n);
    for (let i = n - 1; i < y.length; i += 1) y[i] = (y[i] + lows[i]) / 2;
  },
  meaning: {
    en: 'Middle between the highest and lowest value of the window.',
    'zh-CN': '窗口内最高值与最低值的中点。',
    'zh-HK': '窗口內最高值與最低值的中點。',
  },
  tex: '\\tfrac12(\\max x + \\min x)',
  source: 'TA-Lib MIDPOINT',
  talib: { name: 'MIDPOINT', params: { period: 'timeperiod' }, outputs: { midpoint: 'real' } },
};
