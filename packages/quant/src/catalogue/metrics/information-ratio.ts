import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { activeSpread } from '../../statistics/active-returns.ts';
import { definedRatio } from '../../statistics/defined-ratio.ts';

export const informationRatio: PerformanceMetric = {
  id: 'informationRatio',
  family: 'benchmark',
  needs: 'benchmark',
  label: localText('Information ratio', '信息比率', '資訊比率'),
  unit: 'ratio',
  decimals: 2,
  better: 'higher',
  isChange: false,
  meaning: localText(
    'Return above the market for each unit of straying from it.',
    '每单位偏离换来的超越市场的回报。',
    '每單位偏離換來的超越市場的回報。',
  ),
  definition: 'sample deviation, annualised',
  tex: String.raw`\frac{\overline{r-m}}{s(r-m)}\sqrt N`,
  source: 'Grinold and Kahn, Active Portfolio Management',
  minPeriods: 30,
  compute: (inputs) => {
    const { average, deviation } = activeSpread(inputs);
    return definedRatio(average * Math.sqrt(inputs.periodsPerYear), deviation);
  },
};
