/** Figures of a company, by its statements or the market. */
export const metricRows = `
kind | id | name | unit | en | zh | hk
metric | priceToEarnings | pe | x | p/e; pe; p e; p/e ratio; pe ratio; price to earnings; price/earnings; earnings multiple; trailing pe; multiple; times earnings; x earnings; times its earnings; times trailing earnings | 市盈率; 滚动市盈率; 市盈; pe; ttm市盈率 | 本益比; 市盈率
metric | forwardPe | forwardPE | x | forward pe; forward p/e; fwd pe; fwd p/e | 预测市盈率; 远期市盈率 | 預測市盈率
metric | peDynamic | peDynamic | x | annualised pe | 动态市盈率; 动态pe | 動態市盈率
metric | peStatic | peStatic | x | static pe; last year pe | 静态市盈率; 静态pe; 静态 | 靜態市盈率
metric | peg | peg | x | peg; peg ratio | peg; 市盈增长比 |
metric | priceToBook | pb | x | p/b; pb; price to book; price/book; p/b ratio; book multiple; times book; times book value; x book | 市净率; pb | 市賬率; 市帳率
metric | priceToSales | ps | x | p/s; ps; price to sales; price/sales; sales multiple; times sales; x sales; times revenue | 市销率; ps |
metric | priceToCashFlow | pcf | x | price to cash flow; p/cf; price/cash flow | 市现率 |
metric | priceToFreeCashFlow | pFcf | x | p/fcf; price to free cash flow | 自由现金流倍数; 市价自由现金流比 |
metric | evToEbitda | evEbitda | x | ev/ebitda; ev to ebitda; ev ebitda | ev/ebitda; 企业价值倍数 |
metric | evToEbit | - | x | ev/ebit; ev to ebit | ev/ebit |
metric | enterpriseValue | - | money | enterprise value; ev | 企业价值 |
metric | marketCap | marketCap | money | market cap; mkt cap; market value; market capitalisation; market capitalization; cap; capitalisation; mcap; mkt cap value; worth the most; worth more; worth most; most valuable; the most valuable; more valuable; worth more than; more valuable than | 市值; 总市值; 最值钱 |
metric | floatMarketCap | floatMarketCap | money | float market cap; free float cap | 流通市值; 自由流通市值 |
metric | revenue | revenue | money | revenue; revenues; sales; top line; turnover | 营收; 营业收入; 收入; 销售额; 营业额 | 營業額
metric | grossProfit | - | money | gross profit | 毛利; 毛利润 |
metric | netIncome | netIncome | money | net income; net profit; profit; profits; earnings; bottom line | 净利润; 净利; 利润; 归母净利润; 归母净利; 盈利 | 純利; 淨溢利
metric | netIncomeExNonRecurring | - | money | adjusted profit; core profit | 扣非净利润; 扣非净利; 扣非 |
metric | operatingIncome | - | money | operating income; operating profit; ebit | 营业利润; 经营利润 | 經營溢利
metric | ebitda | - | money | ebitda | ebitda; 息税折旧摊销前利润 |
metric | epsDiluted | - | money | eps; earnings per share; diluted eps | 每股收益; eps | 每股盈利
metric | bookValue | bookValue | money | book value; shareholders equity; book; equity base; total equity | 净资产; 股东权益 |
metric | bookValuePerShare | - | money | book value per share; nav per share | 每股净资产 | 每股資產淨值
metric | revenueGrowth | revenueGrowth | % | revenue growth; sales growth; top-line growth; growth | 营收增速; 营收增长率; 营收增长; 收入增速; 营收同比; 收入增长 |
metric | revenueGrowthQ | revenueGrowthQ | % | quarterly revenue growth; quarterly sales growth | 单季度营收增速; 单季营收增速 |
metric | revenueCagr3y | revenueCagr3y | % | 3-year revenue cagr; 3yr revenue cagr; three-year revenue growth; 3-year sales cagr; three-year revenue cagr; three-year sales cagr; revenue cagr over three years; revenue cagr over 3 years | 三年营收复合增速; 营收三年复合增速; 近三年营收复合增长率; 三年营收复合增长率; 近三年营收复合增速; 近3年营收复合增长率; 近3年营收复合增速; 三年收入复合增长率; 近三年收入复合增速 |
metric | netIncomeGrowth | netIncomeGrowth | % | profit growth; net income growth; earnings growth; net profit growth | 净利增速; 净利润增速; 净利润增长率; 利润增速; 净利润同比; 净利润增长; 业绩增速 |
metric | netIncomeGrowthQ | netIncomeGrowthQ | % | quarterly profit growth | 单季度净利润增速; 单季净利增速; 单季净利润增速 |
metric | netIncomeExNonRecurringGrowth | netIncomeExNonRecurringGrowth | % | core profit growth | 扣非净利润增速; 扣非净利增速; 扣非增速; 扣非净利润增长 |
metric | netIncomeCagr5y | netIncomeCagr5y | % | 5-year profit cagr | 五年净利复合增速; 净利润五年复合增速 |
metric | epsGrowth | epsGrowth | % | eps growth; growth in eps | 每股收益增速; eps增速 |
metric | epsCagr3y | epsCagr3y | % | 3yr eps cagr; 3-year eps cagr; 3-year eps growth | 三年每股收益复合增速 |
metric | epsCagr5y | epsCagr5y | % | 5-year eps growth; 5yr eps growth; 5-year eps cagr | 五年每股收益复合增速 |
metric | epsRevision | epsRevision | % | eps revision; estimate revisions; upward revisions | 盈利预测上调; 一致预期上调 |
metric | grossMargin | grossMargin | % | gross margin; gross margins; gm | 毛利率 |
metric | grossMarginChange | grossMarginChange | % | gross margin change; expanding gross margin | 毛利率提升; 毛利率变化 |
metric | operatingMargin | operatingMargin | % | operating margin; op margin; op mgn; operating margins | 营业利润率; 经营利润率 |
metric | netMargin | netMargin | % | net margin; profit margin; net profit margin | 净利率; 净利润率; 销售净利率 |
metric | fcfMargin | fcfMargin | % | fcf margin; free cash flow margin | 自由现金流率 |
metric | returnOnEquity | roe | % | roe; return on equity | roe; 净资产收益率 | 股本回報率
metric | returnOnAssets | roa | % | roa; return on assets | roa; 总资产收益率; 资产收益率 |
metric | returnOnInvestedCapital | roic | % | roic; return on invested capital; return on capital | roic; 投入资本回报率; 资本回报率 |
metric | roicAvg3y | roicAvg3y | % | 3-year average roic | 三年平均roic |
metric | grossProfitToAssets | grossProfitToAssets | % | gross profit to assets; gross profitability; gross profit/assets | 毛利资产比 |
metric | freeCashFlow | fcf | money | free cash flow; fcf; free cash | 自由现金流 |
metric | fcfYield | fcfYield | % | fcf yield; free cash flow yield | 自由现金流收益率 |
metric | operatingCashFlow | operatingCashFlow | money | operating cash flow; cash from operations; cash flow from operations; cash flow | 经营现金流; 经营性现金流; 经营活动现金流; 现金流 |
metric | capitalExpenditure | - | money | capex; capital expenditure; capital spending | 资本开支; 资本支出 |
metric | researchIntensity | rdToRevenue | % | r&d to revenue; r&d as % of sales; r&d spend; r&d intensity; r&d/revenue | 研发投入占比; 研发费用率; 研发占比; 研发占营收 |
metric | stockCompensationShare | - | % | stock comp; sbc; stock-based compensation | 股权激励费用 |
metric | earningsYield | earningsYield | % | earnings yield | 盈利收益率 |
metric | bookToMarket | bookToMarket | x | book to market; book-to-market | 账面市值比 |
metric | dividendYield | dividendYield | % | dividend yield; yield; yielding; divi yield | 股息率; 分红收益率; 股息率ttm; 股息率(ttm) | 息率; 股息率
metric | dividendYield | dividendYield | %said | dividend; divvy; divi | 股息 |
metric | dividendPerShare | - | moneySaid | dividend; divvy; divi | 分红; 股息; 派息; 每年分红; 年分红; 一年分红 | 派息
metric | dividendPerShare | - | money | dividend per share; dps; distribution per unit; payout per share | 每股分红; 每股股息; 每股派息; 每股分了多少红 |
metric | payoutRatio | payoutRatio | % | payout ratio; payout | 派息率; 分红率; 股利支付率; 分红比例 | 派息比率
metric | dividendYears | dividendYears | n | years of dividends | 分红年数; 连续分红 |
metric | dividendGrowthYears | dividendGrowthYears | n | dividend growth years; dividend increases; consecutive increases | 分红连增; 股息连增; 连续提高分红 |
metric | dividendCagr5y | dividendCagr5y | % | 5-year dividend growth; dividend growth; 5yr dividend growth | 五年股息复合增速; 股息增速 |
metric | buybackYield | buybackYield | % | buyback yield | 回购收益率 |
metric | shareRepurchases | - | money | buybacks; share repurchases; buy-backs; repurchases | 回购; 回购金额 |
metric | sharesChange | shareCountGrowth | % | share count growth; dilution; share count | 股本变化; 股本增长 |
metric | sharesOutstanding | - | n | shares outstanding; share count; number of shares | 总股本; 股本 |
metric | debtToEquity | debtToEquity | x | debt to equity; debt/equity; d/e; gearing | 债务权益比; 产权比率 |
metric | liabilitiesToAssets | debtToAssets | % | liabilities to assets; debt to assets; debt/assets; liabilities under | 资产负债率; 负债率 | 負債比率
metric | debtToEbitda | debtToEbitda | x | debt/ebitda; debt to ebitda | 债务ebitda比 |
metric | netDebtToEbitda | netDebtToEbitda | x | net debt/ebitda; net debt to ebitda | 净负债ebitda比; 净债务ebitda |
metric | netDebt | netDebt | money | net debt | 净负债; 净债务 |
metric | netCash | - | money | net cash | 净现金 |
metric | totalDebt | totalDebt | money | total debt; debt | 总债务; 有息债务 |
metric | interestBearingDebt | interestBearingDebt | money | interest-bearing debt | 有息负债 |
metric | shortTermDebt | shortTermDebt | money | short-term debt | 短期借款; 短债 |
metric | totalLiabilities | totalLiabilities | money | total liabilities; liabilities | 总负债; 负债 |
metric | cash | cash | money | cash; cash and equivalents; cash pile | 现金; 货币资金; 账上现金 |
metric | currentAssets | currentAssets | money | current assets | 流动资产 |
metric | currentRatio | currentRatio | x | current ratio | 流动比率 |
metric | quickRatio | quickRatio | x | quick ratio; acid test | 速动比率 |
metric | interestCover | interestCoverage | x | interest coverage; interest cover | 利息保障倍数; 利息覆盖 |
metric | goodwillToEquity | goodwillToEquity | % | goodwill to equity | 商誉占净资产; 商誉净资产比 |
metric | inventory | - | money | inventory; inventories | 存货 |
metric | inventoryGrowth | inventoryGrowth | % | inventory growth | 存货增速; 存货增长 |
metric | inventoryTurnover | - | x | inventory turnover | 存货周转率; 存货周转 |
metric | inventoryDays | - | days | inventory days; days inventory | 存货周转天数 |
metric | receivableDays | receivableDays | days | receivable days; dso | 应收账款周转天数; 应收周转天数 |
metric | effectiveTaxRate | - | % | effective tax rate; tax rate | 有效税率; 所得税率 |
metric | accrualsToAssets | accruals | % | accruals | 应计项目; 应计比率 |
metric | altmanZ | altmanZ | n | altman z; altman z-score | altman z; 奥特曼z值 | -
metric | piotroskiF | piotroski | n | piotroski f score; piotroski; f-score; f score | 皮氏f分; f分; piotroski; f得分 |
metric | beta | beta | n | beta | 贝塔; beta |
metric | institutionalOwnership | institutionalOwnership | % | institutional ownership | 机构持股; 机构持股比例; 基金持股 |
metric | insiderOwnership | insiderOwnership | % | insider ownership | 内部人持股; 高管持股 |
metric | foreignOwnership | - | % | foreign ownership | 外资持股比例; 外资持股 |
metric | shortInterest | shortInterest | % | short interest; short float | 卖空比例; 空头占比 | 沽空比率
metric | northboundNetBuy | northboundNetBuy | money | northbound net buying | 北向资金净买入; 北向净买入; 北向资金 |
metric | marginBalance | marginBalance | money | margin balance | 融资余额; 两融余额 |
metric | limitDownCount | limitDownCount | n | limit-down count | 跌停家数 |
metric | listingYear | listingYear | n | year of listing; listing year | 上市年份 |
metric | listedDays | listedDays | days | listed days; days since listing | 上市天数; 上市时间 |
metric | boardLot | boardLot | n | board lot; lot size | 每手股数; 一手 | 一手; 每手
metric | netInterestMargin | - | % | net interest margin; nim | 净息差 |
metric | nonPerformingLoanRatio | - | % | npl ratio; non-performing loans | 不良率; 不良贷款率 |
metric | provisionCoverage | - | % | provision coverage | 拨备覆盖率 |
metric | embeddedValue | - | money | embedded value | 内含价值 |
metric | newBusinessValue | - | money | new business value | 新业务价值 |
metric | ffoPayout | ffoPayout | % | ffo payout | ffo派息率 |
metric | expenseRatio | - | % | expense ratio; management fee; annual fee | 管理费; 费率 |
metric | assetsUnderManagement | - | money | fund size; aum | 规模; 基金规模 |
metric | circulatingSupply | - | n | circulating supply; supply | 流通量; 总量 |
metric | wacc | - | % | wacc; cost of capital | 加权资本成本; wacc |
metric | discountRate | - | % | discount rate; required return; hurdle rate | 折现率; 要求回报; 贴现率 |
metric | terminalGrowth | - | % | terminal growth; perpetuity growth; perpetual growth | 永续增长率; 永续增速 |
metric | impliedGrowth | - | % | price assume; price assumes; price take for granted; price takes for granted; implied growth; growth baked in; priced-in growth | 隐含增速; 隐含增长 |
metric | grahamNumber | - | money | graham number | 格雷厄姆数 |
metric | fairValue | - | money | fair value; intrinsic value; worth; valuation | 内在价值; 合理价值; 合理估值; 估值 |
metric | premiumToOther | - | % | a/h premium; ah premium; h-share discount | ah溢价; ah溢价率; 折溢价率; a-h溢价 |
`;
