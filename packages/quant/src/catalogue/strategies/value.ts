import { localText } from '@plumbline/model/local-text';
import type { StrategyTemplate } from '../strategy-template.ts';

export const valueTemplate: StrategyTemplate = {
  id: 'value',
  title: localText('Value', '价值', '價值'),
  family: 'multi-factor',
  meaning: localText(
    'Each month hold the stocks that are cheapest against their books.',
    '每月持有账面市值比最高的股票。',
    '每月持有賬面市值比最高的股票。',
  ),
  weaknesses: [
    localText('Cheap can stay cheap for years.', '便宜的股票可能多年仍然便宜。', '便宜的股票可能多年仍然便宜。'),
    localText(
      'Its list was chosen with knowledge of today; use dated membership before believing it.',
      '标的名单以今天的眼光选定，应改用历史成分再下结论。',
      '標的名單以今天的眼光選定，應改用歷史成份再下結論。',
    ),
  ],
  reference: 'Fama and French 1992',
  universes: ['usLarge', 'cnLarge', 'hkLarge'],
  rules: `buy when volume > 0
each month hold 5 highest by series.bookToPrice
size 20% of equity`,
};
