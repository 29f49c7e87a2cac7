import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { definedRatio } from '../../statistics/defined-ratio.ts';
import { lossesOf, winsOf } from '../../statistics/partial-moments.ts';

export const payoffRatioDays: PerformanceMetric = {
  id: 'payoffRatioDays',
  family: 'return',
  needs: 'returns',
  label: localText('Gain to loss, per day', '日均盈亏比', '每日盈虧比'),
  unit: 'ratio',
  decimals: 2,
  better: 'higher',
  isChange: false,
  meaning: localText(
    'Average rising day against average falling day.',
    '平均上涨日与平均下跌日之比。',
    '平均上升日與平均下跌日之比。',
  ),
  definition: 'daily',
  tex: String.raw`\frac{\overline{r \mid r>0}}{|\overline{r \mid r<0}|}`,
  source: 'quantstats',
  minPeriods: 2,
  compute: ({ returns }) => definedRatio(winsOf(returns).average, Math.abs(lossesOf(returns).average)),
};
