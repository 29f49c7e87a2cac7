import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { definedRatio } from '../../statistics/defined-ratio.ts';
import { kellyFraction } from '../../statistics/kelly-fraction.ts';
import { lossesOf, winsOf } from '../../statistics/partial-moments.ts';
import { tradeColumn } from '../../statistics/trade-column.ts';

export const kelly: PerformanceMetric = {
  id: 'kelly',
  family: 'trade',
  needs: 'trades',
  label: localText('Kelly fraction', '凯利比例', '凱利比例'),
  unit: 'fraction',
  decimals: 1,
  better: 'higher',
  isChange: false,
  meaning: localText(
    'Stake that would have grown wealth fastest; half of it is already bold.',
    '使财富增长最快的仓位，取一半已属大胆。',
    '使財富增長最快的倉位，取一半已屬大膽。',
  ),
  definition: 'trade level, on money',
  tex: String.raw`W-\frac{1-W}{\bar g/\bar l}`,
  source: 'Kelly, A New Interpretation of Information Rate, Bell System Technical Journal 1956',
  minPeriods: 1,
  compute: ({ trades }) => {
    const profits = tradeColumn(trades, 'pnl');
    const wins = winsOf(profits);
    const payoff = definedRatio(wins.average, Math.abs(lossesOf(profits).average));
    return kellyFraction(definedRatio(wins.count, profits.length), payoff);
  },
};
