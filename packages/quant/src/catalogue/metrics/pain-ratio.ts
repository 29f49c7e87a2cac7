import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { definedRatio } from '../../statistics/defined-ratio.ts';
import { drawdownAverages } from '../../statistics/drawdown.ts';
import { annualised } from '../../statistics/growth.ts';

export const painRatio: PerformanceMetric = {
  id: 'painRatio',
  family: 'drawdown',
  needs: 'returns',
  label: localText('Pain ratio', '痛苦比率', '痛苦比率'),
  unit: 'ratio',
  decimals: 2,
  better: 'higher',
  isChange: false,
  meaning: localText(
    'Return above the risk-free rate a year for each unit of average depth.',
    '年化超额回报与痛苦指数之比。',
    '年化超額回報與痛苦指數之比。',
  ),
  definition: 'annual return less risk-free over pain index',
  tex: String.raw`\frac{R-r_f}{\text{pain}}`,
  source: 'Becker, Zephyr Associates, 2006',
  minPeriods: 20,
  compute: ({ returns, periodsPerYear, riskFree }) =>
    definedRatio(annualised(returns, periodsPerYear) - riskFree, Math.abs(drawdownAverages(returns).mean)),
};
