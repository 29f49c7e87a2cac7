import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { autocorrelation } from '../../statistics/autocorrelation.ts';

export const autocorrelation1: PerformanceMetric = {
  id: 'autocorrelation1',
  family: 'risk',
  needs: 'returns',
  label: localText('Day-to-day correlation', '逐日自相关', '逐日自相關'),
  unit: 'ratio',
  decimals: 2,
  better: null,
  isChange: false,
  meaning: localText(
    'Whether a good day tends to follow a good day (above 0) or a bad one (below 0).',
    '上涨后倾向于继续（大于 0）或反转（小于 0）。',
    '上升後傾向延續（大於 0）或反轉（小於 0）。',
  ),
  definition: 'lag 1, mean over all periods',
  tex: String.raw`\rho_1`,
  source: 'Box and Jenkins, Time Series Analysis',
  minPeriods: 20,
  compute: ({ returns }) => autocorrelation(returns, 1),
};
