import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { longestRun } from '../../statistics/partial-moments.ts';
import { tradeColumn } from '../../statistics/trade-column.ts';

export const longestLosingRun: PerformanceMetric = {
  id: 'longestLosingRun',
  family: 'trade',
  needs: 'trades',
  label: localText('Most losses in a row', '最长连亏', '最長連虧'),
  unit: 'count',
  decimals: 0,
  better: 'lower',
  isChange: false,
  meaning: localText('Longest run of losing trades.', '连续亏损交易的最多笔数。', '連續虧損交易的最多筆數。'),
  definition: 'trades with profit below zero',
  tex: String.raw`\max\text{run}(p<0)`,
  source: 'Vince, Portfolio Management Formulas',
  minPeriods: 1,
  compute: ({ trades }) => longestRun(tradeColumn(trades, 'pnl'), -1),
};
