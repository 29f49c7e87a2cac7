import { captionSentences } from './caption-sentences.ts';
import { companySentences } from './company-sentences.ts';
import { priceSentences } from './price-sentences.ts';
import type { PrintedSentence } from './printed-sentence.ts';
import { nowhere, says } from './printed-sentence.ts';

/** How a reader takes quantities from sentences: `{name}` is a number, `{-name}` one whose minus the words say. */
export const printedSentences: readonly PrintedSentence[] = [
  ...companySentences,
  ...priceSentences,
  ...captionSentences,
  says('Price {price} ({changeToday}, ', '价格 {price} ({changeToday}, '),
  says('52-week range {low52w} – {high52w}', '52 周区间 {low52w} – {high52w}', 'low52w < high52w'),
  says(
    'Our value is {value} a share, {gap} against the price of {price}',
    '综合价值每股 {value}，相对现价 {price} 为 {gap}',
  ),
  says('one share is worth {value}: {gap} against the price.', '每股价值为 {value}，相对现价为 {gap}。'),
  says('All methods together value it at {value}, {gap} above the price', '综合价值 {value}，高于现价 {gap}'),
  says('All methods together value it at {value}, {-gap} below the price', '综合价值 {value}，低于现价 {-gap}'),
  says('Valuation says {gap} while the trend says {aboveAverage200}', '估值显示 {gap}，趋势却为 {aboveAverage200}'),
  says('with the value {gap} from the price the rating', '综合价值相对现价 {gap}，评级'),
  says(
    'Our value, now {value}, rises above {price}, the price',
    '综合价值由 {value} 升至本报告价格 {price} 以上',
    'value < price',
  ),
  says(
    'The price, now {price}, rises above our value of {value}',
    '股价由 {price} 升破综合价值 {value}',
    'price < value',
  ),
  says(
    'The price, now {price}, falls below its 200-day average of {average200}',
    '价格由 {price} 跌破 200 日均线 {average200}',
    'price > average200',
  ),
  says(
    'The price, now {price}, rises above its 200-day average of {average200}',
    '价格由 {price} 升破 200 日均线 {average200}',
    'price < average200',
  ),
  says(
    'come closer together: confidence, now {conviction}, rises above {leastConviction}',
    '各方法的估值趋于一致，置信度由 {conviction} 升至 {leastConviction} 以上',
    'conviction < leastConviction',
  ),
  says('· Confidence {conviction} ·', '· 置信度 {conviction} ·'),
  says('The value rises to more than {limit1} against the price, from {gap}', nowhere, 'gap < limit1'),
  says('The value falls below {limit2} against the price, from {gap}', nowhere, 'gap > limit2'),
  says(
    'operating margin of the last twelve months rises above {limit3}; it is {operatingMargin}',
    '最近十二个月营业利润率高于 {limit3}，目前为 {operatingMargin}',
    'operatingMargin < limit3',
  ),
  says(
    'operating margin of the last twelve months falls below {limit4}; it is {operatingMargin}',
    '最近十二个月营业利润率低于 {limit4}，目前为 {operatingMargin}',
    'operatingMargin > limit4',
  ),
  says(
    'sales over the last twelve months rises above {limit5}; it is {revenueGrowth}',
    '最近十二个月营收增速高于 {limit5}，目前为 {revenueGrowth}',
    'revenueGrowth < limit5',
  ),
  says(
    'sales over the last twelve months falls below {limit6}; it is {revenueGrowth}',
    '最近十二个月营收增速低于 {limit6}，目前为 {revenueGrowth}',
    'revenueGrowth > limit6',
  ),
  says(
    'Return on invested capital, now {returnOnCapital}, falls below its cost of {cost}',
    '投入资本回报率由 {returnOnCapital} 降至资金成本 {cost} 以下',
    'returnOnCapital > cost',
  ),
  says(
    'Return on invested capital, now {returnOnCapital}, rises above its cost of {cost}',
    '投入资本回报率由 {returnOnCapital} 升至资金成本 {cost} 以上',
    'returnOnCapital < cost',
  ),
  says('Return on equity rises above {limit7}; it is {returnOnEquity}', nowhere, 'returnOnEquity < limit7'),
  says(
    'Net debt rises above {limit8} EBITDA; it is {netDebtToEbitda}',
    '净债务与 EBITDA 之比高于 {limit8}，目前为 {netDebtToEbitda}',
    'netDebtToEbitda < limit8',
  ),
  says(
    'number of shares in a year rises above {limit9}; the change is {shareChange}',
    '股数一年增长高于 {limit9}，目前变化为 {shareChange}',
    'shareChange < limit9',
  ),
  says(
    'took in {revenue} over the last twelve months, {revenueGrowth} against the year before',
    '最近十二个月营收 {revenue}，同比 {revenueGrowth}',
  ),
  says(
    '{revenueGrowth} against the year before, faster than its compound {growth5Y} a year',
    nowhere,
    'revenueGrowth > growth5Y',
  ),
  says(
    '{revenueGrowth} against the year before, slower than its compound {growth5Y} a year',
    nowhere,
    'revenueGrowth < growth5Y',
  ),
  says('about as fast as its compound {growth5Y} a year', '财年的五年复合增速 {growth5Y} 相当'),
  says(
    'operating margin is {operatingMargin}, up from {operatingMarginBefore} a year',
    '营业利润率 {operatingMargin}，高于上年同期 {operatingMarginBefore}',
    'operatingMargin > operatingMarginBefore',
  ),
  says(
    'operating margin is {operatingMargin}, down from {operatingMarginBefore} a year',
    '营业利润率 {operatingMargin}，低于上年同期 {operatingMarginBefore}',
    'operatingMargin < operatingMarginBefore',
  ),
  says(
    'operating margin is {operatingMargin}, against {operatingMarginBefore} a year',
    '营业利润率 {operatingMargin}，与上年同期 {operatingMarginBefore}',
  ),
  says(
    'operating margin fell from {operatingMarginBefore} to {operatingMargin} in',
    '营业利润率一年内由 {operatingMarginBefore} 降至 {operatingMargin}',
    'operatingMargin < operatingMarginBefore',
  ),
  says(
    'operating margin rose from {operatingMarginBefore} to {operatingMargin} in',
    '营业利润率一年内由 {operatingMarginBefore} 升至 {operatingMargin}',
    'operatingMargin > operatingMarginBefore',
  ),
  says('the return on invested capital is {returnOnCapital}', '投入资本回报率 {returnOnCapital}'),
  says(
    'The return on invested capital is {returnOnCapital}, above its cost of {cost}',
    '投入资本回报率 {returnOnCapital}，高于资金成本 {cost}',
    'returnOnCapital > cost',
  ),
  says(
    'The return on invested capital is {returnOnCapital}, below its cost of {cost}',
    '投入资本回报率 {returnOnCapital}，低于资金成本 {cost}',
    'returnOnCapital < cost',
  ),
  says(
    'The P/E is {priceToEarnings}, above {usual}, the median',
    '市盈率 {priceToEarnings}，高于过往',
    'priceToEarnings > usual',
  ),
  says(
    'The P/E is {priceToEarnings}, below {usual}, the median',
    '市盈率 {priceToEarnings}，低于过往',
    'priceToEarnings < usual',
  ),
  says(
    'The P/E of {priceToEarnings} is above {usual}, the median',
    '市盈率 {priceToEarnings}，高于过往季度末的中位数 {usual}',
    'priceToEarnings > usual',
  ),
  says(
    'The P/E of {priceToEarnings} is below {usual}, the median',
    '市盈率 {priceToEarnings}，低于过往季度末的中位数 {usual}',
    'priceToEarnings < usual',
  ),
  says('P/E of {priceToEarnings} stands in the', '当前市盈率为 {priceToEarnings}，'),
  says('deepest fall over ten years was {-deepestFall}', '近十年最大回撤 {-deepestFall}'),
  says('deepest over ten years was {-deepestFall}', nowhere),
  says('deepest fall over its whole record was {-deepestFall}', '有记录以来最大回撤 {-deepestFall}'),
  says('Its beta to the market index is {beta}', '相对大盘的贝塔系数为 {beta}'),
  says('its beta is {beta}', '随大盘下跌，贝塔系数为 {beta}'),
  says('The price is {aboveAverage200} above its 200-day average', '价格较 200 日均线高 {aboveAverage200}'),
  says('the price is {aboveAverage200} above its 200-day average', nowhere),
  says(
    '{price} is above both the 50-day average of {average50} and the 200-day average of {average200}',
    '现价 {price} 高于 50 日均线 {average50}，也高于 200 日均线 {average200}',
    'price > average50',
    'price > average200',
  ),
  says(
    '{price} is below both the 50-day average of {average50} and the 200-day average of {average200}',
    '现价 {price} 低于 50 日均线 {average50}，也低于 200 日均线 {average200}',
    'price < average50',
    'price < average200',
  ),
  says(
    'The price of {price} already pays for growth of {impliedGrowth} a year; our base case has {baseGrowth}',
    '现价 {price} 已经包含每年 {impliedGrowth} 的增速，而我们的基准假设为 {baseGrowth}',
  ),
  says(
    'the price pays for growth of {impliedGrowth} a year, more than the {baseGrowth} of',
    '现价隐含每年 {impliedGrowth} 的增速，高于基准假设 {baseGrowth}',
    'impliedGrowth > baseGrowth',
  ),
  says(
    'the price pays for growth of {impliedGrowth} a year, less than the {baseGrowth} of',
    '现价隐含每年 {impliedGrowth} 的增速，低于基准假设 {baseGrowth}',
    'impliedGrowth < baseGrowth',
  ),
  says(
    'the price needs {impliedGrowth} a year, our base case has {baseGrowth}, and the bear case is {bearGap} against',
    '现价隐含每年 {impliedGrowth} 的增速，基准假设 {baseGrowth}，悲观情景相对现价 {bearGap}',
  ),
  says(
    'By discounted cash flow alone, at {cost} and with free cash flow growing {baseGrowth} a year',
    '仅按现金流折现：折现率 {cost}，自由现金流初期年增速 {baseGrowth}',
  ),
  says(
    'one share comes to {cashFlowValue}: {cashFlowGap} against the price',
    '折现率 {cost}，自由现金流初期年增速 {baseGrowth}、最终 {lasting}，每股 {cashFlowValue}，相对现价 {cashFlowGap}。',
  ),
  says(
    'against the price, between {bearValue} and {bullValue}',
    '，相对现价为 {weightedGap}，介于 {bearValue} 与 {bullValue} 之间',
    'bearValue < bullValue',
  ),
  says('Net cash is {netCash}', nowhere),
  says('net cash is {netCash}', nowhere),
  says('It holds {netCash} more in cash', nowhere),
  says('annual volatility over five years is {volatility}', '近五年年化波动率 {volatility}'),
  says('Annual volatility over five years is {volatility}', nowhere),
  says('annual volatility is {volatility}', '年化波动率 {volatility}。'),
  says('the worst was {worstDay}, and bad days brought {shortfall} on average', '最差单日为 {worstDay}'),
  says('over six months it did {againstMarket} against', '近半年相对市场指数 {againstMarket}'),
  says('fell behind the market index by {-againstMarket}', nowhere),
  says('the 50-day average is {averages} above it', '50 日均线较其高 {averages}'),
  says('the operating margin is {operatingMargin}, after {operatingMarginBefore} a year', nowhere),
  says('the number of shares changed by {shareChange} in', '股数一年变化 {shareChange}'),
  says(
    'range of the discounted cash flow is {drawsLow} to {drawsHigh}; {drawsAbove} of its draws',
    '现金流折现的 P10–P90 区间为 {drawsLow} 至 {drawsHigh}，其中 {drawsAbove} 高于现价',
  ),
  says('operating cash flow is {operatingCashToProfit} of net income', '经营现金流为净利润的 {operatingCashToProfit}'),
  says('Operating profit is {interestCover} interest expense', '营业利润为利息支出的 {interestCover}'),
  says('Sales grew {revenueGrowth} in a year, to {revenue}', '营收同比增长 {revenueGrowth}，至 {revenue}'),
  says('the year without its last month it returned {momentum}', '近一年涨跌幅（剔除最近一个月）{momentum}'),
  says('past year without its last month it returned {momentum}', '近一年涨幅（剔除最近一个月）{momentum}'),
  says('The number of shares fell {-shareChange} in a year', nowhere),
  says(
    'Weighted by probability the cases come to {weighted} a share, {weightedGap} against',
    '按概率加权，每股价值为 {weighted}，相对现价为 {weightedGap}',
  ),
  says(
    '{bull} points against {bear}, a balance of {balance}',
    '看多论据更有力，{bull} 分对 {bear} 分，多空差 {balance}',
  ),
];
