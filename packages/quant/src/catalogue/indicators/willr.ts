import { period } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { highestColumn, lowestColumn } from '../../series/extremes.ts';
import { rangePositionSize, rangePositionStep } from '../../series/range-position.ts';

/** Williams %R: How far the close is below the top of the recent range, from 0 to −100. */
export const willr: Indicator = {
  id: 'willr',
  title: { en: 'Williams %R', 'zh-CN': '威廉指标', 'zh-HK': '威廉指標' },
  family: 'momentum',
  params: [period(14)],
  inputs: ['high', 'low', 'close'],
  outputs: [{ name: 'willr', unit: 'points', draw: 'line', levels: [-80, -20] }],
  lookback: ({ period: n }) => n - 1,
  stateSize: ({ period: n }) => rangePositionSize(n),
  step: (state, bar, out, { period: n }) => {
    out[0] = rangePositionStep(state, 0, bar[0], bar[1], bar[2], n, 100) - 100;
  },
  batch: ([high, low, close], [y], { period: n }) => {
    const bottom = new Float64Array(y.length);
    highestColumn(high, y, n);
    lowestColumn(low, bottom, n);
    for (let i = n - 1; i < y.length; i += 1) {
      const range = y[i] - bottom[i];
      y[i] = range === 0 ? 0 : (-100 * (y[i] - close[i])) / range;
    }
  },
  meaning: {
    en: 'How far the close is below the top of the recent range, from 0 to −100.',
    'zh-CN': '收盘价距近期区间顶部多远，0 到 −100。',
    'zh-HK': '收市價距近期區間頂部多遠，0 至 −100。',
  },
  tex: '-100\\frac{\\max h - c}{\\max h - \\min l}',
  source: 'Williams 1973; TA-Lib WILLR',
  talib: { name: 'WILLR', params: { period: 'timeperiod' }, outputs: { willr: 'real' } },
};
