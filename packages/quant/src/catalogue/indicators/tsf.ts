import { period } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { interceptAt, regressionColumn, regressionSize, regressionStep, slopeAt } from '../../series/regression.ts';

/** Time series forecast: The fitted line carried one bar on. */
export const tsf: Indicator = {
  id: 'tsf',
  title: { en: 'Time series forecast', 'zh-CN': '时间序列预测', 'zh-HK': '時間序列預測' },
  family: 'statistic',
  params: [period(14)],
  inputs: ['real'],
  outputs: [{ name: 'tsf', unit: 'price', draw: 'line' }],
  lookback: ({ period: n }) => n - 1,
  stateSize: ({ period: n }) => regressionSize(n),
  step: (state, bar, out, { period: n }) => {
    regressionStep(state, bar[0], n);
    const b = state[interceptAt];
    const m = state[slopeAt];
    out[0] = b + m * n;
  },
  batch: ([x], [y], { period: n }) => regressionColumn(x, y, n, 1, (n + 1) / 2),
  meaning: {
    en: 'The fitted line carried one bar on.',
    'zh-CN': '将拟合直线外推一根 K 线。',
    'zh-HK': '將擬合直線外推一根 K 線。',
  },
  tex: 'b + mn',
  source: 'TA-Lib TSF',
  talib: { name: 'TSF', params: { period: 'timeperiod' }, outputs: { tsf: 'real' } },
};
