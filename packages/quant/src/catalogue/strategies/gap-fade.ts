import { localText } from '@plumbline/model/local-text';
import type { StrategyTemplate } from '../strategy-template.ts';

export const gapFadeTemplate: StrategyTemplate = {
  id: 'gap-fade',
  title: localText('Fade a gap down', '低开回补', '低開回補'),
  family: 'event',
  meaning: localText(
    'Buy a sharp gap down that was bought during the day, for a few days.',
    '大幅低开但盘中走强时买入，持有数日。',
    '大幅低開但盤中轉強時買入，持有數日。',
  ),
  weaknesses: [
    localText(
      'It buys into declines and needs a way out when they do not end.',
      '在下跌中买入，若跌势不止需有退路。',
      '在跌勢中買入，若跌勢不止需有退路。',
    ),
    localText('Gaps jump over its stop.', '跳空会越过止损。', '裂口會越過止蝕。'),
  ],
  reference: 'Lehmann 1990, on short reversals',
  universes: ['usLarge', 'cnLarge', 'hkLarge', 'coins'],
  rules: `setting gap = 0.03 from 0.01 to 0.1 step 0.005
buy when open < close[1] * (1 - gap) and close > open
size 100% of equity
stop 6%
leave after 5 bars`,
};
