import { localText } from '@plumbline/model/local-text';
import type { StrategyTemplate } from '../strategy-template.ts';

export const exDividendRunUpTemplate: StrategyTemplate = {
  id: 'ex-dividend-run-up',
  title: localText('Run-up before a dividend', '除息前上涨', '除淨前上升'),
  family: 'event',
  meaning: localText(
    'Hold the days before an announced ex-dividend date and leave ahead of it.',
    '在已公布的除息日前持有，除息前离场。',
    '在已公佈的除淨日前持有，除淨前離場。',
  ),
  weaknesses: [
    localText(
      'It needs data that not every instrument has; where there is none it does nothing.',
      '所需数据并非每个标的都有，缺失时不作任何操作。',
      '所需數據並非每個標的都有，欠缺時不作任何操作。',
    ),
    localText(
      'Turnover is high, so small changes of cost decide.',
      '换手率高，成本的微小变化就足以决定成败。',
      '換手率高，成本的微小變化足以決定成敗。',
    ),
  ],
  reference: 'Hartzmark and Solomon 2013',
  universes: ['usLarge', 'cnLarge', 'hkLarge'],
  rules: `setting days = 15 from 5 to 30 step 1
buy when series.daysToExDividend <= days and series.daysToExDividend > 3
sell when series.daysToExDividend <= 1
size 100% of equity
leave after 20 bars`,
};
