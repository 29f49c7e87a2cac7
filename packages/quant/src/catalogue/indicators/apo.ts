import { averageKind, length } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { averageColumn, averageLookback } from '../../series/moving-average.ts';
import { averagePairSize, averagePairStep, pairFast, pairSlow } from '../../series/average-pair.ts';

/** Absolute price oscillator: Distance between two averages, in price. */
export const apo: Indicator = {
  id: 'apo',
  title: { en: 'Absolute price oscillator', 'zh-CN': '绝对价格摆动', 'zh-HK': '絕對價格擺動' },
  family: 'momentum',
  params: [
    length('fast', { en: 'Fast period', 'zh-CN': '快线周期', 'zh-HK': '快線週期' }, 12),
    length('slow', { en: 'Slow period', 'zh-CN': '慢线周期', 'zh-HK': '慢線週期' }, 26),
    averageKind('average'),
  ],
  inputs: ['real'],
  outputs: [{ name: 'apo', unit: 'points', draw: 'line' }],
  lookback: ({ fast, slow, average }) => averageLookback(Math.max(fast, slow), average),
  stateSize: ({ fast, slow, average }) => averagePairSize(fast, slow, average),
  step: (state, bar, out, { fast, slow, average }) => {
    averagePairStep(state, 0, bar[0], Math.min(fast, slow), Math.max(fast, slow), average);
    out[0] = state[pairFast] - state[pairSlow];
  },
  batch: ([x], [y], { fast, slow, average }) => {
    const quick = new Float64Array(x.length);
    averageColumn(x, quick, Math.min(fast, slow), average);
    averageColumn(x, y, Math.max(fast, slow), average);
    for (let i = averageLookback(Math.max(fast, slow), average); i < y.length; i += 1) y[i] = quick[i] - y[i];
  },
  meaning: {
    en: 'Distance between two averages, in price.',
    'zh-CN': '两条均线的价差。',
    'zh-HK': '兩條平均線的價差。',
  },
  tex: 'A_f - A_s',
  source: 'TA-Lib APO',
  talib: {
    name: 'APO',
    params: { fast: 'fastperiod', slow: 'slowperiod', average: 'matype' },
    outputs: { apo: 'real' },
  },
};
