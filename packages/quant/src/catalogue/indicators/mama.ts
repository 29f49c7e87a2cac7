import { factor, sameEverywhere } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { mesaFollowerAt, mesaLookback, mesaSize, mesaStep } from '../../series/mesa.ts';

/** MESA adaptive moving average: An average that adapts to how fast the cycle turns, and a slower one that follows it. */
export const mama: Indicator = {
  id: 'mama',
  title: { en: 'MESA adaptive moving average', 'zh-CN': 'MESA 自适应均线', 'zh-HK': 'MESA 自適應平均線' },
  family: 'overlap',
  params: [
    factor('fast', { en: 'Fast limit', 'zh-CN': '快速上限', 'zh-HK': '快速上限' }, 0.5, 0.01, 0.99, 0.01),
    factor('slow', { en: 'Slow limit', 'zh-CN': '慢速下限', 'zh-HK': '慢速下限' }, 0.05, 0.01, 0.99, 0.01),
  ],
  inputs: ['real'],
  outputs: [
    { name: 'mama', label: sameEverywhere('MAMA'), unit: 'price', draw: 'line' },
    { name: 'fama', label: sameEverywhere('FAMA'), unit: 'price', draw: 'line' },
  ],
  lookback: () => mesaLookback,
  stateSize: () => mesaSize,
  step: (state, bar, out, { fast, slow }) => {
    out[0] = mesaStep(state, 0, bar[0], fast, slow);
    out[1] = Number.isNaN(out[0]) ? Number.NaN : state[mesaFollowerAt];
  },
  meaning: {
    en: 'An average that adapts to how fast the cycle turns, and a slower one that follows it.',
    'zh-CN': '随周期转速自适应的均线及其跟随线。',
    'zh-HK': '隨週期轉速自適應的平均線及其跟隨線。',
  },
  tex: 'm_t = m_{t-1} + \\alpha_t(x_t - m_{t-1})',
  source: 'Ehlers 2001; TA-Lib MAMA',
  talib: { name: 'MAMA', params: { fast: 'fastlimit', slow: 'slowlimit' }, outputs: { mama: 'mama', fama: 'fama' } },
};
