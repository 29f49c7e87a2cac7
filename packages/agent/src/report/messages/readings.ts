import { localText } from '@plumbline/model/local-text';

/** What one figure says for an instrument, and what it says against it. */
export const readingTexts = {
  worthMore: localText(
    'All methods together value it at {value}, {upside} against the price.',
    '各估值方法综合价值为 {value}，相对现价 {upside}。',
    '各估值方法綜合價值為 {value}，相對現價 {upside}。',
  ),
  worthLess: localText(
    'All methods together value it at {value}, {upside} against the price: the shares cost more than they are worth.',
    '各估值方法综合价值为 {value}，相对现价 {upside}，股价高于价值。',
    '各估值方法綜合價值為 {value}，相對現價 {upside}，股價高於價值。',
  ),
  impliesLess: localText(
    'The price needs growth of only {implied} a year to be right; our base case has {growth}.',
    '现价只需每年 {implied} 的增速即可成立，而我们的基准假设为 {growth}。',
    '現價只需每年 {implied} 的增長即可成立，而我們的基準假設為 {growth}。',
  ),
  impliesMore: localText(
    'The price needs growth of {implied} a year to be right, more than the {growth} of our base case.',
    '现价需要每年 {implied} 的增速才能成立，高于我们基准假设的 {growth}。',
    '現價需要每年 {implied} 的增長才能成立，高於我們基準假設的 {growth}。',
  ),
  belowOwnPast: localText(
    'At a P/E of {now} it costs less than in its usual past, which had {past}.',
    '当前市盈率为 {now}，低于自身历史中位数 {past}。',
    '目前市盈率為 {now}，低於自身歷史中位數 {past}。',
  ),
  aboveOwnPast: localText(
    'At a P/E of {now} it costs more than in its usual past, which had {past}.',
    '当前市盈率为 {now}，高于自身历史中位数 {past}。',
    '目前市盈率為 {now}，高於自身歷史中位數 {past}。',
  ),
  grows: localText(
    'Sales change by {growth} a year and have reached {revenue}.',
    '营收同比 {growth}，已达 {revenue}。',
    '收入按年 {growth}，已達 {revenue}。',
  ),
  stalls: localText(
    'Sales of {revenue} hardly carry the case: they changed by {growth} in a year.',
    '营收为 {revenue}，同比 {growth}，增长不足以支撑股价。',
    '收入為 {revenue}，按年 {growth}，增長不足以支持股價。',
  ),
  fewerShares: localText(
    'Shares are bought back: their number changed by {change} in a year.',
    '公司在回购股份，股数一年变化 {change}。',
    '公司正回購股份，股數一年變化 {change}。',
  ),
  moreShares: localText(
    'Holders are diluted: the number of shares changed by {change} in a year.',
    '股东权益被摊薄，股数一年变化 {change}。',
    '股東權益被攤薄，股數一年變化 {change}。',
  ),
  earnsAboveCost: localText(
    'It earns {roic} on the capital it employs, which costs {wacc}: growth creates value.',
    '投入资本回报率为 {roic}，高于 {wacc} 的资金成本，增长能够创造价值。',
    '投入資本回報率為 {roic}，高於 {wacc} 的資金成本，增長能夠創造價值。',
  ),
  earnsBelowCost: localText(
    'It earns {roic} on the capital it employs, less than the {wacc} it costs: growth destroys value.',
    '投入资本回报率为 {roic}，低于 {wacc} 的资金成本，增长会损耗价值。',
    '投入資本回報率為 {roic}，低於 {wacc} 的資金成本，增長會損耗價值。',
  ),
  earnsOnCapital: localText(
    'It earns {roic} on the capital it employs.',
    '投入资本回报率达 {roic}。',
    '投入資本回報率達 {roic}。',
  ),
  earnsLittle: localText(
    'It earns only {roic} on the capital it employs.',
    '投入资本回报率仅为 {roic}。',
    '投入資本回報率僅為 {roic}。',
  ),
  marginUp: localText(
    'More of each sale is left: the operating margin went from {past} to {now}.',
    '盈利能力提升，营业利润率由 {past} 升至 {now}。',
    '盈利能力提升，經營溢利率由 {past} 升至 {now}。',
  ),
  marginDown: localText(
    'Less of each sale is left: the operating margin went from {past} to {now}.',
    '盈利能力下降，营业利润率由 {past} 降至 {now}。',
    '盈利能力下降，經營溢利率由 {past} 降至 {now}。',
  ),
  earnsCash: localText(
    'Profits arrive as cash: operating cash flow is {conversion} of net income.',
    '利润有现金支撑，经营现金流为净利润的 {conversion}。',
    '溢利有現金支持，經營現金流為淨溢利的 {conversion}。',
  ),
  lacksCash: localText(
    'Profits do not arrive as cash: operating cash flow is only {conversion} of net income.',
    '利润未能转化为现金，经营现金流仅为净利润的 {conversion}。',
    '溢利未能轉化為現金，經營現金流僅為淨溢利的 {conversion}。',
  ),
  netCash: localText(
    'It owes nothing on balance: net cash is {cash}.',
    '公司没有净负债，净现金为 {cash}。',
    '公司沒有淨負債，淨現金為 {cash}。',
  ),
  lowDebt: localText(
    'Its debt is light: net debt is {debt} EBITDA.',
    '负债较轻，净债务为 EBITDA 的 {debt}。',
    '負債較輕，淨債務為 EBITDA 的 {debt}。',
  ),
  highDebt: localText(
    'Its debt is heavy: net debt is {debt} EBITDA.',
    '负债较重，净债务为 EBITDA 的 {debt}。',
    '負債較重，淨債務為 EBITDA 的 {debt}。',
  ),
  covered: localText(
    'Operating profit pays the interest {cover} over.',
    '营业利润为利息支出的 {cover}。',
    '經營溢利為利息支出的 {cover}。',
  ),
  barelyCovered: localText(
    'Operating profit hardly pays the interest: {cover} of it.',
    '营业利润勉强覆盖利息，仅为其 {cover}。',
    '經營溢利勉強覆蓋利息，僅為其 {cover}。',
  ),
  earnsOnEquity: localText('It earns {roe} on its equity.', '净资产收益率为 {roe}。', '股本回報率為 {roe}。'),
  earnsLittleOnEquity: localText(
    'It earns only {roe} on its equity.',
    '净资产收益率仅为 {roe}。',
    '股本回報率僅為 {roe}。',
  ),
  roseBefore: localText(
    'Over the year before the last month it returned {momentum}; such moves tend to go on.',
    '最近一个月之前的一年回报为 {momentum}，此类走势往往延续。',
    '最近一個月之前的一年回報為 {momentum}，此類走勢往往延續。',
  ),
  fellBefore: localText(
    'Over the year before the last month it returned {momentum}; weak moves tend to go on too.',
    '最近一个月之前的一年回报为 {momentum}，弱势同样往往延续。',
    '最近一個月之前的一年回報為 {momentum}，弱勢同樣往往延續。',
  ),
  aboveTrend: localText(
    'The price stands {distance} against its long average, so the trend points up.',
    '价格相对长期均线 {distance}，趋势向上。',
    '價格相對長期平均線 {distance}，趨勢向上。',
  ),
  belowTrend: localText(
    'The price stands {distance} against its long average, so the trend points down.',
    '价格相对长期均线 {distance}，趋势向下。',
    '價格相對長期平均線 {distance}，趨勢向下。',
  ),
  aheadOfMarket: localText(
    'Over six months it did {ahead} against the market index.',
    '近半年相对市场指数 {ahead}，表现领先。',
    '近半年相對市場指數 {ahead}，表現領先。',
  ),
  behindMarket: localText(
    'Over six months it did {ahead} against the market index, which was the better place to be.',
    '近半年相对市场指数 {ahead}，表现落后。',
    '近半年相對市場指數 {ahead}，表現落後。',
  ),
  calm: localText(
    'It swings little: {volatility} a year.',
    '波动较小，年化波动率为 {volatility}。',
    '波動較小，年化波幅為 {volatility}。',
  ),
  restless: localText(
    'It swings a lot: {volatility} a year.',
    '波动较大，年化波动率为 {volatility}。',
    '波動較大，年化波幅為 {volatility}。',
  ),
  shallow: localText(
    'Its deepest fall on record was {fall}, less than usual for its kind.',
    '有记录以来最大回撤为 {fall}，小于同类常见水平。',
    '有紀錄以來最大跌幅為 {fall}，小於同類常見水平。',
  ),
  deep: localText(
    'It has fallen by {fall} before, and may again.',
    '曾经下跌 {fall}，今后仍可能重演。',
    '曾經下跌 {fall}，今後仍可能重演。',
  ),
} as const;
