import { localText } from '@plumbline/model/local-text';
import type { StrategyTemplate } from '../strategy-template.ts';

export const inverseVolatilityTemplate: StrategyTemplate = {
  id: 'inverse-volatility',
  title: localText('Inverse volatility', '波动率倒数', '波幅倒數'),
  family: 'allocation',
  meaning: localText('Hold more of what swings less.', '波动越小，仓位越大。', '波幅越小，倉位越大。'),
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
  reference: 'Maillard, Roncalli and Teiletche 2010',
  universes: ['usClasses', 'cnClasses', 'hkLarge', 'coins'],
  rules: `setting lookback = 120 from 40 to 250 step 1
buy when volume > 0
rebalance each month
size 100% by inverse-volatility over lookback bars`,
};
