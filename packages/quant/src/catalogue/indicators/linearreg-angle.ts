import { period } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { regressionColumn, regressionSize, regressionStep, slopeAt } from '../../series/regression.ts';

/** Linear regression angle: Angle of the fitted line in degrees. */
export const linearregAngle: Indicator = {
  id: 'linearreg-angle',
  title: { en: 'Linear regression angle', 'zh-CN': '线性回归角度', 'zh-HK': '線性迴歸角度' },
  family: 'statistic',
  params: [period(14)],
  inputs: ['real'],
  outputs: [{ name: 'linearregAngle', unit: 'ratio', draw: 'line' }],
  lookback: ({ period: n }) => n - 1,
  stateSize: ({ period: n }) => regressionSize(n),
  step: (state, bar, out, { period: n }) => {
    regressionStep(state, bar[0], n);
    const m = state[slopeAt];
    out[0] = (Math.atan(m) * 180) / Math.PI;
  },
  batch: ([x], [y], { period: n }) => {
    regressionColumn(x, y, n, 0, 1);
    for (let i = n - 1; i < y.length; i += 1) y[i] = (Math.atan(y[i]) * 180) / Math.PI;
  },
  meaning: {
    en: 'Angle of the fitted line in degrees.',
    'zh-CN': '拟合直线的角度（度）。',
    'zh-HK': '擬合直線的角度（度）。',
  },
  tex: '\\tfrac{180}{\\pi}\\arctan m',
  source: 'TA-Lib LINEARREG_ANGLE',
  talib: { name: 'LINEARREG_ANGLE', params: { period: 'timeperiod' }, outputs: { linearregAngle: 'real' } },
};
