import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { alphaBeta } from '../../statistics/alpha-beta.ts';

export const alpha: PerformanceMetric = {
  id: 'alpha',
  family: 'benchmark',
  needs: 'benchmark',
  label: localText('Alpha a year', '年化阿尔法', '年化阿爾法'),
  unit: 'fraction',
  decimals: 1,
  better: 'higher',
  isChange: true,
  meaning: localText(
    'Return a year that the market’s moves do not explain.',
    '市场涨跌无法解释的年化回报。',
    '市場升跌無法解釋的年化回報。',
  ),
  definition: 'compounded to a year',
  tex: String.raw`(1+\bar\alpha)^N-1`,
  source: 'empyrical, the definition adopted here',
  minPeriods: 30,
  compute: (inputs) => alphaBeta(inputs).alpha,
};
