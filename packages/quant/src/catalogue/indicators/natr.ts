import { period } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { trueRangeColumn, trueRangeSize, trueRangeStep } from '../../series/true-range.ts';
import { wilderColumn, wilderSize, wilderStep } from '../../series/wilder.ts';

/** Normalised average true range: Average true range in percent of the close, so that instruments compare. */
export const natr: Indicator = {
  id: 'natr',
  title: { en: 'Normalised average true range', 'zh-CN': '归一化平均真实波幅', 'zh-HK': '歸一化平均真實波幅' },
  family: 'volatility',
  params: [period(14, 1)],
  inputs: ['high', 'low', 'close'],
  outputs: [{ name: 'natr', unit: 'points', draw: 'line' }],
  lookback: ({ period: n }) => n,
  stateSize: () => trueRangeSize + wilderSize,
  step: (state, bar, out, { period: n }) => {
    const range = wilderStep(state, trueRangeSize, trueRangeStep(state, 0, bar[0], bar[1], bar[2]), n);
    out[0] = bar[2] === 0 && !Number.isNaN(range) ? 0 : (range / bar[2]) * 100;
  },
  batch: ([high, low, close], [y], { period: n }) => {
    trueRangeColumn(high, low, close, y);
    wilderColumn(y, y, n, 1);
    y.fill(Number.NaN, 0, n);
    for (let i = n; i < y.length; i += 1) y[i] = close[i] === 0 ? 0 : (y[i] / close[i]) * 100;
  },
  meaning: {
    en: 'Average true range in percent of the close, so that instruments compare.',
    'zh-CN': '以收盘价百分比表示的平均真实波幅，便于品种间比较。',
    'zh-HK': '以收市價百分比表示的平均真實波幅，便於品種間比較。',
  },
  tex: '100\\frac{ATR}{c}',
  source: 'Forman 2006; TA-Lib NATR',
  talib: { name: 'NATR', params: { period: 'timeperiod' }, outputs: { natr: 'real' } },
};
