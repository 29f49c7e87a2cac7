/** A fixed mark that figures of a kind are read against. */
export interface Mark {
  readonly metrics: RegExp;
  readonly holds: (value: number) => boolean;
}

const ratios =
  /^(?:currentRatio|quickRatio|beta|debtToEquity|interestCover|assetTurnover|sharpe|sortino|profitFactor)$/;
const strength = /^(?:rsi\d+|relativeStrength)$/;
/** What may be below zero. */
const signed = /^(?!price$|high52w|low52w|movingAverage|marketCap|revenue$)/;
/** Marks of the relative strength index, as its readers use them. */
const [oversold, overbought, middle] = [30, 70, 50];

const list = (text: string): readonly string[] => text.split(';').map((one) => one.trim());
const of = (metrics: RegExp, holds: Mark['holds'], text: string): readonly (readonly [string, Mark])[] =>
  list(text).map((phrase) => [phrase, { metrics, holds }] as const);

/** Phrases that say on which side of a mark a figure is, in small letters and one script. */
export const markWords: ReadonlyMap<string, Mark> = new Map([
  ...of(
    ratios,
    (value) => value > 1,
    'above one; above 1; above 1.0; greater than one; greater than 1; more than one; over one; over 1; higher than one; higher than 1; 大于一; 大于1; 大于 1; 高于一; 高于1; 高于 1; 超过一; 超过1; 超过 1',
  ),
  ...of(
    ratios,
    (value) => value < 1,
    'below one; below 1; below 1.0; less than one; less than 1; under one; under 1; lower than one; lower than 1; 小于一; 小于1; 小于 1; 低于一; 低于1; 低于 1; 不足一; 不到一; 不足1; 不到1',
  ),
  ...of(
    ratios,
    (value) => value > 1 && value <= 1.1,
    'slightly above one; just above one; slightly above 1; just above 1; marginally above one; slightly more than one; a little above one; 略高于一; 略高于1; 略高于 1; 略大于一; 略大于1; 稍高于一; 稍高于1',
  ),
  ...of(
    ratios,
    (value) => value < 1 && value >= 0.9,
    'slightly below one; just below one; slightly below 1; just below 1; marginally below one; slightly less than one; a little below one; 略低于一; 略低于1; 略低于 1; 略小于一; 略小于1; 稍低于一; 稍低于1',
  ),
  ...of(
    /^currentRatio$/,
    (value) => value < 1,
    'current liabilities exceed current assets; current assets fall short of current liabilities; current assets do not cover current liabilities; short-term liabilities exceed short-term assets; 流动负债多于流动资产; 流动负债高于流动资产; 流动负债大于流动资产; 流动负债超过流动资产; 流动资产少于流动负债; 流动资产低于流动负债; 流动资产不足以覆盖流动负债',
  ),
  ...of(
    /^currentRatio$/,
    (value) => value > 1,
    'current assets exceed current liabilities; current assets cover current liabilities; current assets more than cover current liabilities; 流动资产多于流动负债; 流动资产高于流动负债; 流动资产大于流动负债; 流动资产超过流动负债; 流动资产足以覆盖流动负债; 流动资产可以覆盖流动负债',
  ),
  ...of(
    strength,
    (value) => value > overbought,
    'overbought; above 70; above the overbought threshold; above the overbought threshold of 70; above the overbought level of 70; in overbought territory; 超买; 高于70; 高于 70; 处于超买区间; 处于超买区域; 进入超买区间',
  ),
  ...of(
    strength,
    (value) => value < oversold,
    'oversold; below 30; below the oversold threshold; below the oversold threshold of 30; below the oversold level of 30; in oversold territory; 超卖; 低于30; 低于 30; 处于超卖区间; 处于超卖区域; 进入超卖区间',
  ),
  ...of(
    strength,
    (value) => value <= overbought,
    'below 70; not overbought; below the overbought threshold; below the overbought threshold of 70; below the overbought level of 70; below overbought territory; short of overbought territory; 未超买; 未进入超买区间; 尚未进入超买区间; 尚未超买; 低于70; 低于 70; 低于超买线; 低于70的超买线; 低于 70 的超买线; 未到超买区间',
  ),
  ...of(
    strength,
    (value) => value >= oversold,
    'above 30; not oversold; above the oversold threshold; above the oversold threshold of 30; above the oversold level of 30; 未超卖; 未进入超卖区间; 尚未超卖; 高于30; 高于 30; 高于超卖线; 高于30的超卖线; 高于 30 的超卖线',
  ),
  ...of(
    strength,
    (value) => value >= oversold && value <= overbought,
    'neither overbought nor oversold; between 30 and 70; neutral; in neutral territory; in the neutral zone; in the neutral range; within the neutral range; neither in overbought nor in oversold territory; 中性; 处于中性区间; 处于中性区域; 处于中性水平; 属于中性; 既未超买也未超卖; 既不超买也不超卖; 既非超买也非超卖; 位于30至70之间; 位于 30 至 70 之间; 介于30与70之间; 介于 30 与 70 之间; 介于30和70之间; 介于 30 和 70 之间; 未超买也未超卖; 未超买亦未超卖',
  ),
  ...of(
    strength,
    (value) => value > middle,
    'above 50; above the midpoint of 50; above the neutral 50 mark; 高于50; 高于 50; 在50上方; 在 50 上方',
  ),
  ...of(
    strength,
    (value) => value < middle,
    'below 50; below the midpoint of 50; below the neutral 50 mark; 低于50; 低于 50; 在50下方; 在 50 下方',
  ),
  ...of(
    /^beta$/,
    (value) => value > 1,
    'has moved more than the market; have moved more than the market; moved more than the market; tends to move more than the market; tend to move more than the market; moves more than the market; has tended to move more than the market; tends to swing more than the market; 波动通常大于大盘; 波动大于大盘; 涨跌幅度通常大于大盘; 波动往往大于大盘; 波动通常大于市场; 波动大于市场',
  ),
  ...of(
    /^beta$/,
    (value) => value > 1 && value <= 1.25,
    'tends to move slightly more than the market; moves slightly more than the market; has tended to move slightly more than the market; tends to move a little more than the market; 波动通常略大于大盘; 波动略大于大盘; 波动略大于市场',
  ),
  ...of(
    /^beta$/,
    (value) => value < 1,
    'has moved less than the market; have moved less than the market; moved less than the market; tends to move less than the market; tend to move less than the market; moves less than the market; has tended to move less than the market; tends to swing less than the market; 波动通常小于大盘; 波动小于大盘; 波动往往小于大盘; 波动小于市场; 波动通常小于市场',
  ),
  ...of(
    signed,
    (value) => value < 0,
    'negative; in negative territory; below zero; 为负; 为负数; 为负值; 是负的; 是负数; 小于零; 低于零',
  ),
  ...of(
    signed,
    (value) => value > 0,
    'positive; in positive territory; above zero; 为正; 为正数; 为正值; 是正的; 是正数; 大于零; 高于零',
  ),
]);
