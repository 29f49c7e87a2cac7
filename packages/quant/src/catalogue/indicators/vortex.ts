import { period, sameEverywhere } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { trueRangeSize, trueRangeStep } from '../../series/true-range.ts';
import { isWindowFull, windowPush, windowSize, windowSum } from '../../series/window.ts';

/** Vortex: Upward against downward flow; the trend follows the larger line. */
export const vortex: Indicator = {
  id: 'vortex',
  title: { en: 'Vortex', 'zh-CN': '涡旋指标', 'zh-HK': '渦旋指標' },
  family: 'momentum',
  params: [period(14)],
  inputs: ['high', 'low', 'close'],
  outputs: [
    { name: 'plus', label: sameEverywhere('VI+'), unit: 'ratio', draw: 'line' },
    { name: 'minus', label: sameEverywhere('VI−'), unit: 'ratio', draw: 'line' },
  ],
  lookback: ({ period: n }) => n,
  stateSize: ({ period: n }) => trueRangeSize + 2 + 3 * windowSize(n),
  step: (state, bar, out, { period: n }) => {
    const at = trueRangeSize + 2;
    const size = windowSize(n);
    const [high1, low1] = state.subarray(trueRangeSize);
    const range = trueRangeStep(state, 0, bar[0], bar[1], bar[2]);
    state.set([bar[0], bar[1]], trueRangeSize);
    out.fill(Number.NaN);
    if (Number.isNaN(range)) return;
    windowPush(state, at, Math.abs(bar[0] - low1), n);
    windowPush(state, at + size, Math.abs(bar[1] - high1), n);
    windowPush(state, at + 2 * size, range, n);
    if (!isWindowFull(state, at, n)) return;
    const total = windowSum(state, at + 2 * size, n);
    out[0] = total === 0 ? 0 : windowSum(state, at, n) / total;
    out[1] = total === 0 ? 0 : windowSum(state, at + size, n) / total;
  },
  meaning: {
    en: 'Upward against downward flow; the trend follows the larger line.',
    'zh-CN': '向上与向下的流动对比，趋势随较大的线。',
    'zh-HK': '向上與向下的流動對比，趨勢隨較大的線。',
  },
  tex: '\\frac{\\sum|h_t-l_{t-1}|}{\\sum TR}',
  source: 'Botes and Siepman 2010; Stock.Indicators Vortex',
};
