import { localText } from '@plumbline/model/local-text';
import type { StrategyTemplate } from '../strategy-template.ts';

export const volumeShockTemplate: StrategyTemplate = {
  id: 'volume-shock',
  title: localText('Follow a news shock', '消息冲击跟随', '消息衝擊跟隨'),
  family: 'event',
  meaning: localText(
    'Buy a strong rise on unusual volume, the trace that news leaves in prices.',
    '放量大涨后买入，量价异动是消息留下的痕迹。',
    '放量大升後買入，量價異動是消息留下的痕跡。',
  ),
  weaknesses: [
    localText(
      'A few trades carry the result; the median trade is small.',
      '少数交易决定结果，多数交易盈亏很小。',
      '少數交易決定結果，多數交易盈虧很小。',
    ),
    localText('Gaps jump over its stop.', '跳空会越过止损。', '裂口會越過止蝕。'),
  ],
  reference: 'Gervais, Kaniel and Mingelgrin 2001',
  universes: ['usLarge', 'cnLarge', 'hkLarge', 'coins'],
  rules: `setting times = 3 from 1.5 to 8 step 0.1
setting rise = 0.04 from 0.01 to 0.15 step 0.005
buy when volume > times * sma(volume, 50) and close > close[1] * (1 + rise)
size 100% of equity
stop 8%
leave after 20 bars`,
};
