import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { definedRatio } from '../../statistics/defined-ratio.ts';
import { gainsAndLosses } from '../../statistics/partial-moments.ts';
import { tradeColumn } from '../../statistics/trade-column.ts';

export const profitFactorReturns: PerformanceMetric = {
  id: 'profitFactorReturns',
  family: 'trade',
  needs: 'trades',
  label: localText('Profit factor of returns', '盈利因子（按收益率）', '盈利因子（按回報率）'),
  unit: 'ratio',
  decimals: 2,
  better: 'higher',
  isChange: false,
  meaning: localText(
    'Sum of winning trade returns for each unit of losing ones.',
    '盈利交易收益率之和与亏损之和的比。',
    '獲利交易回報率之和與虧損之和的比。',
  ),
  definition: 'trade returns',
  tex: String.raw`\frac{\sum q^+}{\sum|q^-|}`,
  source: 'backtesting.py',
  minPeriods: 1,
  compute: ({ trades }) => {
    const { gains, losses } = gainsAndLosses(tradeColumn(trades, 'returnPct'));
    return definedRatio(gains, losses);
  },
};
