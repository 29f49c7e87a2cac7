import { averageKind, length } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { averageColumn, averageLookback } from '../../series/moving-average.ts';
import { averagePairSize, averagePairStep, pairFast, pairSlow } from '../../series/average-pair.ts';

/** Percentage price oscillator: Distance between two averages in percent of the slower. */
export const ppo: Indicator = {
  id: 'ppo',
  title: { en: 'Percentage price oscillator', 'zh-CN': '价格摆动百分比', 'zh-HK': '價格擺動百分比' },
  family: 'momentum',
  params: [
    length('fast', { en: 'Fast period', 'zh-CN': '快线周期', 'zh-HK': '快線週期' }, 12),
    length('slow', { en: 'Slow period', 'zh-CN': '慢线周期', 'zh-HK': '慢線週期' }, 26),
    averageKind('average'),
  ],
  inputs: ['real'],
  outputs: [{ name: 'ppo', unit: 'points', draw: 'line' }],
  lookback: ({ fast, slow, average }) => averageLookback(Math.max(fast, slow), average),
  stateSize: ({ fast, slow, average }) => averagePairSize(fast, slow, average),
  step: (state, bar, out, { fast, slow, average }) => {
    averagePairStep(state, 0, bar[0], Math.min(fast, slow), Math.max(fast, slow), average);
    out[0] = state[pairSlow] === 0 ? 0 : ((state[pairFast] - state[pairSlow]) / state[pairSlow]) * 100;
  },
  batch: ([x], [y], { fast, slow, average }) => {
    const quick = new Float64Array(x.length);
    averageColumn(x, quick, Math.min(fast, slow), average);
    averageColumn(x, y, Math.max(fast, slow), average);
    for (let i = averageLookback(Math.max(fast, slow), average); i < y.length; i += 1)
      y[i] = y[i] === 0 ? 0 : ((quick[i] - y[i]) / y[i]) * 100;
  },
  meaning: {
    en: 'Distance between two averages in percent of the slower.',
    'zh-CN': '两条均线之差占慢线的百分比。',
    'zh-HK': '兩條平均線之差佔慢線的百分比。',
  },
  tex: '100\\frac{A_f - A_s}{A_s}',
  source: 'TA-Lib PPO',
  talib: {
    name: 'PPO',
    params: { fast: 'fastperiod', slow: 'slowperiod', average: 'matype' },
    outputs: { ppo: 'real' },
  },
};
