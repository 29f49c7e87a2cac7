import { period } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { interceptAt, regressionColumn, regressionSize, regressionStep } from '../../series/regression.ts';

/** Linear regression intercept: Start of the fitted line. */
export const linearregIntercept: Indicator = {
  id: 'linearreg-intercept',
  title: { en: 'Linear regression intercept', 'zh-CN': '线性回归截距', 'zh-HK': '線性迴歸截距' },
  family: 'statistic',
  params: [period(14)],
  inputs: ['real'],
  outputs: [{ name: 'linearregIntercept', unit: 'price', draw: 'line' }],
  lookback: ({ period: n }) => n - 1,
  stateSize: ({ period: n }) => regressionSize(n),
  step: (state, bar, out, { period: n }) => {
    regressionStep(state, bar[0], n);
    const b = state[interceptAt];
    out[0] = b;
  },
  batch: ([x], [y], { period: n }) => regressionColumn(x, y, n, 1, -(n - 1) / 2),
  meaning: { en: 'Start of the fitted line.', 'zh-CN': '拟合直线的起点值。', 'zh-HK': '擬合直線的起點值。' },
  tex: 'b = \\bar x - m\\bar i',
  source: 'TA-Lib LINEARREG_INTERCEPT',
  talib: { name: 'LINEARREG_INTERCEPT', params: { period: 'timeperiod' }, outputs: { linearregIntercept: 'real' } },
};
