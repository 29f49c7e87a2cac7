import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { lowerPartialMoment } from '../../statistics/partial-moments.ts';

export const downsideDeviation: PerformanceMetric = {
  id: 'downsideDeviation',
  family: 'risk',
  needs: 'returns',
  label: localText('Downside volatility', '下行波动率', '下行波幅'),
  unit: 'fraction',
  decimals: 1,
  better: 'lower',
  isChange: false,
  meaning: localText(
    'How widely the price swings downwards in a year.',
    '价格一年内向下波动的幅度。',
    '價格一年內向下波動的幅度。',
  ),
  definition: 'root mean square of losses over all periods, annualised',
  tex: String.raw`\sqrt{\tfrac1n\sum\min(r_i,0)^2}\,\sqrt N`,
  source: 'Sortino and Price, Performance Measurement in a Downside Risk Framework, Journal of Investing 1994',
  minPeriods: 20,
  compute: ({ returns, periodsPerYear }) =>
    returns.length < 1 ? Number.NaN : lowerPartialMoment(returns) * Math.sqrt(periodsPerYear),
};
