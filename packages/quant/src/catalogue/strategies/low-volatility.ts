import { localText } from '@plumbline/model/local-text';
import type { StrategyTemplate } from '../strategy-template.ts';

export const lowVolatilityTemplate: StrategyTemplate = {
  id: 'low-volatility',
  title: localText('Low volatility', '低波动', '低波幅'),
  family: 'multi-factor',
  meaning: localText('Each month hold the calmest stocks.', '每月持有波动最低的股票。', '每月持有波幅最低的股票。'),
  weaknesses: [
    localText('In long rises it stays behind the market.', '长期上涨中会落后于市场。', '長期升市中會落後於市場。'),
    localText(
      'Its list was chosen with knowledge of today; use dated membership before believing it.',
      '标的名单以今天的眼光选定，应改用历史成分再下结论。',
      '標的名單以今天的眼光選定，應改用歷史成份再下結論。',
    ),
  ],
  reference: 'Ang, Hodrick, Xing and Zhang 2006; Blitz and van Vliet 2007',
  universes: ['usLarge', 'cnLarge', 'hkLarge'],
  rules: `setting length = 120 from 20 to 250 step 1
buy when volume > 0
each month hold 5 lowest by yang_zhang(length)
size 20% of equity`,
};
