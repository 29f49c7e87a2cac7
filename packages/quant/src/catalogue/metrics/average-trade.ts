import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { mean } from '../../statistics/moments.ts';
import { tradeColumn } from '../../statistics/trade-column.ts';

export const averageTrade: PerformanceMetric = {
  id: 'averageTrade',
  family: 'trade',
  needs: 'trades',
  label: localText('Average trade', '平均每笔回报', '平均每筆回報'),
  unit: 'fraction',
  decimals: 2,
  better: 'higher',
  isChange: true,
  meaning: localText(
    'Average return of a trade after cost.',
    '每笔交易扣费后的平均收益率。',
    '每筆交易扣除費用後的平均回報率。',
  ),
  definition: 'mean of trade returns',
  tex: String.raw`\bar q`,
  source: 'Vince, Portfolio Management Formulas',
  minPeriods: 1,
  compute: ({ trades }) => mean(tradeColumn(trades, 'returnPct')),
};
