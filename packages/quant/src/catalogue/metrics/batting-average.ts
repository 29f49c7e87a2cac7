import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { activeReturns } from '../../statistics/active-returns.ts';
import { definedRatio } from '../../statistics/defined-ratio.ts';
import { winsOf } from '../../statistics/partial-moments.ts';

export const battingAverage: PerformanceMetric = {
  id: 'battingAverage',
  family: 'benchmark',
  needs: 'benchmark',
  label: localText('Days ahead of the market', '跑赢市场日占比', '跑贏市場日佔比'),
  unit: 'fraction',
  decimals: 1,
  better: 'higher',
  isChange: false,
  meaning: localText(
    'Share of periods with a return above the market’s.',
    '回报高于市场的期数占比。',
    '回報高於市場的期數佔比。',
  ),
  definition: 'share of positive active returns',
  tex: String.raw`\frac{\#\{r_i>m_i\}}{n}`,
  source: 'empyrical, the definition adopted here',
  minPeriods: 20,
  compute: (inputs) => definedRatio(winsOf(activeReturns(inputs)).count, activeReturns(inputs).length),
};
