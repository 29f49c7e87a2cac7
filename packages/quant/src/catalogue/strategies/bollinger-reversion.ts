import { localText } from '@plumbline/model/local-text';
import type { StrategyTemplate } from '../strategy-template.ts';

export const bollingerReversionTemplate: StrategyTemplate = {
  id: 'bollinger-reversion',
  title: localText('Back into the bands', '布林带回归', '保力加通道回歸'),
  family: 'mean-reversion',
  meaning: localText(
    'Buy below the lower band, leave at the middle.',
    '跌破下轨买入，回到中轨离场。',
    '跌穿下軌買入，回到中軌離場。',
  ),
  weaknesses: [
    localText(
      'It buys into declines and needs a way out when they do not end.',
      '在下跌中买入，若跌势不止需有退路。',
      '在跌勢中買入，若跌勢不止需有退路。',
    ),
    localText(
      'Sideways markets cost it one small loss after another.',
      '震荡市中会连续小额亏损。',
      '橫行市中會連續小額虧損。',
    ),
  ],
  reference: 'Bollinger 1983',
  universes: ['usIndex', 'cnIndex', 'hkIndex', 'bitcoin'],
  rules: `setting length = 20 from 10 to 60 step 1
setting width = 2 from 1 to 3.5 step 0.1
buy when close < bbands(period: length, down: width).lower
sell when close > bbands(length).middle
size 100% of equity`,
};
