import type { PrintedSentence } from './printed-sentence.ts';
import { nowhere, says } from './printed-sentence.ts';

/** What is said of prices, averages, falls and swings. */
export const priceSentences: readonly PrintedSentence[] = [
  says(
    'On its bad days the return was {valueAtRisk} or worse, and {shortfall} on average',
    '较差交易日的单日回报为 {valueAtRisk} 或更低，平均 {shortfall}',
    'shortfall < valueAtRisk',
  ),
  says(nowhere, '最差一日 {worstDay}，极端日平均 {shortfall}', 'worstDay < shortfall'),
  says(
    'Volatility is as usual: {quarterVolatility} over the last quarter, {quarterToYear} that',
    '波动如常，近一季年化波动率 {quarterVolatility}，为全年的 {quarterToYear}',
  ),
  says(
    'Volatility has fallen: {quarterVolatility} over the last quarter, {quarterToYear} that',
    '波动趋缓，近一季年化波动率 {quarterVolatility}，为全年的 {quarterToYear}',
  ),
  says(
    'Volatility has risen: {quarterVolatility} over the last quarter, {quarterToYear} that',
    '波动加剧，近一季年化波动率 {quarterVolatility}，为全年的 {quarterToYear}',
  ),
  says('Annual volatility over five years is low: {volatility}', '近五年年化波动率 {volatility}，波动较小'),
  says('Annual volatility over five years is high: {volatility}', '近五年年化波动率 {volatility}，波动较大'),
  says(
    'Annual volatility over five years rises above {swingLimit}; it is {volatility}',
    '近五年年化波动率高于 {swingLimit}，目前为 {volatility}',
    'volatility < swingLimit',
  ),
  says(
    'Annual volatility over five years is {volatility}, against {marketVolatility} for the market index; the deepest fall over ten years was {-deepestFall}',
    '近五年年化波动率 {volatility}，同期市场指数 {marketVolatility}；近十年最大回撤 {-deepestFall}',
  ),
  says(
    'The deepest fall over ten years exceeds {-fallLimit}; it is {-deepestFall}',
    '近十年最大回撤超过 {-fallLimit}，目前为 {-deepestFall}',
    'deepestFall > fallLimit',
  ),
  says(
    'The deepest fall over its whole record exceeds {-fallLimit}; it is {-deepestFall}',
    '有记录以来最大回撤超过 {-fallLimit}，目前为 {-deepestFall}',
    'deepestFall > fallLimit',
  ),
  says('the deepest over its whole record was {-deepestFall}', nowhere),
  says('it is {-belowHigh} below its high of that time', '目前较同期高点低 {-belowHigh}'),
  says('It returned {momentum} over the past year, the last month left out', nowhere),
  says('The price is {-aboveAverage200} below its 200-day average', '价格较 200 日均线低 {-aboveAverage200}'),
  says(
    'The trend points down: the price is {-aboveAverage200} below its 200-day average, and the 50-day average is {-averages} below it',
    nowhere,
  ),
  says(nowhere, '价格较 200 日均线低 {-aboveAverage200}，50 日均线较其低 {-averages}'),
  says(nowhere, '价格较 200 日均线高 {aboveAverage200}，50 日均线较其高 {averages}'),
  says(
    'the price is {aboveAverage200} from its 200-day average, and the 50-day average is {averages} from it',
    '价格相对 200 日均线 {aboveAverage200}，50 日均线相对其 {averages}',
  ),
  says(
    '{price} lies between the 50-day average of {average50} and the 200-day average of {average200}',
    '现价 {price} 处于 50 日均线 {average50} 与 200 日均线 {average200} 之间',
  ),
  says(nowhere, '近半年跑输市场指数 {-againstMarket}'),
  says(
    'The smallest order is {lot} shares, {lotCost} at the last price',
    '最少买入 {lot} 股，按最近价格计为 {lotCost}',
  ),
  says('Annual volatility over its whole record is {volatilityOfAll}', '有记录以来年化波动率 {volatilityOfAll}'),
  says('annual volatility over its whole record is {volatilityOfAll}', nowhere),
  says('Annual volatility over its whole record is high: {volatilityOfAll}', nowhere),
  says(
    'Annual volatility over its whole record rises above {swingLimitOfAll}; it is {volatilityOfAll}',
    '有记录以来年化波动率高于 {swingLimitOfAll}，目前为 {volatilityOfAll}',
    'volatilityOfAll < swingLimitOfAll',
  ),
  says('the deepest fall over its whole record was {-deepestFall}', '有记录以来最大回撤 {-deepestFall}'),
  says('Its deepest fall over its whole record was {-deepestFall}', nowhere),
  says(
    'Its price is {-belowRecord} below the highest on record, {recordHigh}, which',
    '现价较历史最高价 {recordHigh} 低 {-belowRecord}',
  ),
  says('It is {-belowRecord} below its highest price on record, {recordHigh}', nowhere),
  says('The smallest order is {lot} shares, about {lotCost} at', '最少买入 {lot} 股，按最近价格计约为 {lotCost}'),
];
