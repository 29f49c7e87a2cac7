import { localText } from '@plumbline/model/local-text';
import { asserting } from '../../asserting.ts';
import { sameMargin } from '../../little-changed.ts';

/** Sentences of the summary. Which one is said follows from the figures; none is said without them. */
export const summaryTexts = {
  faster: asserting(
    localText(
      '{name} took in {revenue} over the last twelve months, {growth} against the year before, faster than its compound {past} a year over the five years to {label}.',
      '{name}最近十二个月营收 {revenue}，同比 {growth}，高于截至 {label}的五年复合增速 {past}。',
      '{name}最近十二個月收入 {revenue}，按年 {growth}，高於截至 {label}的五年複合增長率 {past}。',
    ),
    { revenue: 'revenue', growth: 'revenueGrowth', past: 'revenueCagr5Y' },
    ['growth', 'above', 'past'],
  ),
  slower: asserting(
    localText(
      '{name} took in {revenue} over the last twelve months, {growth} against the year before, slower than its compound {past} a year over the five years to {label}.',
      '{name}最近十二个月营收 {revenue}，同比 {growth}，低于截至 {label}的五年复合增速 {past}。',
      '{name}最近十二個月收入 {revenue}，按年 {growth}，低於截至 {label}的五年複合增長率 {past}。',
    ),
    { revenue: 'revenue', growth: 'revenueGrowth', past: 'revenueCagr5Y' },
    ['growth', 'below', 'past'],
  ),
  steady: asserting(
    localText(
      '{name} took in {revenue} over the last twelve months, {growth} against the year before, about as fast as its compound {past} a year over the five years to {label}.',
      '{name}最近十二个月营收 {revenue}，同比 {growth}，与截至 {label}的五年复合增速 {past} 相当。',
      '{name}最近十二個月收入 {revenue}，按年 {growth}，與截至 {label}的五年複合增長率 {past} 相若。',
    ),
    { revenue: 'revenue', growth: 'revenueGrowth', past: 'revenueCagr5Y' },
    ['growth', 'near', 'past', 0.01],
  ),
  shrinking: asserting(
    localText(
      '{name} took in {revenue} over the last twelve months, {growth:size} less than in the year before.',
      '{name}最近十二个月营收 {revenue}，同比下降 {growth:size}。',
      '{name}最近十二個月收入 {revenue}，按年下跌 {growth:size}。',
    ),
    { revenue: 'revenue', growth: 'revenueGrowth' },
    ['growth', 'below', 0],
  ),
  revenueOnly: asserting(
    localText(
      '{name} took in {revenue} over the last twelve months, {growth} against the year before.',
      '{name}最近十二个月营收为 {revenue}，同比 {growth}。',
      '{name}最近十二個月收入為 {revenue}，按年 {growth}。',
    ),
    { revenue: 'revenue', growth: 'revenueGrowth' },
  ),
  marginUp: asserting(
    localText(
      'The operating margin is {margin}, up from {before} a year earlier.',
      '营业利润率 {margin}，高于上年同期 {before}。',
      '經營溢利率 {margin}，高於上年同期 {before}。',
    ),
    { margin: 'operatingMargin', before: 'operatingMargin' },
    ['margin', 'above', 'before'],
  ),
  marginDown: asserting(
    localText(
      'The operating margin is {margin}, down from {before} a year earlier.',
      '营业利润率 {margin}，低于上年同期 {before}。',
      '經營溢利率 {margin}，低於上年同期 {before}。',
    ),
    { margin: 'operatingMargin', before: 'operatingMargin' },
    ['margin', 'below', 'before'],
  ),
  marginFlat: asserting(
    localText(
      'The operating margin is {margin}, against {before} a year earlier: little changed.',
      '营业利润率 {margin}，与上年同期 {before} 基本持平。',
      '經營溢利率 {margin}，與上年同期 {before} 大致持平。',
    ),
    { margin: 'operatingMargin', before: 'operatingMargin' },
    ['margin', 'near', 'before', sameMargin],
  ),
  operatingLoss: asserting(
    localText('It made an operating loss of {income:size}.', '营业亏损 {income:size}。', '經營虧損 {income:size}。'),
    { income: 'operatingIncome' },
    ['income', 'below', 0],
  ),
  netMargin: asserting(
    localText(
      'The net margin is {margin}, against {before} a year earlier.',
      '净利率 {margin}，上年同期 {before}。',
      '淨溢利率 {margin}，上年同期 {before}。',
    ),
    { margin: 'netMargin', before: 'netMargin' },
  ),
  netCash: asserting(
    localText(
      'Net cash is {netCash}, and the return on invested capital is {roic}.',
      '净现金 {netCash}，投入资本回报率 {roic}。',
      '淨現金 {netCash}，投入資本回報率 {roic}。',
    ),
    { netCash: 'netCash', roic: 'returnOnInvestedCapital' },
    ['netCash', 'above', 0],
  ),
  netDebtCovered: asserting(
    localText(
      'Net debt is {netDebt}; operating profit is {cover} interest expense.',
      '净债务 {netDebt}，营业利润为利息支出的 {cover}。',
      '淨債務 {netDebt}，經營溢利為利息支出的 {cover}。',
    ),
    { netDebt: 'netDebt', cover: 'interestCover' },
    ['netDebt', 'above', 0],
    ['cover', 'above', 0],
  ),
  netCashOnly: asserting(
    localText('Net cash is {netCash}.', '净现金 {netCash}。', '淨現金 {netCash}。'),
    { netCash: 'netCash' },
    ['netCash', 'above', 0],
  ),
  netDebtOnly: asserting(
    localText('Net debt is {netDebt}.', '净债务 {netDebt}。', '淨債務 {netDebt}。'),
    { netDebt: 'netDebt' },
    ['netDebt', 'above', 0],
  ),
  trailingDay: localText(
    'These twelve months end on {day}: nothing later is on record.',
    '以上十二个月截至 {day}，此后的财报未收录。',
    '以上十二個月截至 {day}，此後的業績未有收錄。',
  ),
  balanceDay: localText(
    'Cash and debt are those of {day}, the newest balance sheet that states all of their parts.',
    '现金与债务取自 {day} 的资产负债表，即完整披露其各组成部分的最近一期。',
    '現金與債務取自 {day} 的資產負債表，即完整披露其各組成部分的最近一期。',
  ),
  returnOnEquity: asserting(localText('The return on equity is {roe}.', '净资产收益率 {roe}。', '股本回報率 {roe}。'), {
    roe: 'returnOnEquity',
  }),
  below: asserting(
    localText(
      'Our value is {value} a share, {upside} against the price of {price}{join}the price pays for growth of {implied} a year, less than the {growth} of our base case.',
      '综合价值每股 {value}，相对现价 {price} 为 {upside}{join}现价隐含每年 {implied} 的增速，低于基准假设 {growth}。',
      '綜合價值每股 {value}，相對現價 {price} 為 {upside}{join}現價隱含每年 {implied} 的增長，低於基準假設 {growth}。',
    ),
    { value: 'blendedValue', upside: 'upside.blended', price: 'price', implied: 'impliedGrowth', growth: 'growth' },
    ['implied', 'below', 'growth'],
  ),
  above: asserting(
    localText(
      'Our value is {value} a share, {upside} against the price of {price}{join}the price pays for growth of {implied} a year, more than the {growth} of our base case.',
      '综合价值每股 {value}，相对现价 {price} 为 {upside}{join}现价隐含每年 {implied} 的增速，高于基准假设 {growth}。',
      '綜合價值每股 {value}，相對現價 {price} 為 {upside}{join}現價隱含每年 {implied} 的增長，高於基準假設 {growth}。',
    ),
    { value: 'blendedValue', upside: 'upside.blended', price: 'price', implied: 'impliedGrowth', growth: 'growth' },
    ['implied', 'above', 'growth'],
  ),
  byMethods: asserting(
    localText(
      'Our value is {value} a share, {upside} against the price of {price}.',
      '综合价值每股 {value}，相对现价 {price} 为 {upside}。',
      '綜合價值每股 {value}，相對現價 {price} 為 {upside}。',
    ),
    { value: 'blendedValue', upside: 'upside.blended', price: 'price' },
  ),
  byOneMethod: localText(
    'It rests on one method alone, {method}.',
    '仅以一种方法（{method}）为据。',
    '只以一種方法（{method}）為據。',
  ),
  betaAssumed: localText(
    'That value takes beta as {beta}, the market’s own, because its own could not be measured: with another beta it would differ.',
    '因无法测得自身贝塔系数，该估值按市场水平取 {beta}；贝塔不同，估值也会不同。',
    '因無法測得自身啤打系數，該估值按市場水平取 {beta}；啤打不同，估值亦會不同。',
  ),
  cheapEarnings: asserting(
    localText(
      'The P/E is {current}, below {median}, the median of its past {ends}.',
      '市盈率 {current}，低于过往{ends}的中位数 {median}。',
      '市盈率 {current}，低於過往{ends}的中位數 {median}。',
    ),
    { current: 'priceToEarnings.TTM' },
    ['current', 'below', 'median'],
  ),
  dearEarnings: asserting(
    localText(
      'The P/E is {current}, above {median}, the median of its past {ends}.',
      '市盈率 {current}，高于过往{ends}的中位数 {median}。',
      '市盈率 {current}，高於過往{ends}的中位數 {median}。',
    ),
    { current: 'priceToEarnings.TTM' },
    ['current', 'above', 'median'],
  ),
  noEarnings: asserting(
    localText(
      'Without earnings over the last twelve months it has no price-to-earnings ratio.',
      '最近十二个月没有盈利，因此没有市盈率。',
      '最近十二個月沒有盈利，因此沒有市盈率。',
    ),
    {},
    ['epsDiluted.TTM', 'below', 0],
  ),
  risk: asserting(
    localText(
      'Its deepest fall over {window} was {fall:size}; annual volatility over {recent} is {volatility}.',
      '{window}最大回撤 {fall:size}，{recent}年化波动率 {volatility}。',
      '{window}最大跌幅 {fall:size}，{recent}年化波幅 {volatility}。',
    ),
    { fall: 'maxDrawdown', volatility: 'volatility' },
    ['fall', 'below', 0],
  ),
  ahead: asserting(
    localText(
      '{name} returned {year} over the last year, ahead of its {longer} a year over {window}.',
      '{name}近一年回报 {year}，高于{window}的年化 {longer}。',
      '{name}近一年回報 {year}，高於{window}的年化 {longer}。',
    ),
    { year: 'return1Y', longer: 'annualReturn' },
    ['year', 'above', 'longer'],
  ),
  behind: asserting(
    localText(
      '{name} returned {year} over the last year, behind its {longer} a year over {window}.',
      '{name}近一年回报 {year}，低于{window}的年化 {longer}。',
      '{name}近一年回報 {year}，低於{window}的年化 {longer}。',
    ),
    { year: 'return1Y', longer: 'annualReturn' },
    ['year', 'below', 'longer'],
  ),
  yearOnly: asserting(
    localText('{name} returned {year} over the last year.', '{name}近一年回报 {year}。', '{name}近一年回報 {year}。'),
    { year: 'return1Y' },
  ),
  priceOnly: localText('{name} is priced at {price}.', '{name}现价为 {price}。', '{name}現價為 {price}。'),
  nearHigh: asserting(
    localText(
      'It is {drawdown:size} below its highest price on record, {high}.',
      '现价较历史最高价 {high} 低 {drawdown:size}。',
      '現價較歷史最高價 {high} 低 {drawdown:size}。',
    ),
    { drawdown: 'drawdownFromHigh', high: 'allTimeHigh' },
    ['drawdown', 'below', 0],
    ['price', 'below', 'high'],
  ),
  belowHigh: asserting(
    localText(
      'It is {drawdown:size} below its highest price on record, {high}, reached {days} days ago.',
      '现价较历史最高价 {high} 低 {drawdown:size}，该高点出现在 {days} 天前。',
      '現價較歷史最高價 {high} 低 {drawdown:size}，該高位出現於 {days} 日前。',
    ),
    { drawdown: 'drawdownFromHigh', high: 'allTimeHigh', days: 'daysSinceHigh' },
    ['drawdown', 'below', 0],
    ['price', 'below', 'high'],
  ),
  aboveAverage: asserting(
    localText(
      'It trades at {mayer} its 200-day average, well above it.',
      '现价为 200 日均线的 {mayer}，明显高于均线。',
      '現價為 200 天平均線的 {mayer}，明顯高於平均線。',
    ),
    { mayer: 'mayerMultiple' },
    ['mayer', 'above', 1],
  ),
  nearAverage: asserting(
    localText(
      'It trades at {mayer} its 200-day average, close to it.',
      '现价为 200 日均线的 {mayer}，与均线接近。',
      '現價為 200 天平均線的 {mayer}，與平均線接近。',
    ),
    { mayer: 'mayerMultiple' },
    ['mayer', 'near', 1, 0.05],
  ),
  belowAverage: asserting(
    localText(
      'It trades at {mayer} its 200-day average, well below it.',
      '现价为 200 日均线的 {mayer}，明显低于均线。',
      '現價為 200 天平均線的 {mayer}，明顯低於平均線。',
    ),
    { mayer: 'mayerMultiple' },
    ['mayer', 'below', 1],
  ),
  reward: asserting(
    localText(
      'Its Sharpe ratio over {window} is {sharpe}.',
      '{window}夏普比率 {sharpe}。',
      '{window}夏普比率 {sharpe}。',
    ),
    { sharpe: 'sharpe' },
  ),
  market: asserting(
    localText(
      'Its beta to the market index is {beta}.',
      '其相对市场指数的贝塔系数为 {beta}。',
      '其相對市場指數的啤打系數為 {beta}。',
    ),
    { beta: 'beta' },
  ),
  nothing: localText(
    'Neither prices nor statements could be had, so there is nothing to summarise.',
    '价格与报表均未能取得，没有可供摘要的内容。',
    '價格與報表均未能取得，沒有可供摘要的內容。',
  ),
  netDebtUncovered: asserting(
    localText(
      'Net debt is {netDebt}; an operating loss of {income:size} leaves interest of {interest} uncovered.',
      '净债务 {netDebt}；营业亏损 {income:size}，无法覆盖利息支出 {interest}。',
      '淨債務 {netDebt}；經營虧損 {income:size}，無法覆蓋利息支出 {interest}。',
    ),
    { netDebt: 'netDebt', income: 'operatingIncome', interest: 'interestExpense' },
    ['netDebt', 'above', 0],
    ['income', 'below', 0],
  ),
  and: localText('; ', '；', '；'),
  although: localText(', although ', '，但', '，但'),
} as const;
