import { localText } from '@plumbline/model/local-text';

/** Sentences of the summary. Which one is said follows from the figures; none is said without them. */
export const summaryTexts = {
  faster: localText(
    '{name} took in {revenue} over the last twelve months, {growth} against the year before, faster than its {past} a year over the five years to {label}.',
    '{name}最近十二个月营收为 {revenue}，同比 {growth}，快于截至 {label} 五年间每年 {past} 的增速。',
    '{name}最近十二個月收入為 {revenue}，按年 {growth}，快於截至 {label} 五年間每年 {past} 的增長。',
  ),
  slower: localText(
    '{name} took in {revenue} over the last twelve months, {growth} against the year before, slower than its {past} a year over the five years to {label}.',
    '{name}最近十二个月营收为 {revenue}，同比 {growth}，慢于截至 {label} 五年间每年 {past} 的增速。',
    '{name}最近十二個月收入為 {revenue}，按年 {growth}，慢於截至 {label} 五年間每年 {past} 的增長。',
  ),
  steady: localText(
    '{name} took in {revenue} over the last twelve months, {growth} against the year before, about as fast as its {past} a year over the five years to {label}.',
    '{name}最近十二个月营收为 {revenue}，同比 {growth}，与截至 {label} 五年间每年 {past} 的增速相当。',
    '{name}最近十二個月收入為 {revenue}，按年 {growth}，與截至 {label} 五年間每年 {past} 的增長相若。',
  ),
  shrinking: localText(
    '{name} took in {revenue} over the last twelve months, {growth} against the year before: sales are shrinking.',
    '{name}最近十二个月营收为 {revenue}，同比 {growth}，营收正在下滑。',
    '{name}最近十二個月收入為 {revenue}，按年 {growth}，收入正在下滑。',
  ),
  revenueOnly: localText(
    '{name} took in {revenue} over the last twelve months, {growth} against the year before.',
    '{name}最近十二个月营收为 {revenue}，同比 {growth}。',
    '{name}最近十二個月收入為 {revenue}，按年 {growth}。',
  ),
  marginUp: localText(
    'Of that, {margin} was left as operating profit, more than the {before} of a year earlier.',
    '其中 {margin} 成为营业利润，高于一年前的 {before}。',
    '其中 {margin} 成為經營溢利，高於一年前的 {before}。',
  ),
  marginDown: localText(
    'Of that, {margin} was left as operating profit, less than the {before} of a year earlier.',
    '其中 {margin} 成为营业利润，低于一年前的 {before}。',
    '其中 {margin} 成為經營溢利，低於一年前的 {before}。',
  ),
  marginFlat: localText(
    'Of that, {margin} was left as operating profit, little changed from the {before} of a year earlier.',
    '其中 {margin} 成为营业利润，与一年前的 {before} 变化不大。',
    '其中 {margin} 成為經營溢利，與一年前的 {before} 變化不大。',
  ),
  operatingLoss: localText(
    'The business itself lost money: operating income was {income}.',
    '主营业务处于亏损：营业利润为 {income}。',
    '主營業務處於虧損：經營溢利為 {income}。',
  ),
  netMargin: localText(
    'Of that, {margin} was left as net income, against {before} a year earlier.',
    '其中 {margin} 成为净利润，一年前为 {before}。',
    '其中 {margin} 成為淨溢利，一年前為 {before}。',
  ),
  netCash: localText(
    'Its balance sheet holds {netCash} of net cash, and it earns {roic} on the capital it employs.',
    '其账上净现金为 {netCash}，投入资本回报率为 {roic}。',
    '其賬上淨現金為 {netCash}，投入資本回報率為 {roic}。',
  ),
  netDebtCovered: localText(
    'It carries {netDebt} of net debt; operating profit covers the interest {cover}.',
    '其净债务为 {netDebt}，营业利润为利息支出的 {cover}。',
    '其淨債務為 {netDebt}，經營溢利為利息支出的 {cover}。',
  ),
  netCashOnly: localText(
    'Its balance sheet holds {netCash} of net cash.',
    '其账上净现金为 {netCash}。',
    '其賬上淨現金為 {netCash}。',
  ),
  netDebtOnly: localText('It carries {netDebt} of net debt.', '其净债务为 {netDebt}。', '其淨債務為 {netDebt}。'),
  returnOnEquity: localText('It earned {roe} on its equity.', '其净资产收益率为 {roe}。', '其股本回報率為 {roe}。'),
  below: localText(
    'At {price} the market expects less than our base case: it pays for growth of {implied} a year where we assume {growth}, and our value is {value} a share.',
    '现价 {price} 隐含的预期低于我们的基准：市场计入每年 {implied} 的增速，我们假设 {growth}，对应每股价值 {value}。',
    '現價 {price} 隱含的預期低於我們的基準：市場計入每年 {implied} 的增長，我們假設 {growth}，對應每股價值 {value}。',
  ),
  above: localText(
    'At {price} the market expects more than our base case: it pays for growth of {implied} a year where we assume {growth}, and our value is {value} a share.',
    '现价 {price} 隐含的预期高于我们的基准：市场计入每年 {implied} 的增速，我们假设 {growth}，对应每股价值 {value}。',
    '現價 {price} 隱含的預期高於我們的基準：市場計入每年 {implied} 的增長，我們假設 {growth}，對應每股價值 {value}。',
  ),
  byMethods: localText(
    'By the methods that apply to it one share is worth {value}, {upside} against the price of {price}.',
    '按适用的估值方法，每股价值为 {value}，相对现价 {price} 为 {upside}。',
    '按適用的估值方法，每股價值為 {value}，相對現價 {price} 為 {upside}。',
  ),
  cheapEarnings: localText(
    'It is paid {current} its earnings, less than the {median} that was usual at its past fiscal year-ends.',
    '当前市盈率为 {current}，低于过往财政年度末常见的 {median}。',
    '目前市盈率為 {current}，低於過往財政年度末常見的 {median}。',
  ),
  dearEarnings: localText(
    'It is paid {current} its earnings, more than the {median} that was usual at its past fiscal year-ends.',
    '当前市盈率为 {current}，高于过往财政年度末常见的 {median}。',
    '目前市盈率為 {current}，高於過往財政年度末常見的 {median}。',
  ),
  noEarnings: localText(
    'Without earnings over the last twelve months it has no price-to-earnings ratio.',
    '最近十二个月没有盈利，因此没有市盈率。',
    '最近十二個月沒有盈利，因此沒有市盈率。',
  ),
  risk: localText(
    'Holders had to bear a fall of {fall} at worst and a volatility of {volatility} a year.',
    '持有者最多经历过 {fall} 的回撤，年化波动率为 {volatility}。',
    '持有者最多經歷過 {fall} 的跌幅，年化波幅為 {volatility}。',
  ),
  ahead: localText(
    'Over the last year {name} returned {year}, ahead of the {longer} a year of its longer past.',
    '近一年{name}回报为 {year}，高于较长期每年 {longer} 的水平。',
    '近一年{name}回報為 {year}，高於較長期每年 {longer} 的水平。',
  ),
  behind: localText(
    'Over the last year {name} returned {year}, behind the {longer} a year of its longer past.',
    '近一年{name}回报为 {year}，低于较长期每年 {longer} 的水平。',
    '近一年{name}回報為 {year}，低於較長期每年 {longer} 的水平。',
  ),
  yearOnly: localText(
    'Over the last year {name} returned {year}.',
    '近一年{name}回报为 {year}。',
    '近一年{name}回報為 {year}。',
  ),
  priceOnly: localText('{name} is priced at {price}.', '{name}现价为 {price}。', '{name}現價為 {price}。'),
  nearHigh: localText(
    'It stands close to its highest price on record, {high}: {drawdown} from it.',
    '现价接近历史最高价 {high}，距其 {drawdown}。',
    '現價接近歷史最高價 {high}，距其 {drawdown}。',
  ),
  belowHigh: localText(
    'It stands {drawdown} from its highest price on record, {high}, reached {days} days ago.',
    '现价距历史最高价 {high} 为 {drawdown}，该高点出现在 {days} 天前。',
    '現價距歷史最高價 {high} 為 {drawdown}，該高位出現於 {days} 日前。',
  ),
  aboveAverage: localText(
    'At {mayer} its long average, it is priced above what it cost through most of the past months.',
    '现价为长期均价的 {mayer}，高于过去数月的大部分时间。',
    '現價為長期均價的 {mayer}，高於過去數月的大部分時間。',
  ),
  nearAverage: localText(
    'At {mayer} its long average, it is priced much as it was through the past months.',
    '现价为长期均价的 {mayer}，与过去数月的水平相近。',
    '現價為長期均價的 {mayer}，與過去數月的水平相近。',
  ),
  belowAverage: localText(
    'At {mayer} its long average, it is priced below what it cost through most of the past months.',
    '现价为长期均价的 {mayer}，低于过去数月的大部分时间。',
    '現價為長期均價的 {mayer}，低於過去數月的大部分時間。',
  ),
  reward: localText(
    'For each unit of risk it paid {sharpe} a year above the rate without risk.',
    '每承担一单位风险，年化超额回报为 {sharpe}。',
    '每承擔一單位風險，年化超額回報為 {sharpe}。',
  ),
  market: localText(
    'Its beta to the market index is {beta}.',
    '其相对市场指数的贝塔系数为 {beta}。',
    '其相對市場指數的啤打系數為 {beta}。',
  ),
  nothing: localText(
    'Neither prices nor statements could be had, so there is nothing to summarise.',
    '价格与报表均未能取得，没有可供摘要的内容。',
    '價格與報表均未能取得，沒有可供摘要的內容。',
  ),
} as const;
