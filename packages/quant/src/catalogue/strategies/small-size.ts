import { localText } from '@plumbline/model/local-text';
import type { StrategyTemplate } from '../strategy-template.ts';

export const smallSizeTemplate: StrategyTemplate = {
  id: 'small-size',
  title: localText('Small size', '小市值', '小市值'),
  family: 'multi-factor',
  meaning: localText(
    'Each month hold the smallest companies of the list.',
    '每月持有名单中市值最小的公司。',
    '每月持有名單中市值最小的公司。',
  ),
  weaknesses: [
    localText(
      'Published long ago; part of the effect is gone.',
      '发表已久，部分效应已消失。',
      '發表已久，部分效應已消失。',
    ),
    localText(
      'Its list was chosen with knowledge of today; use dated membership before believing it.',
      '标的名单以今天的眼光选定，应改用历史成分再下结论。',
      '標的名單以今天的眼光選定，應改用歷史成份再下結論。',
    ),
  ],
  reference: 'Banz 1981',
  universes: ['usLarge', 'cnLarge', 'hkLarge'],
  rules: `buy when volume > 0
each month hold 5 lowest by series.marketCap
size 20% of equity`,
};
