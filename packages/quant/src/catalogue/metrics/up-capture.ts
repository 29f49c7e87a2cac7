import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { periodsWhere } from '../../statistics/active-returns.ts';
import { definedRatio } from '../../statistics/defined-ratio.ts';
import { annualised } from '../../statistics/growth.ts';

export const upCapture: PerformanceMetric = {
  id: 'upCapture',
  family: 'benchmark',
  needs: 'benchmark',
  label: localText('Up capture', '上行捕获率', '上行捕獲率'),
  unit: 'ratio',
  decimals: 2,
  better: 'higher',
  isChange: false,
  meaning: localText(
    'Return on rising market days for each unit of the market’s.',
    '市场上涨日的回报与市场之比。',
    '市場上升日的回報與市場之比。',
  ),
  definition: 'ratio of annual returns on rising benchmark periods',
  tex: String.raw`\frac{R \mid m>0}{R_m \mid m>0}`,
  source: 'empyrical, the definition adopted here',
  minPeriods: 30,
  compute: (inputs) => {
    const days = periodsWhere(inputs, 'above');
    return definedRatio(
      annualised(days.returns, inputs.periodsPerYear),
      annualised(days.benchmark, inputs.periodsPerYear),
    );
  },
};
