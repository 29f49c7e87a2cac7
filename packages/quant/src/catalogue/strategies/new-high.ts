import { localText } from '@plumbline/model/local-text';
import type { StrategyTemplate } from '../strategy-template.ts';

export const newHighTemplate: StrategyTemplate = {
  id: 'new-high',
  title: localText('Near the yearly high', '接近一年新高', '接近一年新高'),
  family: 'trend',
  meaning: localText(
    'Each month hold the stocks nearest to their yearly high.',
    '每月持有最接近一年高点的股票。',
    '每月持有最接近一年高位的股票。',
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
  reference: 'George and Hwang 2004',
  universes: ['usLarge', 'cnLarge', 'hkLarge', 'coins'],
  rules: `setting lookback = 250 from 60 to 300 step 1
buy when close > sma(lookback)
sell when close < sma(lookback)
each month hold 5 highest by close / max(lookback)
size 20% of equity`,
};
