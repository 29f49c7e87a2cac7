import { localText } from '@plumbline/model/local-text';
import { asserting } from '../asserting.ts';

/** Reasons and sentences of the methods together. */
export const blendTexts = {
  yearRangeWeight: localText(
    'What was paid over the past year is a price, not a value, so it has no weight.',
    '过去一年的成交区间是价格而非价值，因此不计权重。',
    '過去一年的成交區間是價格而非價值，因此不計權重。',
  ),
  noProfit: localText(
    'The last twelve months brought no profit to pay a multiple of.',
    '最近十二个月没有盈利，倍数无从应用。',
    '最近十二個月沒有盈利，倍數無從應用。',
  ),
  noOwnHistory: localText(
    'Too few past year-ends have a meaningful multiple, or one of today’s figures is not on record.',
    '有意义的历史年末倍数太少，或缺少当前所需的数值。',
    '有意義的歷史年末倍數太少，或欠缺目前所需的數值。',
  ),
  noSpread: localText(
    'The range of the methods does not lie around the blended value.',
    '各方法的区间未包住综合价值。',
    '各方法的區間未包住綜合價值。',
  ),
  blended: asserting(
    localText(
      'With the methods weighted together one share is worth {value}: {upside} against the price.',
      '各方法按权重综合后，每股价值为 {value}，相对现价为 {upside}。',
      '各方法按權重綜合後，每股價值為 {value}，相對現價為 {upside}。',
    ),
    { value: 'blendedValue', upside: 'upside.blended' },
  ),
  byOneMethod: asserting(
    localText(
      'One method alone applies, {method}: by it one share is worth {value}, {upside} against the price. No other confirms it.',
      '仅有一种方法适用（{method}）：按此每股价值为 {value}，相对现价为 {upside}，没有其他方法印证。',
      '只有一種方法適用（{method}）：按此每股價值為 {value}，相對現價為 {upside}，沒有其他方法印證。',
    ),
    { value: 'blendedValue', upside: 'upside.blended' },
  ),
  inStatements: asserting(
    localText(
      'In the currency of its statements that is {value}.',
      '按其报表货币计为 {value}。',
      '按其報表貨幣計為 {value}。',
    ),
    { value: 'blendedValue' },
  ),
  redistributed: localText(
    'Methods that do not apply leave their weight to the others in proportion.',
    '不适用的方法，其权重按比例分配给其余方法。',
    '不適用的方法，其權重按比例分配予其餘方法。',
  ),
} as const;
