import { localText } from '@plumbline/model/local-text';
import type { StrategyTemplate } from '../strategy-template.ts';

export const coinMomentumTemplate: StrategyTemplate = {
  id: 'coin-momentum',
  title: localText('Coin momentum', '加密动量', '加密動量'),
  family: 'crypto',
  meaning: localText(
    'Each week hold the strongest coins that have risen themselves.',
    '每周持有最强且自身上涨的币种。',
    '每週持有最強且自身上升的幣種。',
  ),
  weaknesses: [
    localText(
      'Momentum crashes when a falling market turns up sharply.',
      '下跌市场急速反转时动量会崩溃。',
      '跌市急速反彈時動量會崩潰。',
    ),
    localText(
      'Turnover is high, so small changes of cost decide.',
      '换手率高，成本的微小变化就足以决定成败。',
      '換手率高，成本的微小變化足以決定成敗。',
    ),
  ],
  reference: 'Liu, Tsyvinski and Wu 2022',
  universes: ['coins'],
  rules: `setting length = 28 from 7 to 90 step 1
buy when rocp(length) > 0
sell when rocp(length) <= 0
each week hold 3 highest by rocp(length)
size 33% of equity`,
};
