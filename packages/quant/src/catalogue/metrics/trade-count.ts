import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';

export const tradeCount: PerformanceMetric = {
  id: 'tradeCount',
  family: 'trade',
  needs: 'trades',
  label: localText('Trades', '交易次数', '交易次數'),
  unit: 'count',
  decimals: 0,
  better: null,
  isChange: false,
  meaning: localText('How many round trips were completed.', '完成的买卖回合数。', '完成的買賣回合數。'),
  definition: 'closed round trips',
  tex: 'n',
  source: 'Bacon, Practical Risk-Adjusted Performance Measurement, 2nd edition',
  minPeriods: 1,
  compute: ({ trades }) => trades?.length ?? Number.NaN,
};
