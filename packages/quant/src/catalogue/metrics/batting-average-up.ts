import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { activeReturns, periodsWhere } from '../../statistics/active-returns.ts';
import { definedRatio } from '../../statistics/defined-ratio.ts';
import { winsOf } from '../../statistics/partial-moments.ts';

export const battingAverageUp: PerformanceMetric = {
  id: 'battingAverageUp',
  family: 'benchmark',
  needs: 'benchmark',
  label: localText('Days ahead in rising markets', '上涨日跑赢占比', '上升日跑贏佔比'),
  unit: 'fraction',
  decimals: 1,
  better: 'higher',
  isChange: false,
  meaning: localText(
    'Share of rising market days on which it did better.',
    '市场上涨日中跑赢的比例。',
    '市場上升日中跑贏的比例。',
  ),
  definition: 'share of positive active returns on benchmark periods at or above zero',
  tex: String.raw`P(r>m \mid m\ge0)`,
  source: 'empyrical, the definition adopted here',
  minPeriods: 30,
  compute: (inputs) => {
    const days = periodsWhere(inputs, 'notBelow');
    return definedRatio(winsOf(activeReturns(days)).count, days.returns.length);
  },
};
