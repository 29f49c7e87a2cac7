import { localText } from '@plumbline/model/local-text';
import { asserting } from '../asserting.ts';

/** Conditions under which the conclusion falls, and why the threshold lies where it lies. */
export const falsifierTexts = {
  nothingLeft: asserting(
    localText(
      'The price, now {now}, rises above our value of {threshold}: nothing is left to gain by it.',
      '股价由 {now} 升破综合价值 {threshold}，按此估值已无上升空间。',
      '股價由 {now} 升破綜合價值 {threshold}，按此估值已無上升空間。',
    ),
    { now: 'price' },
    ['now', 'below', 'threshold'],
  ),
  worthItsPrice: asserting(
    localText(
      'Our value, now {now}, rises above {threshold}, the price of this report: it would be worth what it cost.',
      '综合价值由 {now} 升至本报告价格 {threshold} 以上，当前价格即有价值支撑。',
      '綜合價值由 {now} 升至本報告價格 {threshold} 以上，目前價格即有價值支持。',
    ),
    { now: 'blendedValue' },
    ['now', 'below', 'threshold'],
  ),
  clearlyCheap: asserting(
    localText(
      'The value rises to more than {threshold} against the price, from {now}: it would be clearly cheap.',
      '综合价值相对价格由 {now} 升至 {threshold} 以上，即明显低估。',
      '綜合價值相對價格由 {now} 升至 {threshold} 以上，即明顯低估。',
    ),
    { now: 'upside.blended' },
    ['now', 'below', 'threshold'],
  ),
  clearlyDear: asserting(
    localText(
      'The value falls below {threshold} against the price, from {now}: it would be clearly dear.',
      '综合价值相对价格由 {now} 降至 {threshold} 以下，即明显高估。',
      '綜合價值相對價格由 {now} 降至 {threshold} 以下，即明顯高估。',
    ),
    { now: 'upside.blended' },
    ['now', 'above', 'threshold'],
  ),
  cheaperStill: asserting(
    localText(
      'The value rises to more than {threshold} against the price, from {now}: it would be cheaper still.',
      '综合价值相对价格由 {now} 升至 {threshold} 以上，即低估程度进一步加深。',
      '綜合價值相對價格由 {now} 升至 {threshold} 以上，即低估程度進一步加深。',
    ),
    { now: 'upside.blended' },
    ['now', 'below', 'threshold'],
  ),
  dearerStill: asserting(
    localText(
      'The value falls below {threshold} against the price, from {now}: it would be dearer still.',
      '综合价值相对价格由 {now} 降至 {threshold} 以下，即高估程度进一步加深。',
      '綜合價值相對價格由 {now} 降至 {threshold} 以下，即高估程度進一步加深。',
    ),
    { now: 'upside.blended' },
    ['now', 'above', 'threshold'],
  ),
  methodsAgree: asserting(
    localText(
      'The values of the methods come closer together: confidence, now {now}, rises above {threshold}.',
      '各方法的估值趋于一致，置信度由 {now} 升至 {threshold} 以上。',
      '各方法的估值趨於一致，置信度由 {now} 升至 {threshold} 以上。',
    ),
    { now: 'conviction' },
    ['now', 'below', 'threshold'],
  ),
  marginFalls: asserting(
    localText(
      'The operating margin of the last twelve months falls below {threshold}; it is {now}.',
      '最近十二个月营业利润率低于 {threshold}，目前为 {now}。',
      '最近十二個月經營溢利率低於 {threshold}，目前為 {now}。',
    ),
    { now: 'operatingMargin' },
    ['now', 'above', 'threshold'],
  ),
  marginRises: asserting(
    localText(
      'The operating margin of the last twelve months rises above {threshold}; it is {now}.',
      '最近十二个月营业利润率高于 {threshold}，目前为 {now}。',
      '最近十二個月經營溢利率高於 {threshold}，目前為 {now}。',
    ),
    { now: 'operatingMargin' },
    ['now', 'below', 'threshold'],
  ),
  equityEarnsLess: asserting(
    localText(
      'Return on equity falls below {threshold}; it is {now}.',
      '净资产收益率低于 {threshold}，目前为 {now}。',
      '股本回報率低於 {threshold}，目前為 {now}。',
    ),
    { now: 'returnOnEquity' },
    ['now', 'above', 'threshold'],
  ),
  equityEarnsMore: asserting(
    localText(
      'Return on equity rises above {threshold}; it is {now}.',
      '净资产收益率高于 {threshold}，目前为 {now}。',
      '股本回報率高於 {threshold}，目前為 {now}。',
    ),
    { now: 'returnOnEquity' },
    ['now', 'below', 'threshold'],
  ),
  growthEnds: asserting(
    localText(
      'Sales growth over the last twelve months falls below {threshold}; it is {now}.',
      '最近十二个月营收增速低于 {threshold}，目前为 {now}。',
      '最近十二個月收入增長低於 {threshold}，目前為 {now}。',
    ),
    { now: 'revenueGrowth' },
    ['now', 'above', 'threshold'],
  ),
  growthReturns: asserting(
    localText(
      'Sales growth over the last twelve months rises above {threshold}; it is {now}.',
      '最近十二个月营收增速高于 {threshold}，目前为 {now}。',
      '最近十二個月收入增長高於 {threshold}，目前為 {now}。',
    ),
    { now: 'revenueGrowth' },
    ['now', 'below', 'threshold'],
  ),
  capitalCostsMore: asserting(
    localText(
      'Return on invested capital, now {now}, falls below its cost of {threshold}.',
      '投入资本回报率由 {now} 降至资金成本 {threshold} 以下。',
      '投入資本回報率由 {now} 降至資金成本 {threshold} 以下。',
    ),
    { now: 'returnOnInvestedCapital' },
    ['now', 'above', 'threshold'],
  ),
  capitalCostsLess: asserting(
    localText(
      'Return on invested capital, now {now}, rises above its cost of {threshold}.',
      '投入资本回报率由 {now} 升至资金成本 {threshold} 以上。',
      '投入資本回報率由 {now} 升至資金成本 {threshold} 以上。',
    ),
    { now: 'returnOnInvestedCapital' },
    ['now', 'below', 'threshold'],
  ),
  debtGrows: asserting(
    localText(
      'Net debt rises above {threshold} EBITDA; it is {now}.',
      '净债务与 EBITDA 之比高于 {threshold}，目前为 {now}。',
      '淨債務與 EBITDA 之比高於 {threshold}，目前為 {now}。',
    ),
    { now: 'netDebtToEbitda' },
    ['now', 'below', 'threshold'],
  ),
  moreShares: asserting(
    localText(
      'The growth of the number of shares in a year rises above {threshold:size}; the change is {now}.',
      '股数一年增长高于 {threshold:size}，目前变化为 {now}。',
      '股數一年增長高於 {threshold:size}，目前變化為 {now}。',
    ),
    { now: 'sharesChange' },
    ['now', 'below', 'threshold'],
  ),
  trendBreaks: asserting(
    localText(
      'The price, now {now}, falls below its 200-day average of {threshold}.',
      '价格由 {now} 跌破 200 日均线 {threshold}。',
      '價格由 {now} 跌破 200 天平均線 {threshold}。',
    ),
    { now: 'price' },
    ['now', 'above', 'threshold'],
    ['price', 'above', 'movingAverage200'],
  ),
  trendTurns: asserting(
    localText(
      'The price, now {now}, rises above its 200-day average of {threshold}.',
      '价格由 {now} 升破 200 日均线 {threshold}。',
      '價格由 {now} 升破 200 天平均線 {threshold}。',
    ),
    { now: 'price' },
    ['now', 'below', 'threshold'],
    ['price', 'below', 'movingAverage200'],
  ),
  swingsMore: asserting(
    localText(
      'Annual volatility over {window} rises above {threshold}; it is {now}.',
      '{window}年化波动率高于 {threshold}，目前为 {now}。',
      '{window}年化波幅高於 {threshold}，目前為 {now}。',
    ),
    { now: 'volatility' },
    ['now', 'below', 'threshold'],
  ),
  fallsDeeper: asserting(
    localText(
      'The deepest fall over {window} exceeds {threshold:size}; it is {now:size}.',
      '{window}最大回撤超过 {threshold:size}，目前为 {now:size}。',
      '{window}最大跌幅超過 {threshold:size}，目前為 {now:size}。',
    ),
    { now: 'maxDrawdown' },
    ['now', 'above', 'threshold'],
  ),
  leastConfidence: localText(
    'Below it nothing above Hold is concluded.',
    '低于这一水平不给出高于“持有”的评级。',
    '低於這一水平不會給予高於「持有」的評級。',
  ),
  leastStep: localText(
    'Two points: less is the noise of a quarter.',
    '两个百分点，更小的变化只是季度噪声。',
    '兩個百分點，更小的變化只是季度雜訊。',
  ),
  halfStep: localText(
    'Half of a thin margin: two points would be more than there is.',
    '利润率很薄时取其一半，两个百分点会超过其本身。',
    '溢利率很薄時取其一半，兩個百分點會超過其本身。',
  ),
  finestStep: localText(
    'Half a point at least: less is rounding.',
    '至少半个百分点，更小的变化只是舍入。',
    '至少半個百分點，更小的變化只是捨入。',
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
    'From here on, lenders grow wary.',
    '达到这一水平，贷款人通常会趋于谨慎。',
    '達到這一水平，貸款人通常會趨於審慎。',
  ),
  moreDebt: localText('One year of EBITDA more than now.', '相当于多一年的 EBITDA。', '相當於多一年的 EBITDA。'),
  dilutionStep: localText(
    'More than pay in shares usually takes.',
    '超过一般股权激励的幅度。',
    '超過一般股權激勵的幅度。',
  ),
  wideGap: localText(
    'A quarter of the price: more than methods usually disagree by.',
    '股价的四分之一，超过各估值方法间的常见分歧。',
    '股價的四分之一，超過各估值方法間的常見分歧。',
  ),
  gapStep: localText('A clear move from where it is.', '相对目前水平的明显变化。', '相對目前水平的明顯變化。'),
  volatilityFactor: localText(
    'Half as much again: another regime.',
    '比目前高出一半，已属另一种状态。',
    '比目前高出一半，已屬另一種狀態。',
  ),
  deeperFall: localText(
    'Five points beyond the deepest in the same window.',
    '比同一区间内最深的回撤再深五个百分点。',
    '比同一區間內最深的跌幅再深五個百分點。',
  ),
} as const;
