import { localText } from '@plumbline/model/local-text';
import type { StrategyTemplate } from '../strategy-template.ts';

export const movingAverageCrossTemplate: StrategyTemplate = {
  id: 'moving-average-cross',
  title: localText('Moving-average cross', '均线交叉', '平均線交叉'),
  family: 'trend',
  meaning: localText(
    'Hold while the faster average is above the slower one.',
    '快线在慢线之上时持有。',
    '快線在慢線之上時持有。',
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
  reference: 'Brock, Lakonishok and LeBaron 1992',
  universes: ['usIndex', 'cnIndex', 'hkIndex', 'bitcoin'],
  rules: `setting fast = 20 from 5 to 100 step 1
setting slow = 50 from 20 to 250 step 1
buy when sma(fast) crosses above sma(slow)
sell when sma(fast) crosses below sma(slow)
size 100% of equity`,
};
