import { period } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { directionalIndexColumn, directionalSize, directionalStep } from '../../series/directional.ts';

/** Directional index: How one-directional movement was, whichever way, from 0 to 100. */
export const dx: Indicator = {
  id: 'dx',
  title: { en: 'Directional index', 'zh-CN': '动向指数', 'zh-HK': '動向指數' },
  family: 'momentum',
  params: [period(14)],
  inputs: ['high', 'low', 'close'],
  outputs: [{ name: 'dx', unit: 'points', draw: 'line' }],
  lookback: ({ period: n }) => n,
  stateSize: () => directionalSize + 1,
  step: (state, bar, out, { period: n }) => {
    const index = directionalStep(state, 0, bar[0], bar[1], bar[2], n);
    out[0] = Number.NaN;
    if (state[0] <= n) return;
    // Without movement either way the last reading stands.
    if (!Number.isNaN(index)) state[directionalSize] = index;
    out[0] = state[directionalSize];
  },
  carriesMissing: true,
  batch: ([high, low, close], [y], { period: n }) => directionalIndexColumn(high, low, close, y, n),
  meaning: {
    en: 'How one-directional movement was, whichever way, from 0 to 100.',
    'zh-CN': '不论方向，行情单边程度，0 到 100。',
    'zh-HK': '不論方向，行情單邊程度，0 至 100。',
  },
  tex: '100\\frac{|DI^+ - DI^-|}{DI^+ + DI^-}',
  source: 'Wilder 1978; TA-Lib DX',
  talib: { name: 'DX', params: { period: 'timeperiod' }, outputs: { dx: 'real' } },
};
