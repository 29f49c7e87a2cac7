import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { definedRatio } from '../../statistics/defined-ratio.ts';
import { deepestDrawdown } from '../../statistics/drawdown.ts';
import { mean } from '../../statistics/moments.ts';

export const recoveryFactor: PerformanceMetric = {
  id: 'recoveryFactor',
  family: 'drawdown',
  needs: 'returns',
  label: localText('Recovery factor', '恢复因子', '恢復因子'),
  unit: 'ratio',
  decimals: 2,
  better: 'higher',
  isChange: false,
  meaning: localText(
    'Sum of all returns for each unit of deepest fall.',
    '回报总和与最大回撤之比。',
    '回報總和與最大跌幅之比。',
  ),
  definition: 'absolute sum of returns over deepest fall',
  tex: String.raw`\frac{|\sum r_i|}{|d_{\min}|}`,
  source: 'quantstats',
  minPeriods: 20,
  compute: ({ returns }) =>
    definedRatio(Math.abs(mean(returns) * returns.length), Math.abs(deepestDrawdown(returns)?.depth ?? 0)),
};
