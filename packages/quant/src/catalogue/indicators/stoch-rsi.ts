import { averageKind, length, period, sameEverywhere } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { averageColumn, averageLookback, averageSize, averageStep } from '../../series/moving-average.ts';
import { rangePositionColumn, rangePositionSize, rangePositionStep } from '../../series/range-position.ts';
import { strengthSize, strengthStep } from '../../series/strength.ts';

/** Stochastic RSI: Where the RSI stands in its own recent range: quicker to extremes. */
export const stochRsi: Indicator = {
  id: 'stoch-rsi',
  title: { en: 'Stochastic RSI', 'zh-CN': '随机相对强弱指标', 'zh-HK': '隨機相對強弱指標' },
  family: 'momentum',
  params: [
    period(14),
    length('fastK', { en: 'Fast %K', 'zh-CN': '快速 %K', 'zh-HK': '快速 %K' }, 5, 1),
    length('fastD', { en: 'Fast %D', 'zh-CN': '快速 %D', 'zh-HK': '快速 %D' }, 3, 1),
    averageKind('average'),
  ],
  inputs: ['real'],
  outputs: [
    { name: 'fastK', label: sameEverywhere('%K'), unit: 'points', draw: 'line', levels: [20, 80] },
    { name: 'fastD', label: sameEverywhere('%D'), unit: 'points', draw: 'line', levels: [20, 80] },
  ],
  lookback: ({ period: n, fastK, fastD, average }) => n + fastK - 1 + averageLookback(fastD, average),
  stateSize: ({ fastK, fastD, average }) => strengthSize + rangePositionSize(fastK) + averageSize(fastD, average),
  step: (state, bar, out, { period: n, fastK, fastD, average }) => {
    const strength = strengthStep(state, 0, bar[0], n);
    const fast = rangePositionStep(state, strengthSize, strength, strength, strength, fastK);
    out[1] = averageStep(state, strengthSize + rangePositionSize(fastK), fast, fastD, average);
    out[0] = Number.isNaN(out[1]) ? Number.NaN : fast;
  },
  batch: ([x], [fast, mean], { period: n, fastK, fastD, average }) => {
    const strength = new Float64Array(x.length);
    // To the bit as it is stepped: the place in a range of nothing but rounding would be another one.
    const state = new Float64Array(strengthSize);
    for (let i = 0; i < x.length; i += 1) strength[i] = strengthStep(state, 0, x[i], n);
    const known = strength.subarray(n);
    rangePositionColumn(known, known, known, fast.subarray(n), fastK, mean.subarray(n));
    averageColumn(fast, mean, fastD, average, n + fastK - 1);
    const first = n + fastK - 1 + averageLookback(fastD, average);
    fast.fill(Number.NaN, 0, first);
    mean.fill(Number.NaN, 0, first);
  },
  meaning: {
    en: 'Where the RSI stands in its own recent range: quicker to extremes.',
    'zh-CN': 'RSI 在自身近期区间中的位置，更快触及极值。',
    'zh-HK': 'RSI 在自身近期區間中的位置，更快觸及極值。',
  },
  tex: '100\\frac{RSI - \\min RSI}{\\max RSI - \\min RSI}',
  source: 'Chande and Kroll 1994; TA-Lib STOCHRSI',
  talib: {
    name: 'STOCHRSI',
    params: { period: 'timeperiod', fastK: 'fastk_period', fastD: 'fastd_period', average: 'fastd_matype' },
    outputs: { fastK: 'fastk', fastD: 'fastd' },
  },
};
