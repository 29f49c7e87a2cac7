import { localText } from '@plumbline/model/local-text';

/** Conditions under which the conclusion falls, and why the threshold lies where it lies. */
export const falsifierTexts = {
  nothingLeft: localText(
    'The price, now {now}, rises above {threshold}, our blended value: nothing is left to gain by it.',
    '股价由 {now} 升破综合价值 {threshold}，按此估值已无上升空间。',
    '股價由 {now} 升破綜合價值 {threshold}，按此估值已無上升空間。',
  ),
  cheapAgain: localText(
    'The price, now {now}, falls below {threshold}, our blended value: it would no longer be too dear.',
    '股价由 {now} 跌破综合价值 {threshold}，不再偏贵。',
    '股價由 {now} 跌破綜合價值 {threshold}，不再偏貴。',
  ),
  marginFalls: localText(
    'The operating margin of the last twelve months falls below {threshold}; it is {now}.',
    '最近十二个月营业利润率低于 {threshold}，目前为 {now}。',
    '最近十二個月經營溢利率低於 {threshold}，目前為 {now}。',
  ),
  marginRises: localText(
    'The operating margin of the last twelve months rises above {threshold}; it is {now}.',
    '最近十二个月营业利润率高于 {threshold}，目前为 {now}。',
    '最近十二個月經營溢利率高於 {threshold}，目前為 {now}。',
  ),
  equityEarnsLess: localText(
    'Return on equity falls below {threshold}; it is {now}.',
    '净资产收益率低于 {threshold}，目前为 {now}。',
    '股本回報率低於 {threshold}，目前為 {now}。',
  ),
  equityEarnsMore: localText(
    'Return on equity rises above {threshold}; it is {now}.',
    '净资产收益率高于 {threshold}，目前为 {now}。',
    '股本回報率高於 {threshold}，目前為 {now}。',
  ),
  growthEnds: localText(
    'Growth of sales over the last twelve months falls below {threshold}; it is {now}.',
    '最近十二个月营收增速低于 {threshold}，目前为 {now}。',
    '最近十二個月收入增長低於 {threshold}，目前為 {now}。',
  ),
  growthReturns: localText(
    'Growth of sales over the last twelve months rises above {threshold}; it is {now}.',
    '最近十二个月营收增速高于 {threshold}，目前为 {now}。',
    '最近十二個月收入增長高於 {threshold}，目前為 {now}。',
  ),
  capitalCostsMore: localText(
    'Return on invested capital, now {now}, falls below its cost of {threshold}.',
    '投入资本回报率由 {now} 降至资金成本 {threshold} 以下。',
    '投入資本回報率由 {now} 降至資金成本 {threshold} 以下。',
  ),
  capitalCostsLess: localText(
    'Return on invested capital, now {now}, rises above its cost of {threshold}.',
    '投入资本回报率由 {now} 升至资金成本 {threshold} 以上。',
    '投入資本回報率由 {now} 升至資金成本 {threshold} 以上。',
  ),
  debtGrows: localText(
    'Net debt rises above {threshold} EBITDA; it is {now}.',
    '净债务与 EBITDA 之比高于 {threshold}，目前为 {now}。',
    '淨債務與 EBITDA 之比高於 {threshold}，目前為 {now}。',
  ),
  moreShares: localText(
    'The number of shares grows by more than {threshold} in a year; the change is {now}.',
    '股数一年增幅高于 {threshold}，目前变化为 {now}。',
    '股數一年增幅高於 {threshold}，目前變化為 {now}。',
  ),
  trendBreaks: localText(
    'The price, now {now}, falls below {threshold}, its long average: the trend would be broken.',
    '价格由 {now} 跌破长期均线 {threshold}，趋势即告破坏。',
    '價格由 {now} 跌破長期平均線 {threshold}，趨勢即告破壞。',
  ),
  trendTurns: localText(
    'The price, now {now}, rises above {threshold}, its long average: the trend would have turned.',
    '价格由 {now} 升破长期均线 {threshold}，趋势即告扭转。',
    '價格由 {now} 升破長期平均線 {threshold}，趨勢即告扭轉。',
  ),
  breaksLow: localText(
    'The price, now {now}, falls below {threshold}, well under the low of its year: somebody knows what these figures do not.',
    '价格由 {now} 跌破 {threshold}，明显低于一年低位，说明市场掌握了这些数值之外的信息。',
    '價格由 {now} 跌破 {threshold}，明顯低於一年低位，說明市場掌握了這些數值之外的資訊。',
  ),
  breaksHigh: localText(
    'The price, now {now}, rises above {threshold}, well over the high of its year: somebody knows what these figures do not.',
    '价格由 {now} 升破 {threshold}，明显高于一年高位，说明市场掌握了这些数值之外的信息。',
    '價格由 {now} 升破 {threshold}，明顯高於一年高位，說明市場掌握了這些數值之外的資訊。',
  ),
  swingsMore: localText(
    'Its swings grow beyond {threshold} a year; they are {now}.',
    '年化波动率高于 {threshold}，目前为 {now}。',
    '年化波幅高於 {threshold}，目前為 {now}。',
  ),
  fallsDeeper: localText(
    'A fall deeper than {threshold}; the deepest so far is {now}.',
    '出现超过 {threshold} 的回撤，目前最深为 {now}。',
    '出現超過 {threshold} 的跌幅，目前最深為 {now}。',
  ),
  leastStep: localText(
    'Two points at least: less is the noise of a quarter.',
    '至少两个百分点，更小的变化只是季度噪声。',
    '至少兩個百分點，更小的變化只是季度雜訊。',
  ),
  shareStep: localText(
    'A fifth of what it is: more than the business cycle usually takes.',
    '当前水平的五分之一，超过一般景气波动。',
    '目前水平的五分之一，超過一般景氣波動。',
  ),
  growthStep: localText(
    'Five points: less is the noise of a year.',
    '五个百分点，更小的变化只是年度噪声。',
    '五個百分點，更小的變化只是年度雜訊。',
  ),
  highDebt: localText(
    'From here on lenders ask questions.',
    '达到这一水平贷款人通常会提出疑问。',
    '達到這一水平貸款人通常會提出疑問。',
  ),
  moreDebt: localText('One year of EBITDA more than now.', '比目前多一年的 EBITDA。', '比目前多一年的 EBITDA。'),
  dilutionStep: localText(
    'More than pay in shares usually takes.',
    '超过一般股权激励的幅度。',
    '超過一般股權激勵的幅度。',
  ),
  edge: localText(
    'A tenth beyond the range of the year: more than a bad day.',
    '超出一年区间一成，不是单日波动所致。',
    '超出一年區間一成，不是單日波動所致。',
  ),
  volatilityFactor: localText(
    'Half as much again: another regime.',
    '比目前高出一半，已属另一种状态。',
    '比目前高出一半，已屬另一種狀態。',
  ),
  deeperFall: localText(
    'Five points beyond the deepest on record.',
    '比有记录以来最深的回撤再深五个百分点。',
    '比有紀錄以來最深的跌幅再深五個百分點。',
  ),
} as const;
