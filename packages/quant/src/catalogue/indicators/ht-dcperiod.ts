import type { Indicator } from '../indicator.ts';
import { cycleSize, cycleStep, cycleWarmUp, smoothPeriodAt } from '../../series/cycle.ts';

/** Dominant cycle period: Length of the cycle that dominates right now, in bars. */
export const htDcperiod: Indicator = {
  id: 'ht-dcperiod',
  title: { en: 'Dominant cycle period', 'zh-CN': '主导周期', 'zh-HK': '主導週期' },
  family: 'cycle',
  params: [],
  inputs: ['real'],
  outputs: [{ name: 'htDcperiod', unit: 'count', draw: 'line' }],
  lookback: () => 32,
  stateSize: () => cycleSize,
  step: (state, bar, out) => {
    const count = cycleStep(state, 0, bar[0], cycleWarmUp.short);
    out[0] = count > 32 ? state[smoothPeriodAt] : Number.NaN;
  },
  meaning: {
    en: 'Length of the cycle that dominates right now, in bars.',
    'zh-CN': '当前主导周期的长度，以 K 线数计。',
    'zh-HK': '目前主導週期的長度，以 K 線數計。',
  },
  tex: 'T = 360^\\circ/\\arctan(\\Im/\\Re)',
  source: 'Ehlers 2001; TA-Lib HT_DCPERIOD',
  talib: { name: 'HT_DCPERIOD', params: {}, outputs: { htDcperiod: 'real' } },
};
