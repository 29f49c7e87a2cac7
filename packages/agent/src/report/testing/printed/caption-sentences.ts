import type { PrintedSentence } from './printed-sentence.ts';
import { says } from './printed-sentence.ts';

/** What stands under the charts of a page. */
export const captionSentences: readonly PrintedSentence[] = [
  says('the deepest fall from a high was {deepestFall} on', ' 的 {deepestFall}；目前'),
  says('; now {belowHigh}.', '；目前 {belowHigh}。'),
  says(
    'Growth, first five years: the price implies {impliedGrowth}, our base case is {baseGrowth}',
    '前五年增速：股价隐含 {impliedGrowth}，我们的基准为 {baseGrowth}',
  ),
  says('P/E is {priceToEarnings} now; it was', '市盈率目前为 {priceToEarnings}，历史区间为'),
  says('P/S is {priceToSales} now; it was', '市销率目前为 {priceToSales}，历史区间为'),
  says('with a middle value above the price of {price}', '种的中值高于现价 {price}'),
  says(
    'Nine of ten simulated values lie above {drawsLow} and nine of ten below {drawsHigh}; {drawsAbove} lie above',
    '九成模拟价值高于 {drawsLow}，九成低于 {drawsHigh}，其中 {drawsAbove} 高于现价',
  ),
];
