import { period } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { weightedSize, weightedStep } from '../../series/weighted.ts';

/** Hull moving average: A weighted average with its lag taken out and the result smoothed. */
export const hma: Indicator = {
  id: 'hma',
  title: { en: 'Hull moving average', 'zh-CN': '赫尔均线', 'zh-HK': '赫爾平均線' },
  family: 'overlap',
  params: [period(14)],
  inputs: ['real'],
  outputs: [{ name: 'hma', unit: 'price', draw: 'line' }],
  lookback: ({ period: n }) => n - 2 + Math.trunc(Math.sqrt(n)),
  stateSize: ({ period: n }) => 3 * weightedSize(n),
  step: (state, bar, out, { period: n }) => {
    const size = weightedSize(n);
    const half = weightedStep(state, 0, bar[0], n >> 1);
    const raw = 2 * half - weightedStep(state, size, bar[0], n);
    out[0] = weightedStep(state, 2 * size, raw, Math.trunc(Math.sqrt(n)));
  },
  meaning: {
    en: 'A weighted average with its lag taken out and the result smoothed.',
    'zh-CN': '去除滞后再平滑的加权均线。',
    'zh-HK': '去除滯後再平滑的加權平均線。',
  },
  tex: 'W_{\\sqrt n}(2W_{n/2} - W_n)',
  source: 'Hull 2005; Stock.Indicators HMA',
};
