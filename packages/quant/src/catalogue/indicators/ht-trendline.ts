import type { Indicator } from '../indicator.ts';
import { cycleSize, cycleStep, cycleWarmUp, smoothPeriodAt, trendlineSize, trendlineStep } from '../../series/cycle.ts';

/** Instantaneous trendline: The price with its dominant cycle averaged out. */
export const htTrendline: Indicator = {
  id: 'ht-trendline',
  title: { en: 'Instantaneous trendline', 'zh-CN': '瞬时趋势线', 'zh-HK': '瞬時趨勢線' },
  family: 'overlap',
  params: [],
  inputs: ['real'],
  outputs: [{ name: 'htTrendline', unit: 'price', draw: 'line' }],
  lookback: () => 63,
  stateSize: () => cycleSize + trendlineSize,
  step: (state, bar, out) => {
    const count = cycleStep(state, 0, bar[0], cycleWarmUp.long);
    const line = trendlineStep(state, cycleSize, bar[0], state[smoothPeriodAt], count);
    out[0] = count > 63 ? line : Number.NaN;
  },
  meaning: {
    en: 'The price with its dominant cycle averaged out.',
    'zh-CN': '滤除主导周期后的价格。',
    'zh-HK': '濾除主導週期後的價格。',
  },
  tex: '\\overline{x}_{T}',
  source: 'Ehlers 2001; TA-Lib HT_TRENDLINE',
  talib: { name: 'HT_TRENDLINE', params: {}, outputs: { htTrendline: 'real' } },
};
