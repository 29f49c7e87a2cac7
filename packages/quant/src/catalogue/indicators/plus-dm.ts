import { period } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { directionalSize, directionalStep, plusAt, movementColumn } from '../../series/directional.ts';

/** Plus directional movement: Upward movement beyond the previous bar, smoothed. */
export const plusDm: Indicator = {
  id: 'plus-dm',
  title: { en: 'Plus directional movement', 'zh-CN': '正向动向', 'zh-HK': '正向動向' },
  family: 'momentum',
  params: [period(14, 1)],
  inputs: ['high', 'low'],
  outputs: [{ name: 'plusDm', unit: 'points', draw: 'line' }],
  lookback: ({ period: n }) => Math.max(1, n - 1),
  stateSize: () => directionalSize,
  step: (state, bar, out, { period: n }) => {
    // The close only serves the true range, which is not read here.
    directionalStep(state, 0, bar[0], bar[1], bar[1], n);
    out[0] = state[0] > Math.max(1, n - 1) ? state[plusAt] : Number.NaN;
  },
  batch: ([high, low], [y], { period: n }) => {
    movementColumn(high, low, y, n, 1);
    y.fill(Number.NaN, 0, Math.max(1, n - 1));
  },
  meaning: {
    en: 'Upward movement beyond the previous bar, smoothed.',
    'zh-CN': '超出前一根 K 线的向上幅度，经平滑。',
    'zh-HK': '超出前一根 K 線的向上幅度，經平滑。',
  },
  tex: '\\overline{DM}',
  source: 'Wilder 1978; TA-Lib PLUS_DM',
  talib: { name: 'PLUS_DM', params: { period: 'timeperiod' }, outputs: { plusDm: 'real' } },
};
