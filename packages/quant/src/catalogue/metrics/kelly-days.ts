import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { definedRatio } from '../../statistics/defined-ratio.ts';
import { kellyFraction } from '../../statistics/kelly-fraction.ts';
import { lossesOf, winsOf } from '../../statistics/partial-moments.ts';

export const kellyDays: PerformanceMetric = {
  id: 'kellyDays',
  family: 'risk',
  needs: 'returns',
  label: localText('Kelly fraction, per day', '凯利比例（按日）', '凱利比例（按日）'),
  unit: 'fraction',
  decimals: 1,
  better: 'higher',
  isChange: false,
  meaning: localText(
    'Stake that would have grown wealth fastest, judged by days; in practice far too large.',
    '按日计算使财富增长最快的仓位，实际中过大。',
    '按日計算使財富增長最快的倉位，實際上過大。',
  ),
  definition: 'daily',
  tex: String.raw`W-\frac{1-W}{\bar g/\bar l}`,
  source: 'Kelly, A New Interpretation of Information Rate, Bell System Technical Journal 1956',
  minPeriods: 20,
  compute: ({ returns }) => {
    const wins = winsOf(returns);
    const losses = lossesOf(returns);
    return kellyFraction(
      definedRatio(wins.count, wins.count + losses.count),
      definedRatio(wins.average, Math.abs(losses.average)),
    );
  },
};
