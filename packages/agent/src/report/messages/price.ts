import { localText } from '@plumbline/model/local-text';

export const priceTexts = {
  returnsTable: localText('Total return', '总回报', '總回報'),
  noPrices: localText('No prices could be had.', '未能取得价格。', '未能取得價格。'),
  shortHistory: localText(
    'The price history is too short for returns and ranges.',
    '价格历史太短，无法计算回报与区间。',
    '價格歷史太短，無法計算回報與區間。',
  ),
  aboveBoth: localText(
    '{price} is above both the shorter average of {shorter} and the longer one of {longer}.',
    '现价 {price} 高于短期均线 {shorter}，也高于长期均线 {longer}。',
    '現價 {price} 高於短期平均線 {shorter}，亦高於長期平均線 {longer}。',
  ),
  belowBoth: localText(
    '{price} is below both the shorter average of {shorter} and the longer one of {longer}.',
    '现价 {price} 低于短期均线 {shorter}，也低于长期均线 {longer}。',
    '現價 {price} 低於短期平均線 {shorter}，亦低於長期平均線 {longer}。',
  ),
  between: localText(
    '{price} lies between the shorter average of {shorter} and the longer one of {longer}.',
    '现价 {price} 处于短期均线 {shorter} 与长期均线 {longer} 之间。',
    '現價 {price} 處於短期平均線 {shorter} 與長期平均線 {longer} 之間。',
  ),
} as const;
