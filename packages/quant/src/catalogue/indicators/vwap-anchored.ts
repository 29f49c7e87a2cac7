import { length } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';

/** Anchored VWAP: Average price paid since a chosen bar, weighed by volume. */
export const vwapAnchored: Indicator = {
  id: 'vwap-anchored',
  title: { en: 'Anchored VWAP', 'zh-CN': '锚定成交量加权均价', 'zh-HK': '錨定成交量加權均價' },
  family: 'overlap',
  params: [length('anchor', { en: 'Anchor bar', 'zh-CN': '锚定 K 线', 'zh-HK': '錨定 K 線' }, 0, 0)],
  inputs: ['high', 'low', 'close', 'volume'],
  outputs: [{ name: 'vwap', unit: 'price', draw: 'line' }],
  lookback: ({ anchor }) => anchor,
  stateSize: () => 3,
  step: (state, bar, out, { anchor }) => {
    state[0] += 1;
    out[0] = Number.NaN;
    if (state[0] <= anchor) return;
    state[1] += ((bar[0] + bar[1] + bar[2]) / 3) * bar[3];
    state[2] += bar[3];
    out[0] = state[2] === 0 ? Number.NaN : state[1] / state[2];
  },
  meaning: {
    en: 'Average price paid since a chosen bar, weighed by volume.',
    'zh-CN': '自选定 K 线起的成交量加权均价。',
    'zh-HK': '自選定 K 線起的成交量加權均價。',
  },
  tex: '\\frac{\\sum pv}{\\sum v}',
  source: 'Stock.Indicators VWAP',
};
