import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { exposureTotals } from '../../statistics/exposure-totals.ts';

export const averageExposure: PerformanceMetric = {
  id: 'averageExposure',
  family: 'exposure',
  needs: 'exposure',
  label: localText('Average exposure', '平均仓位', '平均倉位'),
  unit: 'fraction',
  decimals: 1,
  better: null,
  isChange: false,
  meaning: localText(
    'Share of equity invested on average, long and short positions added up.',
    '平均投入的资金比例，多头与空头相加。',
    '平均投入的資金比例，好倉與淡倉相加。',
  ),
  definition: 'mean of the exposure series',
  tex: String.raw`\bar e`,
  source: 'Bacon, Practical Risk-Adjusted Performance Measurement, 2nd edition',
  minPeriods: 1,
  compute: (inputs) => {
    const totals = exposureTotals(inputs);
    return totals === null ? Number.NaN : totals.sum / totals.periods;
  },
};
