import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { definedRatio } from '../../statistics/defined-ratio.ts';
import { lossesOf, winsOf } from '../../statistics/partial-moments.ts';
import { tradeColumn } from '../../statistics/trade-column.ts';

export const payoffRatio: PerformanceMetric = {
  id: 'payoffRatio',
  family: 'trade',
  needs: 'trades',
  label: localText('Payoff ratio', '盈亏比', '盈虧比'),
  unit: 'ratio',
  decimals: 2,
  better: 'higher',
  isChange: false,
  meaning: localText(
    'Average winning trade against average losing trade, in money.',
    '平均盈利与平均亏损之比（按金额）。',
    '平均盈利與平均虧損之比（按金額）。',
  ),
  definition: 'money, after cost',
  tex: String.raw`\frac{\overline{p \mid p>0}}{|\overline{p \mid p<0}|}`,
  source: 'Vince, Portfolio Management Formulas',
  minPeriods: 1,
  compute: ({ trades }) => {
    const profits = tradeColumn(trades, 'pnl');
    return definedRatio(winsOf(profits).average, Math.abs(lossesOf(profits).average));
  },
};
