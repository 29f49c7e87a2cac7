import { period } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import {
  averageIndexSize,
  averageIndexStep,
  directionalIndexColumn,
  directionalSize,
  directionalStep,
} from '../../series/directional.ts';
import { delaySize, delayStep } from '../../series/delay.ts';
import { wilderColumn } from '../../series/wilder.ts';

/** Average directional index rating: Mean of the trend strength now and n bars ago: slower and steadier. */
export const adxr: Indicator = {
  id: 'adxr',
  title: { en: 'Average directional index rating', 'zh-CN': '平均动向指数评估', 'zh-HK': '平均動向指數評估' },
  family: 'momentum',
  params: [period(14)],
  inputs: ['high', 'low', 'close'],
  outputs: [{ name: 'adxr', unit: 'points', draw: 'line' }],
  lookback: ({ period: n }) => 3 * n - 2,
  stateSize: ({ period: n }) => directionalSize + averageIndexSize + delaySize(n - 1),
  step: (state, bar, out, { period: n }) => {
    const index = directionalStep(state, 0, bar[0], bar[1], bar[2], n);
    const adx = averageIndexStep(state, directionalSize, index, state[0] > n, n);
    out[0] = (adx + delayStep(state, directionalSize + averageIndexSize, adx, n - 1)) / 2;
  },
  carriesMissing: true,
  batch: ([high, low, close], [y], { period: n }) => {
    directionalIndexColumn(high, low, close, y, n);
    wilderColumn(y, y, n, n);
    for (let i = y.length - 1; i >= n; i -= 1) y[i] = (y[i] + y[i - n + 1]) / 2;
    y.fill(Number.NaN, n, 3 * n - 2);
  },
  meaning: {
    en: 'Mean of the trend strength now and n bars ago: slower and steadier.',
    'zh-CN': '当前与 n 根前趋势强度的均值，更慢更稳。',
    'zh-HK': '目前與 n 根前趨勢強度的均值，更慢更穩。',
  },
  tex: '\\tfrac12(ADX_t + ADX_{t-n+1})',
  source: 'Wilder 1978; TA-Lib ADXR',
  talib: { name: 'ADXR', params: { period: 'timeperiod' }, outputs: { adxr: 'real' } },
};
