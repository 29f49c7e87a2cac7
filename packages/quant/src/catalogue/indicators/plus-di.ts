import { period } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { directionalSize, directionalStep, plusIndex, movementColumn, shareColumn } from '../../series/directional.ts';

/** Plus directional indicator: Share of the true range that was upward movement. */
export const plusDi: Indicator = {
  id: 'plus-di',
  title: { en: 'Plus directional indicator', 'zh-CN': '正向指标', 'zh-HK': '正向指標' },
  family: 'momentum',
  params: [period(14, 1)],
  inputs: ['high', 'low', 'close'],
  outputs: [{ name: 'plusDi', unit: 'points', draw: 'line' }],
  lookback: ({ period: n }) => n,
  stateSize: () => directionalSize,
  step: (state, bar, out, { period: n }) => {
    directionalStep(state, 0, bar[0], bar[1], bar[2], n);
    out[0] = plusIndex(state, 0, n);
  },
  batch: ([high, low, close], [y], { period: n }) => {
    movementColumn(high, low, y, n, 1);
    shareColumn(high, low, close, y, n);
  },
  meaning: {
    en: 'Share of the true range that was upward movement.',
    'zh-CN': '真实波幅中向上运动的占比。',
    'zh-HK': '真實波幅中向上運動的佔比。',
  },
  tex: '100\\,\\frac{\\overline{DM^+}}{\\overline{TR}}',
  source: 'Wilder 1978; TA-Lib PLUS_DI',
  talib: { name: 'PLUS_DI', params: { period: 'timeperiod' }, outputs: { plusDi: 'real' } },
};
