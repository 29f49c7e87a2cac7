import { localText } from '@plumbline/model/local-text';
import type { StrategyTemplate } from '../strategy-template.ts';

export const minimumVarianceTemplate: StrategyTemplate = {
  id: 'minimum-variance',
  title: localText('Minimum variance', '最小方差', '最小方差'),
  family: 'allocation',
  meaning: localText('Hold the mix that would have swung least.', '持有波动最小的组合。', '持有波幅最小的組合。'),
  weaknesses: [
    localText(
      'Risk is estimated from the past and changes when it matters most.',
      '风险由过去估计，在关键时刻会变化。',
      '風險由過去估計，在關鍵時刻會變化。',
    ),
    localText(
      'Calm assets are often bonds; rising rates hurt them together.',
      '低波动资产多为债券，利率上升时会同时受损。',
      '低波幅資產多為債券，利率上升時會同時受損。',
    ),
  ],
  reference: 'Markowitz 1952; Ledoit and Wolf 2004',
  universes: ['usClasses', 'cnClasses', 'hkLarge', 'coins'],
  rules: `setting lookback = 120 from 40 to 250 step 1
buy when volume > 0
rebalance each month
size 100% by minimum-variance over lookback bars`,
};
