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
  trendlineSize,
  trendlineStep,
} from '../../series/cycle.ts';

/** Days in trend, then phase, sine and lead sine of the bar before. */
const modeAt = cycleSize + phaseSize + trendlineSize;

/** Trend or cycle: 1 while the market trends, 0 while it swings. */
export const htTrendmode: Indicator = {
  id: 'ht-trendmode',
  title: { en: 'Trend or cycle', 'zh-CN': '趋势或周期', 'zh-HK': '趨勢或週期' },
  family: 'cycle',
  params: [],
  inputs: ['real'],
  outputs: [{ name: 'htTrendmode', unit: 'count', draw: 'line' }],
  lookback: () => 63,
  stateSize: () => modeAt + 5,
  step: (state, bar, out) => {
    const count = cycleStep(state, 0, bar[0], cycleWarmUp.long);
    const period = state[smoothPeriodAt];
    const price = state[smoothPriceAt];
    const phase = phaseStep(state, cycleSize, price, period, count);
    const line = trendlineStep(state, cycleSize + phaseSize, bar[0], period, count);
    out[0] = Number.NaN;
    if (count <= cycleWarmUp.long) return;
    const [days, phaseBefore, sineBefore, leadBefore] = state.subarray(modeAt);
    const sine = Math.sin(phase * radians);
    const lead = Math.sin((phase + 45) * radians);
    const isCross = (sine > lead && sineBefore <= leadBefore) || (sine < lead && sineBefore >= leadBefore);
    const daysInTrend = (isCross ? 0 : days) + 1;
    const turn = phase - phaseBefore;
    const isCycling =
      isCross ||
      daysInTrend < 0.5 * period ||
      (period !== 0 && turn > (0.67 * 360) / period && turn < (1.5 * 360) / period);
    const isFar = line !== 0 && Math.abs((price - line) / line) >= 0.015;
    state.set([daysInTrend, phase, sine, lead], modeAt);
    if (count > 63) out[0] = isFar || !isCycling ? 1 : 0;
  },
  meaning: {
    en: '1 while the market trends, 0 while it swings.',
    'zh-CN': '趋势行情为 1，震荡行情为 0。',
    'zh-HK': '趨勢市為 1，震盪市為 0。',
  },
  tex: '1_{\\text{trend}}',
  source: 'Ehlers 2001; TA-Lib HT_TRENDMODE',
  talib: { name: 'HT_TRENDMODE', params: {}, outputs: { htTrendmode: 'integer' } },
};
