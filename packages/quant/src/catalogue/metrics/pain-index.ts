import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { drawdownAverages } from '../../statistics/drawdown.ts';

export const painIndex: PerformanceMetric = {
  id: 'painIndex',
  family: 'drawdown',
  needs: 'returns',
  label: localText('Pain index', '痛苦指数', '痛苦指數'),
  unit: 'fraction',
  decimals: 1,
  better: 'lower',
  isChange: false,
  meaning: localText(
    'Average depth below the high over all periods.',
    '各期低于高点幅度的平均。',
    '各期低於高位幅度的平均。',
  ),
  definition: 'mean absolute drawdown',
  tex: String.raw`\tfrac1n\sum|d_i|`,
  source: 'Becker, Zephyr Associates, 2006',
  minPeriods: 20,
  compute: ({ returns }) => Math.abs(drawdownAverages(returns).mean),
};
