import { length, period, sameEverywhere } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { rangePositionSize, rangePositionStep } from '../../series/range-position.ts';

/** KDJ: The stochastic oscillator as Chinese traders read it, with a leading J line; K and D start at 50. */
export const kdj: Indicator = {
  id: 'kdj',
  title: { en: 'KDJ', 'zh-CN': 'KDJ 随机指标', 'zh-HK': 'KDJ 隨機指標' },
  family: 'momentum',
  params: [
    period(9),
    length('kSmooth', { en: 'K smoothing', 'zh-CN': 'K 平滑', 'zh-HK': 'K 平滑' }, 3, 1),
    length('dSmooth', { en: 'D smoothing', 'zh-CN': 'D 平滑', 'zh-HK': 'D 平滑' }, 3, 1),
  ],
  inputs: ['high', 'low', 'close'],
  outputs: [
    { name: 'k', label: sameEverywhere('K'), unit: 'points', draw: 'line', levels: [20, 80] },
    { name: 'd', label: sameEverywhere('D'), unit: 'points', draw: 'line', levels: [20, 80] },
    { name: 'j', label: sameEverywhere('J'), unit: 'points', draw: 'line', levels: [0, 100] },
  ],
  lookback: ({ period: n }) => n - 1,
  stateSize: ({ period: n }) => 3 + rangePositionSize(n),
  step: (state, bar, out, { period: n, kSmooth, dSmooth }) => {
    const raw = rangePositionStep(state, 3, bar[0], bar[1], bar[2], n);
    out.fill(Number.NaN);
    if (Number.isNaN(raw)) return;
    const k = state[0] === 0 ? 50 : state[1];
    const d = state[0] === 0 ? 50 : state[2];
    state[0] = 1;
    state[1] = (k * (kSmooth - 1) + raw) / kSmooth;
    state[2] = (d * (dSmooth - 1) + state[1]) / dSmooth;
    out[0] = state[1];
    out[1] = state[2];
    out[2] = 3 * state[1] - 2 * state[2];
  },
  meaning: {
    en: 'The stochastic oscillator as Chinese traders read it, with a leading J line; K and D start at 50.',
    'zh-CN': '中国交易者常用的随机指标，含领先的 J 线，K 与 D 从 50 起算。',
    'zh-HK': '華語交易者常用的隨機指標，含領先的 J 線，K 與 D 由 50 起計。',
  },
  tex: 'J = 3K - 2D',
  source: 'Lane, as used on mainland exchanges',
};
