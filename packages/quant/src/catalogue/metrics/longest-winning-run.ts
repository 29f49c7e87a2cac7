import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { longestRun } from '../../statistics/partial-moments.ts';
import { tradeColumn } from '../../statistics/trade-column.ts';

export const longestWinningRun: PerformanceMetric = {
  id: 'longestWinningRun',
  family: 'trade',
  needs: 'trades',
  label: localText('Most wins in a row', '最长连胜', '最長連勝'),
  unit: 'count',
  decimals: 0,
  better: 'higher',
  isChange: false,
  meaning: localText('Longest run of winning trades.', '连续盈利交易的最多笔数。', '連續獲利交易的最多筆數。'),
  definition: 'trades with profit above zero',
  tex: String.raw`\max\text{run}(p>0)`,
  source: 'Vince, Portfolio Management Formulas',
  minPeriods: 1,
  compute: ({ trades }) => longestRun(tradeColumn(trades, 'pnl'), 1),
};
