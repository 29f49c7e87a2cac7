import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { compounded } from '../../statistics/growth.ts';

export const totalReturn: PerformanceMetric = {
  id: 'totalReturn',
  family: 'return',
  needs: 'returns',
  label: localText('Total return', '总回报', '總回報'),
  unit: 'fraction',
  decimals: 1,
  better: 'higher',
  isChange: true,
  meaning: localText('What the whole span gained or lost.', '整个区间的累计涨跌。', '整個區間的累計升跌。'),
  definition: 'compounded',
  tex: String.raw`\prod(1+r_i)-1`,
  source: 'empyrical, the definition adopted here',
  minPeriods: 1,
  compute: ({ returns }) => (returns.length === 0 ? Number.NaN : compounded(returns)),
};
