import { localText } from '@plumbline/model/local-text';
import type { StrategyTemplate } from '../strategy-template.ts';

export const manyFactorsTemplate: StrategyTemplate = {
  id: 'many-factors',
  title: localText('Many factors in one', '多因子合成', '多因子合成'),
  family: 'multi-factor',
  meaning: localText(
    'Each month hold the best by value, momentum, quality and calm together.',
    '每月按价值、动量、质量与低波动综合得分持有。',
    '每月按價值、動量、質素與低波幅綜合得分持有。',
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
  reference: 'Asness, Moskowitz and Pedersen 2013; Asness, Frazzini and Pedersen 2019',
  universes: ['usLarge', 'cnLarge', 'hkLarge'],
  rules: `setting value = 1 from 0 to 3 step 0.1
setting winners = 1 from 0 to 3 step 0.1
setting quality = 1 from 0 to 3 step 0.1
setting calm = 1 from 0 to 3 step 0.1
buy when volume > 0
each month hold 5 highest by value * score(series.bookToPrice) + winners * score(close[21] / close[252]) + quality * score(series.grossProfitability) - calm * score(yang_zhang(120))
size 20% of equity`,
};
