import { localText } from '@plumbline/model/local-text';
import { asserting } from '../asserting.ts';
import { sameMargin } from '../little-changed.ts';

/** Who values it at what a reading says: all methods that apply, or the only one. */
export const valuers = {
  all: localText('All methods together value', '综合价值', '綜合價值'),
  one: localText('The one method that applies values', '唯一适用方法的价值', '唯一適用方法的價值'),
} as const;

/** What one figure says for an instrument, and what it says against it. */
export const readingTexts = {
  worthMore: asserting(
    localText(
      '{methods} it at {value}, {upside:size} above the price.',
      '{methods} {value}，高于现价 {upside:size}。',
      '{methods} {value}，高於現價 {upside:size}。',
    ),
    { value: 'blendedValue', upside: 'upside.blended' },
    ['upside', 'above', 0],
    ['value', 'above', 'price'],
  ),
  worthLess: asserting(
    localText(
      '{methods} it at {value}, {upside:size} below the price.',
      '{methods} {value}，低于现价 {upside:size}。',
      '{methods} {value}，低於現價 {upside:size}。',
    ),
    { value: 'blendedValue', upside: 'upside.blended' },
    ['upside', 'below', 0],
    ['value', 'below', 'price'],
  ),
  grows: asserting(
    localText(
      'Sales grew {growth:size} in a year, to {revenue}.',
      '营收同比增长 {growth:size}，至 {revenue}。',
      '收入按年增長 {growth:size}，至 {revenue}。',
    ),
    { growth: 'revenueGrowth', revenue: 'revenue' },
    ['growth', 'above', 0],
  ),
  stalls: asserting(
    localText(
      'Sales grew only {growth:size} in a year, to {revenue}.',
      '营收同比仅增长 {growth:size}，至 {revenue}。',
      '收入按年僅增長 {growth:size}，至 {revenue}。',
    ),
    { growth: 'revenueGrowth', revenue: 'revenue' },
    ['growth', 'above', 0],
  ),
  fewerShares: asserting(
    localText(
      'The number of shares fell {change:size} in a year: they are bought back.',
      '股数一年减少 {change:size}，公司在回购。',
      '股數一年減少 {change:size}，公司正回購。',
    ),
    { change: 'sharesChange' },
    ['change', 'below', 0],
  ),
  moreShares: asserting(
    localText(
      'The number of shares rose {change:size} in a year: holders are diluted.',
      '股数一年增加 {change:size}，股东权益被摊薄。',
      '股數一年增加 {change:size}，股東權益被攤薄。',
    ),
    { change: 'sharesChange' },
    ['change', 'above', 0],
  ),
  earnsAboveCost: asserting(
    localText(
      'The return on invested capital is {roic}, above its cost of {wacc}: growth creates value.',
      '投入资本回报率 {roic}，高于资金成本 {wacc}，增长能够创造价值。',
      '投入資本回報率 {roic}，高於資金成本 {wacc}，增長能夠創造價值。',
    ),
    { roic: 'returnOnInvestedCapital', wacc: 'wacc' },
    ['roic', 'above', 'wacc'],
  ),
  earnsBelowCost: asserting(
    localText(
      'The return on invested capital is {roic}, below its cost of {wacc}: growth destroys value.',
      '投入资本回报率 {roic}，低于资金成本 {wacc}，增长会损耗价值。',
      '投入資本回報率 {roic}，低於資金成本 {wacc}，增長會損耗價值。',
    ),
    { roic: 'returnOnInvestedCapital', wacc: 'wacc' },
    ['roic', 'below', 'wacc'],
  ),
  earnsOnCapital: asserting(
    localText('The return on invested capital is {roic}.', '投入资本回报率 {roic}。', '投入資本回報率 {roic}。'),
    { roic: 'returnOnInvestedCapital' },
  ),
  earnsLittle: asserting(
    localText(
      'The return on invested capital is only {roic}.',
      '投入资本回报率仅 {roic}。',
      '投入資本回報率僅 {roic}。',
    ),
    { roic: 'returnOnInvestedCapital' },
  ),
  marginUp: asserting(
    localText(
      'The operating margin rose from {past} to {now} in a year.',
      '营业利润率一年内由 {past} 升至 {now}。',
      '經營溢利率一年內由 {past} 升至 {now}。',
    ),
    { now: 'operatingMargin', past: 'operatingMargin' },
    ['now', 'above', 'past'],
  ),
  marginDown: asserting(
    localText(
      'The operating margin fell from {past} to {now} in a year.',
      '营业利润率一年内由 {past} 降至 {now}。',
      '經營溢利率一年內由 {past} 降至 {now}。',
    ),
    { now: 'operatingMargin', past: 'operatingMargin' },
    ['now', 'below', 'past'],
  ),
  marginEdgedUp: asserting(
    localText(
      'The operating margin edged up from {past} to {now} in a year: little changed.',
      '营业利润率一年内由 {past} 微升至 {now}，基本持平。',
      '經營溢利率一年內由 {past} 微升至 {now}，大致持平。',
    ),
    { now: 'operatingMargin', past: 'operatingMargin' },
    ['now', 'above', 'past'],
    ['now', 'near', 'past', sameMargin],
  ),
  marginEdgedDown: asserting(
    localText(
      'The operating margin edged down from {past} to {now} in a year: little changed.',
      '营业利润率一年内由 {past} 微降至 {now}，基本持平。',
      '經營溢利率一年內由 {past} 微降至 {now}，大致持平。',
    ),
    { now: 'operatingMargin', past: 'operatingMargin' },
    ['now', 'below', 'past'],
    ['now', 'near', 'past', sameMargin],
  ),
  earnsCash: asserting(
    localText(
      'Profits arrive as cash: operating cash flow is {conversion} of net income.',
      '利润有现金支撑，经营现金流为净利润的 {conversion}。',
      '溢利有現金支持，經營現金流為淨溢利的 {conversion}。',
    ),
    { conversion: 'operatingCashConversion' },
    ['conversion', 'above', 1],
  ),
  lacksCash: asserting(
    localText(
      'Profits do not arrive as cash: operating cash flow is only {conversion} of net income.',
      '利润未能转化为现金，经营现金流仅为净利润的 {conversion}。',
      '溢利未能轉化為現金，經營現金流僅為淨溢利的 {conversion}。',
    ),
    { conversion: 'operatingCashConversion' },
    ['conversion', 'below', 1],
  ),
  lacksSomeCash: asserting(
    localText(
      'Not all of the profit arrives as cash: operating cash flow is {conversion} of net income.',
      '部分利润尚未转化为现金，经营现金流为净利润的 {conversion}。',
      '部分溢利尚未轉化為現金，經營現金流為淨溢利的 {conversion}。',
    ),
    { conversion: 'operatingCashConversion' },
    ['conversion', 'below', 1],
  ),
  netCash: asserting(
    localText(
      'It holds more cash than debt: net cash is {cash}.',
      '公司没有净负债，净现金为 {cash}。',
      '公司沒有淨負債，淨現金為 {cash}。',
    ),
    { cash: 'netCash' },
    ['cash', 'above', 0],
  ),
  lowDebt: asserting(
    localText(
      'Its debt is light: net debt is {debt} EBITDA.',
      '负债较轻，净债务为 EBITDA 的 {debt}。',
      '負債較輕，淨債務為 EBITDA 的 {debt}。',
    ),
    { debt: 'netDebtToEbitda' },
  ),
  highDebt: asserting(
    localText(
      'Its debt is heavy: net debt is {debt} EBITDA.',
      '负债较重，净债务为 EBITDA 的 {debt}。',
      '負債較重，淨債務為 EBITDA 的 {debt}。',
    ),
    { debt: 'netDebtToEbitda' },
    ['debt', 'above', 0],
  ),
  covered: asserting(
    localText(
      'Operating profit is {cover} interest expense.',
      '营业利润为利息支出的 {cover}。',
      '經營溢利為利息支出的 {cover}。',
    ),
    { cover: 'interestCover' },
    ['cover', 'above', 0],
  ),
  coveredManyTimes: asserting(
    localText(
      'Interest hardly counts: operating profit is {cover} interest expense.',
      '利息负担可忽略不计，营业利润为利息支出的 {cover}。',
      '利息負擔可忽略不計，經營溢利為利息支出的 {cover}。',
    ),
    { cover: 'interestCover' },
    ['cover', 'above', 0],
  ),
  barelyCovered: asserting(
    localText(
      'Operating profit is only {cover} interest expense.',
      '营业利润仅为利息支出的 {cover}。',
      '經營溢利僅為利息支出的 {cover}。',
    ),
    { cover: 'interestCover' },
    ['cover', 'above', 0],
  ),
  earnsOnEquity: asserting(localText('The return on equity is {roe}.', '净资产收益率 {roe}。', '股本回報率 {roe}。'), {
    roe: 'returnOnEquity',
  }),
  earnsLittleOnEquity: asserting(
    localText('The return on equity is only {roe}.', '净资产收益率仅 {roe}。', '股本回報率僅 {roe}。'),
    { roe: 'returnOnEquity' },
  ),
  roseBefore: asserting(
    localText(
      'It returned {momentum} over the past year, the last month left out; such moves tend to go on.',
      '近一年涨幅（剔除最近一个月）{momentum}，此类走势往往延续。',
      '近一年升幅（剔除最近一個月）{momentum}，此類走勢往往延續。',
    ),
    { momentum: 'momentum12To1' },
    ['momentum', 'above', 0],
  ),
  fellBefore: asserting(
    localText(
      'It returned {momentum} over the past year, the last month left out; weakness tends to persist.',
      '近一年涨跌幅（剔除最近一个月）{momentum}，弱势往往延续。',
      '近一年升跌幅（剔除最近一個月）{momentum}，弱勢往往延續。',
    ),
    { momentum: 'momentum12To1' },
  ),
  aboveTrend: asserting(
    localText(
      'The price is {distance:size} above its 200-day average.',
      '价格较 200 日均线高 {distance:size}。',
      '價格較 200 天平均線高 {distance:size}。',
    ),
    { distance: 'aboveAverage200' },
    ['distance', 'above', 0],
    ['price', 'above', 'movingAverage200'],
  ),
  belowTrend: asserting(
    localText(
      'The price is {distance:size} below its 200-day average.',
      '价格较 200 日均线低 {distance:size}。',
      '價格較 200 天平均線低 {distance:size}。',
    ),
    { distance: 'aboveAverage200' },
    ['distance', 'below', 0],
    ['price', 'below', 'movingAverage200'],
  ),
  aheadOfMarket: asserting(
    localText(
      'Over six months it beat the market index by {ahead:size}.',
      '近半年跑赢市场指数 {ahead:size}。',
      '近半年跑贏市場指數 {ahead:size}。',
    ),
    { ahead: 'relativeReturn6M' },
    ['ahead', 'above', 0],
  ),
  behindMarket: asserting(
    localText(
      'Over six months it fell behind the market index by {ahead:size}.',
      '近半年跑输市场指数 {ahead:size}。',
      '近半年跑輸市場指數 {ahead:size}。',
    ),
    { ahead: 'relativeReturn6M' },
    ['ahead', 'below', 0],
  ),
  aheadOfBitcoin: asserting(
    localText(
      'Over six months it beat the market index, Bitcoin, by {ahead:size}.',
      '近半年跑赢市场指数（比特币）{ahead:size}。',
      '近半年跑贏市場指數（比特幣）{ahead:size}。',
    ),
    { ahead: 'relativeReturn6M' },
    ['ahead', 'above', 0],
  ),
  behindBitcoin: asserting(
    localText(
      'Over six months it fell behind the market index, Bitcoin, by {ahead:size}.',
      '近半年跑输市场指数（比特币）{ahead:size}。',
      '近半年跑輸市場指數（比特幣）{ahead:size}。',
    ),
    { ahead: 'relativeReturn6M' },
    ['ahead', 'below', 0],
  ),
  calm: asserting(
    localText(
      'Annual volatility over {window} is low: {volatility}.',
      '{window}年化波动率 {volatility}，波动较小。',
      '{window}年化波幅 {volatility}，波動較小。',
    ),
    { volatility: 'volatility' },
  ),
  calmCoin: asserting(
    localText(
      'Annual volatility over {window} is low for a coin: {volatility}.',
      '{window}年化波动率 {volatility}，在加密货币中属较小。',
      '{window}年化波幅 {volatility}，在加密貨幣中屬較小。',
    ),
    { volatility: 'volatility' },
  ),
  restlessCoin: asserting(
    localText(
      'Annual volatility over {window} is high even for a coin: {volatility}.',
      '{window}年化波动率 {volatility}，在加密货币中也属较大。',
      '{window}年化波幅 {volatility}，在加密貨幣中亦屬較大。',
    ),
    { volatility: 'volatility' },
  ),
  restless: asserting(
    localText(
      'Annual volatility over {window} is high: {volatility}.',
      '{window}年化波动率 {volatility}，波动较大。',
      '{window}年化波幅 {volatility}，波動較大。',
    ),
    { volatility: 'volatility' },
  ),
  shallow: asserting(
    localText(
      'Its deepest fall over {window} was {fall:size}, less than usual for its kind.',
      '{window}最大回撤 {fall:size}，小于同类常见水平。',
      '{window}最大跌幅 {fall:size}，小於同類常見水平。',
    ),
    { fall: 'maxDrawdown' },
    ['fall', 'below', 0],
  ),
  deep: asserting(
    localText(
      'Its deepest fall over {window} was {fall:size}, and such falls can return.',
      '{window}最大回撤 {fall:size}，今后仍可能重演。',
      '{window}最大跌幅 {fall:size}，今後仍可能重演。',
    ),
    { fall: 'maxDrawdown' },
    ['fall', 'below', 0],
  ),
  shrinks: asserting(
    localText(
      'Sales fell {growth:size} in a year, to {revenue}.',
      '营收同比下降 {growth:size}，至 {revenue}。',
      '收入按年下跌 {growth:size}，至 {revenue}。',
    ),
    { growth: 'revenueGrowth', revenue: 'revenue' },
    ['growth', 'below', 0],
  ),
  notCovered: asserting(
    localText(
      'An operating loss of {income:size} leaves interest of {interest} uncovered.',
      '营业亏损 {income:size}，无法覆盖利息支出 {interest}。',
      '經營虧損 {income:size}，無法覆蓋利息支出 {interest}。',
    ),
    { income: 'operatingIncome', interest: 'interestExpense' },
    ['income', 'below', 0],
    ['interest', 'above', 0],
  ),
} as const;
