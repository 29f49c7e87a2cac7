import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { winsOf } from '../../statistics/partial-moments.ts';
import { tradeColumn } from '../../statistics/trade-column.ts';

export const averageWinningTrade: PerformanceMetric = {
  id: 'averageWinningTrade',
  family: 'trade',
  needs: 'trades',
  label: localText('Average winning trade', '平均盈利', '平均盈利'),
  unit: 'fraction',
  decimals: 2,
  better: 'higher',
  isChange: true,
  meaning: localText('Average return of the trades that won.', '盈利交易的平均收益率。', '獲利交易的平均回報率。'),
  definition: 'mean of trade returns above zero',
  tex: String.raw`\overline{q \mid q>0}`,
  source: 'Vince, Portfolio Management Formulas',
  minPeriods: 1,
  compute: ({ trades }) => winsOf(tradeColumn(trades, 'returnPct')).average,
};
