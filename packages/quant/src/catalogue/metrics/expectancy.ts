import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { definedRatio } from '../../statistics/defined-ratio.ts';
import { mean } from '../../statistics/moments.ts';
import { lossesOf } from '../../statistics/partial-moments.ts';
import { tradeColumn } from '../../statistics/trade-column.ts';

export const expectancy: PerformanceMetric = {
  id: 'expectancy',
  family: 'trade',
  needs: 'trades',
  label: localText('Expectancy', '期望值', '期望值'),
  unit: 'ratio',
  decimals: 2,
  better: 'higher',
  isChange: false,
  meaning: localText(
    'Average profit of a trade in units of the average loss.',
    '每笔平均盈利，以平均亏损为单位。',
    '每筆平均盈利，以平均虧損為單位。',
  ),
  definition: 'in multiples of the average loss',
  tex: String.raw`\frac{\bar p}{|\overline{p \mid p<0}|}`,
  source: 'Tharp, Trade Your Way to Financial Freedom',
  minPeriods: 1,
  compute: ({ trades }) => {
    const profits = tradeColumn(trades, 'pnl');
    return definedRatio(mean(profits), Math.abs(lossesOf(profits).average));
  },
};
