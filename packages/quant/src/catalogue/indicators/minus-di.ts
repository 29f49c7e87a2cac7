import { period } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { directionalSize, directionalStep, minusIndex, movementColumn, shareColumn } from '../../series/directional.ts';

/** Minus directional indicator: Share of the true range that was downward movement. */
export const minusDi: Indicator = {
  id: 'minus-di',
  title: { en: 'Minus directional indicator', 'zh-CN': '负向指标', 'zh-HK': '負向指標' },
  family: 'momentum',
  params: [period(14, 1)],
  inputs: ['high', 'low', 'close'],
  outputs: [{ name: 'minusDi', unit: 'points', draw: 'line' }],
  lookback: ({ period: n }) => n,
  stateSize: () => directionalSize,
  step: (state, bar, out, { period: n }) => {
    directionalStep(state, 0, bar[0], bar[1], bar[2], n);
    out[0] = minusIndex(state, 0, n);
  },
  batch: ([high, low, close], [y], { period: n }) => {
    movementColumn(high, low, y, n, -1);
    shareColumn(high, low, close, y, n);
  },
  meaning: {
    en: 'Share of the true range that was downward movement.',
    'zh-CN': '真实波幅中向下运动的占比。',
    'zh-HK': '真實波幅中向下運動的佔比。',
  },
  tex: '100\\,\\frac{\\overline{DM^-}}{\\overline{TR}}',
  source: 'Wilder 1978; TA-Lib MINUS_DI',
  talib: { name: 'MINUS_DI', params: { period: 'timeperiod' }, outputs: { minusDi: 'real' } },
};
