import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { mean } from '../../statistics/moments.ts';
import { tradeColumn } from '../../statistics/trade-column.ts';

export const averageAdverseExcursion: PerformanceMetric = {
  id: 'averageAdverseExcursion',
  family: 'trade',
  needs: 'trades',
  label: localText('Average worst point of a trade', '平均最大浮亏', '平均最大浮虧'),
  unit: 'fraction',
  decimals: 2,
  better: 'higher',
  isChange: true,
  meaning: localText(
    'How far a trade went against the entry on average.',
    '持仓期间平均最大浮动亏损。',
    '持倉期間平均最大浮動虧損。',
  ),
  definition: 'mean of the largest open loss against the entry price',
  tex: String.raw`\overline{MAE}`,
  source: 'Sweeney, Maximum Adverse Excursion',
  minPeriods: 1,
  compute: ({ trades }) => mean(tradeColumn(trades, 'mae')),
};
