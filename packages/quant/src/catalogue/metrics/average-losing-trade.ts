import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { lossesOf } from '../../statistics/partial-moments.ts';
import { tradeColumn } from '../../statistics/trade-column.ts';

export const averageLosingTrade: PerformanceMetric = {
  id: 'averageLosingTrade',
  family: 'trade',
  needs: 'trades',
  label: localText('Average losing trade', '平均亏损', '平均虧損'),
  unit: 'fraction',
  decimals: 2,
  better: 'higher',
  isChange: true,
  meaning: localText('Average return of the trades that lost.', '亏损交易的平均收益率。', '虧損交易的平均回報率。'),
  definition: 'mean of trade returns below zero',
  tex: String.raw`\overline{q \mid q<0}`,
  source: 'Vince, Portfolio Management Formulas',
  minPeriods: 1,
  compute: ({ trades }) => lossesOf(tradeColumn(trades, 'returnPct')).average,
};
