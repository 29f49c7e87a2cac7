import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';

export const longestHolding: PerformanceMetric = {
  id: 'longestHolding',
  family: 'trade',
  needs: 'trades',
  label: localText('Longest holding', '最长持有期', '最長持有期'),
  unit: 'count',
  decimals: 0,
  better: null,
  isChange: false,
  meaning: localText('Most bars a trade was held.', '持有最久的交易的 K 线数。', '持有最久的交易的 K 線數。'),
  definition: 'bars from entry to exit',
  tex: String.raw`\max_j(\text{exit}_j-\text{entry}_j)`,
  source: 'Bacon, Practical Risk-Adjusted Performance Measurement, 2nd edition',
  minPeriods: 1,
  compute: ({ trades }) =>
    (trades ?? []).reduce((most, trade) => Math.max(most, trade.exitIndex - trade.entryIndex), 0),
};
