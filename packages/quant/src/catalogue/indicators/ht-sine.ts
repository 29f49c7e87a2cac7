import type { Indicator } from '../indicator.ts';
import {
  cycleSize,
  cycleStep,
  cycleWarmUp,
  phaseSize,
  phaseStep,
  radians,
  smoothPeriodAt,
  smoothPriceAt,
} from '../../series/cycle.ts';

/** Sine wave: The cycle drawn as a wave, and the same an eighth of a turn ahead: crossings mark turns. */
export const htSine: Indicator = {
  id: 'ht-sine',
  title: { en: 'Sine wave', 'zh-CN': '正弦波', 'zh-HK': '正弦波' },
  family: 'cycle',
  params: [],
  inputs: ['real'],
  outputs: [
    { name: 'sine', label: { en: 'Sine', 'zh-CN': '正弦', 'zh-HK': '正弦' }, unit: 'ratio', draw: 'line' },
    {
      name: 'leadSine',
      label: { en: 'Leading sine', 'zh-CN': '领先正弦', 'zh-HK': '領先正弦' },
      unit: 'ratio',
      draw: 'line',
    },
  ],
  lookback: () => 63,
  stateSize: () => cycleSize + phaseSize,
  step: (state, bar, out) => {
    const count = cycleStep(state, 0, bar[0], cycleWarmUp.long);
    const phase = phaseStep(state, cycleSize, state[smoothPriceAt], state[smoothPeriodAt], count);
    out[0] = count > 63 ? Math.sin(phase * radians) : Number.NaN;
    out[1] = count > 63 ? Math.sin((phase + 45) * radians) : Number.NaN;
  },
  meaning: {
    en: 'The cycle drawn as a wave, and the same an eighth of a turn ahead: crossings mark turns.',
    'zh-CN': '以波形画出的周期及其提前八分之一圈的波，交叉提示转折。',
    'zh-HK': '以波形畫出的週期及其提前八分之一圈的波，交叉提示轉折。',
  },
  tex: '\\sin\\varphi,\\ \\sin(\\varphi+45^\\circ)',
  source: 'Ehlers 2001; TA-Lib HT_SINE',
  talib: { name: 'HT_SINE', params: {}, outputs: { sine: 'sine', leadSine: 'leadsine' } },
};
