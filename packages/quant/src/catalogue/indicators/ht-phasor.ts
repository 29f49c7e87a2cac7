import type { Indicator } from '../indicator.ts';
import { cycleSize, cycleStep, cycleWarmUp, inPhaseAt, quadratureAt } from '../../series/cycle.ts';

/** Phasor components: The two parts of the cycle, a quarter turn apart. */
export const htPhasor: Indicator = {
  id: 'ht-phasor',
  title: { en: 'Phasor components', 'zh-CN': '相量分量', 'zh-HK': '相量分量' },
  family: 'cycle',
  params: [],
  inputs: ['real'],
  outputs: [
    {
      name: 'inPhase',
      label: { en: 'In phase', 'zh-CN': '同相分量', 'zh-HK': '同相分量' },
      unit: 'points',
      draw: 'line',
    },
    {
      name: 'quadrature',
      label: { en: 'Quadrature', 'zh-CN': '正交分量', 'zh-HK': '正交分量' },
      unit: 'points',
      draw: 'line',
    },
  ],
  lookback: () => 32,
  stateSize: () => cycleSize,
  step: (state, bar, out) => {
    const count = cycleStep(state, 0, bar[0], cycleWarmUp.short);
    out[0] = count > 32 ? state[inPhaseAt] : Number.NaN;
    out[1] = count > 32 ? state[quadratureAt] : Number.NaN;
  },
  meaning: {
    en: 'The two parts of the cycle, a quarter turn apart.',
    'zh-CN': '周期的两个分量，相差四分之一圈。',
    'zh-HK': '週期的兩個分量，相差四分之一圈。',
  },
  tex: '(I, Q)',
  source: 'Ehlers 2001; TA-Lib HT_PHASOR',
  talib: { name: 'HT_PHASOR', params: {}, outputs: { inPhase: 'inphase', quadrature: 'quadrature' } },
};
