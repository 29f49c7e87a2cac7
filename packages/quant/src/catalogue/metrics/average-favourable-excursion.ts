import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { mean } from '../../statistics/moments.ts';
import { tradeColumn } from '../../statistics/trade-column.ts';

export const averageFavourableExcursion: PerformanceMetric = {
  id: 'averageFavourableExcursion',
  family: 'trade',
  needs: 'trades',
  label: localText('Average best point of a trade', '平均最大浮盈', '平均最大浮盈'),
  unit: 'fraction',
  decimals: 2,
  better: 'higher',
  isChange: true,
  meaning: localText(
    'How far a trade went in favour on average before it was closed.',
    '持仓期间平均最大浮动盈利。',
    '持倉期間平均最大浮動盈利。',
  ),
  definition: 'mean of the largest open gain against the entry price',
  tex: String.raw`\overline{MFE}`,
  source: 'Sweeney, Maximum Adverse Excursion',
  minPeriods: 1,
  compute: ({ trades }) => mean(tradeColumn(trades, 'mfe')),
};
