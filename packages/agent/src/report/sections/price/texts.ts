import { localText } from '@plumbline/model/local-text';
import { asserting } from '../../asserting.ts';

export const priceTexts = {
  returnsTable: localText('Total return', '总回报', '總回報'),
  noPrices: localText('No prices could be had.', '未能取得价格。', '未能取得價格。'),
  shortHistory: localText(
    'The price history is too short for returns and ranges.',
    '价格历史太短，无法计算回报与区间。',
    '價格歷史太短，無法計算回報與區間。',
  ),
  aboveBoth: asserting(
    localText(
      '{price} is above both the 50-day average of {shorter} and the 200-day average of {longer}.',
      '现价 {price} 高于 50 日均线 {shorter}，也高于 200 日均线 {longer}。',
      '現價 {price} 高於 50 天平均線 {shorter}，亦高於 200 天平均線 {longer}。',
    ),
    { price: 'price', shorter: 'movingAverage50', longer: 'movingAverage200' },
    ['price', 'above', 'shorter'],
    ['price', 'above', 'longer'],
  ),
  belowBoth: asserting(
    localText(
      '{price} is below both the 50-day average of {shorter} and the 200-day average of {longer}.',
      '现价 {price} 低于 50 日均线 {shorter}，也低于 200 日均线 {longer}。',
      '現價 {price} 低於 50 天平均線 {shorter}，亦低於 200 天平均線 {longer}。',
    ),
    { price: 'price', shorter: 'movingAverage50', longer: 'movingAverage200' },
    ['price', 'below', 'shorter'],
    ['price', 'below', 'longer'],
  ),
  between: asserting(
    localText(
      '{price} lies between the 50-day average of {shorter} and the 200-day average of {longer}.',
      '现价 {price} 处于 50 日均线 {shorter} 与 200 日均线 {longer} 之间。',
      '現價 {price} 處於 50 天平均線 {shorter} 與 200 天平均線 {longer} 之間。',
    ),
    { price: 'price', shorter: 'movingAverage50', longer: 'movingAverage200' },
  ),
} as const;
