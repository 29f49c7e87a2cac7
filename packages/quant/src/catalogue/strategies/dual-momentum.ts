import { localText } from '@plumbline/model/local-text';
import type { StrategyTemplate } from '../strategy-template.ts';

export const dualMomentumTemplate: StrategyTemplate = {
  id: 'dual-momentum',
  title: localText('Dual momentum', '双动量', '雙動量'),
  family: 'trend',
  meaning: localText(
    'Each month hold the strongest asset, and only if it has risen itself.',
    '每月持有最强的资产，且其自身须上涨。',
    '每月持有最強的資產，且其自身須上升。',
  ),
  weaknesses: [
    localText(
      'Momentum crashes when a falling market turns up sharply.',
      '下跌市场急速反转时动量会崩溃。',
      '跌市急速反彈時動量會崩潰。',
    ),
    localText(
      'It trades seldom, so the evidence stays thin.',
      '交易次数少，证据始终有限。',
      '交易次數少，證據始終有限。',
    ),
  ],
  reference: 'Antonacci 2014',
  universes: ['usRotation', 'cnClasses', 'coins'],
  rules: `setting lookback = 252 from 60 to 300 step 1
buy when rocp(lookback) > 0
sell when rocp(lookback) <= 0
each month hold 1 highest by rocp(lookback)
size 100% of equity`,
};
