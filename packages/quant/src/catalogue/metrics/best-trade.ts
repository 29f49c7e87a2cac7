import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { highest } from '../../statistics/bounds.ts';
import { tradeColumn } from '../../statistics/trade-column.ts';

export const bestTrade: PerformanceMetric = {
  id: 'bestTrade',
  family: 'trade',
  needs: 'trades',
  label: localText('Best trade', '最佳交易', '最佳交易'),
  unit: 'fraction',
  decimals: 1,
  better: 'higher',
  isChange: true,
  meaning: localText('Largest return of one trade.', '单笔最高收益率。', '單筆最高回報率。'),
  definition: 'maximum',
  tex: String.raw`\max q_j`,
  source: 'Vince, Portfolio Management Formulas',
  minPeriods: 1,
  compute: ({ trades }) => highest(tradeColumn(trades, 'returnPct')),
};
