import { factor, lowerBand, period, upperBand } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { trailingBandsSize, trailingBandsStep } from '../../series/trailing-bands.ts';

/** Supertrend: A trailing band one side of the price: below it in an uptrend, above it in a downtrend. */
export const supertrend: Indicator = {
  id: 'supertrend',
  title: { en: 'Supertrend', 'zh-CN': '超级趋势', 'zh-HK': '超級趨勢' },
  family: 'overlap',
  params: [period(10), factor('multiplier', { en: 'Multiplier', 'zh-CN': '倍数', 'zh-HK': '倍數' }, 3, 0.1, 20, 0.1)],
  inputs: ['high', 'low', 'close'],
  outputs: [
    {
      name: 'superTrend',
      label: { en: 'Trend line', 'zh-CN': '趋势线', 'zh-HK': '趨勢線' },
      unit: 'price',
      draw: 'line',
    },
    { name: 'upperBand', label: upperBand, unit: 'price', draw: 'none' },
    { name: 'lowerBand', label: lowerBand, unit: 'price', draw: 'none' },
  ],
  lookback: ({ period: n }) => n,
  stateSize: () => trailingBandsSize,
  step: (state, bar, out, { period: n, multiplier }) => {
    const middle = (bar[0] + bar[1]) / 2;
    trailingBandsStep(state, bar, out, n, multiplier, middle, middle);
  },
  meaning: {
    en: 'A trailing band one side of the price: below it in an uptrend, above it in a downtrend.',
    'zh-CN': '位于价格一侧的跟踪线，上升趋势在下方，下降趋势在上方。',
    'zh-HK': '位於價格一側的追蹤線，上升趨勢在下方，下降趨勢在上方。',
  },
  tex: '\\tfrac{h+l}{2} \\pm m\\,ATR_n',
  source: 'Seban; Stock.Indicators Supertrend',
};
