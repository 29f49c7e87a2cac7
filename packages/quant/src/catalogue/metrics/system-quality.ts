import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { definedRatio } from '../../statistics/defined-ratio.ts';
import { mean, sampleDeviation } from '../../statistics/moments.ts';
import { tradeColumn } from '../../statistics/trade-column.ts';

export const systemQuality: PerformanceMetric = {
  id: 'systemQuality',
  family: 'trade',
  needs: 'trades',
  label: localText('System quality number', '系统质量数', '系統質量數'),
  unit: 'ratio',
  decimals: 2,
  better: 'higher',
  isChange: false,
  meaning: localText(
    'Average profit against its spread, times the root of the number of trades; above 3 is held to be excellent.',
    '平均盈利与离散度之比乘以交易次数的平方根，高于 3 被视为优秀。',
    '平均盈利與離散度之比乘以交易次數的平方根，高於 3 被視為優秀。',
  ),
  definition: 'money, sample deviation',
  tex: String.raw`\sqrt n\,\frac{\bar p}{s(p)}`,
  source: 'Tharp, Trade Your Way to Financial Freedom',
  minPeriods: 1,
  compute: ({ trades }) => {
    const profits = tradeColumn(trades, 'pnl');
    return definedRatio(Math.sqrt(profits.length) * mean(profits), sampleDeviation(profits));
  },
};
