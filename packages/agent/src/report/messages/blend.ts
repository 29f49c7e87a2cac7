import { localText } from '@plumbline/model/local-text';

/** What the valuation methods count, and why. */
export const blendTexts = {
  cashFlowWeight: localText(
    'It counts most because it looks at what the business itself will earn, not at what others pay for it.',
    '权重最高，因为它着眼于企业自身的盈利能力，而非他人的出价。',
    '權重最高，因為它着眼於企業自身的盈利能力，而非他人的出價。',
  ),
  ownEarningsWeight: localText(
    'It counts less because past prices may have been wrong too.',
    '权重较低，因为过去的价格本身也可能有误。',
    '權重較低，因為過去的價格本身也可能有誤。',
  ),
  ownEnterpriseWeight: localText(
    'It counts as much as the multiple of earnings: it adds the debt, and shares the doubt about past prices.',
    '与市盈率方法权重相同：它计入了债务，但同样受过去价格可能有误的影响。',
    '與市盈率方法權重相同：它計入了債務，但同樣受過去價格可能有誤的影響。',
  ),
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
  bankEnterprise: localText(
    'Debt is the raw material of a bank or insurer, so the value of the whole enterprise says nothing.',
    '负债是银行与保险公司的经营原料，企业价值对其没有意义。',
    '負債是銀行與保險公司的經營原料，企業價值對其沒有意義。',
  ),
  blended: localText(
    'With the methods weighted together one share is worth {value}: {upside} against the price.',
    '各方法按权重综合后，每股价值为 {value}，相对现价为 {upside}。',
    '各方法按權重綜合後，每股價值為 {value}，相對現價為 {upside}。',
  ),
  redistributed: localText(
    'Methods that do not apply leave their weight to the others in proportion.',
    '不适用的方法，其权重按比例分配给其余方法。',
    '不適用的方法，其權重按比例分配予其餘方法。',
  ),
} as const;
