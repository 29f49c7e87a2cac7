import { period } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { highestColumn, lowestColumn } from '../../series/extremes.ts';
import { isWindowFull, windowAt, windowMaxBack, windowMinBack, windowPush, windowSize } from '../../series/window.ts';

/** Midprice: Middle between the highest high and the lowest low of the window. */
export const midprice: Indicator = {
  id: 'midprice',
  title: { en: 'Midprice', 'zh-CN': '中间价', 'zh-HK': '中間價' },
  family: 'overlap',
  params: [period(14)],
  inputs: ['high', 'low'],
  outputs: [{ name: 'midprice', unit: 'price', draw: 'line' }],
  lookback: ({ period: n }) => n - 1,
  stateSize: ({ period: n }) => 2 * windowSize(n),
  step: (state, bar, out, { period: n }) => {
    const lows = windowSize(n);
    windowPush(state, 0, bar[0], n);
    windowPush(state, lows, bar[1], n);
    out[0] = isWindowFull(state, 0, n)
      ? (windowAt(state, 0, windowMaxBack(state, 0, n), n) + windowAt(state, lows, windowMinBack(state, lows, n), n)) /
        2
      : Number.NaN;
  },
  batch: ([high, low], [y], { period: n }) => {
    const lows = new Float64Array(y.length);
    highestColumn(high, y, n);
    lowestColumn(low, lows, n);
    for (let i = n - 1; i < y.length; i += 1) y[i] = (y[i] + lows[i]) / 2;
  },
  meaning: {
    en: 'Middle between the highest high and the lowest low of the window.',
    'zh-CN': '窗口内最高价与最低价的中点。',
    'zh-HK': '窗口內最高價與最低價的中點。',
  },
  tex: '\\tfrac12(\\max h + \\min l)',
  source: 'TA-Lib MIDPRICE',
  talib: { name: 'MIDPRICE', params: { period: 'timeperiod' }, outputs: { midprice: 'real' } },
};
