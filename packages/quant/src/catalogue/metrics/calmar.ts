import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { definedRatio } from '../../statistics/defined-ratio.ts';
import { deepestDrawdown } from '../../statistics/drawdown.ts';
import { annualised } from '../../statistics/growth.ts';

export const calmar: PerformanceMetric = {
  id: 'calmar',
  family: 'drawdown',
  needs: 'returns',
  label: localText('Calmar ratio', '卡玛比率', '卡瑪比率'),
  unit: 'ratio',
  decimals: 2,
  better: 'higher',
  isChange: false,
  meaning: localText(
    'Return a year for each unit of deepest fall.',
    '年化回报与最大回撤之比。',
    '年化回報與最大跌幅之比。',
  ),
  definition: 'annual return by periods over deepest fall',
  tex: String.raw`\frac{R}{|d_{\min}|}`,
  source: 'Young, Calmar Ratio: A Smoother Tool, Futures 1991',
  minPeriods: 20,
  compute: ({ returns, periodsPerYear }) =>
    definedRatio(annualised(returns, periodsPerYear), Math.abs(deepestDrawdown(returns)?.depth ?? 0)),
};
