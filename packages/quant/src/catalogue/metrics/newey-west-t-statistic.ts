import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { automaticLag, neweyWestMeanT } from '../../statistics/newey-west.ts';

export const neweyWestTStatistic: PerformanceMetric = {
  id: 'neweyWestTStatistic',
  family: 'return',
  needs: 'returns',
  label: localText('t of the average return, robust', '平均回报稳健 t 值', '平均回報穩健 t 值'),
  unit: 'ratio',
  decimals: 2,
  better: 'higher',
  isChange: false,
  meaning: localText(
    'The same with an error that allows for changing and correlated returns.',
    '允许回报序列相关与异方差的 t 值。',
    '容許回報序列相關及異方差的 t 值。',
  ),
  definition: 'Bartlett kernel, lag 4(n/100)^(2/9), no small-sample correction',
  tex: String.raw`\frac{\bar r}{\text{se}_{NW}}`,
  source: 'Newey and West, A Simple, Positive Semi-definite Covariance Matrix, Econometrica 1987',
  minPeriods: 20,
  compute: ({ returns }) => neweyWestMeanT(returns, automaticLag(returns.length)),
};
