import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { lowest } from '../../statistics/bounds.ts';
import { tradeColumn } from '../../statistics/trade-column.ts';

export const worstTrade: PerformanceMetric = {
  id: 'worstTrade',
  family: 'trade',
  needs: 'trades',
  label: localText('Worst trade', '最差交易', '最差交易'),
  unit: 'fraction',
  decimals: 1,
  better: 'higher',
  isChange: true,
  meaning: localText('Smallest return of one trade.', '单笔最低收益率。', '單筆最低回報率。'),
  definition: 'minimum',
  tex: String.raw`\min q_j`,
  source: 'Vince, Portfolio Management Formulas',
  minPeriods: 1,
  compute: ({ trades }) => lowest(tradeColumn(trades, 'returnPct')),
};
