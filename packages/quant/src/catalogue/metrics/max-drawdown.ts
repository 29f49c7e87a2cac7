import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { wealthPath } from '../../statistics/wealth-path.ts';

export const maxDrawdown: PerformanceMetric = {
  id: 'maxDrawdown',
  family: 'drawdown',
  needs: 'returns',
  label: localText('Deepest fall', '最大回撤', '最大跌幅'),
  unit: 'fraction',
  decimals: 1,
  better: 'higher',
  isChange: true,
  meaning: localText(
    'Largest fall from a high to a later low.',
    '从高点到其后低点的最大跌幅。',
    '由高位至其後低位的最大跌幅。',
  ),
  definition: 'wealth including the starting 1',
  tex: String.raw`\min_t\left(\frac{W_t}{\max_{s\le t}W_s}-1\right)`,
  source: 'empyrical, the definition adopted here',
  minPeriods: 1,
  compute: ({ returns }) => (returns.length === 0 ? Number.NaN : wealthPath(returns).deepest),
};
