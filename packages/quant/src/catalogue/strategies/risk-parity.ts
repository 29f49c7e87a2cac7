import { localText } from '@plumbline/model/local-text';
import type { StrategyTemplate } from '../strategy-template.ts';

export const riskParityTemplate: StrategyTemplate = {
  id: 'risk-parity',
  title: localText('Risk parity', '风险平价', '風險平價'),
  family: 'allocation',
  meaning: localText(
    'Let every asset carry the same share of the risk.',
    '让每项资产承担相同份额的风险。',
    '讓每項資產承擔相同份額的風險。',
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
  reference: 'Qian 2005; Maillard, Roncalli and Teiletche 2010',
  universes: ['usClasses', 'cnClasses', 'hkLarge', 'coins'],
  rules: `setting lookback = 120 from 40 to 250 step 1
buy when volume > 0
rebalance each month
size 100% by risk-parity over lookback bars`,
};
