import { localText } from '@plumbline/model/local-text';
import type { StrategyTemplate } from '../strategy-template.ts';

export const weekendEffectTemplate: StrategyTemplate = {
  id: 'weekend-effect',
  title: localText('Over the weekend', '周末效应', '週末效應'),
  family: 'crypto',
  meaning: localText(
    'Hold from Friday to Monday, when banks are shut.',
    '周五至周一银行休息时持有。',
    '週五至週一銀行休息時持有。',
  ),
  weaknesses: [
    localText(
      'Turnover is high, so small changes of cost decide.',
      '换手率高，成本的微小变化就足以决定成败。',
      '換手率高，成本的微小變化足以決定成敗。',
    ),
    localText(
      'Published long ago; part of the effect is gone.',
      '发表已久，部分效应已消失。',
      '發表已久，部分效應已消失。',
    ),
  ],
  reference: 'Caporale and Plastun 2019',
  universes: ['coins'],
  rules: `buy when calendar.dayOfWeek == 5
sell when calendar.dayOfWeek == 7
size 10% of equity`,
};
