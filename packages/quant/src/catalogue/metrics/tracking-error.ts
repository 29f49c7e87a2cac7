import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { activeSpread } from '../../statistics/active-returns.ts';

export const trackingError: PerformanceMetric = {
  id: 'trackingError',
  family: 'benchmark',
  needs: 'benchmark',
  label: localText('Tracking error', '跟踪误差', '追蹤誤差'),
  unit: 'fraction',
  decimals: 1,
  better: 'lower',
  isChange: false,
  meaning: localText(
    'How far it strays from the market in a year.',
    '一年内偏离市场的幅度。',
    '一年內偏離市場的幅度。',
  ),
  definition: 'sample deviation of active returns, annualised',
  tex: String.raw`s(r-m)\sqrt N`,
  source: 'Bacon, Practical Risk-Adjusted Performance Measurement, 2nd edition',
  minPeriods: 30,
  compute: (inputs) => activeSpread(inputs).deviation * Math.sqrt(inputs.periodsPerYear),
};
