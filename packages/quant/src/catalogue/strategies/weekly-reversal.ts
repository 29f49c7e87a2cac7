import { localText } from '@plumbline/model/local-text';
import type { StrategyTemplate } from '../strategy-template.ts';

export const weeklyReversalTemplate: StrategyTemplate = {
  id: 'weekly-reversal',
  title: localText('Weekly reversal', '周度反转', '週度反轉'),
  family: 'mean-reversion',
  meaning: localText(
    'Each week hold the losers of the last one.',
    '每周持有上周跌幅最大的股票。',
    '每週持有上週跌幅最大的股票。',
  ),
  weaknesses: [
    localText(
      'Turnover is high, so small changes of cost decide.',
      '换手率高，成本的微小变化就足以决定成败。',
      '換手率高，成本的微小變化足以決定成敗。',
    ),
    localText(
      'It buys into declines and needs a way out when they do not end.',
      '在下跌中买入，若跌势不止需有退路。',
      '在跌勢中買入，若跌勢不止需有退路。',
    ),
  ],
  reference: 'Lehmann 1990; Jegadeesh 1990',
  universes: ['usLarge', 'cnLarge', 'hkLarge', 'coins'],
  rules: `setting length = 5 from 2 to 20 step 1
buy when volume > 0
each week hold 5 lowest by rocp(length)
size 20% of equity`,
};
