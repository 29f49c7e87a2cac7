import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { linearFit } from '../../statistics/linear-fit.ts';

export const stability: PerformanceMetric = {
  id: 'stability',
  family: 'return',
  needs: 'returns',
  label: localText('Steadiness of growth', '增长稳定度', '增長穩定度'),
  unit: 'ratio',
  decimals: 2,
  better: 'higher',
  isChange: false,
  meaning: localText(
    'How well a straight line fits the growth of wealth, 1 being perfectly steady.',
    '财富增长与直线的吻合程度，1 为完全平稳。',
    '財富增長與直線的吻合程度，1 為完全平穩。',
  ),
  definition: 'R squared of cumulative log returns on time',
  tex: String.raw`R^2\left(\sum\ln(1+r_i),\,i\right)`,
  source: 'empyrical, the definition adopted here',
  minPeriods: 3,
  compute: ({ returns }) => {
    const logWealth = new Float64Array(returns.length);
    const periods = new Float64Array(returns.length);
    let sum = 0;
    for (let i = 0; i < returns.length; i += 1) {
      sum += Math.log1p(returns[i]);
      logWealth[i] = sum;
      periods[i] = i;
    }
    return linearFit(periods, logWealth).rSquared;
  },
};
