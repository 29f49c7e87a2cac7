import { localText } from '@plumbline/model/local-text';
import type { StrategyTemplate } from '../strategy-template.ts';

export const earningsAvoidanceTemplate: StrategyTemplate = {
  id: 'earnings-avoidance',
  title: localText('Out before earnings', '财报前离场', '業績前離場'),
  family: 'event',
  meaning: localText(
    'Hold an uptrend, but not over an announced report.',
    '持有上升趋势，但避开已公布的财报日。',
    '持有升勢，但避開已公佈的業績日。',
  ),
  weaknesses: [
    localText(
      'It needs data that not every instrument has; where there is none it does nothing.',
      '所需数据并非每个标的都有，缺失时不作任何操作。',
      '所需數據並非每個標的都有，欠缺時不作任何操作。',
    ),
    localText('In long rises it stays behind the market.', '长期上涨中会落后于市场。', '長期升市中會落後於市場。'),
  ],
  reference: 'Patell and Wolfson 1979, on volatility around reports',
  universes: ['usLarge', 'cnLarge', 'hkLarge'],
  rules: `setting length = 50 from 20 to 200 step 1
setting days = 3 from 1 to 10 step 1
buy when close > sma(length) and series.daysSinceEarnings >= 1 and series.daysSinceEarnings < 75
sell when close < sma(length) or series.daysSinceEarnings >= 80 or series.daysToEarnings <= days
size 10% of equity`,
};
