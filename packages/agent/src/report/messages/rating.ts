import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';
import type { ReadingPart } from '../conclusion/reading.ts';

const noReading: Readonly<Record<ReadingPart, LocalText>> = {
  valuation: localText(
    'No valuation applies to it, or none could be computed.',
    '没有适用或可计算的估值方法。',
    '沒有適用或可計算的估值方法。',
  ),
  quality: localText(
    'There are no statements to read its business from.',
    '没有财务报表可供判断其经营质量。',
    '沒有財務報表可供判斷其經營質素。',
  ),
  momentum: localText(
    'Its price history is too short for a trend.',
    '价格历史太短，无法判断趋势。',
    '價格歷史太短，無法判斷趨勢。',
  ),
  risk: localText(
    'Its price history is too short to measure risk.',
    '价格历史太短，无法衡量风险。',
    '價格歷史太短，無法衡量風險。',
  ),
};

const weight: Readonly<Record<ReadingPart, LocalText>> = {
  valuation: localText(
    'Over a year or more, returns depend most on the price paid for the value had.',
    '一年以上的回报主要取决于所付价格与价值之比。',
    '一年以上的回報主要取決於所付價格與價值之比。',
  ),
  quality: localText(
    'A good business forgives a price that is a little too high.',
    '优质业务可以容忍略高的价格。',
    '優質業務可以容忍略高的價格。',
  ),
  momentum: localText(
    'Trends of a year tend to last months, not years.',
    '一年期趋势往往持续数月而非数年。',
    '一年期趨勢往往持續數月而非數年。',
  ),
  risk: localText(
    'A holder must live through the swings before being right.',
    '持有人须先承受波动，才能等到结果。',
    '持有人須先承受波動，才能等到結果。',
  ),
};

/** Reasons of the rating. */
export const ratingTexts = {
  noReading,
  weight,
  perGap: localText(
    'What one gap or conflict of sources takes away.',
    '每个数据缺口或来源冲突的扣分。',
    '每個數據缺口或來源衝突的扣分。',
  ),
  horizon: localText(
    'A year: long enough for a valuation to matter, short enough to be checked.',
    '一年，足以让估值发挥作用，又便于检验。',
    '一年，足以讓估值發揮作用，又便於檢驗。',
  ),
  noPrice: localText('Not rated: there is no price.', '不予评级，缺少价格。', '不予評級，欠缺價格。'),
  stalePrice: localText(
    'Not rated: the last price is old.',
    '不予评级，最近价格已过期。',
    '不予評級，最近價格已過期。',
  ),
  noValuation: localText(
    'Not rated: no valuation applies, and trend and risk alone do not make a rating.',
    '不予评级，没有适用的估值方法，仅凭趋势与风险不足以评级。',
    '不予評級，沒有適用的估值方法，僅憑趨勢與風險不足以評級。',
  ),
  thinValuation: localText(
    'Not rated: the only valuation that applies is one that weighs little beside others, and no other checks it.',
    '不予评级，唯一适用的估值方法在通常情况下权重很低，且没有其他方法可以印证。',
    '不予評級，唯一適用的估值方法在一般情況下權重甚低，亦沒有其他方法可作印證。',
  ),
  tooFewParts: localText(
    'Not rated: too few of valuation, quality, momentum and risk are known.',
    '不予评级，估值、质量、动量与风险中已知的分项太少。',
    '不予評級，估值、質素、動量與風險中已知的分項太少。',
  ),
  thinEvidence: localText(
    'Not rated: too much of what a rating needs is missing.',
    '不予评级，评级所需的数据缺失过多。',
    '不予評級，評級所需的數據缺失過多。',
  ),
  pointsPerGap: localText(
    'A value two fifths below the price allows Reduce at best; half below, Sell.',
    '价值低于价格四成时，评级最高为减持；低一半时为卖出。',
    '價值低於價格四成時，評級最高為減持；低一半時為沽出。',
  ),
  highestFloor: localText(
    'What looks cheap may be so for a reason, so the floor ends at neutral.',
    '估值便宜可能有其原因，因此下限止于中性。',
    '估值便宜可能有其原因，因此下限止於中性。',
  ),
  enoughMethods: localText(
    'One or two methods are too few to confirm one another.',
    '仅有一两种方法，不足以相互印证。',
    '僅有一兩種方法，不足以互相印證。',
  ),
  twoMethods: localText(
    'One method alone has no other to check it, so the rating is neither Sell nor Buy.',
    '仅有一种方法时没有其他方法可以印证，评级不会为卖出或买入。',
    '僅有一種方法時沒有其他方法可作印證，評級不會為沽出或買入。',
  ),
  thinConfidence: localText(
    'Below this confidence the value says too little for a rating of Sell.',
    '置信度低于此值时，估值不足以支持卖出评级。',
    '置信度低於此值時，估值不足以支持沽出評級。',
  ),
  leastConfidence: localText(
    'Below this confidence the value says next to nothing, so the rating is not above Hold.',
    '置信度低于此值时，估值几乎不能说明问题，评级不高于持有。',
    '置信度低於此值時，估值幾乎不能說明問題，評級不高於持有。',
  ),
  thinNeutral: localText(
    'Where the range of values is too wide, the rating goes no higher than Hold.',
    '估值区间过宽时，评级最高为持有。',
    '估值區間過闊時，評級最高為持有。',
  ),
  thinScores: localText(
    'A rating on a thin basis goes no lower than Reduce and no higher than Accumulate.',
    '依据不足时，评级最低为减持，最高为增持。',
    '依據不足時，評級最低為減持，最高為增持。',
  ),
  unknownRange: localText(
    'Without a range of values, only half of the gap is believed.',
    '缺少估值区间时，价差只采信一半。',
    '欠缺估值區間時，價差只採信一半。',
  ),
} as const;
