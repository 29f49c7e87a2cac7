import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { definedRatio } from '../../statistics/defined-ratio.ts';
import { gainsAndLosses, lossesOf, winsOf } from '../../statistics/partial-moments.ts';

export const cpcIndex: PerformanceMetric = {
  id: 'cpcIndex',
  family: 'risk',
  needs: 'returns',
  label: localText('CPC index', 'CPC 指数', 'CPC 指數'),
  unit: 'ratio',
  decimals: 2,
  better: 'higher',
  isChange: false,
  meaning: localText(
    'Gains to losses, times winning days, times gain to loss per day; above 1.2 is held to be good.',
    '盈亏比、胜率与日均盈亏比的乘积，高于 1.2 被视为良好。',
    '盈虧比、勝率與每日盈虧比的乘積，高於 1.2 被視為良好。',
  ),
  definition: 'per period',
  tex: String.raw`PF\times W\times\frac{\bar g}{\bar l}`,
  source: 'quantstats',
  minPeriods: 20,
  compute: ({ returns }) => {
    const wins = winsOf(returns);
    const lost = lossesOf(returns);
    const { gains, losses } = gainsAndLosses(returns);
    const winRate = definedRatio(wins.count, wins.count + lost.count);
    return definedRatio(gains, losses) * winRate * definedRatio(wins.average, Math.abs(lost.average));
  },
};
