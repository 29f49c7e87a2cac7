import { localText } from '@plumbline/model/local-text';
import type { StrategyTemplate } from '../strategy-template.ts';

export const pairsTemplate: StrategyTemplate = {
  id: 'pairs',
  title: localText('Pair of two', '配对交易', '配對交易'),
  family: 'mean-reversion',
  meaning: localText(
    'Buy the cheap leg and sell the dear one when two relatives drift apart.',
    '两个相近标的偏离时，买入便宜的一方、做空昂贵的一方。',
    '兩個相近標的偏離時，買入便宜的一方、沽空昂貴的一方。',
  ),
  weaknesses: [
    localText('The relation of the two can end for good.', '两者的关系可能永久破裂。', '兩者的關係可能永久破裂。'),
    localText(
      'Short sales may not be possible or cost more than assumed.',
      '做空可能无法实现，或成本高于假设。',
      '沽空可能無法實現，或成本高於假設。',
    ),
  ],
  reference: 'Gatev, Goetzmann and Rouwenhorst 2006',
  universes: ['usPair', 'hkPair', 'cryptoPair'],
  rules: `setting length = 60 from 20 to 250 step 1
setting wide = 2 from 1 to 4 step 0.1
buy when zscore(log(close / partner(close)), length) < -wide
sell when zscore(log(close / partner(close)), length) > 0
short when zscore(log(close / partner(close)), length) > wide
cover when zscore(log(close / partner(close)), length) < 0
size 45% of equity`,
};
