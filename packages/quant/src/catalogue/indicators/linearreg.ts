import { period } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { interceptAt, regressionColumn, regressionSize, regressionStep, slopeAt } from '../../series/regression.ts';

/** Linear regression: End of the straight line fitted to the window. */
export const linearreg: Indicator = {
  id: 'linearreg',
  title: { en: 'Linear regression', 'zh-CN': '线性回归', 'zh-HK': '線性迴歸' },
  family: 'statistic',
  params: [period(14)],
  inputs: ['real'],
  outputs: [{ name: 'linearreg', unit: 'price', draw: 'line' }],
  lookback: ({ period: n }) => n - 1,
  stateSize: ({ period: n }) => regressionSize(n),
  step: (state, bar, out, { period: n }) => {
    regressionStep(state, bar[0], n);
    const b = state[interceptAt];
    const m = state[slopeAt];
    out[0] = b + m * (n - 1);
  },
  batch: ([x], [y], { period: n }) => regressionColumn(x, y, n, 1, (n - 1) / 2),
  meaning: {
    en: 'End of the straight line fitted to the window.',
    'zh-CN': '窗口拟合直线的末端值。',
    'zh-HK': '窗口擬合直線的末端值。',
  },
  tex: 'b + m(n-1)',
  source: 'TA-Lib LINEARREG',
  talib: { name: 'LINEARREG', params: { period: 'timeperiod' }, outputs: { linearreg: 'real' } },
};
