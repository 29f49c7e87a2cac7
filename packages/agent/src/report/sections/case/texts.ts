import { localText } from '@plumbline/model/local-text';
import { asserting } from '../../asserting.ts';
import { ratingSteps, thinConfidence } from '@plumbline/model/rating';

/** The judge's words over the bull and the bear case. */
export const caseTexts = {
  bullWeighs: asserting(
    localText(
      'The bull case weighs more: {bull} points against {bear}, {net} net.',
      '看多论据更有力，{bull} 分对 {bear} 分，净差 {net} 分。',
      '看好論據更有力，{bull} 分對 {bear} 分，淨差 {net} 分。',
    ),
    { bull: 'caseWeight.bull', bear: 'caseWeight.bear', net: 'caseNet' },
    ['bull', 'above', 'bear'],
    ['net', 'above', 0],
    ['ratingScore', 'above', ratingSteps.accumulate],
  ),
  bearWeighs: asserting(
    localText(
      'The bear case weighs more: {bear} points against {bull}, {net} net.',
      '看空论据更有力，{bear} 分对 {bull} 分，净差 {net} 分。',
      '看淡論據更有力，{bear} 分對 {bull} 分，淨差 {net} 分。',
    ),
    { bull: 'caseWeight.bull', bear: 'caseWeight.bear', net: 'caseNet' },
    ['bear', 'above', 'bull'],
    ['net', 'below', 0],
    ['ratingScore', 'below', ratingSteps.hold],
  ),
  balanced: asserting(
    localText(
      'Neither side decides the rating: {bull} points for and {bear} against come to {net} from fifty, which leaves it at Hold.',
      '双方均不足以左右评级，看多 {bull} 分，看空 {bear} 分，较五十分净差 {net} 分，仍为“持有”。',
      '雙方均不足以左右評級，看好 {bull} 分，看淡 {bear} 分，較五十分淨差 {net} 分，仍為「持有」。',
    ),
    { bull: 'caseWeight.bull', bear: 'caseWeight.bear', net: 'caseNet' },
    ['ratingScore', 'above', ratingSteps.hold],
    ['ratingScore', 'below', ratingSteps.accumulate],
  ),
  even: asserting(
    localText(
      'Neither side clearly weighs more: {bull} points for and {bear} against, {net} net.',
      '多空大致相当，看多 {bull} 分，看空 {bear} 分，净差 {net} 分。',
      '好淡大致相當，看好 {bull} 分，看淡 {bear} 分，淨差 {net} 分。',
    ),
    { bull: 'caseWeight.bull', bear: 'caseWeight.bear', net: 'caseNet' },
  ),
  onlyBull: localText(
    'Nothing in these figures speaks clearly against it; that is rare and no proof.',
    '这些数值中没有明确的反对论据，这种情况少见，也不构成证明。',
    '這些數值中沒有明確的反對論據，這種情況少見，也不構成證明。',
  ),
  onlyBear: localText(
    'Nothing in these figures speaks clearly for it.',
    '这些数值中没有明确的支持论据。',
    '這些數值中沒有明確的支持論據。',
  ),
  cheapButFalling: asserting(
    localText(
      'Valuation says {upside} while the trend says {trend}: either the market is too gloomy, or it knows of trouble that has not been filed.',
      '估值显示 {upside}，趋势却为 {trend}，要么市场过于悲观，要么问题尚未披露。',
      '估值顯示 {upside}，趨勢卻為 {trend}，要麼市場過於悲觀，要麼問題尚未披露。',
    ),
    { upside: 'upside.blended', trend: 'aboveAverage200' },
    ['upside', 'above', 0],
    ['trend', 'below', 0],
  ),
  dearButRising: asserting(
    localText(
      'Valuation says {upside} while the trend says {trend}: either growth will surprise, or buyers are paying for hope.',
      '估值显示 {upside}，趋势却为 {trend}，要么增长将超预期，要么买方在为期望付费。',
      '估值顯示 {upside}，趨勢卻為 {trend}，要麼增長將超預期，要麼買方在為期望付費。',
    ),
    { upside: 'upside.blended', trend: 'aboveAverage200' },
    ['upside', 'below', 0],
    ['trend', 'above', 0],
  ),
  growthDecides: asserting(
    localText(
      'The cases reach from {bear} to {bull}: how long growth lasts decides, and no filing says it.',
      '各情景结果从 {bear} 到 {bull}，关键在于增长能持续多久，而报表无法给出答案。',
      '各情景結果由 {bear} 至 {bull}，關鍵在於增長能持續多久，而報表無法給出答案。',
    ),
    { bull: 'upside.bull', bear: 'upside.bear' },
    ['bull', 'above', 0],
    ['bear', 'below', 0],
  ),
  noValue: localText(
    'What it is worth cannot be said with these figures.',
    '仅凭这些数值无法判断其价值。',
    '僅憑這些數值無法判斷其價值。',
  ),
  plansUnknown: localText(
    'Plans, contracts and the quality of management are not in these figures.',
    '经营计划、合同与管理层素质不在这些数值之内。',
    '經營計劃、合約與管理層素質不在這些數值之內。',
  ),
  coinDemand: localText(
    'Who will want the coin in the future is not in its prices.',
    '未来由谁需要该币，价格本身无法回答。',
    '未來由誰需要該幣，價格本身無法回答。',
  ),
  holdings: localText(
    'What it holds is not examined here holding by holding.',
    '本报告未逐项审视其持仓。',
    '本報告未逐項審視其持倉。',
  ),
  nothing: localText(
    'Too few figures are known to argue either way.',
    '已知数值太少，无法立论。',
    '已知數值太少，無法立論。',
  ),
  capped: asserting(
    localText(
      '{bull} points speak for it and {bear} against, {net} net, but with the value {gap} from the price the rating can be no better.',
      '看多 {bull} 分，看空 {bear} 分，净差 {net} 分，但综合价值相对现价 {gap}，评级不能更高。',
      '看好 {bull} 分，看淡 {bear} 分，淨差 {net} 分，但綜合價值相對現價 {gap}，評級不能更高。',
    ),
    { bull: 'caseWeight.bull', bear: 'caseWeight.bear', net: 'caseNet', gap: 'upside.blended' },
    ['bull', 'above', 'bear'],
    ['net', 'above', 0],
    ['gap', 'below', 0],
    ['ratingScore', 'below', ratingSteps.accumulate],
  ),
  cappedToo: asserting(
    localText(
      '{bear} points speak against it and {bull} for, {net} net; with the value {gap} from the price the rating can be no better.',
      '看空 {bear} 分，看多 {bull} 分，净差 {net} 分；综合价值相对现价 {gap}，评级不能更高。',
      '看淡 {bear} 分，看好 {bull} 分，淨差 {net} 分；綜合價值相對現價 {gap}，評級不能更高。',
    ),
    { bull: 'caseWeight.bull', bear: 'caseWeight.bear', net: 'caseNet', gap: 'upside.blended' },
    ['bear', 'above', 'bull'],
    ['net', 'below', 0],
    ['gap', 'below', 0],
    ['ratingScore', 'below', ratingSteps.accumulate],
  ),
  lifted: asserting(
    localText(
      '{bear} points speak against it and {bull} for, {net} net, but with the value {gap} from the price the rating is no lower.',
      '看空 {bear} 分，看多 {bull} 分，净差 {net} 分，但综合价值相对现价 {gap}，评级不会更低。',
      '看淡 {bear} 分，看好 {bull} 分，淨差 {net} 分，但綜合價值相對現價 {gap}，評級不會更低。',
    ),
    { bull: 'caseWeight.bull', bear: 'caseWeight.bear', net: 'caseNet', gap: 'upside.blended' },
    ['bear', 'above', 'bull'],
    ['net', 'below', 0],
    ['gap', 'above', 0],
  ),
  keptUp: asserting(
    localText(
      '{bear} points speak against it and {bull} for, {net} net, and the value is {gap} from the price; but with confidence of {confidence} the basis is too thin for Sell, so the rating is no lower than Reduce.',
      '看空 {bear} 分，看多 {bull} 分，净差 {net} 分，综合价值相对现价 {gap}；但置信度为 {confidence}，依据不足以支持“卖出”，评级最低为“减持”。',
      '看淡 {bear} 分，看好 {bull} 分，淨差 {net} 分，綜合價值相對現價 {gap}；但置信度為 {confidence}，依據不足以支持「沽出」，評級最低為「減持」。',
    ),
    {
      bull: 'caseWeight.bull',
      bear: 'caseWeight.bear',
      net: 'caseNet',
      gap: 'upside.blended',
      confidence: 'conviction',
    },
    ['conviction', 'below', thinConfidence],
    ['ratingScore', 'below', ratingSteps.hold],
  ),
  keptUpAlone: asserting(
    localText(
      '{bear} points speak against it and {bull} for, {net} net, and the value is {gap} from the price; but one method alone gives a value, too thin a basis for Sell, so the rating is no lower than Reduce.',
      '看空 {bear} 分，看多 {bull} 分，净差 {net} 分，综合价值相对现价 {gap}；但仅有一种方法得出价值，依据不足以支持“卖出”，评级最低为“减持”。',
      '看淡 {bear} 分，看好 {bull} 分，淨差 {net} 分，綜合價值相對現價 {gap}；但僅有一種方法得出價值，依據不足以支持「沽出」，評級最低為「減持」。',
    ),
    { bull: 'caseWeight.bull', bear: 'caseWeight.bear', net: 'caseNet', gap: 'upside.blended' },
    ['ratingScore', 'below', ratingSteps.hold],
  ),
  keptDown: asserting(
    localText(
      '{bull} points speak for it and {bear} against, {net} net; but one method alone gives a value, too thin a basis for Buy, so the rating is no higher than Accumulate.',
      '看多 {bull} 分，看空 {bear} 分，净差 {net} 分；但仅有一种方法得出价值，依据不足以支持“买入”，评级最高为“增持”。',
      '看好 {bull} 分，看淡 {bear} 分，淨差 {net} 分；但僅有一種方法得出價值，依據不足以支持「買入」，評級最高為「增持」。',
    ),
    { bull: 'caseWeight.bull', bear: 'caseWeight.bear', net: 'caseNet' },
    ['bull', 'above', 'bear'],
    ['net', 'above', 0],
    ['ratingScore', 'above', ratingSteps.accumulate],
  ),
  keptAtHold: asserting(
    localText(
      '{bull} points speak for it and {bear} against, {net} net; but the range of values is too wide for more than Hold.',
      '看多 {bull} 分，看空 {bear} 分，净差 {net} 分；但估值区间过宽，评级最高为“持有”。',
      '看好 {bull} 分，看淡 {bear} 分，淨差 {net} 分；但估值區間過闊，評級最高為「持有」。',
    ),
    { bull: 'caseWeight.bull', bear: 'caseWeight.bear', net: 'caseNet' },
    ['bull', 'above', 'bear'],
    ['net', 'above', 0],
    ['ratingScore', 'below', ratingSteps.accumulate],
  ),
  readingsOfPart: localText(
    'How many readings its part of the rating has.',
    '评级该分项的指标数目。',
    '評級該分項的指標數目。',
  ),
} as const;
