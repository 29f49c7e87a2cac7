import { localText } from '@plumbline/model/local-text';
import type { StrategyTemplate } from '../strategy-template.ts';

export const cheapAndGoodTemplate: StrategyTemplate = {
  id: 'cheap-and-good',
  title: localText('Cheap and good', '便宜又优质', '便宜又優質'),
  family: 'multi-factor',
  meaning: localText(
    'Each month hold what ranks well by earnings yield and by return on capital together.',
    '每月持有盈利收益率与资本回报综合排名靠前的股票。',
    '每月持有盈利收益率與資本回報綜合排名靠前的股票。',
  ),
  weaknesses: [
    localText('Cheap can stay cheap for years.', '便宜的股票可能多年仍然便宜。', '便宜的股票可能多年仍然便宜。'),
    localText(
      'Its list was chosen with knowledge of today; use dated membership before believing it.',
      '标的名单以今天的眼光选定，应改用历史成分再下结论。',
      '標的名單以今天的眼光選定，應改用歷史成份再下結論。',
    ),
  ],
  reference: 'Greenblatt 2005',
  universes: ['usLarge', 'cnLarge', 'hkLarge'],
  rules: `buy when volume > 0
each month hold 5 highest by percentile(series.earningsToPrice) + percentile(series.returnOnEquity)
size 20% of equity`,
};
