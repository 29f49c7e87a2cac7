import { localText } from '@plumbline/model/local-text';
import type { StrategyTemplate } from '../strategy-template.ts';

export const sectorNeutralMomentumTemplate: StrategyTemplate = {
  id: 'sector-neutral-momentum',
  title: localText('Momentum within sectors', '行业中性动量', '行業中性動量'),
  family: 'multi-factor',
  meaning: localText(
    'Buy the winners and sell short the losers of each sector alike.',
    '在各行业内买入赢家、做空输家。',
    '在各行業內買入贏家、沽空輸家。',
  ),
  weaknesses: [
    localText(
      'Momentum crashes when a falling market turns up sharply.',
      '下跌市场急速反转时动量会崩溃。',
      '跌市急速反彈時動量會崩潰。',
    ),
    localText(
      'Short sales may not be possible or cost more than assumed.',
      '做空可能无法实现，或成本高于假设。',
      '沽空可能無法實現，或成本高於假設。',
    ),
  ],
  reference: 'Moskowitz and Grinblatt 1999',
  universes: ['usLarge', 'hkLarge'],
  rules: `setting lookback = 252 from 60 to 300 step 1
buy when volume > 0
each month hold 5 highest and short 5 by sector_score(close[21] / close[lookback])
size 10% of equity`,
};
