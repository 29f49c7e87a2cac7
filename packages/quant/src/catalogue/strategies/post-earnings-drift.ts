import { localText } from '@plumbline/model/local-text';
import type { StrategyTemplate } from '../strategy-template.ts';

export const postEarningsDriftTemplate: StrategyTemplate = {
  id: 'post-earnings-drift',
  title: localText('Drift after earnings', '财报后漂移', '業績後漂移'),
  family: 'event',
  meaning: localText(
    'After a clearly better report than expected, hold for the weeks in which the price goes on.',
    '业绩明显好于预期后，持有数周以获取后续漂移。',
    '業績明顯好於預期後，持有數週以獲取後續漂移。',
  ),
  weaknesses: [
    localText(
      'Published long ago; part of the effect is gone.',
      '发表已久，部分效应已消失。',
      '發表已久，部分效應已消失。',
    ),
    localText(
      'It needs data that not every instrument has; where there is none it does nothing.',
      '所需数据并非每个标的都有，缺失时不作任何操作。',
      '所需數據並非每個標的都有，欠缺時不作任何操作。',
    ),
  ],
  reference: 'Ball and Brown 1968; Bernard and Thomas 1989',
  universes: ['usLarge', 'cnLarge', 'hkLarge'],
  rules: `setting surprise = 0.05 from 0 to 0.5 step 0.01
setting hold = 60 from 5 to 80 step 1
buy when series.daysSinceEarnings <= 3 and series.earningsSurprise > surprise
sell when series.daysSinceEarnings > hold or series.earningsSurprise < 0
size 10% of equity`,
};
