import { period } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { sumColumn } from '../../series/sums.ts';
import { meanSize, meanStep } from '../../series/mean.ts';

/** Volume-weighted moving average: A moving average in which busy bars count for more; none where nothing traded. */
export const vwma: Indicator = {
  id: 'vwma',
  title: { en: 'Volume-weighted moving average', 'zh-CN': '成交量加权均线', 'zh-HK': '成交量加權平均線' },
  family: 'overlap',
  params: [period(20)],
  inputs: ['real', 'volume'],
  outputs: [{ name: 'vwma', unit: 'price', draw: 'line' }],
  lookback: ({ period: n }) => n - 1,
  stateSize: ({ period: n }) => 2 * meanSize(n),
  step: (state, bar, out, { period: n }) => {
    const money = meanStep(state, 0, bar[0] * bar[1], n);
    const volume = meanStep(state, meanSize(n), bar[1], n);
    out[0] = volume > 0 ? money / volume : Number.NaN;
  },
  batch: ([x, volume], [y], { period: n }) => {
    const money = x.map((value, i) => value * volume[i]);
    const total = new Float64Array(x.length);
    sumColumn(money, y, n);
    sumColumn(volume, total, n);
    for (let i = n - 1; i < y.length; i += 1) y[i] = total[i] > 0 ? y[i] / total[i] : Number.NaN;
  },
  meaning: {
    en: 'A moving average in which busy bars count for more; none where nothing traded.',
    'zh-CN': '成交活跃的 K 线权重更大的均线，无成交则无值。',
    'zh-HK': '成交活躍的 K 線權重更大的平均線，無成交則無值。',
  },
  tex: '\\frac{\\sum cv}{\\sum v}',
  source: 'Arms 1989',
};
