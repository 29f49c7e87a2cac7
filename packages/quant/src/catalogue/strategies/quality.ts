import { localText } from '@plumbline/model/local-text';
import type { StrategyTemplate } from '../strategy-template.ts';

export const qualityTemplate: StrategyTemplate = {
  id: 'quality',
  title: localText('Quality', '质量', '質素'),
  family: 'multi-factor',
  meaning: localText(
    'Each month hold the companies that earn most on their capital and assets.',
    '每月持有资本与资产回报最高的公司。',
    '每月持有資本與資產回報最高的公司。',
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
  reference: 'Novy-Marx 2013',
  universes: ['usLarge', 'cnLarge', 'hkLarge'],
  rules: `buy when volume > 0
each month hold 5 highest by score(series.returnOnEquity) + score(series.grossProfitability)
size 20% of equity`,
};
