import { localText } from './local-text.ts';
import type { LocalText } from './locale.ts';

/** What the parts of a strategy are called, the longer paths first. */
const names: readonly (readonly [path: string, name: LocalText])[] = [
  ['universe', localText('Instruments', '标的', '標的')],
  ['bar', localText('Bar size', 'K 线周期', 'K 線週期')],
  ['entry.long', localText('Buy when', '买入条件', '買入條件')],
  ['entry.short', localText('Sell short when', '做空条件', '沽空條件')],
  ['entry', localText('Entry', '入场', '入場')],
  ['exit.long', localText('Sell when', '卖出条件', '沽出條件')],
  ['exit.short', localText('Cover when', '平空条件', '平倉條件')],
  ['exit', localText('Exit', '离场', '離場')],
  ['ranking.by', localText('Ranked by', '排名依据', '排名依據')],
  ['ranking.count', localText('Number held', '持有数量', '持有數量')],
  ['ranking.every', localText('Ranked again every', '排名周期', '排名週期')],
  ['ranking', localText('Ranking', '排名', '排名')],
  ['rebalance', localText('Rebalancing', '再平衡', '再平衡')],
  ['idle', localText('Held otherwise', '否则持有', '否則持有')],
  ['sizing', localText('Size', '仓位', '倉位')],
  ['risk.stopLoss', localText('Stop loss', '止损', '止蝕')],
  ['risk.target', localText('Target', '止盈', '止賺')],
  ['risk.trailing', localText('Trailing stop', '移动止损', '移動止蝕')],
  ['risk.maxBars', localText('Longest holding', '最长持有', '最長持有')],
  ['risk.scaleOut', localText('Sold in parts', '分批卖出', '分批沽出')],
  ['risk.pause', localText('Wait before the next entry', '再入场等待', '再入場等待')],
  ['grid', localText('Grid', '网格', '網格')],
  ['recurring', localText('Bought regularly', '定期买入', '定期買入')],
  ['scaleIn', localText('Adding to it', '加仓', '加注')],
  ['risk', localText('Stops', '止损止盈', '止蝕止賺')],
  ['costs', localText('Costs', '费用', '費用')],
  ['execution', localText('Execution', '成交方式', '成交方式')],
  ['parameters', localText('Settings', '参数', '參數')],
  ['benchmark', localText('Benchmark', '基准', '基準')],
  ['name', localText('Name', '名称', '名稱')],
  ['kind', localText('Kind', '类型', '類型')],
];

const other = localText('Strategy', '策略', '策略');

/** The part of a strategy at a path such as `risk.stopLoss`, in words: the path itself is for programs. */
export function strategyPartName(path: string): LocalText {
  return names.find(([known]) => path === known || path.startsWith(`${known}.`))?.[1] ?? other;
}
