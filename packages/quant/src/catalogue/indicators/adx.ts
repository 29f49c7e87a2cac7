import { period } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import {
  averageIndexSize,
  averageIndexStep,
  directionalIndexColumn,
  directionalSize,
  directionalStep,
} from '../../series/directional.ts';
import { wilderColumn } from '../../series/wilder.ts';

const size = directionalSize + averageIndexSize;

/** Average directional index: Strength of a trend, not its direction: above 25 is usually called trending. */
export const adx: Indicator = {
  id: 'adx',
  title: { en: 'Average directional index', 'zh-CN': '平均动向指数', 'zh-HK': '平均動向指數' },
  family: 'momentum',
  params: [period(14)],
  inputs: ['high', 'low', 'close'],
  outputs: [{ name: 'adx', unit: 'points', draw: 'line' }],
  lookback: ({ period: n }) => 2 * n - 1,
  stateSize: () => size,
  step: (state, bar, out, { period: n }) => {
    const index = directionalStep(state, 0, bar[0], bar[1], bar[2], n);
    out[0] = averageIndexStep(state, directionalSize, index, state[0] > n, n);
  },
  row: (memory, [high, low, close], [y], { period: n }, from, to) => {
    for (let k = from, at = from * size; k < to; k += 1, at += size) {
      const index = directionalStep(memory, at, high[k], low[k], close[k], n);
      y[k] = averageIndexStep(memory, at + directionalSize, index, memory[at] > n, n);
    }
  },
  carriesMissing: true,
  batch: ([high, low, close], [y], { period: n }) => {
    directionalIndexColumn(high, low, close, y, n);
    wilderColumn(y, y, n, n);
    y.fill(Number.NaN, n, 2 * n - 1);
  },
  meaning: {
    en: 'Strength of a trend, not its direction: above 25 is usually called trending.',
    'zh-CN': '趋势强度而非方向，25 以上通常视为有趋势。',
    'zh-HK': '趨勢強度而非方向，25 以上通常視為有趨勢。',
  },
  tex: '\\overline{DX}',
  source: 'Wilder 1978; TA-Lib ADX',
  talib: { name: 'ADX', params: { period: 'timeperiod' }, outputs: { adx: 'real' } },
};
