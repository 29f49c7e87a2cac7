import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { definedRatio } from '../../statistics/defined-ratio.ts';
import { winsOf } from '../../statistics/partial-moments.ts';
import { tradeColumn } from '../../statistics/trade-column.ts';

export const tradeWinRate: PerformanceMetric = {
  id: 'tradeWinRate',
  family: 'trade',
  needs: 'trades',
  label: localText('Winning trades', '胜率', '勝率'),
  unit: 'fraction',
  decimals: 1,
  better: 'higher',
  isChange: false,
  meaning: localText(
    'Share of trades that made money after cost.',
    '扣费后盈利的交易占比。',
    '扣除費用後獲利的交易佔比。',
  ),
  definition: 'trades with profit above zero',
  tex: String.raw`\frac{\#\{p_j>0\}}{n}`,
  source: 'Vince, Portfolio Management Formulas',
  minPeriods: 1,
  compute: ({ trades }) => {
    const profits = tradeColumn(trades, 'pnl');
    return definedRatio(winsOf(profits).count, profits.length);
  },
};
