import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { definedRatio } from '../../statistics/defined-ratio.ts';
import { drawdownSeries } from '../../statistics/drawdown.ts';
import { lossesOf } from '../../statistics/partial-moments.ts';

export const timeUnderWater: PerformanceMetric = {
  id: 'timeUnderWater',
  family: 'drawdown',
  needs: 'returns',
  label: localText('Time below a high', '低于高点的时间', '低於高位的時間'),
  unit: 'fraction',
  decimals: 1,
  better: 'lower',
  isChange: false,
  meaning: localText(
    'Share of periods that ended below an earlier high.',
    '收于此前高点之下的期数占比。',
    '收於此前高位之下的期數佔比。',
  ),
  definition: 'share of periods with a drawdown',
  tex: String.raw`\frac{\#\{d_i<0\}}{n}`,
  source: 'Bacon, Practical Risk-Adjusted Performance Measurement, 2nd edition',
  minPeriods: 2,
  compute: ({ returns }) => definedRatio(lossesOf(drawdownSeries(returns)).count, returns.length),
};
