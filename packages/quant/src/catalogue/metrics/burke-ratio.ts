import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { definedRatio } from '../../statistics/defined-ratio.ts';
import { drawdownEpisodes } from '../../statistics/drawdown.ts';
import { annualised } from '../../statistics/growth.ts';

export const burkeRatio: PerformanceMetric = {
  id: 'burkeRatio',
  family: 'drawdown',
  needs: 'returns',
  label: localText('Burke ratio', '伯克比率', '伯克比率'),
  unit: 'ratio',
  decimals: 2,
  better: 'higher',
  isChange: false,
  meaning: localText(
    'Return above the risk-free rate a year against all falls together, deep ones weighing more.',
    '年化超额回报与历次回撤平方和的根之比。',
    '年化超額回報與歷次跌幅平方和的根之比。',
  ),
  definition: 'annual return less risk-free over root of summed squared episode depths',
  tex: String.raw`\frac{R-r_f}{\sqrt{\sum d_j^2}}`,
  source: 'Burke, A Sharper Sharpe Ratio, Futures 1994',
  minPeriods: 20,
  compute: ({ returns, periodsPerYear, riskFree }) =>
    definedRatio(
      annualised(returns, periodsPerYear) - riskFree,
      Math.hypot(...drawdownEpisodes(returns).map(({ depth }) => depth)),
    ),
};
