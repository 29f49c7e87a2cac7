import { period } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { directionalSize, directionalStep, minusAt, movementColumn } from '../../series/directional.ts';

/** Minus directional movement: Downward movement beyond the previous bar, smoothed. */
export const minusDm: Indicator = {
  id: 'minus-dm',
  title: { en: 'Minus directional movement', 'zh-CN': '负向动向', 'zh-HK': '負向動向' },
  family: 'momentum',
  params: [period(14, 1)],
  inputs: ['high', 'low'],
  outputs: [{ name: 'minusDm', unit: 'points', draw: 'line' }],
  lookback: ({ period: n }) => Math.max(1, n - 1),
  stateSize: () => directionalSize,
  step: (state, bar, out, { period: n }) => {
    // The close only serves the true range, which is not read here.
    directionalStep(state, 0, bar[0], bar[1], bar[1], n);
    out[0] = state[0] > Math.max(1, n - 1) ? state[minusAt] : Number.NaN;
  },
  batch: ([high, low], [y], { period: n }) => {
    movementColumn(high, low, y, n, -1);
    y.fill(Number.NaN, 0, Math.max(1, n - 1));
  },
  meaning: {
    en: 'Downward movement beyond the previous bar, smoothed.',
    'zh-CN': '超出前一根 K 线的向下幅度，经平滑。',
    'zh-HK': '超出前一根 K 線的向下幅度，經平滑。',
  },
  tex: '\\overline{DM}',
  source: 'Wilder 1978; TA-Lib MINUS_DM',
  talib: { name: 'MINUS_DM', params: { period: 'timeperiod' }, outputs: { minusDm: 'real' } },
};
