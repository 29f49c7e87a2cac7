import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { activeReturns, periodsWhere } from '../../statistics/active-returns.ts';
import { definedRatio } from '../../statistics/defined-ratio.ts';
import { winsOf } from '../../statistics/partial-moments.ts';

export const battingAverageDown: PerformanceMetric = {
  id: 'battingAverageDown',
  family: 'benchmark',
  needs: 'benchmark',
  label: localText('Days ahead in falling markets', '下跌日跑赢占比', '下跌日跑贏佔比'),
  unit: 'fraction',
  decimals: 1,
  better: 'higher',
  isChange: false,
  meaning: localText(
    'Share of falling market days on which it did better.',
    '市场下跌日中跑赢的比例。',
    '市場下跌日中跑贏的比例。',
  ),
  definition: 'share of positive active returns on falling benchmark periods',
  tex: String.raw`P(r>m \mid m<0)`,
  source: 'empyrical, the definition adopted here',
  minPeriods: 30,
  compute: (inputs) => {
    const days = periodsWhere(inputs, 'below');
    return definedRatio(winsOf(activeReturns(days)).count, days.returns.length);
  },
};
