import type { Indicator } from '../indicator.ts';
import {
  cycleSize,
  cycleStep,
  cycleWarmUp,
  phaseSize,
  phaseStep,
  smoothPeriodAt,
  smoothPriceAt,
} from '../../series/cycle.ts';

/** Dominant cycle phase: Where in its cycle the price stands, in degrees. */
export const htDcphase: Indicator = {
  id: 'ht-dcphase',
  title: { en: 'Dominant cycle phase', 'zh-CN': '主导周期相位', 'zh-HK': '主導週期相位' },
  family: 'cycle',
  params: [],
  inputs: ['real'],
  outputs: [{ name: 'htDcphase', unit: 'points', draw: 'line' }],
  lookback: () => 63,
  stateSize: () => cycleSize + phaseSize,
  step: (state, bar, out) => {
    const count = cycleStep(state, 0, bar[0], cycleWarmUp.long);
    const phase = phaseStep(state, cycleSize, state[smoothPriceAt], state[smoothPeriodAt], count);
    out[0] = count > 63 ? phase : Number.NaN;
  },
  meaning: {
    en: 'Where in its cycle the price stands, in degrees.',
    'zh-CN': '价格处于周期的哪个位置，以度计。',
    'zh-HK': '價格處於週期的哪個位置，以度計。',
  },
  tex: '\\varphi',
  source: 'Ehlers 2001; TA-Lib HT_DCPHASE',
  talib: { name: 'HT_DCPHASE', params: {}, outputs: { htDcphase: 'real' } },
};
