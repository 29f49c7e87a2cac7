import { localText } from '@plumbline/model/local-text';
import type { StrategyTemplate } from '../strategy-template.ts';

export const hierarchicalRiskParityTemplate: StrategyTemplate = {
  id: 'hierarchical-risk-parity',
  title: localText('Hierarchical risk parity', '层次风险平价', '層次風險平價'),
  family: 'allocation',
  meaning: localText(
    'Share the risk along a tree of what moves together.',
    '按相关性聚类逐层分配风险。',
    '按相關性分群逐層分配風險。',
  ),
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
  reference: 'Lopez de Prado 2016',
  universes: ['usClasses', 'cnClasses', 'hkLarge', 'coins'],
  rules: `setting lookback = 120 from 40 to 250 step 1
buy when volume > 0
rebalance each month
size 100% by hierarchical-risk-parity over lookback bars`,
};
