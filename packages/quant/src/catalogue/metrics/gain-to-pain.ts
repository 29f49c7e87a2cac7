import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { definedRatio } from '../../statistics/defined-ratio.ts';
import { gainsAndLosses } from '../../statistics/partial-moments.ts';

export const gainToPain: PerformanceMetric = {
  id: 'gainToPain',
  family: 'risk',
  needs: 'returns',
  label: localText('Gain to pain', '收益痛苦比', '收益痛苦比'),
  unit: 'ratio',
  decimals: 2,
  better: 'higher',
  isChange: false,
  meaning: localText(
    'Sum of all returns for each unit of losses.',
    '全部回报之和与亏损之和的比。',
    '全部回報之和與虧損之和的比。',
  ),
  definition: 'per period',
  tex: String.raw`\frac{\sum r_i}{\sum|\min(r_i,0)|}`,
  source: 'Schwager, Hedge Fund Market Wizards',
  minPeriods: 20,
  compute: ({ returns }) => {
    const { gains, losses } = gainsAndLosses(returns);
    return definedRatio(gains - losses, losses);
  },
};
