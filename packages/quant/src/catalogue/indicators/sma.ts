import { period } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { meanColumn, meanSize, meanStep } from '../../series/mean.ts';

/** Simple moving average: the mean of the last n values. */
export const sma: Indicator = {
  id: 'sma',
  title: { en: 'Simple moving average', 'zh-CN': '简单移动平均线', 'zh-HK': '簡單移動平均線' },
  family: 'overlap',
  params: [period(30)],
  inputs: ['real'],
  outputs: [{ name: 'sma', unit: 'price', draw: 'line' }],
  lookback: ({ period: n }) => n - 1,
  stateSize: ({ period: n }) => meanSize(n),
  step: (state, bar, out, { period: n }) => {
    out[0] = meanStep(state, 0, bar[0], n);
  },
  row: (memory, [x], [y], { period: n }, from, to) => {
    const size = meanSize(n);
    for (let k = from, at = from * size; k < to; k += 1, at += size) y[k] = meanStep(memory, at, x[k], n);
  },
  carriesMissing: true,
  batch: ([x], [y], { period: n }) => meanColumn(x, y, n),
  meaning: {
    en: 'Smooths a price so that its direction can be seen; the longer the period, the slower it turns.',
    'zh-CN': '平滑价格以看清方向，周期越长，转向越慢。',
    'zh-HK': '平滑價格以看清方向，週期越長，轉向越慢。',
  },
  tex: '\\frac{1}{n}\\sum_{i=0}^{n-1} x_{t-i}',
  source: 'TA-Lib SMA',
  talib: { name: 'SMA', params: { period: 'timeperiod' }, outputs: { sma: 'real' } },
};
