import { period } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { highestOf, lowestOf } from '../../series/extremes.ts';
import { trueRangeSize, trueRangeStep } from '../../series/true-range.ts';
import { isWindowFull, windowPush, windowSize, windowSum } from '../../series/window.ts';

/** Choppiness index: Near 100 the market goes nowhere, near 0 it goes straight. */
export const choppiness: Indicator = {
  id: 'choppiness',
  title: { en: 'Choppiness index', 'zh-CN': '震荡指数', 'zh-HK': '震盪指數' },
  family: 'volatility',
  params: [period(14)],
  inputs: ['high', 'low', 'close'],
  outputs: [{ name: 'choppiness', unit: 'points', draw: 'line' }],
  lookback: ({ period: n }) => n,
  stateSize: ({ period: n }) => trueRangeSize + 3 * windowSize(n),
  step: (state, bar, out, { period: n }) => {
    const at = trueRangeSize;
    const size = windowSize(n);
    const before = state[0];
    const range = trueRangeStep(state, 0, bar[0], bar[1], bar[2]);
    out[0] = Number.NaN;
    if (Number.isNaN(range)) return;
    windowPush(state, at, Math.max(bar[0], before), n);
    windowPush(state, at + size, Math.min(bar[1], before), n);
    windowPush(state, at + 2 * size, range, n);
    if (!isWindowFull(state, at, n)) return;
    const span = highestOf(state, at, n) - lowestOf(state, at + size, n);
    out[0] = span === 0 ? Number.NaN : (100 * Math.log10(windowSum(state, at + 2 * size, n) / span)) / Math.log10(n);
  },
  meaning: {
    en: 'Near 100 the market goes nowhere, near 0 it goes straight.',
    'zh-CN': '接近 100 为原地震荡，接近 0 为单边走势。',
    'zh-HK': '接近 100 為原地震盪，接近 0 為單邊走勢。',
  },
  tex: '100\\frac{\\log_{10}(\\sum TR/(\\max h-\\min l))}{\\log_{10} n}',
  source: 'Dreiss; Stock.Indicators Choppiness',
};
