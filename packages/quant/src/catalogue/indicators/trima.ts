import { period } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { meanColumn, meanSize, meanStep } from '../../series/mean.ts';

/** Triangular moving average: A simple average taken twice, so the middle of the window weighs most. */
export const trima: Indicator = {
  id: 'trima',
  title: { en: 'Triangular moving average', 'zh-CN': '三角移动平均线', 'zh-HK': '三角移動平均線' },
  family: 'overlap',
  params: [period(30)],
  inputs: ['real'],
  outputs: [{ name: 'trima', unit: 'price', draw: 'line' }],
  lookback: ({ period: n }) => n - 1,
  stateSize: ({ period: n }) => meanSize(n) * 2,
  step: (state, bar, out, { period: n }) => {
    // An odd length averages two windows of equal length; an even one differs by a bar.
    const inner = (n + 1) >> 1;
    const outer = (n >> 1) + 1;
    out[0] = meanStep(state, meanSize(n), meanStep(state, 0, bar[0], inner), outer);
  },
  batch: ([x], [y], { period: n }) => {
    const inner = (n + 1) >> 1;
    const means = new Float64Array(x.length);
    meanColumn(x, means, inner);
    meanColumn(means, y, (n >> 1) + 1, inner - 1);
  },
  meaning: {
    en: 'A simple average taken twice, so the middle of the window weighs most.',
    'zh-CN': '对简单均线再取一次平均，窗口中部权重最大。',
    'zh-HK': '對簡單平均線再取一次平均，窗口中段權重最大。',
  },
  tex: '\\mathrm{SMA}(\\mathrm{SMA}(x))',
  source: 'TA-Lib TRIMA',
  talib: { name: 'TRIMA', params: { period: 'timeperiod' }, outputs: { trima: 'real' } },
};
