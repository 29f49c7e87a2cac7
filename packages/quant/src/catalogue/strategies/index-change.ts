import { localText } from '@plumbline/model/local-text';
import type { StrategyTemplate } from '../strategy-template.ts';

export const indexChangeTemplate: StrategyTemplate = {
  id: 'index-change',
  title: localText('After an index change', '指数调整之后', '指數調整之後'),
  family: 'event',
  meaning: localText(
    'Buy shortly after an index change when the price has fallen on it, for a few weeks.',
    '指数调整后股价下跌时买入，持有数周。',
    '指數調整後股價下跌時買入，持有數週。',
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
  reference: 'Shleifer 1986; Chen, Noronha and Singal 2004',
  universes: ['usLarge', 'cnLarge', 'hkLarge'],
  rules: `buy when series.daysSinceIndexChange <= 5 and close < close[5]
sell when series.daysSinceIndexChange > 30
size 10% of equity`,
};
