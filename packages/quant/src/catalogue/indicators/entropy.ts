import { period } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { highestOf, lowestOf } from '../../series/extremes.ts';
import { isWindowFull, windowAt, windowPush, windowSize } from '../../series/window.ts';

const bins = 8;

/** Entropy of returns: How evenly returns spread over eight classes: 1 is all surprise, 0 is no surprise. */
export const entropy: Indicator = {
  id: 'entropy',
  title: { en: 'Entropy of returns', 'zh-CN': '收益率熵', 'zh-HK': '回報率熵' },
  family: 'statistic',
  params: [period(50, 8)],
  inputs: ['real'],
  outputs: [{ name: 'entropy', unit: 'ratio', draw: 'line' }],
  lookback: ({ period: n }) => n,
  stateSize: ({ period: n }) => 2 + windowSize(n),
  step: (state, bar, out, { period: n }) => {
    const [before, isNext] = state;
    state[0] = bar[0];
    state[1] = 1;
    out[0] = Number.NaN;
    if (isNext === 0) return;
    windowPush(state, 2, before === 0 ? 0 : bar[0] / before - 1, n);
    if (!isWindowFull(state, 2, n)) return;
    const top = highestOf(state, 2, n);
    const bottom = lowestOf(state, 2, n);
    const counts = new Float64Array(bins);
    for (let back = 0; back < n; back += 1) {
      const share = top === bottom ? 0 : (windowAt(state, 2, back, n) - bottom) / (top - bottom);
      counts[Math.min(bins - 1, Math.trunc(share * bins))] += 1 / n;
    }
    out[0] = counts.reduce((sum, p) => (p > 0 ? sum - p * Math.log(p) : sum), 0) / Math.log(bins);
  },
  meaning: {
    en: 'How evenly returns spread over eight classes: 1 is all surprise, 0 is no surprise.',
    'zh-CN': '收益率在八个区间中的分布均匀度，1 为完全意外，0 为毫无意外。',
    'zh-HK': '回報率在八個區間中的分佈均勻度，1 為完全意外，0 為毫無意外。',
  },
  tex: '-\\frac{\\sum p\\ln p}{\\ln 8}',
  source: 'Shannon 1948',
};
