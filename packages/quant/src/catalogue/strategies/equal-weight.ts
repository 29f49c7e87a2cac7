import { localText } from '@plumbline/model/local-text';
import type { StrategyTemplate } from '../strategy-template.ts';

export const equalWeightTemplate: StrategyTemplate = {
  id: 'equal-weight',
  title: localText('Equal weights', '等权', '等權'),
  family: 'allocation',
  meaning: localText(
    'Hold everything alike and restore it every month.',
    '等权持有，每月恢复。',
    '等權持有，每月恢復。',
  ),
  weaknesses: [
    localText(
      'Risk is estimated from the past and changes when it matters most.',
      '风险由过去估计，在关键时刻会变化。',
      '風險由過去估計，在關鍵時刻會變化。',
    ),
    localText(
      'Its list was chosen with knowledge of today; use dated membership before believing it.',
      '标的名单以今天的眼光选定，应改用历史成分再下结论。',
      '標的名單以今天的眼光選定，應改用歷史成份再下結論。',
    ),
  ],
  reference: 'DeMiguel, Garlappi and Uppal 2009',
  universes: ['usClasses', 'cnClasses', 'hkLarge', 'coins'],
  rules: `buy when volume > 0
rebalance each month
size 100% by equal over 60 bars`,
};
