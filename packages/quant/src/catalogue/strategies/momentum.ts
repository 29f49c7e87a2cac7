import { localText } from '@plumbline/model/local-text';
import type { StrategyTemplate } from '../strategy-template.ts';

export const momentumTemplate: StrategyTemplate = {
  id: 'momentum',
  title: localText('Cross-sectional momentum', '横截面动量', '橫截面動量'),
  family: 'multi-factor',
  meaning: localText(
    'Each month hold the winners of the last year, the last month left out.',
    '每月持有过去一年的赢家，剔除最近一月。',
    '每月持有過去一年的贏家，剔除最近一月。',
  ),
  weaknesses: [
    localText(
      'Momentum crashes when a falling market turns up sharply.',
      '下跌市场急速反转时动量会崩溃。',
      '跌市急速反彈時動量會崩潰。',
    ),
    localText(
      'Its list was chosen with knowledge of today; use dated membership before believing it.',
      '标的名单以今天的眼光选定，应改用历史成分再下结论。',
      '標的名單以今天的眼光選定，應改用歷史成份再下結論。',
    ),
  ],
  reference: 'Jegadeesh and Titman 1993',
  universes: ['usLarge', 'cnLarge', 'hkLarge', 'coins'],
  rules: `setting lookback = 252 from 60 to 300 step 1
setting skip = 21 from 0 to 42 step 1
buy when volume > 0
each month hold 5 highest by close[skip] / close[lookback] - 1
size 20% of equity`,
};
