import { period } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { regressionColumn, regressionSize, regressionStep, slopeAt } from '../../series/regression.ts';

/** Linear regression slope: Slope of the fitted line: price per bar. */
export const linearregSlope: Indicator = {
  id: 'linearreg-slope',
  title: { en: 'Linear regression slope', 'zh-CN': '线性回归斜率', 'zh-HK': '線性迴歸斜率' },
  family: 'statistic',
  params: [period(14)],
  inputs: ['real'],
  outputs: [{ name: 'linearregSlope', unit: 'ratio', draw: 'line' }],
  lookback: ({ period: n }) => n - 1,
  stateSize: ({ period: n }) => regressionSize(n),
  step: (state, bar, out, { period: n }) => {
    regressionStep(state, bar[0], n);
    const m = state[slopeAt];
    out[0] = m;
  },
  batch: ([x], [y], { period: n }) => regressionColumn(x, y, n, 0, 1),
  meaning: {
    en: 'Slope of the fitted line: price per bar.',
    'zh-CN': '拟合直线的斜率，即每根 K 线的价格变化。',
    'zh-HK': '擬合直線的斜率，即每根 K 線的價格變化。',
  },
  tex: 'm = \\frac{\\sum (i - \\bar i)(x_i - \\bar x)}{\\sum (i - \\bar i)^2}',
  source: 'TA-Lib LINEARREG_SLOPE',
  talib: { name: 'LINEARREG_SLOPE', params: { period: 'timeperiod' }, outputs: { linearregSlope: 'real' } },
};
