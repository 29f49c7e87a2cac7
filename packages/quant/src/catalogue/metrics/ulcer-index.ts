import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { drawdownAverages } from '../../statistics/drawdown.ts';

export const ulcerIndex: PerformanceMetric = {
  id: 'ulcerIndex',
  family: 'drawdown',
  needs: 'returns',
  label: localText('Ulcer index', '溃疡指数', '潰瘍指數'),
  unit: 'fraction',
  decimals: 1,
  better: 'lower',
  isChange: false,
  meaning: localText(
    'Typical depth below the high, deep falls weighing more.',
    '低于高点的典型幅度，深跌权重更高。',
    '低於高位的典型幅度，深跌權重更高。',
  ),
  definition: 'root mean square of drawdowns over n periods',
  tex: String.raw`\sqrt{\tfrac1n\sum d_i^2}`,
  source: 'Martin and McCann, The Investor’s Guide to Fidelity Funds, 1989',
  minPeriods: 20,
  compute: ({ returns }) => drawdownAverages(returns).rootMeanSquare,
};
