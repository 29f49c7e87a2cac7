import type { Fact } from '@plumbline/model/fact';
import { locales } from '@plumbline/model/locale';
import { allMetrics } from '@plumbline/quant/catalogue/catalogue';

/**
 * What texts call a kind of figure besides its labels. A name that says less than the figure (a `return` without its span)
 * lists all it may mean; the words beside it must then settle which.
 */
const spoken: Readonly<Record<string, string>> = {
  price:
    'price; share price; stock price; price per share; price of a share; last price; latest price; market price; closing price; last traded price; close; last close; 价格; 股价; 現價; 现价; 最新价; 最新價; 收盘价; 收市价; 收市價; 收盤價; 价位; 價格; 股價; 最新股价; 最新股價; 成交价; 成交價',
  previousClose: 'previous close; prior close; 前收盘价; 前收市價; 昨收价',
  indexLevel: 'index level; level; 点位; 點位; 指数; 指數; 收盘点位; 收市點位',
  marketCap:
    'market cap; market capitalisation; market capitalization; market value; equity value; 市值; 总市值; 總市值',
  enterpriseValue: 'enterprise value; ev; 企业价值; 企業價值',
  revenue:
    'revenue; revenues; sales; net sales; turnover; total revenue; total sales; top line; 营收; 收入; 营业收入; 營業收入; 营业额; 營業額; 營收; 总收入; 總收入; 销售额; 銷售額; 总营收; 總營收',
  netIncome:
    'net income; net profit; profit; net earnings; bottom line; profit after tax; 净利润; 淨利潤; 净利; 淨利; 純利; 纯利; 淨溢利; 归母净利润; 歸母淨利潤; 利润; 利潤',
  grossProfit: 'gross profit; 毛利; 毛利润; 毛利潤',
  operatingIncome:
    'operating income; operating profit; operating earnings; ebit; 营业利润; 營業利潤; 经营利润; 經營利潤; 經營溢利',
  pretaxIncome:
    'pretax income; pre-tax income; pretax profit; pre-tax profit; profit before tax; income before tax; 税前利润; 稅前利潤; 利润总额',
  ebitda: 'ebitda',
  epsDiluted:
    'eps (diluted); earnings per share (diluted); 每股收益(稀释); 每股收益(摊薄); 每股盈利(攤薄); 摊薄每股收益; 摊薄后每股收益; 稀释后每股收益; 攤薄每股收益; diluted eps; diluted earnings per share; 稀释每股收益; 攤薄每股盈利; 每股摊薄收益',
  epsBasic: 'basic eps; basic earnings per share; 基本每股收益; 每股基本盈利',
  grossMargin: 'gross margin; gross profit margin; 毛利率',
  operatingMargin:
    'operating margin; operating profit margin; ebit margin; 营业利润率; 營業利潤率; 经营利润率; 經營利潤率',
  netMargin: 'net margin; net profit margin; profit margin; net income margin; 净利率; 淨利率; 净利润率; 淨利潤率',
  ebitdaMargin: 'ebitda margin; ebitda 利润率; ebitda利润率; ebitda 利潤率; ebitda利潤率',
  fcfMargin: 'free cash flow margin; fcf margin; 自由现金流利润率; 自由現金流利潤率',
  freeCashFlow: 'free cash flow; fcf; 自由现金流; 自由現金流; 自由现金流量',
  operatingCashFlow:
    'operating cash flow; cash flow from operations; cash from operations; cash flow from operating activities; 经营现金流; 經營現金流; 经营性现金流; 经营活动现金流; 經營活動現金流; 经营活动现金流量净额',
  capitalExpenditure:
    '资本性支出; 资本开支额; capital expenditure; capital expenditures; capital spending; capex; 资本开支; 資本開支; 资本支出; 資本支出',
  researchAndDevelopment:
    'research spending; research expense; research and development; r&d; r&d spending; r&d expense; r&d expenses; research and development expense; research and development expenses; research and development spending; 研发费用; 研發費用; 研发投入; 研發投入; 研发开支; 研發開支; 研发支出; 研发; 研發',
  sellingGeneralAdmin: 'sg&a; sg&a expense; sg&a expenses; selling, general and administrative expenses',
  costOfRevenue: 'cost of revenue; cost of sales; cost of goods sold; cogs; 营业成本; 營業成本; 销售成本; 銷售成本',
  interestExpense: 'interest expense; interest expenses; 利息费用; 利息費用; 利息支出',
  incomeTax: 'income tax; income tax expense; 所得税; 所得稅; 所得税费用',
  dividendPerShare:
    'annual dividend; dividend per share; dividends per share; dividend; 每股股息; 每股股利; 每股派息; 每股分红',
  dividendsPaid:
    'dividends; dividend payments; cash dividends; dividends paid; 股息; 现金股息; 現金股息; 分红; 分紅; 现金分红; 派息; 股利; 现金股利; 支付股利; 已付股息',
  dividendYield: 'dividend yield; 股息率; 股息收益率; 派息率',
  payoutRatio:
    '股息支付率; 派息率; 股利分配率; dividend payout; payout ratio; dividend payout ratio; 分红率; 分紅率; 派息比率; 派息比例; 股利支付率',
  shareRepurchases:
    '回购股份; 回购股票; 股票回购; 回购; share repurchases; share buybacks; buybacks; stock buybacks; repurchases; 股份回购; 股份回購; 回购金额; 回購金額',
  buybackYield: 'buyback yield; 回购收益率; 回購收益率',
  totalDebt: 'total debt; debt; borrowings; total borrowings; 总债务; 總債務; 有息负债; 有息負債; 债务; 債務; 借款',
  longTermDebt: 'long-term debt; 长期债务; 長期債務; 长期借款; 長期借款',
  shortTermDebt: 'short-term debt; 短期债务; 短期債務; 短期借款',
  netDebt: 'net debt; 净债务; 淨債務; 净负债; 淨負債',
  netCash: 'net cash; net cash position; 净现金; 淨現金',
  cash: 'cash; cash and cash equivalents; cash and equivalents; cash position; cash balance; cash pile; 现金; 現金; 现金及现金等价物; 現金及現金等價物; 货币资金; 貨幣資金; 现金储备; 现金余额',
  shortTermInvestments: 'short-term investments; marketable securities; 短期投资; 短期投資',
  totalAssets: 'total assets; assets; 总资产; 總資產; 资产总额; 資產總額',
  totalLiabilities: 'total liabilities; liabilities; 总负债; 總負債; 负债总额; 負債總額',
  currentAssets: 'current assets; 流动资产; 流動資產',
  currentLiabilities: 'current liabilities; 流动负债; 流動負債',
  equity:
    "shareholders' equity; shareholder equity; stockholders' equity; total equity; equity; book value; net assets; 股东权益; 股東權益; 净资产; 淨資產; 所有者权益",
  retainedEarnings: 'retained earnings; 留存收益; 保留盈利; 未分配利润',
  inventory: 'inventory; inventories; 存货; 存貨; 库存; 庫存',
  receivables: 'receivables; accounts receivable; 应收账款; 應收賬款',
  payables: 'payables; accounts payable; 应付账款; 應付賬款',
  goodwill: 'goodwill; 商誉; 商譽',
  workingCapital: 'working capital; 营运资本; 營運資本; 营运资金',
  priceToEarnings:
    'p/e; pe; p/e ratio; pe ratio; p/e multiple; price to earnings; price-to-earnings; price-to-earnings ratio; price to earnings ratio; price-earnings ratio; price/earnings ratio; earnings multiple; 市盈率; 本益比; 市盈率倍数',
  priceToBook:
    'p/b; pb; p/b ratio; pb ratio; price to book; price-to-book; price-to-book ratio; price to book ratio; 市净率; 市淨率; 市賬率; 市账率',
  priceToSales:
    'p/s; ps ratio; p/s ratio; price to sales; price-to-sales; price-to-sales ratio; price to sales ratio; 市销率; 市銷率',
  priceToFreeCashFlow:
    'p/fcf; price to free cash flow; price-to-free-cash-flow; price to free cash flow ratio; 市现率; 市現率',
  evToEbitda:
    'ev/ebitda; ev to ebitda; ev/ebitda ratio; ev/ebitda multiple; enterprise value to ebitda; 企业价值倍数; 企業價值倍數',
  evToSales: 'ev/sales; ev to sales; ev/revenue; enterprise value to sales',
  evToEbit: 'ev/ebit; ev to ebit',
  earningsYield: 'earnings yield; 盈利收益率',
  fcfYield: 'free cash flow yield; fcf yield; 自由现金流收益率; 自由現金流收益率',
  returnOnEquity: 'return on equity; roe; 净资产收益率; 淨資產收益率; 股本回報率; 股本回报率; 净资产回报率',
  returnOnAssets: 'return on assets; roa; 总资产收益率; 總資產收益率; 資產回報率; 资产回报率',
  returnOnInvestedCapital: 'return on invested capital; roic; 投入资本回报率; 投入資本回報率',
  currentRatio: 'current ratio; 流动比率; 流動比率',
  quickRatio: 'quick ratio; 速动比率; 速動比率',
  debtToEquity:
    'debt-to-equity; debt to equity; debt-to-equity ratio; debt to equity ratio; d/e; d/e ratio; 负债权益比; 負債權益比; 债务股本比; 債務股本比; 产权比率',
  liabilitiesToAssets: 'liabilities to assets; 资产负债率; 資產負債率; 负债率',
  netDebtToEbitda: 'net debt to ebitda; net debt/ebitda; 净债务/ebitda; 淨債務/ebitda',
  interestCover: 'interest cover; interest coverage; interest coverage ratio; 利息保障倍数; 利息保障倍數; 利息覆盖倍数',
  effectiveTaxRate: 'effective tax rate; tax rate; 实际税率; 實際稅率; 有效税率; 有效稅率',
  assetTurnover: 'asset turnover; 总资产周转率; 總資產周轉率; 資產周轉率',
  revenueGrowth:
    '营收增速; 营收同比增速; 收入增速; 收入同比增速; 營收增速; 營收按年增速; revenue growth; sales growth; revenue growth rate; growth in revenue; growth of revenue; growth in sales; 营收增速; 營收增速; 收入增速; 营收增长; 收入增長; 营收增长率; 收入增长率; 收入增長率; 營收增長率; 营业收入增长率; 营业收入增速',
  netIncomeGrowth:
    'net income growth; profit growth; net profit growth; 净利润增速; 净利润增长率; 淨利潤增長; 淨利潤增長率; 利润增速',
  epsGrowth: 'eps growth; earnings per share growth; 每股收益增速; 每股盈利增長; 每股收益增长率',
  operatingIncomeGrowth: 'operating income growth; operating profit growth; 营业利润增速; 經營溢利增長',
  fcfGrowth: 'free cash flow growth; fcf growth; 自由现金流增速; 自由現金流增長',
  dayChange:
    "the day's change; the day's move; the day's performance; day's change; day change; daily change; change on the day; change today; today's change; change for the day; one-day change; 1-day change; day's move; move on the day; daily move; 涨跌幅; 漲跌幅; 当日涨跌; 當日升跌; 今日涨跌; 今日升跌; 日涨跌幅; 当日涨跌幅; 今日涨跌幅; 日内涨跌; 日涨幅; 日跌幅; 单日涨幅; 当日涨幅; 今日涨幅; 升跌幅; 单日涨跌幅",
  return1M:
    'one-month return; 1-month return; 一个月回报; 一個月回報; 近一个月涨跌幅; 近一个月涨幅; 近一个月收益; 近一個月升幅',
  return3M:
    'three-month return; 3-month return; 三个月回报; 三個月回報; 近三个月涨跌幅; 近三个月涨幅; 近三个月收益; 近三個月升幅',
  return6M:
    'six-month return; 6-month return; 六个月回报; 六個月回報; 近六个月涨跌幅; 近六个月涨幅; 近半年涨幅; 近六個月升幅',
  return1Y:
    'one-year return; 1-year return; 12-month return; twelve-month return; 一年回报; 一年回報; 近一年涨跌幅; 近一年涨幅; 近一年收益; 近一年收益率; 近一年回报率; 近一年升幅; 一年期回报',
  return3Y: 'three-year return; 3-year return; 三年回报; 三年回報; 近三年涨幅; 近三年收益',
  return5Y: 'five-year return; 5-year return; 五年回报; 五年回報; 近五年涨幅; 近五年收益',
  return10Y: 'ten-year return; 10-year return; 十年回报; 十年回報; 近十年涨幅',
  returnYTD:
    'year-to-date return; ytd return; return year to date; 今年以来涨跌幅; 今年以来涨幅; 年初至今涨幅; 年初至今回报; 今年以来收益; 年初至今升幅',
  high52w:
    'high of the past year; high of the past 52 weeks; high of the last 52 weeks; high of the last year; 过去一年高点; 过去一年最高价; 近一年高点; 近一年最高价; 52-week high; 52 week high; one-year high; 12-month high; 52周高点; 52周最高价; 52周最高; 52 周高点; 52 周最高价; 52週高位; 52 週高位; 52周高位; 52 周高位; 52週高點; 52週最高; 一年高点; 一年高位',
  low52w:
    'low of the past year; low of the past 52 weeks; low of the last 52 weeks; low of the last year; 过去一年低点; 过去一年最低价; 近一年低点; 近一年最低价; 52-week low; 52 week low; one-year low; 12-month low; 52周低点; 52周最低价; 52周最低; 52 周低点; 52 周最低价; 52週低位; 52 週低位; 52周低位; 52 周低位; 52週低點; 52週最低; 一年低点; 一年低位',
  allTimeHigh:
    '历史最高; 历史最高点; 历史高价; 史上最高价; 历史新高价; all-time high; record high; highest price on record; 历史最高价; 历史高点; 歷史高位; 歷史最高價',
  drawdownFromHigh: 'distance from its high; drawdown from its high; drawdown from the high; 距高点跌幅; 距高位跌幅',
  averageVolume:
    'average; its average; average daily trading volume; usual volume; average volume; average daily volume; 平均成交量; 日均成交量',
  volume: 'volume; trading volume; 成交量',
  dailyTurnover: 'daily turnover; average daily turnover; average traded value; 日均成交额; 日均成交額; 成交额; 成交額',
  volatility: 'volatility; annualised volatility; annualized volatility; 波动率; 波動率; 波幅; 年化波动率; 年化波動率',
  maxDrawdown: 'maximum drawdown; max drawdown; deepest fall; largest drawdown; deepest drawdown; 最大回撤; 最大跌幅',
  beta: 'beta; 贝塔; 贝塔系数; 貝塔; 啤打系數; β',
  sharpe: 'sharpe; sharpe ratio; 夏普; 夏普比率',
  sortino: 'sortino; sortino ratio; 索提诺比率; 索提諾比率',
  calmar: 'calmar ratio; 卡玛比率; 卡瑪比率',
  annualReturn:
    'annual return; annualised return; annualized return; return a year; return per year; 年化回报; 年化回報; 年化收益; 年化收益率; 年化回报率',
  totalReturn: 'total return; 总回报; 總回報; 总收益; 总收益率',
  tradeWinRate: 'win rate; share of winning trades; 胜率; 勝率',
  tradeCount: 'trades; number of trades; trade count; 交易次数; 交易次數; 交易笔数',
  profitFactor: 'profit factor; 盈利因子',
  valueAtRisk: 'value at risk; var; 风险价值; 在险价值; 風險值',
  altmanZ: 'altman z-score; altman z score; altman z; z-score; altman z 值; altman z值',
  piotroskiF: 'piotroski f-score; piotroski score; f-score; piotroski f 分',
  sharesOutstanding:
    'shares outstanding; share count; shares in issue; number of shares; 总股本; 總股本; 股本; 已发行股数; 已發行股數; 流通股数',
  sharesDiluted: 'diluted shares; diluted share count; 稀释股数; 攤薄股數',
  bookValuePerShare: 'book value per share; 每股净资产; 每股淨資產; 每股賬面值',
  fcfPerShare: 'free cash flow per share; 每股自由现金流; 每股自由現金流',
  riskFreeRate: 'risk-free rate; 无风险利率; 無風險利率',
  costOfEquity: 'cost of equity; 股权成本; 股權成本',
  wacc: 'discount rate; wacc; weighted average cost of capital; 折现率; 折現率; 加权平均资本成本',
  growth:
    'growth assumption; assumed growth; growth in the first years; growth in the first five years; 增长假设; 增速假设; 增長假設',
  terminalGrowth:
    'growth in perpetuity; perpetual growth; perpetual growth rate; terminal growth; terminal growth rate; long-term growth rate; 永续增长率; 永續增長率',
  impliedGrowth:
    'the market is pricing in growth; the price implies growth; the current price implies growth; the market implies growth; the current price prices in growth; the price discounts growth; growth priced in; growth rate priced in; implied growth rate; 当前股价隐含的增速; 股价隐含的增速; 当前股价隐含增速; 股价隐含增速; 现价隐含增速; 市场隐含增速; implied growth; growth the price implies; growth implied by the price; 隐含增速; 隱含增長; 隐含增长率',
  upside: 'upside; gap to fair value; gap between value and price; 上行空间; 上行空間',
  dcfTwoStage:
    'two-stage model; 两阶段现金流折现得出的每股价值; 两阶段现金流折现得出的价值; 两阶段折现现金流模型; 两阶段dcf; 两阶段 dcf; 两阶段模型; 两阶段折现模型; 两阶段dcf估值; 两阶段 dcf 估值; the two-stage discounted cash flow model; the two-stage dcf model; the two-stage discounted cash flow value; the two-stage dcf; the two-stage dcf value; two-stage discounted cash flow; two-stage discounted cash flow model; two-stage discounted cash flow value; two-stage dcf; two-stage dcf model; two-stage dcf value; 两阶段现金流折现; 两阶段现金流折现模型; 两阶段现金流折现价值; 两阶段现金流折现模型给出的每股价值; 两阶段现金流折现的每股价值; 兩階段現金流折現; 兩階段現金流折現價值; value per share by discounted cash flow; value by discounted cash flow; discounted cash flow value; discounted cash flow value per share; cash flow value; cash flow value per share; dcf estimate; dcf fair value; 现金流折现得出的每股价值; 现金流折现的每股价值; 现金流折现估值; 现金流折现得出的价值; 现金流折现每股价值; dcf value; dcf value per share; discounted cash flow value; dcf 估值; 现金流折现价值; 現金流折現價值',
  blendedValue: 'blended value; blended fair value; 综合价值; 綜合價值',
  nextEarnings:
    '下一次财报; 下次业绩; 下一次业绩; 下一份财报; 下期财报; 下次财报公布日; 下次财报发布日; 下一次财报发布日; 下一次财报日期; next results; next earnings; next earnings release; next report; next quarterly report; next results announcement; next earnings date; next results date; next report date; next earnings report; 下次财报日期; 下次业绩公布日; 下次業績公佈日; 下次财报',
  boardLot: 'board lot; lot size; 每手股数; 每手股數',
  circulatingSupply: 'circulating supply; coins in circulation; 流通量; 流通供应量; 流通数量',
  movingAverage50: '50-day line; fifty-day average; 50 日线; 50日线; 50天線',
  movingAverage200: '200-day line; two-hundred-day average; 200 日线; 200日线; 年线; 200天線; 牛熊线; 牛熊線',
  calculation: 'result; 结果; 結果; 计算结果; 計算結果',
  'calculation.difference': 'difference; gap; 差额; 差額; 差距; 差值; 相差',
  'calculation.ratio': 'ratio; multiple; 比值; 倍数; 倍數',
  'calculation.change': 'change; 变化; 變化; 变动; 變動',
  'calculation.share': 'share; proportion; 占比; 佔比; 比例',
  'calculation.sum': 'sum; total; 合计; 合計; 总和; 總和; 总计',
  'calculation.mean': 'mean; average; 平均值; 均值',
  rsi14: 'rsi; relative strength index; 相对强弱指数; 相對強弱指數; 相对强弱指标; 相對強弱指標',
  /** The other end of a range whose first end was said. */
  rangeHigh: 'high; highest price; 最高价; 最高價; 最高; 高点; 高位',
  rangeLow: 'low; lowest price; 最低价; 最低價; 最低; 低点; 低位',
  signalHitRate: 'hit rate; 命中率',
  tenYearYield:
    '10-year treasury; ten-year treasury; 10-year treasury note; 10-year note; us 10-year; yield on the 10-year treasury; yield on 10-year treasuries; 10-year treasury note yield; yield on the 10-year treasury note; yield on the 10-year; yield on the 10-year bond; 10-year yield; ten-year yield; 10-year treasury yield; ten-year treasury yield; us 10-year yield; u.s. 10-year yield; us 10-year treasury yield; u.s. 10-year treasury yield; 10-year government bond yield; 10-year bond yield; 10 年期国债收益率; 10年期国债收益率; 十年期国债收益率; 十年期美债收益率; 10年期美债收益率; 10年期國債孳息率; 十年期國債孳息率; 美国10年期国债收益率; 美国十年期国债收益率; 十年期美国国债收益率; 10年期美国国债收益率',
};

/** Names that leave open which figure is meant. */
const shared: Readonly<Record<string, readonly string[]>> = {
  'return; price return; change; move; performance; 回报; 回報; 收益; 收益率; 涨幅; 漲幅; 升幅; 跌幅; 回报率; 回報率': [
    'dayChange',
    'return1M',
    'return3M',
    'return6M',
    'return1Y',
    'return3Y',
    'return5Y',
    'return10Y',
    'returnYTD',
  ],
  'eps; earnings per share; earnings a share; 每股收益; 每股盈利; 每股盈餘': ['epsDiluted', 'epsBasic'],
  'earnings; 盈利; 溢利': ['netIncome', 'epsDiluted', 'epsBasic'],
  'discounted cash flow; a discounted cash flow; dcf; model value; value by the model; discounted cash flow model; dcf model; intrinsic value; intrinsic value per share; modelled value; modeled value; 现金流折现模型; 现金流折现模型给出的每股价值; 模型价值; 模型估值; estimate of fair value; fair value; fair value per share; fair value estimate; estimated value; value per share; value a share; estimate of value; 公允价值; 公允價值; 合理价值; 合理價值; 每股价值; 每股價值; 估值; 内在价值; 內在價值; 每股公允价值':
    [
      'dcfTwoStage',
      'dcfThreeStage',
      'blendedValue',
      'dcfP50',
      'probabilityWeightedValue',
      'earningsPowerValue',
      'gordonValue',
      'residualIncomeValue',
      'equityCashFlowValue',
    ],
  '52-week range; one-year range; 52周区间; 52 周区间; 52週區間; 一年区间': ['high52w', 'low52w'],
};

/** Metrics that mean nothing without the span they cover. */
export function windowOf(metric: string): string | null {
  if (metric === 'dayChange') return '1D';
  return /^return(\d+[MY]|YTD)$/.exec(metric)?.[1] ?? null;
}

/** What `its low` is behind `its 52-week high`, and the other way about. */
export function otherEnd(named: string, shown: string): string | null {
  if (named === 'rangeLow' && shown === 'high52w') return 'low52w';
  return named === 'rangeHigh' && shown === 'low52w' ? 'high52w' : null;
}

const windows: ReadonlySet<string> = new Set([
  'dayChange',
  'return1M',
  'return3M',
  'return6M',
  'return1Y',
  'return3Y',
  'return5Y',
  'return10Y',
  'returnYTD',
]);

/** The changes a text goes on with after one: another span of the same, or the same of another instrument. */
export function changesLike(metric: string): ReadonlySet<string> {
  return windows.has(metric) ? windows : new Set([metric]);
}

/** Kinds of figures of which a change is the change. */
export function changedBy({ metric }: Pick<Fact, 'metric'>): readonly string[] | null {
  if (windowOf(metric) !== null || ['totalReturn', 'annualReturn', 'premiumToOther'].includes(metric)) {
    return ['price', 'indexLevel'];
  }
  const base: Readonly<Record<string, readonly string[]>> = {
    revenue: ['revenue'],
    eps: ['epsDiluted', 'epsBasic'],
    netIncome: ['netIncome'],
    operatingIncome: ['operatingIncome'],
    fcf: ['freeCashFlow'],
    shares: ['sharesOutstanding', 'sharesDiluted', 'sharesBasic'],
  };
  const found = /^(\w+?)(?:Growth|Change|Cagr\d+Y)$/.exec(metric)?.[1];
  return found === undefined ? null : (base[found] ?? [found]);
}

const names = new Map<string, Set<string>>();
function add(name: string, metric: string): void {
  const key = name.trim().toLowerCase().normalize('NFKC').replaceAll('’', "'");
  const known = names.get(key) ?? new Set();
  known.add(metric);
  names.set(key, known);
  // Several of a kind: `P/E ratios`, `gross margins`.
  if (/[a-rt-xz]$/.test(key) && /^[a-z]/.test(key) && key.length > 5) names.set(`${key}s`, known);
}
for (const [metric, list] of Object.entries(spoken)) list.split(';').forEach((name) => add(name, metric));
for (const [list, metrics] of Object.entries(shared)) {
  for (const name of list.split(';')) metrics.forEach((metric) => add(name, metric));
}
for (const { id, label } of allMetrics()) {
  // A label in several words or signs is a name; a plain word such as `weight` is not taken from its sentence.
  for (const locale of locales)
    if (label[locale].length > 3 || !/^[a-z]+$/i.test(label[locale])) add(label[locale], id);
}

/** Every name of a kind of figure, in small letters, with all it may mean. */
export const metricNames: ReadonlyMap<string, ReadonlySet<string>> = names;
