import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { definedRatio } from '../../statistics/defined-ratio.ts';
import { mean, sampleDeviation } from '../../statistics/moments.ts';

export const meanTStatistic: PerformanceMetric = {
  id: 'meanTStatistic',
  family: 'return',
  needs: 'returns',
  label: localText('t of the average return', '平均回报 t 值', '平均回報 t 值'),
  unit: 'ratio',
  decimals: 2,
  better: 'higher',
  isChange: false,
  meaning: localText(
    'How many standard errors the average return lies from zero.',
    '平均回报距零有几个标准误。',
    '平均回報距零有幾個標準誤。',
  ),
  definition: 'independent returns',
  tex: String.raw`\frac{\bar r}{s/\sqrt n}`,
  source: 'Student, The Probable Error of a Mean, Biometrika 1908',
  minPeriods: 20,
  compute: ({ returns }) => definedRatio(mean(returns) * Math.sqrt(returns.length), sampleDeviation(returns)),
};
