import { localText } from '@plumbline/model/local-text';
import type { StrategyTemplate } from '../strategy-template.ts';

export const tenMonthAverageTemplate: StrategyTemplate = {
  id: 'ten-month-average',
  title: localText('Ten-month average', '十月均线', '十月平均線'),
  family: 'trend',
  meaning: localText(
    'Hold each asset class only above its long average, otherwise cash.',
    '资产类别高于长期均线时持有，否则持现金。',
    '資產類別高於長期平均線時持有，否則持現金。',
  ),
  weaknesses: [
    localText(
      'Sideways markets cost it one small loss after another.',
      '震荡市中会连续小额亏损。',
      '橫行市中會連續小額虧損。',
    ),
    localText('In long rises it stays behind the market.', '长期上涨中会落后于市场。', '長期升市中會落後於市場。'),
  ],
  reference: 'Faber 2007',
  universes: ['usClasses', 'cnClasses'],
  rules: `setting length = 200 from 60 to 300 step 1
buy when close > sma(length)
sell when close < sma(length)
rebalance each month
size 20% of equity`,
};
