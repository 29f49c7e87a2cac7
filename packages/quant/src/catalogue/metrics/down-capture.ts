import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { periodsWhere } from '../../statistics/active-returns.ts';
import { definedRatio } from '../../statistics/defined-ratio.ts';
import { annualised } from '../../statistics/growth.ts';

export const downCapture: PerformanceMetric = {
  id: 'downCapture',
  family: 'benchmark',
  needs: 'benchmark',
  label: localText('Down capture', '下行捕获率', '下行捕獲率'),
  unit: 'ratio',
  decimals: 2,
  better: 'lower',
  isChange: false,
  meaning: localText(
    'Loss on falling market days for each unit of the market’s.',
    '市场下跌日的损失与市场之比。',
    '市場下跌日的損失與市場之比。',
  ),
  definition: 'ratio of annual returns on falling benchmark periods',
  tex: String.raw`\frac{R \mid m<0}{R_m \mid m<0}`,
  source: 'empyrical, the definition adopted here',
  minPeriods: 30,
  compute: (inputs) => {
    const days = periodsWhere(inputs, 'below');
    return definedRatio(
      annualised(days.returns, inputs.periodsPerYear),
      annualised(days.benchmark, inputs.periodsPerYear),
    );
  },
};
