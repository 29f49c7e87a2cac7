import { period } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { isWindowFull, windowAt, windowPush, windowSize } from '../../series/window.ts';

/** Ulcer index: Depth and length of falls from the high of the window, in percent: upside does not count. */
export const ulcer: Indicator = {
  id: 'ulcer',
  title: { en: 'Ulcer index', 'zh-CN': '溃疡指数', 'zh-HK': '潰瘍指數' },
  family: 'volatility',
  params: [period(14)],
  inputs: ['real'],
  outputs: [{ name: 'ulcer', unit: 'points', draw: 'line' }],
  lookback: ({ period: n }) => n - 1,
  stateSize: ({ period: n }) => windowSize(n),
  step: (state, bar, out, { period: n }) => {
    windowPush(state, 0, bar[0], n);
    out[0] = Number.NaN;
    if (!isWindowFull(state, 0, n)) return;
    let top = 0;
    let sum = 0;
    for (let back = n - 1; back >= 0; back -= 1) {
      const value = windowAt(state, 0, back, n);
      top = Math.max(top, value);
      sum += top === 0 ? 0 : ((100 * (value - top)) / top) ** 2;
    }
    out[0] = Math.sqrt(sum / n);
  },
  meaning: {
    en: 'Depth and length of falls from the high of the window, in percent: upside does not count.',
    'zh-CN': '窗口内自高点回落的深度与时长（百分比），上涨不计。',
    'zh-HK': '窗口內自高點回落的深度與時長（百分比），上升不計。',
  },
  tex: '\\sqrt{\\tfrac1n\\sum d_i^2}',
  source: 'Martin 1987; Stock.Indicators Ulcer Index',
};
