import { localText } from '@plumbline/model/local-text';
import type { StrategyTemplate } from '../strategy-template.ts';

export const cautiousGrowthTemplate: StrategyTemplate = {
  id: 'cautious-growth',
  title: localText('Cautious growth', '谨慎扩张', '審慎擴張'),
  family: 'multi-factor',
  meaning: localText(
    'Each month hold the companies whose assets grew least.',
    '每月持有资产增长最慢的公司。',
    '每月持有資產增長最慢的公司。',
  ),
  weaknesses: [
    localText(
      'It needs data that not every instrument has; where there is none it does nothing.',
      '所需数据并非每个标的都有，缺失时不作任何操作。',
      '所需數據並非每個標的都有，欠缺時不作任何操作。',
    ),
    localText(
      'Its list was chosen with knowledge of today; use dated membership before believing it.',
      '标的名单以今天的眼光选定，应改用历史成分再下结论。',
      '標的名單以今天的眼光選定，應改用歷史成份再下結論。',
    ),
  ],
  reference: 'Cooper, Gulen and Schill 2008',
  universes: ['usLarge', 'cnLarge', 'hkLarge'],
  rules: `buy when volume > 0
each month hold 5 lowest by series.assetGrowth
size 20% of equity`,
};
