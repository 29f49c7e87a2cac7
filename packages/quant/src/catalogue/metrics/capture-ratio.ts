import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { periodsWhere } from '../../statistics/active-returns.ts';
import { definedRatio } from '../../statistics/defined-ratio.ts';
import { annualised } from '../../statistics/growth.ts';

export const captureRatio: PerformanceMetric = {
  id: 'captureRatio',
  family: 'benchmark',
  needs: 'benchmark',
  label: localText('Up capture to down capture', '捕获比', '捕獲比'),
  unit: 'ratio',
  decimals: 2,
  better: 'higher',
  isChange: false,
  meaning: localText(
    'Up capture for each unit of down capture.',
    '上行捕获率与下行捕获率之比。',
    '上行捕獲率與下行捕獲率之比。',
  ),
  definition: 'up capture over down capture',
  tex: String.raw`\frac{UC}{DC}`,
  source: 'empyrical, the definition adopted here',
  minPeriods: 30,
  compute: (inputs) => {
    const [up, down] = [periodsWhere(inputs, 'above'), periodsWhere(inputs, 'below')].map((days) =>
      definedRatio(annualised(days.returns, inputs.periodsPerYear), annualised(days.benchmark, inputs.periodsPerYear)),
    );
    return definedRatio(up, down);
  },
};
