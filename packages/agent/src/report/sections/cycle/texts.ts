import { localText } from '@plumbline/model/local-text';
import { asserting } from '../../asserting.ts';

export const cycleTexts = {
  below: asserting(
    localText(
      'Its price is {drawdown:size} below the highest on record, {high}, which it reached {days} days ago.',
      '现价较历史最高价 {high} 低 {drawdown:size}，该高点出现在 {days} 天前。',
      '現價較歷史最高價 {high} 低 {drawdown:size}，該高位出現於 {days} 日前。',
    ),
    { drawdown: 'drawdownFromHigh', high: 'allTimeHigh', days: 'daysSinceHigh' },
    ['drawdown', 'below', 0],
    ['price', 'below', 'high'],
  ),
  above: asserting(
    localText(
      'It trades at {mayer} its 200-day average, well above it.',
      '现价为 200 日均线的 {mayer}，明显高于均线。',
      '現價為 200 天平均線的 {mayer}，明顯高於平均線。',
    ),
    { mayer: 'mayerMultiple' },
    ['mayer', 'above', 1],
  ),
  under: asserting(
    localText(
      'It trades at {mayer} its 200-day average, well below it.',
      '现价为 200 日均线的 {mayer}，明显低于均线。',
      '現價為 200 天平均線的 {mayer}，明顯低於平均線。',
    ),
    { mayer: 'mayerMultiple' },
    ['mayer', 'below', 1],
  ),
  noHistory: localText(
    'The cycle needs prices, which could not be had.',
    '周期位置需要价格，但未能取得。',
    '週期位置需要價格，但未能取得。',
  ),
  near: asserting(
    localText(
      'It trades at {mayer} its 200-day average, close to it.',
      '现价为 200 日均线的 {mayer}，与均线接近。',
      '現價為 200 天平均線的 {mayer}，與平均線接近。',
    ),
    { mayer: 'mayerMultiple' },
    ['mayer', 'near', 1, 0.05],
  ),
} as const;
