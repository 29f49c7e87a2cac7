import { period } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { trueRangeColumn, trueRangeSize, trueRangeStep } from '../../series/true-range.ts';
import { wilderColumn, wilderSize, wilderStep } from '../../series/wilder.ts';

const size = trueRangeSize + wilderSize;

/** Average true range of Wilder; the first true range is that of the second bar. */
export const atr: Indicator = {
  id: 'atr',
  title: { en: 'Average true range', 'zh-CN': '平均真实波幅', 'zh-HK': '平均真實波幅' },
  family: 'volatility',
  params: [period(14, 1)],
  inputs: ['high', 'low', 'close'],
  outputs: [{ name: 'atr', unit: 'points', draw: 'line' }],
  lookback: ({ period: n }) => n,
  stateSize: () => size,
  step: (state, bar, out, { period: n }) => {
    out[0] = wilderStep(state, trueRangeSize, trueRangeStep(state, 0, bar[0], bar[1], bar[2]), n);
  },
  row: (memory, [high, low, close], [y], { period: n }, from, to) => {
    for (let k = from, at = from * size; k < to; k += 1, at += size) {
      y[k] = wilderStep(memory, at + trueRangeSize, trueRangeStep(memory, at, high[k], low[k], close[k]), n);
    }
  },
  carriesMissing: true,
  batch: ([high, low, close], [y], { period: n }) => {
    trueRangeColumn(high, low, close, y);
    wilderColumn(y, y, n, 1);
    y.fill(Number.NaN, 0, n);
    // The last close is read by no range.
    if (Number.isNaN(close[y.length - 1])) y[y.length - 1] = Number.NaN;
  },
  meaning: {
    en: 'How far a price usually travels in one bar, gaps included; the common yardstick for stops and sizes.',
    'zh-CN': '价格单根 K 线的常见波动幅度，含跳空；常用于设止损与仓位。',
    'zh-HK': '價格單根 K 線的常見波幅，包括裂口；常用於設定止蝕與注碼。',
  },
  tex: 'a_t = \\frac{(n-1)a_{t-1} + \\max(h-l, |h-c_{t-1}|, |l-c_{t-1}|)}{n}',
  source: 'Wilder 1978; TA-Lib ATR',
  talib: { name: 'ATR', params: { period: 'timeperiod' }, outputs: { atr: 'real' } },
};
