import { localText } from '@plumbline/model/local-text';
import type { StrategyTemplate } from '../strategy-template.ts';

export const channelBreakoutTemplate: StrategyTemplate = {
  id: 'channel-breakout',
  title: localText('Channel breakout', '通道突破', '通道突破'),
  family: 'trend',
  meaning: localText(
    'Buy a new high of the last weeks, leave at a new low of fewer; hold less of what swings more.',
    '突破数周新高买入，跌破较短期新低离场，波动越大仓位越小。',
    '突破數週新高買入，跌穿較短期新低離場，波幅越大倉位越小。',
  ),
  weaknesses: [
    localText(
      'Sideways markets cost it one small loss after another.',
      '震荡市中会连续小额亏损。',
      '橫行市中會連續小額虧損。',
    ),
    localText(
      'A few trades carry the result; the median trade is small.',
      '少数交易决定结果，多数交易盈亏很小。',
      '少數交易決定結果，多數交易盈虧很小。',
    ),
  ],
  reference: 'Donchian 1960; Dennis and Eckhardt 1983, the Turtle rules',
  universes: ['usIndex', 'cnIndex', 'hkIndex', 'bitcoin'],
  rules: `setting entry = 55 from 10 to 120 step 1
setting leave = 20 from 5 to 60 step 1
buy when close > donchian(entry).upper
sell when close < donchian(leave).lower
size by 0.5 / natr(20) up to 100%`,
};
