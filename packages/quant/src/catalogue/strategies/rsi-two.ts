import { localText } from '@plumbline/model/local-text';
import type { StrategyTemplate } from '../strategy-template.ts';

export const rsiTwoTemplate: StrategyTemplate = {
  id: 'rsi-two',
  title: localText('Two-day RSI', '两日 RSI', '兩日 RSI'),
  family: 'mean-reversion',
  meaning: localText(
    'Buy a short sharp drop inside a long uptrend.',
    '长期上升趋势中买入短期急跌。',
    '長期升勢中買入短期急跌。',
  ),
  weaknesses: [
    localText(
      'It buys into declines and needs a way out when they do not end.',
      '在下跌中买入，若跌势不止需有退路。',
      '在跌勢中買入，若跌勢不止需有退路。',
    ),
    localText(
      'Turnover is high, so small changes of cost decide.',
      '换手率高，成本的微小变化就足以决定成败。',
      '換手率高，成本的微小變化足以決定成敗。',
    ),
  ],
  reference: 'Connors and Alvarez 2009',
  universes: ['usIndex', 'cnIndex', 'hkIndex', 'bitcoin'],
  rules: `setting low = 10 from 2 to 30 step 1
setting trend = 200 from 50 to 300 step 1
buy when rsi(2) < parameter.low and close > sma(trend)
sell when close > sma(5)
size 100% of equity`,
};
