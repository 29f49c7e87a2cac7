import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { periodsWhere } from '../../statistics/active-returns.ts';
import { definedRatio } from '../../statistics/defined-ratio.ts';
import { covariance, sampleDeviation } from '../../statistics/moments.ts';

export const downBeta: PerformanceMetric = {
  id: 'downBeta',
  family: 'benchmark',
  needs: 'benchmark',
  label: localText('Beta in falling markets', '下行贝塔', '下行啤打'),
  unit: 'ratio',
  decimals: 2,
  better: 'lower',
  isChange: false,
  meaning: localText('Beta on days the market fell.', '市场下跌日的贝塔。', '市場下跌日的啤打。'),
  definition: 'covariance over variance where m < 0',
  tex: String.raw`\beta \mid m<0`,
  source: 'Ang, Chen and Xing, Downside Risk, Review of Financial Studies 2006',
  minPeriods: 60,
  compute: (inputs) => {
    const days = periodsWhere(inputs, 'below');
    return definedRatio(covariance(days.returns, days.benchmark), sampleDeviation(days.benchmark) ** 2);
  },
};
