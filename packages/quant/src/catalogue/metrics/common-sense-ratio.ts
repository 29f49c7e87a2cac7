import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { definedRatio } from '../../statistics/defined-ratio.ts';
import { gainsAndLosses } from '../../statistics/partial-moments.ts';
import { tailRatioOf } from '../../statistics/tail-ratio.ts';

export const commonSenseRatio: PerformanceMetric = {
  id: 'commonSenseRatio',
  family: 'risk',
  needs: 'returns',
  label: localText('Common sense ratio', '常识比率', '常識比率'),
  unit: 'ratio',
  decimals: 2,
  better: 'higher',
  isChange: false,
  meaning: localText(
    'Gains to losses times the ratio of good to bad tails; above 1 is good on both counts.',
    '盈亏比乘以尾部比，大于 1 表示两者皆优。',
    '盈虧比乘以尾部比，大於 1 表示兩者皆優。',
  ),
  definition: 'per period',
  tex: String.raw`\text{profit factor}\times\text{tail ratio}`,
  source: 'Chaikin, quantstats',
  minPeriods: 20,
  compute: ({ returns }) => {
    const { gains, losses } = gainsAndLosses(returns);
    return definedRatio(gains, losses) * tailRatioOf(returns);
  },
};
