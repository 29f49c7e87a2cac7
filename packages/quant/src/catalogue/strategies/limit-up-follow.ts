import { localText } from '@plumbline/model/local-text';
import type { StrategyTemplate } from '../strategy-template.ts';

export const limitUpFollowTemplate: StrategyTemplate = {
  id: 'limit-up-follow',
  title: localText('Follow a limit-up', '涨停次日跟随', '漲停次日跟隨'),
  family: 'event',
  meaning: localText(
    'Buy after a close at the daily limit on strong volume, for a few days.',
    '放量涨停后买入，持有数日。',
    '放量漲停後買入，持有數日。',
  ),
  weaknesses: [
    localText('At a limit price there is often nothing to buy.', '涨停价上往往买不到。', '漲停價上往往買不到。'),
    localText(
      'A few trades carry the result; the median trade is small.',
      '少数交易决定结果，多数交易盈亏很小。',
      '少數交易決定結果，多數交易盈虧很小。',
    ),
  ],
  reference: 'Chen, Gao, He, Jiang and Xiong 2019',
  universes: ['cnLarge'],
  rules: `setting rise = 0.095 from 0.05 to 0.2 step 0.005
buy when close >= close[1] * (1 + rise) and volume > sma(volume, 20)
size 100% of equity
stop 6%
leave after 3 bars`,
};
