import { localText } from '@plumbline/model/local-text';
import type { StrategyTemplate } from '../strategy-template.ts';

export const supertrendTemplate: StrategyTemplate = {
  id: 'supertrend',
  title: localText('Supertrend with strength', '超级趋势与强度', '超級趨勢與強度'),
  family: 'trend',
  meaning: localText(
    'Follow the trailing band while the move is strong.',
    '趋势足够强时跟随追踪线。',
    '趨勢足夠強時跟隨追蹤線。',
  ),
  weaknesses: [
    localText(
      'Sideways markets cost it one small loss after another.',
      '震荡市中会连续小额亏损。',
      '橫行市中會連續小額虧損。',
    ),
    localText(
      'It gets in late and gives back part of every move.',
      '入场较晚，每段行情都会回吐一部分。',
      '入場較遲，每段行情都會回吐一部分。',
    ),
  ],
  reference: 'Seban; Wilder 1978 for the strength',
  universes: ['usIndex', 'cnIndex', 'hkIndex', 'bitcoin'],
  rules: `setting width = 3 from 1 to 6 step 0.1
setting strength = 20 from 10 to 40 step 1
buy when close > supertrend(10, width) and adx(14) > strength
sell when close < supertrend(10, width)
size 100% of equity`,
};
