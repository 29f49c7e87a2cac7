import { factor, length, lowerBand, middleBand, period, upperBand } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { emaSize, emaStep } from '../../series/ema.ts';
import { trueRangeSize, trueRangeStep } from '../../series/true-range.ts';
import { wilderSize, wilderStep } from '../../series/wilder.ts';

/** Keltner channel: A channel around an exponential average, as wide as the usual range of a bar. */
export const keltner: Indicator = {
  id: 'keltner',
  title: { en: 'Keltner channel', 'zh-CN': '肯特纳通道', 'zh-HK': '肯特納通道' },
  family: 'overlap',
  params: [
    period(20),
    factor('multiplier', { en: 'Multiplier', 'zh-CN': '倍数', 'zh-HK': '倍數' }, 2, 0.1, 20, 0.1),
    length('atrPeriod', { en: 'ATR period', 'zh-CN': 'ATR 周期', 'zh-HK': 'ATR 週期' }, 10, 1),
  ],
  inputs: ['high', 'low', 'close'],
  outputs: [
    { name: 'upper', label: upperBand, unit: 'price', draw: 'line' },
    { name: 'middle', label: middleBand, unit: 'price', draw: 'line' },
    { name: 'lower', label: lowerBand, unit: 'price', draw: 'line' },
  ],
  lookback: ({ period: n, atrPeriod }) => Math.max(n - 1, atrPeriod),
  stateSize: () => emaSize + trueRangeSize + wilderSize,
  step: (state, bar, out, { period: n, multiplier, atrPeriod }) => {
    const middle = emaStep(state, 0, bar[2], n);
    const range = wilderStep(
      state,
      emaSize + trueRangeSize,
      trueRangeStep(state, emaSize, bar[0], bar[1], bar[2]),
      atrPeriod,
    );
    out[0] = middle + multiplier * range;
    out[1] = Number.isNaN(out[0]) ? Number.NaN : middle;
    out[2] = middle - multiplier * range;
  },
  meaning: {
    en: 'A channel around an exponential average, as wide as the usual range of a bar.',
    'zh-CN': '以指数均线为中轴、宽度为常见波幅的通道。',
    'zh-HK': '以指數平均線為中軸、闊度為常見波幅的通道。',
  },
  tex: 'E_n(c) \\pm m\\,ATR_k',
  source: 'Keltner, Raschke; Stock.Indicators Keltner',
};
