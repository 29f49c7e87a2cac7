import type { Indicator } from '../indicator.ts';
import { trueRangeColumn, trueRangeSize, trueRangeStep } from '../../series/true-range.ts';

/** True range: Range of a bar including the gap before it. */
export const trange: Indicator = {
  id: 'trange',
  title: { en: 'True range', 'zh-CN': '真实波幅', 'zh-HK': '真實波幅' },
  family: 'volatility',
  params: [],
  inputs: ['high', 'low', 'close'],
  outputs: [{ name: 'trange', unit: 'points', draw: 'line' }],
  lookback: () => 1,
  stateSize: () => trueRangeSize,
  step: (state, bar, out) => {
    out[0] = trueRangeStep(state, 0, bar[0], bar[1], bar[2]);
  },
  batch: ([high, low, close], [y]) => trueRangeColumn(high, low, close, y),
  meaning: {
    en: 'Range of a bar including the gap before it.',
    'zh-CN': '包含跳空的单根 K 线波幅。',
    'zh-HK': '包括裂口的單根 K 線波幅。',
  },
  tex: '\\max(h-l,|h-c_{t-1}|,|l-c_{t-1}|)',
  source: 'Wilder 1978; TA-Lib TRANGE',
  talib: { name: 'TRANGE', params: {}, outputs: { trange: 'real' } },
};
