import { localText } from '@plumbline/model/local-text';
import type { StrategyTemplate } from '../strategy-template.ts';

export const cointegratedPairTemplate: StrategyTemplate = {
  id: 'cointegrated-pair',
  title: localText('Cointegrated pair', '协整配对', '協整配對'),
  family: 'mean-reversion',
  meaning: localText(
    'As the pair of two, with the ratio of the legs estimated and traded only while they move together.',
    '同配对交易，但估计两者比例，且仅在同涨同跌时交易。',
    '同配對交易，但估計兩者比例，且僅在同升同跌時交易。',
  ),
  weaknesses: [
    localText('The relation of the two can end for good.', '两者的关系可能永久破裂。', '兩者的關係可能永久破裂。'),
    localText(
      'Short sales may not be possible or cost more than assumed.',
      '做空可能无法实现，或成本高于假设。',
      '沽空可能無法實現，或成本高於假設。',
    ),
  ],
  reference: 'Engle and Granger 1987; Vidyamurthy 2004',
  universes: ['usPair', 'hkPair', 'cryptoPair'],
  rules: `setting length = 120 from 40 to 300 step 1
setting wide = 2 from 1 to 4 step 0.1
buy when cointegration_spread(close, partner(close), length).zscore < -wide and correl(close, partner(close), length) > 0.5
sell when cointegration_spread(close, partner(close), length).zscore > 0
short when cointegration_spread(close, partner(close), length).zscore > wide and correl(close, partner(close), length) > 0.5
cover when cointegration_spread(close, partner(close), length).zscore < 0
size 45% of equity`,
};
