import { sameEverywhere } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';

/** Pivot points: Levels for this bar worked out from the bar before: floor traders lean on them. */
export const pivots: Indicator = {
  id: 'pivots',
  title: { en: 'Pivot points', 'zh-CN': '枢轴点', 'zh-HK': '樞軸點' },
  family: 'overlap',
  params: [],
  inputs: ['high', 'low', 'close'],
  outputs: [
    { name: 'pivot', label: { en: 'Pivot', 'zh-CN': '枢轴点', 'zh-HK': '樞軸點' }, unit: 'price', draw: 'line' },
    { name: 'r1', label: sameEverywhere('R1'), unit: 'price', draw: 'line' },
    { name: 's1', label: sameEverywhere('S1'), unit: 'price', draw: 'line' },
    { name: 'r2', label: sameEverywhere('R2'), unit: 'price', draw: 'line' },
    { name: 's2', label: sameEverywhere('S2'), unit: 'price', draw: 'line' },
    { name: 'r3', label: sameEverywhere('R3'), unit: 'price', draw: 'line' },
    { name: 's3', label: sameEverywhere('S3'), unit: 'price', draw: 'line' },
  ],
  lookback: () => 1,
  stateSize: () => 4,
  step: (state, bar, out) => {
    const [isNext, high, low, close] = state;
    state.set([1, bar[0], bar[1], bar[2]]);
    out.fill(Number.NaN);
    if (isNext === 0) return;
    const pivot = (high + low + close) / 3;
    const range = high - low;
    out.set([
      pivot,
      2 * pivot - low,
      2 * pivot - high,
      pivot + range,
      pivot - range,
      high + 2 * (pivot - low),
      low - 2 * (high - pivot),
    ]);
  },
  meaning: {
    en: 'Levels for this bar worked out from the bar before: floor traders lean on them.',
    'zh-CN': '由前一根 K 线推算的当日支撑与阻力位。',
    'zh-HK': '由前一根 K 線推算的當日支持與阻力位。',
  },
  tex: 'P = \\tfrac13(h+l+c)',
  source: 'Floor-trader pivots',
};
