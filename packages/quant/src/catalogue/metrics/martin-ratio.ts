import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { definedRatio } from '../../statistics/defined-ratio.ts';
import { drawdownAverages } from '../../statistics/drawdown.ts';
import { annualised } from '../../statistics/growth.ts';

export const martinRatio: PerformanceMetric = {
  id: 'martinRatio',
  family: 'drawdown',
  needs: 'returns',
  label: localText('Martin ratio', '马丁比率', '馬丁比率'),
  unit: 'ratio',
  decimals: 2,
  better: 'higher',
  isChange: false,
  meaning: localText(
    'Return above the risk-free rate a year for each unit of ulcer index.',
    '年化超额回报与溃疡指数之比。',
    '年化超額回報與潰瘍指數之比。',
  ),
  definition: 'annual return less risk-free over ulcer index',
  tex: String.raw`\frac{R-r_f}{UI}`,
  source: 'Martin and McCann, The Investor’s Guide to Fidelity Funds, 1989',
  minPeriods: 20,
  compute: ({ returns, periodsPerYear, riskFree }) =>
    definedRatio(annualised(returns, periodsPerYear) - riskFree, drawdownAverages(returns).rootMeanSquare),
};
