/** More names of figures, lists and groups, as investors write them on a list of conditions. */
export const screenNameRows = `
kind | id | name | unit | en | zh | hk
metric | priceToEarnings | pe | x | p/e multiple; pe multiple; price-to-earnings; price-to-earnings ratio; price to earnings ratio; price/earnings ratio; price-earnings ratio; price earnings ratio; p/es; p/e ratios; trailing p/e; trailing p/e ratio; ttm pe; ttm p/e; times profits; times annual earnings; times last year's earnings | 市盈率ttm; 市盈率(ttm); pe(ttm); pettm; pe ttm; 本益比; pe值; 滚动pe; 市盈率倍数; p/e; 市盈率(pe) | 市盈率倍數
metric | forwardPe | forwardPE | x | forward p/e ratio; forward price to earnings; forward price-to-earnings; forward earnings multiple; forward multiple; times forward earnings; ntm pe; ntm p/e; 12-month forward pe; 12-month forward p/e | 预期市盈率; 远期pe; 预测pe; 前瞻市盈率; 前瞻pe | 預期市盈率; 遠期市盈率
metric | peg | peg | x | p/e to growth; price/earnings to growth; price-earnings to growth; pe to growth; peg multiple | peg值; peg指标; peg比率 | 市盈增長率
metric | priceToBook | pb | x | price-to-book; price-to-book ratio; price to book ratio; price to book value; price/book value; price/book ratio; pb ratio; p/bv; pbv; price-book ratio; p/b multiple; times its book; times their book value | pb值; p/b; 市净率(pb); 市净率pb; 市值净资产比; 市净率倍数 | 市賬率倍數; 股價對賬面值
metric | priceToSales | ps | x | price-to-sales; price-to-sales ratio; price to sales ratio; price/sales ratio; p/s ratio; ps ratio; p/s multiple; revenue multiple; price to revenue; price/revenue; times revenues; x revenue; times annual sales | 市销率(ps); ps值; p/s; 市销率ps | 市銷率
metric | priceToCashFlow | pcf | x | price-to-cash-flow; price to cash flow ratio; price/operating cash flow; price to operating cash flow; times cash flow; times operating cash flow; x cash flow | 市现率(pcf); pcf; 股价现金流比; 市价现金流比 | 市現率
metric | priceToFreeCashFlow | pFcf | x | price-to-free-cash-flow; price/free cash flow; price to fcf; price/fcf; p/fcf ratio; times free cash flow; x free cash flow; times fcf; x fcf; free cash flow multiple | p/fcf; 股价自由现金流比 | -
metric | evToEbitda | evEbitda | x | ev-to-ebitda; ev/ebitda ratio; ev/ebitda multiple; enterprise value to ebitda; enterprise value/ebitda; enterprise multiple; ebitda multiple; ev over ebitda | 企业倍数; ev/ebitda倍数; 企业价值/ebitda | 企業價值倍數; 企業倍數
metric | evToEbit | - | x | ev-to-ebit; enterprise value to ebit; enterprise value/ebit | 企业价值/ebit | -
metric | marketCap | marketCap | money | market caps; market-cap; market capitalizations; mktcap; market valuation; stock market value; equity market value | 市值规模; 公司市值; 总市值规模; 市价总值 | 總市值; 市值
metric | floatMarketCap | floatMarketCap | money | free-float market capitalisation; free float market capitalization; float-adjusted market cap; tradable market cap | 流通股市值; 可流通市值 | 流通市值
metric | revenue | revenue | money | annual revenue; annual revenues; annual sales; total revenues; yearly revenue; yearly sales; ttm revenue; trailing revenue; full-year revenue | 年营收; 年收入; 营收规模; 全年营收; 年度营收; 主营业务收入; 年营业收入 | 全年營業額; 年收入
metric | netIncome | netIncome | money | annual profit; annual net income; net earnings; annual earnings; net profits; yearly profit; ttm net income; profit after tax; attributable profit; full-year profit | 年净利润; 年利润; 归母利润; 归属净利润; 归属于母公司净利润; 全年净利润; 年度净利润 | 股東應佔溢利; 全年純利; 溢利
metric | netIncomeExNonRecurring | - | money | profit before non-recurring items; recurring profit | 扣非归母净利润; 扣除非经常性损益的净利润 | -
metric | epsDiluted | - | money | earnings-per-share; earnings a share; basic eps; trailing eps; ttm eps | 每股盈利; 每股利润; 基本每股收益; 稀释每股收益 | 每股溢利
metric | bookValue | bookValue | money | shareholders' equity; shareholder equity; stockholders' equity; stockholders equity; shareholder's equity; net assets; shareholder funds; shareholders' funds; net worth | 所有者权益; 归母净资产; 归属净资产; 股东权益总额 | 股東權益; 資產淨值; 股東資金
metric | bookValuePerShare | - | money | book value a share; book per share; bvps; net asset value per share; net assets per share | 每股净值 | 每股淨資產; 每股資產淨值
metric | netGearing | - | % | net gearing; net gearing ratio; net debt to equity; net debt/equity; net debt-to-equity | 净负债率; 净资产负债率; 净负债比率 | 淨負債比率; 淨資產負債率; 淨借貸比率; 淨負債率
metric | returnOnCapitalEmployed | - | % | roce; return on capital employed | 已动用资本回报率; roce | -
metric | revenueGrowth | revenueGrowth | % | sales growth rate; revenue growth rate; yoy revenue growth; yoy sales growth; year-on-year revenue growth; year-over-year revenue growth; year-on-year sales growth; year-over-year sales growth; top line growth; annual revenue growth; annual sales growth; one-year revenue growth; one-year sales growth; growth in revenue; growth in sales; growth of revenue; growth of sales; growth rate of sales; revenue growth yoy; sales growth yoy; revenue growth year on year | 营业收入增长率; 营业收入增速; 营业收入同比; 营业收入增长; 营收同比增速; 营收同比增长率; 收入同比增速; 收入增长率; 主营收入增长率; 主营业务收入增长率; 营业收入同比增长率; 营业总收入增速; 营收增幅; 收入增幅; 营收同比增幅; 营业总收入同比增长率; 销售增长率 | 營業額增長; 營業額增幅; 營業額增長率; 收入按年增長率
metric | revenueGrowthQ | revenueGrowthQ | % | latest quarter revenue growth; latest-quarter revenue growth; last quarter's revenue growth; last quarter's sales growth; most recent quarter revenue growth; revenue growth in the latest quarter; revenue growth last quarter; revenue growth in the last quarter; sales growth in the last quarter; sales growth last quarter | 单季营收增长率; 单季营收同比; 单季度营收同比; 单季收入增速; 最近一季营收增速; 最近一季度营收增速; 最新一季营收增速; 最新季度营收增速; 单季营收同比增速 | 單季收入增速; 季度收入增長
metric | netIncomeGrowth | netIncomeGrowth | % | profit growth rate; earnings growth rate; net income growth rate; net profit growth rate; yoy profit growth; yoy earnings growth; year-on-year profit growth; year-over-year earnings growth; year-on-year earnings growth; year-over-year net income growth; bottom-line growth; bottom line growth; growth in profit; growth in profits; growth in earnings; growth in net income; growth of profit; growth of earnings; annual earnings growth; annual profit growth; one-year earnings growth; profit growth yoy; earnings growth yoy | 净利润同比增长率; 净利润同比增速; 归母净利润增速; 归母净利润增长率; 归母净利润同比; 归母净利润增长; 归母净利增速; 归母净利润同比增速; 归母净利润同比增长率; 归母净利同比; 利润增长率; 利润增长; 利润增幅; 净利润增幅; 盈利增速; 盈利增长; 盈利增长率; 净利同比; 净利增长率; 净利增长; 业绩增长; 业绩增长率; 业绩增幅; 利润同比; 利润同比增速 | 盈利增長; 盈利增長率; 盈利增幅; 純利增長; 純利增長率; 純利增幅; 溢利增長
metric | netIncomeGrowthQ | netIncomeGrowthQ | % | quarterly net income growth; quarterly earnings growth; latest quarter profit growth; latest-quarter profit growth; latest quarter earnings growth; latest-quarter earnings growth; last quarter's profit growth; last quarter's earnings growth; earnings growth in the latest quarter; earnings growth last quarter; profit growth in the latest quarter; profit growth last quarter; earnings growth in the last quarter; profit growth in the last quarter | 单季净利润增长率; 单季净利增长; 单季净利润同比; 单季度净利润增长率; 单季度净利润同比; 单季度利润增速; 最近一季净利润增速; 最近一季净利增速; 最近一季度净利润增速; 最近一季利润增速; 最新一季净利润增速; 最新季度净利润增速; 最近一季度利润增速; 单季净利润同比增速; 单季度净利润同比增速; 单季利润增速 | 單季純利增速; 季度純利增長
metric | netIncomeExNonRecurringGrowth | netIncomeExNonRecurringGrowth | % | recurring profit growth; adjusted profit growth | 扣非净利润增长率; 扣非净利润同比; 扣非净利润同比增速; 扣非净利润同比增长率; 扣非利润增速; 扣非净利增长率; 扣非净利同比; 扣非归母净利润增速; 扣非净利增长; 扣非同比; 扣非归母净利润同比 | -
metric | epsGrowth | epsGrowth | % | eps growth rate; earnings per share growth; earnings-per-share growth; growth in earnings per share; yoy eps growth; annual eps growth; one-year eps growth; year-on-year eps growth; year-over-year eps growth; eps growth yoy; growth of eps | 每股收益增长率; 每股收益同比; 每股收益同比增长率; eps增长率; eps增长; eps同比; 每股收益增长; 每股盈利增长 | 每股盈利增長; 每股盈利增幅; 每股盈利增長率
metric | grossMargin | grossMargin | % | gross profit margins; gross-margin; gross margin ratio; gross margin percentage | 销售毛利率; 毛利润率; 毛利率(%) | 毛利潤率
metric | operatingMargin | operatingMargin | % | operating profit margins; operating-margin; operating margin ratio; operating income margin | 营业利润率(%); 经营性利润率 | 經營利潤率; 營業利潤率
metric | netMargin | netMargin | % | net-margin; net income margin; net income margins; after-tax margin; after tax margin | 净利润率(%); 销售净利润率 | 淨利潤率; 純利潤率
metric | fcfMargin | fcfMargin | % | fcf margins; free cash flow margins; free-cash-flow margin | 自由现金流利润率; 自由现金流占营收 | -
metric | returnOnEquity | roe | % | return-on-equity; returns on equity; returns on shareholders' equity; return on shareholders' equity; return on shareholder equity; equity returns | 净资产回报率; 股东权益回报率; 加权roe; 加权净资产收益率; 净资产收益率roe; 净资产收益率(roe); roe(加权); 股本回报率; 股东权益收益率 | 股東權益回報率; 股本回報; 淨資產收益率; 淨資產回報率
metric | returnOnAssets | roa | % | return-on-assets; returns on assets; return on total assets | 总资产回报率; 资产回报率; 总资产报酬率; 资产报酬率 | 資產回報率; 總資產回報率
metric | returnOnInvestedCapital | roic | % | return-on-invested-capital; returns on invested capital; returns on capital; return on capital invested | 投资资本回报率; 投入资本收益率 | 投入資本回報率
metric | freeCashFlow | fcf | money | free cash flows; free-cash-flow; free cashflow | 自由现金流量; 自由现金 | 自由現金流量
metric | fcfYield | fcfYield | % | free-cash-flow yield; free cash yield; fcf yields; free cashflow yield | 自由现金流回报率; fcf收益率; 自由现金流yield; 自由现金流/市值 | 自由現金流回報率; 自由現金流收益率
metric | operatingCashFlow | operatingCashFlow | money | operating cash flows; operating cashflow; cashflow from operations; cash flows from operations; cash flow from operating activities; cash generated by operations; cash generated from operations; cash from operating activities; ocf | 经营活动现金流净额; 经营性现金流净额; 经营现金流净额; 经营活动产生的现金流量净额; 经营活动产生的现金流; 经营活动净现金流; 经营净现金流; 经营活动现金流量净额; 经营性净现金流; 经营现金净流入 | 經營現金流; 經營活動現金流
metric | researchIntensity | rdToRevenue | % | r&d as a percentage of sales; r&d as a percentage of revenue; r&d as a percent of sales; r&d as a percent of revenue; r&d as a % of sales; r&d as a % of revenue; r&d as % of revenue; r&d as a share of revenue; r&d as a share of sales; r&d to sales; r&d/sales; r&d ratio; r&d spending to sales; r&d spending as a share of revenue; r&d spending as a share of sales; r&d expense ratio; research intensity | 研发强度; 研发费用占比; 研发支出占比; 研发占收入比; 研发投入占营收比; 研发投入占营收比例; 研发投入占营收; 研发费用占营收; 研发费用占营收比例; 研发费用占营收比; 研发费用占收入; 研发投入强度; 研发投入占收入; 研发投入占比例; 研发支出占营收 | 研發佔收入; 研發佔營業額; 研發開支佔比; 研發開支佔收入
metric | earningsYield | earningsYield | % | earning yield; earnings-yield; earnings-to-price; earnings to price; e/p; e/p ratio | 盈利率; e/p | 盈利收益率
metric | dividendYield | dividendYield | % | dividend yields; dividend-yield; div yield; div yld; dvd yield; trailing dividend yield; trailing yield; ttm dividend yield; cash dividend yield | 股息收益率; 股息回报率; 股息率(ttm); 分红收益; 现金股息率 | 股息收益率; 股息回報率; 股息回報; 周息率
metric | payoutRatio | payoutRatio | % | dividend payout ratio; dividend payout; payout ratios; dividend-payout ratio; distribution ratio | 股息支付率; 股利分配率; 现金分红比例; 派现比例; 股利支付比例; 分红占净利润 | 派息比例; 股息支付率; 派息佔盈利
metric | buybackYield | buybackYield | % | net buyback yield; repurchase yield; share buyback yield | 回购率 | 回購收益率
metric | sharesChange | shareCountGrowth | % | change in share count; change in shares outstanding; share count change; growth in share count; growth in shares outstanding | 总股本变化; 股本变动 | -
metric | debtToEquity | debtToEquity | x | debt-to-equity; debt-to-equity ratio; debt to equity ratio; debt/equity ratio; d/e ratio; de ratio; total debt to equity; total debt/equity; debt equity ratio; debt-equity ratio; gearing ratio | 负债权益比; 债务股本比; 负债股权比; 债务权益比率; 负债权益比率; 有息负债权益比 | 債務股本比; 負債權益比; 債務權益比; 債務股本比率
metric | liabilitiesToAssets | debtToAssets | % | debt-to-assets; debt-to-assets ratio; debt to assets ratio; debt/assets ratio; debt ratio; debt-to-asset ratio; debt to asset ratio; liabilities-to-assets; liabilities to assets ratio; total liabilities to total assets; liabilities/assets | 资产负债比; 资产负债比率; 负债比例; 总负债率; 负债资产比; 负债比率 | 資產負債率; 資產負債比率; 負債率
metric | debtToEbitda | debtToEbitda | x | debt-to-ebitda; total debt/ebitda; total debt to ebitda; gross debt/ebitda; gross debt to ebitda | 债务/ebitda; 有息负债/ebitda | -
metric | netDebtToEbitda | netDebtToEbitda | x | net debt-to-ebitda; net debt / ebitda; net debt to ebitda ratio; net debt/ebitda ratio; net leverage | 净负债/ebitda; 净债务/ebitda; 净有息负债/ebitda | 淨負債對ebitda
metric | totalDebt | totalDebt | money | total borrowings; gross debt; debts; total debts | 借款总额; 总借款; 债务总额 | 總債務; 總借貸
metric | totalAssets | - | money | total assets | 总资产; 资产总额 | 總資產
metric | cash | cash | money | cash on hand; cash and cash equivalents; cash balance; cash balances; cash holdings; cash in the bank; cash on the balance sheet; cash reserves; cash position | 现金及等价物; 现金及现金等价物; 现金储备; 在手现金; 账面现金; 手头现金; 现金余额 | 現金及等價物; 手頭現金; 現金儲備; 手持現金
metric | currentRatio | currentRatio | x | current ratios; working capital ratio | 流动比 | 流動比率
metric | quickRatio | quickRatio | x | quick ratios; acid-test; acid-test ratio; acid test ratio | 速动比 | 速動比率
metric | interestCover | interestCoverage | x | interest coverage ratio; interest cover ratio; interest-coverage; interest-coverage ratio; times interest earned; ebit to interest; ebit/interest; coverage of interest | 利息覆盖倍数; 利息保障; 利息覆盖率; 已获利息倍数; 利息保障系数; 利息倍数 | 利息覆蓋率; 利息覆蓋倍數; 利息保障倍數
metric | goodwillToEquity | goodwillToEquity | % | goodwill/equity; goodwill-to-equity; goodwill as a share of equity; goodwill as a percentage of equity; goodwill as % of equity; goodwill as a % of equity; goodwill share of equity | 商誉占比; 商誉/净资产; 商誉占净资产比例; 商誉占净资产比; 商誉占净资产的比例; 商誉与净资产之比; 商誉净资产比例 | 商譽佔淨資產; 商譽佔淨資產比例; 商譽佔比
metric | goodwill | - | money | goodwill | 商誉 | 商譽
metric | receivableDays | receivableDays | days | days sales outstanding; receivables days; days of receivables; accounts receivable days; collection period | 应收账款天数; 应收款周转天数; 应收周转 | 應收賬款周轉天數; 應收帳款周轉日數
metric | accrualsToAssets | accruals | % | accrual ratio; accruals ratio; accruals to assets | 应计比例; 应计利润占比 | -
metric | altmanZ | altmanZ | n | altman z score; altman's z; altman's z-score; altman score; z-score of altman | altmanz; 奥特曼z; 阿尔特曼z值; altman z值; z值模型 | -
metric | piotroskiF | piotroski | n | piotroski score; piotroski f-score; f-scores; fscore; piotroski's f-score; piotroski | f-score; f score; fscore; piotroski得分; 皮氏f得分; f评分; 皮氏评分; 皮奥特罗斯基得分 | f分數; 皮氏分數
metric | beta | beta | n | betas; market beta; beta coefficient; beta to the market | beta值; 贝塔值; 贝塔系数; beta系数 | 啤打; 啤打系數; beta值; 啤打值; 貝他值
metric | institutionalOwnership | institutionalOwnership | % | institutions own; institutional holdings; institutional holding; held by institutions; owned by institutions; institution ownership; in institutional hands | 机构持仓比例; 机构持股占比; 机构持仓占比; 基金持仓比例; 机构占比; 机构持有比例 | 機構持股; 機構持股比例
metric | insiderOwnership | insiderOwnership | % | insiders own; insider holdings; insider holding; owned by insiders; held by insiders; insider stake; management ownership; management owns; management stake | 管理层持股; 管理层持股比例; 高管持股比例; 内部人持股比例; 董监高持股; 董监高持股比例 | 管理層持股; 董事持股; 管理層持股比例
metric | shortInterest | shortInterest | % | short interest as a percentage of float; short interest as % of float; short % of float; short percent of float; float short; float shorted; float sold short; of float short; of the float short; of float shorted; of the float shorted; of float sold short; of the float sold short; of shares sold short | 做空比例; 沽空比例; 卖空比率; 做空占比; 空头比例; 做空比率; 卖空占比 | 沽空比例; 沽空佔比; 沽空率
metric | northboundNetBuy | northboundNetBuy | money | northbound net buys; northbound net inflow; northbound inflow; northbound inflows | 北向资金净流入; 北上资金净买入; 北上资金净流入; 北上净买入; 北向净流入; 陆股通净买入 | 北向資金淨買入
metric | southboundNetBuy | - | money | southbound net buying; southbound inflow; southbound inflows; southbound net inflow | 南向资金; 南向资金净买入; 南下资金; 南下资金净买入; 港股通净买入; 南向净买入 | 北水; 北水淨買入; 北水流入; 港股通淨買入; 南下資金
metric | shareholderCount | - | n | number of shareholders; shareholder count | 股东户数; 股东人数 | 股東人數
metric | institutionVisits | - | n | site visits by institutions | 机构调研; 机构调研次数; 调研次数 | -
metric | pledgeRatio | - | % | pledged shares; share pledge ratio; pledge ratio | 质押比例; 股权质押比例; 质押率; 大股东质押比例 | 股權質押比例
metric | employees | - | n | number of employees; headcount; employees | 员工人数; 员工数; 雇员人数 | 員工人數; 僱員人數
metric | esgScore | - | n | esg score; esg scores; esg rating; esg ratings | esg评分; esg评级; esg得分 | esg評分; esg評級
metric | trackingError | - | % | tracking error; tracking difference | 跟踪误差 | 追蹤誤差
price | avgTurnover20 | avgTurnover20 | money | average daily trading value; average daily value traded; average daily traded value; average daily turnover; average turnover; avg daily dollar volume; average traded value; daily dollar volume; average dollar turnover; average daily value; 20-day average turnover; 20-day average dollar volume; average trading value; average daily turnover value; adtv | 日均成交; 平均日成交额; 日均成交金额; 20日均成交额; 20日平均成交额; 20日日均成交额; 每日平均成交额; 近20日日均成交额; 近20日平均成交额 | 日均成交; 平均每日成交; 日均成交額; 平均每日成交額; 平均每日成交金額
price | turnover | turnover | money | daily turnover; traded value; value traded; trading value; dollar turnover; daily trading value; daily traded value; dollar value traded | 今日成交额; 当日成交额; 单日成交额; 日成交额; 成交总额 | 今日成交; 成交額; 成交金額; 日成交; 成交總額
price | turnoverRate | turnoverRate | % | share turnover; share turnover rate; turnover ratio; daily turnover rate | 今日换手率; 日换手率; 当日换手率; 换手率(%) | 換手率
price | volumeRatio | volumeRatio | x | rvol; relative volume ratio; vol ratio | 今日量比 | 量比
price | averageVolume | - | n | average daily volume; avg daily volume; average daily share volume; daily average volume; average trading volume; adv; average share volume | 平均成交量; 平均日成交量 | 日均成交量; 平均成交量
price | return1Y | return1y | % | one year return; 1 year return; 12 month return; twelve-month return; return over the past year; return over the last year; 1y return; annual price return | 近一年收益; 近一年收益率; 过去一年涨幅; 一年涨幅; 近12个月涨幅; 近一年回报 | 過去一年升幅; 一年升幅; 一年回報
price | returnYTD | returnYtd | % | year-to-date return; year to date return; ytd gain; ytd performance; year-to-date; return so far this year; return this year | 今年以来涨幅; 年初至今涨幅; 今年涨幅; 今年以来收益; 今年以来收益率; 年内收益; 本年涨幅; 年初以来涨幅; 年初以来 | 今年升幅; 年初至今升幅; 今年以來升幅; 年內升幅
index | SSE180 | SSE 180 | - | sse 180 | 上证180 | 上證180
index | CHINEXT50 | ChiNext 50 | - | chinext 50 | 创业板50; 创50 | -
index | STAR100 | STAR 100 | - | star 100 | 科创100; 科创板100 | -
index | HSCI | HSCI | - | hang seng composite; hang seng composite index; hsci | 恒生综合指数; 恒生综指 | 恒生綜合指數; 恒生綜指
index | HSREDCHIP | Red Chips | - | red chip; red chips; red-chip stocks; red-chips | 红筹; 红筹股 | 紅籌; 紅籌股
index | SP1500 | S&P 1500 | - | s&p 1500; s&p composite 1500 | 标普1500 | -
index | DIVKING | Dividend Kings | - | dividend kings; the dividend kings | 股息之王 | -
index | MAG7 | Magnificent Seven | - | magnificent seven; the magnificent seven; mag 7; mag seven; magnificent 7 | 七巨头; 科技七巨头; 美股七巨头; 七姐妹 | 七巨頭; 美股七雄
sector | Financials | Financials | - | financials sector; the financial sector | 金融业; 金融行业; 金融类 | 金融業
sector | Banks | Banks | - | banking names; banking companies; bank names | 银行类 | 銀行業
sector | Insurance | Insurance | - | insurance names; insurance shares | 保险业; 险企 | 保險業
sector | Brokers | Brokers | - | brokerage; broker; brokerage firms; broker-dealers; brokerage companies | 证券业 | 券商; 證券股
sector | Healthcare | Healthcare | - | health care names; healthcare names; healthcare sector; medical; medical companies; medical stocks | 医疗保健; 医药生物; 医药类; 医疗保健股 | 醫療保健; 醫療保健股
sector | Utilities | Utilities | - | utility names; power utilities | 公用事业类; 公共事业; 公用 | 公用事業
sector | Energy | Energy | - | energy names; energy shares; oil names; energy sector; oil & gas | 能源类; 石油石化 | 能源業
sector | ConsumerStaples | Consumer Staples | - | consumer staple; consumer-staples; staples stocks; staples names; consumer staples stocks; consumer staples names; consumer defensive | 必需消费; 必需消费品; 必选消费品; 日常消费 | 必需消費; 必需消費品
sector | Consumer | Consumer | - | consumer discretionary stocks; consumer discretionary names; consumer cyclical; consumer cyclicals; discretionary stocks | 可选消费品; 大消费; 消费类; 非必需消费 | 非必需性消費; 消費類
sector | Industrials | Industrials | - | industrial; industrial names; industrials sector | 工业股; 工业类 | 工業股
sector | Materials | Materials | - | materials names; basic materials; material stocks | 原材料; 基础材料; 材料股 | 原材料; 原材料股
sector | Communication | Communication | - | communications; communication; comm services; communication services stocks; communications stocks; telecommunications; telecommunication services | 通信服务; 电信; 电信业; 电讯 | 電訊業; 通訊服務
sector | RealEstate | RealEstate | - | property names; real-estate; real estate names; real estate companies | 地产业; 房地产业; 地产类 | 地產業
sector | Software | Software | - | software company; software stock | 软件业; 软件类; 计算机软件 | 軟件業
sector | Semiconductors | Semiconductors | - | semi; semi stocks; semi names; semiconductor names; semiconductor stock; semiconductor company; chip stock | 半导体公司; 半导体类 | 晶片股; 半導體業
sector | Technology | Technology | - | tech company; tech name; technology names; technology sector; it sector; tech stock; technology stock; technology company | 科技类; 科技企业 | 科技業; 資訊科技
sector | Pharma | Pharmaceuticals | - | pharma names; pharmaceutical names; drug company; pharma stock | 制药业; 制药公司; 制药企业 | 製藥; 製藥股
sector | Biotech | Biotech | - | biotech names; biotechnology; biotechnology companies; biotech company; biotech shares | 生物制药; 生物技术; 生物药 | 生科股
sector | Liquor | Liquor | - | - | 白酒公司; 白酒类 | 白酒
sector | Coal | Coal | - | coal companies; coal producers; coal names | 煤炭企业 | 煤炭股
sector | Steel | Steel | - | steel; steel makers; steel producers | 钢铁业 | 鋼鐵
sector | Defense | Aerospace & Defense | - | aerospace and defense; aerospace & defense; defense; defense names; defence; defence names | 国防军工 | 軍工
sector | Airlines | Airlines | - | airline names | 航空业; 机场航空 | 航空業
sector | Chemicals | Chemicals | - | chemical companies; chemical makers; chemical names | 基础化工; 化工企业 | 化工
sector | Appliances | Home Appliances | - | home appliances; appliance stocks; home appliance makers | 家用电器 | 家電
sector | Restaurants | Restaurants | - | restaurants; restaurant names | 餐饮; 餐饮业 | 餐飲
sector | Retailers | Retailers | - | retail names; retailing | 零售; 零售业; 商业零售 | 零售; 零售業
sector | Shipping | Shipping | - | shippers; shipping; container shippers | 海运; 海运股; 航运业 | 航運; 海運股
owner | CentralSOE | CentralSOE | - | centrally owned soes; central soe stocks | 央企控股; 中央国企; 央企公司; 中字头 | 央企
owner | StateOwned | SOE | - | state-owned enterprises; state owned enterprises; state-owned companies; state-controlled; government-owned; soe stocks | 国有控股; 国资控股; 国企股; 国资 | 國企; 國有企業
owner | Private | Private | - | privately owned; non-state-owned | 民营; 民营股; 民营公司 | 民企
board | Main | Main | - | main board stocks; main-board; main board listed | 主板股; 主板股票; 沪深主板; 主板公司 | 主板股
board | ChiNext | ChiNext | - | chinext stocks; chinext board; chinext names | 创业板股; 创业板股票; 创业板公司; 创业板个股 | 創業板
board | STAR | STAR | - | star board; star market stocks; star-market; star market names | 科创板股; 科创板股票; 科创板公司; 科创板个股; 科创板块 | 科創板
board | BSE | BSE | - | beijing stock exchange; bse stocks | 北交所股票; 北交所公司; 北证; 北交所个股 | 北交所
`;
