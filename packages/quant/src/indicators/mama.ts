import { factor } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { cycleSize, cycleStep, cycleWarmUp, inPhaseAt, quadratureAt, radians } from '../series/cycle.ts';

/** MESA adaptive moving average: An average that adapts to how fast the cycle turns, and a slower one that follows it. */
export const mama: Indicator = {
  id: 'mama',
  title: { en: 'MESA adaptive moving average', 'zh-CN': 'MESA 自适应均线', 'zh-HK': 'MESA 自適應均線' },
  family: 'overlap',
  params: [
    factor('fast', { en: 'Fast limit', 'zh-CN': '快速上限', 'zh-HK': '快速上限' }, 0.5, 0.01, 0.99, 0.01),
    factor('slow', { en: 'Slow limit', 'zh-CN': '慢速下限', 'zh-HK': '慢速下限' }, 0.05, 0.01, 0.99, 0.01),
  ],
  inputs: ['real'],
  outputs: [
    { name: 'mama', unit: 'price', draw: 'line' },
    { name: 'fama', unit: 'price', draw: 'line' },
  ],
  lookback: () => 32,
  stateSize: () => cycleSize + 3,
  init: () => {},
  step: (state, bar, out, { fast, slow }) => {
    const count = cycleStep(state, 0, bar[0], cycleWarmUp.short);
    out[0] = Number.NaN;
    out[1] = Number.NaN;
    if (count <= cycleWarmUp.short) return;
    const phase = state[inPhaseAt] === 0 ? 0 : Math.atan(state[quadratureAt] / state[inPhaseAt]) / radians;
    const turn = Math.max(1, state[cycleSize] - phase);
    const weight = turn > 1 ? Math.max(fast / turn, slow) : fast;
    state[cycleSize] = phase;
    state[cycleSize + 1] += weight * (bar[0] - state[cycleSize + 1]);
    state[cycleSize + 2] += 0.5 * weight * (state[cycleSize + 1] - state[cycleSize + 2]);
    if (count <= 32) return;
    out[0] = state[cycleSize + 1];
    out[1] = state[cycleSize + 2];
  },
  meaning: {
    en: 'An average that adapts to how fast the cycle turns, and a slower one that follows it.',
    'zh-CN': '随周期转速自适应的均线及其跟随线。',
    'zh-HK': '隨週期轉速自適應的均線及其跟隨線。',
  },
  tex: 'm_t = m_{t-1} + \\alpha_t(x_t - m_{t-1})',
  source: 'Ehlers 2001; TA-Lib MAMA',
  talib: { name: 'MAMA', params: { fast: 'fastlimit', slow: 'slowlimit' }, outputs: { mama: 'mama', fama: 'fama' } },
};
