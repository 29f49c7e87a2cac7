import { localText } from '@plumbline/model/local-text';
import type { StrategyTemplate } from '../strategy-template.ts';

export const mvrvBandTemplate: StrategyTemplate = {
  id: 'mvrv-band',
  title: localText('Between two values', '市值与已实现市值区间', '市值與已實現市值區間'),
  family: 'crypto',
  meaning: localText(
    'Buy when holders sit on small gains, leave when they sit on large ones.',
    '持有者浮盈小时买入，浮盈大时离场。',
    '持有者浮盈小時買入，浮盈大時離場。',
  ),
  weaknesses: [
    localText('Its levels were read off a few cycles.', '阈值来自少数几轮周期。', '門檻來自少數幾輪週期。'),
    localText(
      'It trades seldom, so the evidence stays thin.',
      '交易次数少，证据始终有限。',
      '交易次數少，證據始終有限。',
    ),
  ],
  reference: 'Mahmudov and Puell 2018',
  universes: ['bitcoin'],
  rules: `setting low = 1.2 from 0.8 to 2 step 0.05
setting high = 3 from 2 to 5 step 0.05
buy when series.mvrv < parameter.low
sell when series.mvrv > parameter.high
size 100% of equity`,
};
