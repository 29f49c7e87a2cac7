import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { definedRatio } from '../../statistics/defined-ratio.ts';
import { lossesOf, winsOf } from '../../statistics/partial-moments.ts';

/** Per day. The win rate of trades is another metric. */
export const winRateDays: PerformanceMetric = {
  id: 'winRateDays',
  family: 'return',
  needs: 'returns',
  label: localText('Winning days', '上涨日占比', '上升日佔比'),
  unit: 'fraction',
  decimals: 1,
  better: 'higher',
  isChange: false,
  meaning: localText(
    'Share of rising days among all days that moved.',
    '有涨跌的交易日中上涨的比例。',
    '有升跌的交易日中上升的比例。',
  ),
  definition: 'daily, days without change left out',
  tex: String.raw`\frac{\#\{r_i>0\}}{\#\{r_i\ne 0\}}`,
  source: 'quantstats',
  minPeriods: 1,
  compute: ({ returns }) => definedRatio(winsOf(returns).count, winsOf(returns).count + lossesOf(returns).count),
};
