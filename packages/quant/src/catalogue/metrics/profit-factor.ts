import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { definedRatio } from '../../statistics/defined-ratio.ts';
import { gainsAndLosses } from '../../statistics/partial-moments.ts';
import { tradeColumn } from '../../statistics/trade-column.ts';

export const profitFactor: PerformanceMetric = {
  id: 'profitFactor',
  family: 'trade',
  needs: 'trades',
  label: localText('Profit factor', '盈利因子', '盈利因子'),
  unit: 'ratio',
  decimals: 2,
  better: 'higher',
  isChange: false,
  meaning: localText('Money won for each unit of money lost.', '每亏一元对应赚得的金额。', '每虧一元對應賺得的金額。'),
  definition: 'money, after cost',
  tex: String.raw`\frac{\sum p^+}{\sum|p^-|}`,
  source: 'Vince, Portfolio Management Formulas',
  minPeriods: 1,
  compute: ({ trades }) => {
    const { gains, losses } = gainsAndLosses(tradeColumn(trades, 'pnl'));
    return definedRatio(gains, losses);
  },
};
