import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { exposureTotals } from '../../statistics/exposure-totals.ts';

export const exposureTurnover: PerformanceMetric = {
  id: 'exposureTurnover',
  family: 'exposure',
  needs: 'exposure',
  label: localText('Turnover a year', '年换手率', '年換手率'),
  unit: 'multiple',
  decimals: 1,
  better: 'lower',
  isChange: false,
  meaning: localText(
    'How many times equity was bought or sold in a year.',
    '一年内买入和卖出金额相当于权益的倍数。',
    '一年內買入及沽出金額相當於權益的倍數。',
  ),
  definition: 'sum of absolute changes of exposure, annualised',
  tex: String.raw`\frac{N}{n}\sum|e_i-e_{i-1}|`,
  source: 'Bacon, Practical Risk-Adjusted Performance Measurement, 2nd edition',
  minPeriods: 2,
  compute: (inputs) => {
    const totals = exposureTotals(inputs);
    return totals === null ? Number.NaN : (totals.moved * inputs.periodsPerYear) / totals.periods;
  },
};
