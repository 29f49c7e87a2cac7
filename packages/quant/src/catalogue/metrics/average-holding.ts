import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { mean } from '../../statistics/moments.ts';
import { tradeColumn } from '../../statistics/trade-column.ts';

export const averageHolding: PerformanceMetric = {
  id: 'averageHolding',
  family: 'trade',
  needs: 'trades',
  label: localText('Average holding', '平均持有期', '平均持有期'),
  unit: 'count',
  decimals: 1,
  better: null,
  isChange: false,
  meaning: localText('Bars a trade was held on average.', '每笔交易平均持有的 K 线数。', '每筆交易平均持有的 K 線數。'),
  definition: 'bars from entry to exit',
  tex: String.raw`\overline{\text{exit}_j-\text{entry}_j}`,
  source: 'Bacon, Practical Risk-Adjusted Performance Measurement, 2nd edition',
  minPeriods: 1,
  compute: ({ trades }) => mean(tradeColumn(trades, 'holding')),
};
