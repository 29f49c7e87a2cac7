import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { wealthPath } from '../../statistics/wealth-path.ts';

export const currentDrawdown: PerformanceMetric = {
  id: 'currentDrawdown',
  family: 'drawdown',
  needs: 'returns',
  label: localText('Below the highest close now', '当前回撤（按收盘）', '目前跌幅（按收市）'),
  unit: 'fraction',
  decimals: 1,
  better: 'higher',
  isChange: true,
  meaning: localText(
    'How far wealth stands below its highest at a close.',
    '当前价值低于历史最高收盘值的幅度。',
    '目前價值低於歷史最高收市值的幅度。',
  ),
  definition: 'at the last period',
  tex: String.raw`\frac{W_n}{\max W}-1`,
  source: 'Bacon, Practical Risk-Adjusted Performance Measurement, 2nd edition',
  minPeriods: 1,
  compute: ({ returns }) => (returns.length === 0 ? Number.NaN : wealthPath(returns).current),
};
