/** Lines of the statements, ratios and statistics of prices that questions name by their own titles; the last rows are asked for and held by no source. */
export const figureRows = `
kind | id | name | unit | en | zh | hk
metric | costOfRevenue | - | money | cost of revenue; cost of revenues; cost of sales; cost of goods sold; cogs | 营业成本; 销售成本; 主营业务成本; 主营成本 | 銷售成本
metric | sellingGeneralAdmin | - | money | sg&a; sg&a expense; sg&a expenses; sga; selling, general and administrative expenses; selling general and administrative; selling, general and admin; selling and administrative expenses; overheads; overhead costs | 销售及管理费用; 销售和管理费用; 销管费用; 期间费用; 三费 | 銷售及行政開支; 行政開支
metric | operatingExpenses | - | money | operating expenses; operating costs; opex; operating expense | 营业费用; 运营费用; 经营费用; 营业总成本; 运营成本 | 經營開支; 營運開支
metric | interestExpense | - | money | interest expense; interest expenses; interest costs; interest bill; interest charges; interest payments on its debt; finance costs; financing costs | 利息费用; 利息支出; 财务费用; 融资成本 | 利息開支; 財務費用; 融資成本
metric | interestPaid | - | money | interest paid; cash interest; cash interest paid | 支付的利息; 已付利息 | 已付利息
metric | pretaxIncome | - | money | income before tax; income before taxes; pretax income; pre-tax income; pretax profit; pre-tax profit; pretax profits; profit before tax; profit before taxation; pbt; earnings before tax; ebt | 利润总额; 税前利润; 税前盈利 | 除稅前溢利; 除税前盈利
metric | incomeTax | - | money | income tax; income taxes; income tax expense; tax expense; taxes paid; income tax paid; corporate tax bill; tax bill | 所得税; 所得税费用; 企业所得税; 缴税额; 交了多少税 | 所得稅開支; 利得稅; 稅項
metric | profitWithMinorities | - | money | profit including minorities; net income including minorities; consolidated net income | 净利润（含少数股东）; 净利润含少数股东; 含少数股东的净利润 | 淨利潤（含非控股權益）; 含非控股權益溢利; 淨溢利（含非控股權益）
metric | netIncomeCommon | - | money | net income to common shares; net income available to common; net income available to common shareholders; net income available to common stockholders; net income applicable to common; earnings available to common | 普通股股东应占净利润; 归属于普通股股东的净利润; 归属普通股股东净利润 | 普通股股東應佔淨利潤; 普通股股東應佔溢利; 普通股股東應佔淨溢利
metric | cashWithRestricted | - | money | cash including restricted cash; cash with restricted cash | 现金（含受限资金）; 含受限资金的现金 | 現金（含受限制現金）
metric | borrowings | - | money | borrowings as stated; reported borrowings | 报表列示的借款 | 報表列示的借款
metric | totalEquity | - | money | equity including minorities; total equity including minorities | 所有者权益（含少数股东）; 所有者权益合计 | 權益總額（含非控股權益）; 權益總額
metric | temporaryEquity | - | money | redeemable equity; mezzanine equity; temporary equity | 可赎回权益 | 可贖回權益
metric | publicFloat | - | money | public float value | 公众持股市值 | 公眾持股市值
metric | exchangeEffectOnCash | - | money | exchange effect on cash; currency effect on cash | 汇率变动对现金的影响 | 匯率變動對現金的影響
metric | bookValue | - | money | shareholders' equity; stockholders' equity; shareholder equity; shareholder's equity; stockholders equity | 所有者权益; 归母股东权益 | 股東權益
metric | contractLiabilities | - | money | deferred income | 递延收入; 递延收益 | 遞延收入
metric | employees | - | n | headcount; number of staff | 雇员人数; 职工人数 | 僱員人數
metric | minorityProfit | - | money | minority share of profit; profit attributable to minorities; profit attributable to non-controlling interests | 少数股东损益 | 非控股權益應佔溢利
metric | netInterestIncome | - | money | net interest income; nii; lending income | 净利息收入; 利息净收入 | 淨利息收入
metric | feeIncome | - | money | fee income; net fee income; fees and commissions; commission income; fee and commission income | 手续费及佣金净收入; 手续费收入; 中间业务收入; 中收; 佣金收入 | 服務費收入; 費用收入
metric | creditLossProvision | - | money | provision for credit losses; credit loss provision; credit loss provisions; loan loss provision; loan loss provisions; credit losses; provisions for bad loans; provisions for loan losses | 信用减值损失; 信用减值; 拨备计提; 计提拨备; 坏账准备; 贷款减值损失 | 信貸虧損撥備; 預期信貸損失; 壞帳撥備
metric | premiumsEarned | - | money | premiums earned; premium income; gross written premiums; written premiums; net premiums | 已赚保费; 保费收入; 原保费收入; 保费 | 保費收入; 已賺保費
metric | claimsIncurred | - | money | claims incurred; claims paid; insurance claims | 赔付支出; 赔款支出 | 賠付支出
metric | rentalIncome | - | money | rental income; rent income; rents received | 租金收入 | 租金收入
metric | depreciationAmortization | - | money | depreciation and amortisation; depreciation and amortization; d&a; depreciation; amortisation; amortization | 折旧与摊销; 折旧摊销; 折旧; 摊销 | 折舊及攤銷
metric | stockCompensation | - | money | stock-based compensation; stock based compensation; share-based payments; share based compensation; sbc; stock comp; stock compensation | 股份支付; 股权激励费用; 股权激励成本 | 股份酬金; 股份為基礎付款
metric | investingCashFlow | - | money | investing cash flow; cash flow from investing; cash from investing activities; investing cash flows | 投资活动现金流; 投资现金流; 投资活动现金流量净额; 投资性现金流 | 投資現金流
metric | financingCashFlow | - | money | financing cash flow; cash flow from financing; cash from financing activities; financing cash flows | 筹资活动现金流; 筹资现金流; 筹资活动现金流量净额; 融资现金流 | 融資現金流
metric | dividendsPaid | - | money | dividends paid; total dividends paid; cash dividends paid; total dividends; dividend bill; paid out in dividends; paid in dividends | 支付股利; 支付的股利; 现金分红总额; 分红总额; 分红总金额; 累计分红; 分红金额; 总共分了多少红; 一共分了多少红; 一共分了多少钱 | 已付股息; 派息總額
metric | cashChange | - | money | change in cash; net change in cash | 现金净变动; 现金净增加额; 现金及现金等价物净增加额 | 現金淨變動
metric | shortTermInvestments | - | money | short-term investments; marketable securities; short term investments | 短期投资; 交易性金融资产; 理财产品 | 短期投資
metric | longTermInvestments | - | money | long-term investments; equity investments; long term investments; long-term equity investments | 长期投资; 长期股权投资 | 長期投資; 聯營公司權益
metric | propertyPlantEquipment | - | money | property, plant and equipment; property plant and equipment; pp&e; ppe; fixed assets; tangible fixed assets | 固定资产; 固定资产净值; 物业厂房及设备 | 物業、廠房及設備; 固定資產
metric | constructionInProgress | - | money | construction in progress; assets under construction; construction-in-progress | 在建工程 | 在建工程
metric | intangibleAssets | - | money | intangible assets; intangibles; other intangibles | 无形资产 | 無形資產
metric | investmentProperty | - | money | investment property; investment properties | 投资性房地产 | 投資物業
metric | payables | - | money | payables; accounts payable; trade payables | 应付账款; 应付票据及应付账款; 应付款; 应付款项 | 應付賬款; 貿易應付款
metric | notesReceivable | - | money | notes receivable; bills receivable | 应收票据 | 應收票據
metric | contractAssets | - | money | contract assets; unbilled receivables | 合同资产 | 合約資產
metric | prepayments | - | money | prepayments; prepaid expenses | 预付款项; 预付账款 | 預付款
metric | currentLiabilities | - | money | current liabilities; total current liabilities; short-term liabilities | 流动负债; 流动负债合计 | 流動負債
metric | longTermDebt | - | money | long-term debt; long term debt; long-term borrowings; non-current borrowings | 长期债务; 长期借款; 长期负债 | 長期債務; 長期借款
metric | shortTermDebt | shortTermDebt | money | short-term debt; short term debt; short-term borrowings; short term borrowings; current debt | 短期债务; 短期借款 | 短期債務
metric | leaseLiabilities | - | money | lease liabilities; lease obligations; lease debt; operating lease liabilities | 租赁负债 | 租賃負債
metric | retainedEarnings | - | money | retained earnings; accumulated profits; accumulated deficit; retained profits; undistributed profits | 留存收益; 未分配利润; 累计亏损 | 保留盈利; 保留溢利; 累計虧損
metric | minorityInterest | - | money | minority interest; minority interests; non-controlling interest; non-controlling interests; noncontrolling interest | 少数股东权益; 少数股权 | 非控股權益; 少數股東權益
metric | deposits | - | money | customer deposits; total deposits; bank deposits; deposit base | 存款总额; 吸收存款; 客户存款; 存款余额 | 客戶存款; 存款總額
metric | loans | - | money | total loans; loan book; loans outstanding; customer loans; gross loans; net loans | 贷款总额; 贷款余额; 发放贷款和垫款 | 貸款總額; 客戶貸款
metric | remainingObligations | - | money | remaining performance obligations; remaining performance obligation; rpo; remaining obligations | 剩余履约义务 | 餘下履約責任
metric | pensionDeficit | - | money | pension deficit; pension liabilities; pension obligations; pension shortfall | 养老金缺口; 养老金负债; 退休金负债 | 退休金負債
metric | impairment | - | money | impairment; impairments; impairment charge; impairment charges; goodwill impairment; write-down; write-downs; writedown; writedowns; write-off; write-offs; asset impairment | 商誉减值; 减值; 减值损失; 资产减值; 资产减值损失; 商誉减值损失; 计提减值; 减值准备 | 減值; 減值虧損; 商譽減值; 撇帳
metric | restructuringCosts | - | money | restructuring costs; restructuring charges; restructuring charge; one-off charges; one-off costs; exceptional items; one-time charges | 重组费用; 一次性费用; 非经常性损益; 一次性损益 | 重組開支; 一次性開支
metric | governmentGrants | - | money | government grants; government subsidies; subsidies received | 政府补助; 政府补贴; 补贴收入 | 政府補助
metric | sellingExpenses | - | money | selling expenses; selling expense; marketing spend; marketing expenses; advertising spend; sales and marketing; sales and marketing expenses; marketing costs | 销售费用; 营销费用; 广告费用; 推广费用; 广告费 | 銷售開支; 市場推廣開支
metric | sellingExpenseRatio | - | % | selling expense ratio; selling expenses to revenue; sales and marketing as a share of revenue | 销售费用率; 销售费率 | 銷售開支比率
metric | adminExpenses | - | money | administrative expenses; general and administrative; general and administrative expenses; admin expenses; g&a | 管理费用 | 行政費用
metric | adminExpenseRatio | - | % | administrative expense ratio | 管理费用率; 管理费率; 期间费用率; 费用率; 三费占比 | 行政開支比率
metric | workingCapital | - | money | working capital; net working capital; net current assets | 营运资本; 营运资金; 流动资金; 净流动资产 | 營運資金; 流動資產淨值
metric | cashRatio | - | x | cash ratio | 现金比率; 现金流动负债比 | 現金比率
metric | debtDueWithinYear | - | % | debt due within a year; debt due within one year; debt due this year; debt maturing within a year | 一年内到期债务占比; 短债占比; 短期债务占比 | 一年內到期債務佔比
metric | debtToAssets | - | % | interest-bearing debt ratio; debt to assets; interest bearing debt ratio | 有息负债率; 有息负债比率; 有息债务占比 | 債務資產比; 有息負債率
metric | assetTurnover | - | x | asset turnover; total asset turnover; asset turnover ratio | 总资产周转率; 资产周转率 | 資產周轉率
metric | equityMultiplier | - | x | equity multiplier | 权益乘数 | 權益乘數
metric | dupontReturnOnEquity | - | % | dupont analysis; dupont roe; dupont breakdown; dupont | 杜邦分析; 杜邦净资产收益率; 杜邦拆解; 杜邦 | 杜邦分析; 杜邦股本回報率
metric | evToSales | - | x | ev/sales; ev to sales; ev/revenue; ev to revenue | ev/收入; ev/营收; 企业价值营收比 | EV/收入
metric | fcfGrowth | - | % | free cash flow growth; fcf growth; growth in free cash flow | 自由现金流增速; 自由现金流增长; 自由现金流增长率 | 自由現金流增長
metric | operatingIncomeGrowth | - | % | operating income growth; operating profit growth; growth in operating income; ebit growth | 营业利润增速; 营业利润增长; 营业利润同比 | 經營溢利增長
metric | operatingCashMargin | - | % | operating cash margin; operating cash flow margin | 经营现金流占收入比; 经营现金流利润率 | 經營現金流佔收入比
metric | fcfToOperatingCash | - | % | free cash to operating cash | 自由现金流占经营现金流比 | -
metric | fundsFromOperations | - | money | funds from operations; ffo; affo; adjusted funds from operations | ffo; 可分派收入 | 可供分派收入; 可分派收入
metric | priceToFfo | - | x | price to ffo; p/ffo; price to funds from operations | 价格与营运资金比 | -
metric | nopat | - | money | nopat; operating profit after tax; net operating profit after tax | 税后营业利润; 税后净营业利润 | 稅後經營溢利
metric | investedCapital | - | money | invested capital; capital employed | 投入资本; 已投资本 | 投入資本
metric | economicProfit | - | money | economic profit; economic value added; eva | 经济利润; 经济增加值 | 經濟溢利
metric | beneishM | - | - | beneish m score; beneish m-score; beneish; m-score; m score; earnings manipulation score | beneish m值; 盈余操纵指标; m值 | -
metric | epsBasic | - | money | basic eps; basic earnings per share; basic earnings a share | 基本每股收益; 基本每股盈利 | 每股基本盈利
metric | sharesDiluted | - | n | diluted shares; diluted share count; fully diluted shares; fully diluted share count; diluted shares outstanding | 稀释股数; 稀释后股数; 稀释股本 | 攤薄股數
metric | tangibleBook | - | money | tangible book; tangible book value; net tangible assets | 有形净资产; 净有形资产 | 有形資產淨值
metric | costOfDebt | - | % | cost of debt; average interest rate on its debt; borrowing cost | 债务成本; 借款利率; 融资利率 | 債務成本; 借貸成本
metric | equityRiskPremium | - | % | equity risk premium; erp; market risk premium | 股权风险溢价; 风险溢价 | 股權風險溢價
adj | term | - | - | short-term; long-term | | -
perf | alpha | - | % | alpha; jensen's alpha; jensens alpha; excess return over the market; alpha over the market | 阿尔法; 超额收益; 年化阿尔法; 超额回报 | 阿爾法; 超額回報
perf | informationRatio | - | - | information ratio | 信息比率 | 資訊比率
perf | trackingError | - | % | tracking error | 跟踪误差 | 追蹤誤差
perf | treynor | - | - | treynor ratio; treynor | 特雷诺比率 | 特雷諾比率
perf | omega | - | - | omega ratio | 欧米伽比率; 欧米茄比率 | 歐米加比率
perf | skew | - | - | skew; skewness; return skew; skewness of returns | 偏度; 收益偏度 | 偏度
perf | kurtosis | - | - | kurtosis; excess kurtosis | 峰度; 超额峰度 | 峰度
perf | autocorrelation1 | - | - | autocorrelation; serial correlation; autocorrelation of returns | 自相关; 自相关系数 | 自相關
perf | rSquared | - | - | r-squared; r squared; explained by the market | r平方; 市场解释度; 拟合优度 | -
perf | downsideDeviation | - | % | downside deviation; downside volatility; semi-deviation | 下行波动率; 下行偏差; 下行标准差 | 下行波幅
perf | conditionalValueAtRisk | - | % | expected shortfall; conditional value at risk; cvar; tail loss | 预期亏损; 条件风险价值; 预期损失 | 預期虧損
perf | ulcerIndex | - | - | ulcer index | 溃疡指数 | 潰瘍指數
perf | currentDrawdown | - | % | current drawdown; drawdown now; drawdown right now | 当前回撤; 目前回撤; 现在的回撤 | 目前回撤; 目前跌幅
perf | averageDrawdown | - | % | average drawdown; mean drawdown | 平均回撤 | 平均跌幅
perf | longestDrawdown | - | n | longest drawdown; longest time below a high; longest time under water; longest underwater period | 最长回撤期; 最长回撤时间; 回撤最长 | 最長跌幅期
perf | upCapture | - | % | up capture; upside capture; upside capture ratio | 上行捕获率 | 上行捕獲率
perf | downCapture | - | % | down capture; downside capture; downside capture ratio | 下行捕获率 | 下行捕獲率
perf | longestWinningStreak | - | n | longest winning streak; longest run of gains; most up days in a row; longest run of up days; most consecutive up days; longest win streak; longest streak of gains | 最长连涨; 最多连涨几天; 最长连涨几天; 连涨天数; 连涨最多; 最多连涨 | 最長連升; 最多連升; 最多連升幾日; 最長連升幾日
perf | longestLosingStreak | - | n | longest losing streak; longest run of losses; most down days in a row; longest run of down days; most consecutive down days; longest streak of losses | 最长连跌; 最多连跌几天; 最长连跌几天; 连跌天数; 连跌最多; 最多连跌 | 最長連跌; 最多連跌; 最多連跌幾日; 最長連跌幾日
run | up | - | - | winning streak; win streak; winning run; run of gains; streak of gains; streak of up days; run of up days; up streak | 连涨; 连续上涨; 连续涨; 连着涨; 连阳; 连涨了; 连升 | 連升; 連續上升; 連升咗; 連陽
run | down | - | - | losing streak; losing run; run of losses; streak of losses; streak of down days; run of down days; down streak | 连跌; 连续下跌; 连续跌; 连着跌; 连阴; 连跌了; 连着下跌 | 連跌; 連續下跌; 連跌咗; 連陰
run | days | - | - | days in a row; how many days in a row; how many days straight; how many straight days; how many consecutive days; how many sessions in a row; for how many days; how many trading days in a row; how many days running; days straight; straight days; consecutive days; sessions in a row | 几天; 多少天; 几日; 几个交易日; 多少个交易日; 第几天 | 幾日; 幾多日; 幾多個交易日; 幾個交易日; 第幾日
perf | winRateDays | - | % | share of up days; percentage of up days; winning days; up days | 上涨日占比; 上涨天数占比 | 上升日佔比
price | position52w | - | % | position in its 52-week range; where in its 52-week range; place in its 52-week range; where is it in its 52-week range | 52周区间位置; 在52周区间的位置 | 52周區間位置
price | limitUpDays | - | n | number of limit-ups; how many limit-ups; limit-up days; times limit-up | 涨停次数; 涨停几次; 几次涨停; 多少次涨停; 涨停了几次; 涨停过几次 | 升停幾次
price | limitDownDays | - | n | number of limit-downs; how many limit-downs; limit-down days | 跌停次数; 跌停几次; 几次跌停; 多少次跌停; 跌停了几次; 跌停过几次 | 跌停次數
metric | upside | - | % | upside to fair value; upside; upside potential; gap to fair value; discount to fair value; margin of safety on it | 上行空间; 距合理估值; 安全边际还有多少; 上涨空间; 还有多少上涨空间 | 上升空間; 潛在升幅
perf | halfLife | - | n | half-life; half life; half-life of mean reversion; half life of mean reversion; speed of mean reversion | 半衰期; 均值回归半衰期 | 半衰期
perf | hurst | - | - | hurst exponent; hurst | 赫斯特指数; hurst指数 | -
perf | zScore | - | - | z-score of the price; z score of the price; price z-score | z分数 | -
metric | marketToRealized | - | x | mvrv; market to realised value; market to realized value; mvrv ratio | mvrv; 市值与已实现市值比 | -
metric | realizedPrice | - | money | realised price; realized price | 已实现价格 | 已實現價格
metric | realizedCap | - | money | realised cap; realized cap | 已实现市值 | 已實現市值
metric | networkValueToTransfers | - | x | nvt; nvt ratio; network value to transfers | nvt; 网络价值与转账额比 | -
metric | mayerMultiple | - | x | mayer multiple | 梅耶倍数 | 梅耶倍數
metric | stockToFlow | - | x | stock to flow; stock-to-flow; s2f | 存量流量比; s2f | 存量流量比
metric | hashRate | - | - | hash rate; hashrate; network hash rate | 算力; 全网算力; 哈希率 | 算力
metric | fundingRate | - | % | funding rate; funding rates; funding; perp funding; perpetual funding rate | 资金费率; 永续资金费率 | 資金費率
metric | openInterest | - | - | open interest; futures open interest | 未平仓合约; 持仓量 | 未平倉合約
metric | liquidations | - | money | liquidations; liquidated; long liquidations; short liquidations | 爆仓; 爆仓金额; 爆仓量; 清算量 | 爆倉
metric | totalValueLocked | - | money | tvl; total value locked; value locked | 锁仓量; 总锁仓量; 锁仓价值 | 鎖倉量
metric | stakingYield | - | % | staking yield; staking rewards; staking apr; staking apy; staking reward | 质押收益; 质押收益率; 质押年化 | 質押收益
metric | gasFees | - | money | gas fees; gas fee; gas; transaction fees; network fees | 矿工费; gas费; 链上手续费 | 礦工費
metric | etfFlows | - | money | etf flows; etf inflows; etf outflows; fund flows; spot etf flows; flows into the etfs | etf资金流入; etf净流入; etf流入; 基金净申购; 申购赎回 | ETF資金流
metric | impliedVolatility | - | % | implied volatility; implied vol; iv; iv rank; iv percentile | 隐含波动率; 隐波; 引伸波幅 | 引伸波幅; 隱含波幅
metric | moneyFlow | - | money | money flow; smart money flow; institutional flow; big money flow; large order flow | 主力资金; 主力资金流入; 主力净流入; 主力资金净流入; 主力流入; 主力流出; 资金流向; 大单净流入; 大单净额; 超大单; 主力净额; 主力资金流向; 主力资金流出; 大单流入 | 大戶資金; 資金流向; 大戶流入; 主力資金流入
metric | chipConcentration | - | - | chip concentration; chip distribution; cost distribution of holders | 筹码集中度; 筹码分布; 筹码; 获利盘; 套牢盘; 筹码峰; 获利比例 | 籌碼; 籌碼集中度; 蟹貨區
metric | dragonTiger | - | - | dragon tiger list; dragon and tiger list | 龙虎榜; 上龙虎榜 | 龍虎榜
metric | auctionVolume | - | - | auction volume; opening auction volume | 竞价量; 集合竞价成交量; 竞价成交额 | 競價量
metric | auditor | - | - | auditor; auditors; audit firm; external auditor; who audits; who is the auditor; audit opinion; audits | 审计机构; 会计师事务所; 审计师; 审计意见; 年审机构; 谁审计; 审计单位 | 核數師; 審計師
metric | marketShare | - | % | market share; share of the market | 市占率; 市场份额; 市场占有率 | 市佔率; 市場份額
metric | subscribers | - | n | subscribers; subscriber count; paid subscribers; paying members; users; active users; monthly active users; mau; maus; dau; daily active users; customers; number of customers | 用户数; 月活; 月活跃用户; 日活; 订阅用户; 会员数; 付费用户; 用户规模; 活跃用户 | 用戶數; 月活躍用戶; 會員人數; 客戶數目
metric | arpu | - | money | arpu; average revenue per user; revenue per user | arpu; 每用户平均收入; 客单价 | 每用戶平均收入
metric | deliveries | - | n | deliveries; vehicle deliveries; cars delivered; vehicles delivered; car deliveries; units sold; unit sales; shipments; vehicle sales; cars sold | 交付量; 交付; 销量; 汽车销量; 出货量; 卖了多少辆; 卖了多少台 | 交付量; 銷量; 出貨量
metric | storeCount | - | n | stores; store count; number of stores; number of restaurants; locations; number of locations | 门店数; 门店数量; 店铺数; 开了多少家店 | 分店數目; 門店數目
metric | capacityUtilisation | - | % | capacity utilisation; capacity utilization; utilisation rate; utilization rate | 产能利用率; 开工率 | 產能使用率
metric | productionCapacity | - | n | production capacity; annual capacity; output; production volume | 产能; 年产能; 产量 | 產能; 產量
metric | loadFactor | - | % | load factor; passenger load factor | 客座率; 载客率 | 載客率; 客座率
metric | occupancy | - | % | occupancy; occupancy rate; vacancy rate; occupancy rates | 出租率; 入住率; 空置率 | 出租率; 空置率; 入住率
metric | revpar | - | money | revpar; revenue per available room | revpar; 每间可售房收入 | -
metric | netNewMoney | - | money | assets under custody; client assets; net new money; net new assets | 客户资产; 管理客户资产 | 客戶資產
metric | orderIntake | - | money | order intake; new orders; bookings; orders received; contract wins; new contracts | 新签订单; 新签合同额; 新增订单; 新签合同 | 新簽訂單; 新增訂單; 新合約
metric | revenuePerEmployee | - | money | revenue per employee; sales per employee; profit per employee | 人均创收; 人均营收; 人均创利 | 人均收入
metric | shortBorrowFee | - | % | borrow fee; cost to borrow; borrow rate; stock loan fee; borrow cost | 融券利率; 融券费率 | 借貨成本
metric | daysToCover | - | n | days to cover; short interest ratio; short ratio | 空头回补天数 | 回補日數
metric | shortBalance | - | money | securities lending balance; short selling ratio; short selling turnover | 融券余额; 融券余量; 沽空比例; 做空比例 | 沽空比率; 沽空比例; 沽空金額; 沽空額; 沽空量
metric | pledgeRatio | - | % | pledge ratio; pledged shares; share pledge ratio; share pledges | 质押率; 股权质押; 质押比例; 股权质押比例; 大股东质押 | 質押比例; 股權質押
metric | marketRank | - | n | where does it rank; where does it rank by size; how does it rank; its rank; rank in the market; rank by market cap; how high does it rank | 排第几; 排名第几; 排在第几; 排多少名; 排第几名; 第几大; 排名多少; 位列第几; 排行第几 | 排第幾; 排名第幾; 第幾大
metric | priceTarget | - | money | price target; price targets; analyst target; target price; analyst price target; consensus target; average price target; street target | 目标价; 一致目标价; 机构目标价; 分析师目标价; 目标价位 | 目標價; 大行目標價
metric | consensusEps | - | money | consensus eps; consensus estimate; consensus estimates; consensus; expected eps; eps estimate; eps estimates; analyst estimates; earnings estimates; earnings estimate; revenue estimate; revenue estimates; street estimates; estimates | 一致预期; 盈利预测; 业绩预期; 市场预期; 机构预期; 预测eps; 预期利润 | 市場預期; 盈利預測; 一致預期; 大行預測
metric | guidance | - | - | guidance; outlook; full-year guidance; full year guidance; company guidance; sales guidance; earnings guidance; revenue guidance; profit guidance | 业绩指引; 指引; 全年指引; 业绩展望; 营收指引 | 盈利指引; 全年指引; 業績展望
metric | priceToNav | - | x | price to nav; p/nav; price/nav | 市价净值比 | 市價對資產淨值
metric | carbonEmissions | - | - | carbon emissions; emissions; co2 emissions; carbon footprint | 碳排放; 碳排放量 | 碳排放
metric | legalProvisions | - | money | legal provisions; litigation provisions; litigation costs; lawsuits | 诉讼准备; 预计负债; 诉讼赔偿 | 訴訟撥備
metric | relatedParty | - | money | related party transactions; related-party transactions; related party sales | 关联交易; 关联方交易; 关联交易金额 | 關連交易
metric | topCustomers | - | % | customer concentration; largest customers; biggest customers; top customers; largest customer; biggest customer; top five customers; main customers | 前五大客户; 大客户; 客户集中度; 第一大客户; 主要客户; 最大客户 | 五大客戶; 最大客戶; 主要客戶
metric | topSuppliers | - | % | largest suppliers; biggest suppliers; main suppliers; top suppliers; top five suppliers; supplier concentration | 前五大供应商; 供应商集中度; 主要供应商; 最大供应商 | 五大供應商; 主要供應商
metric | subsidiaries | - | n | subsidiaries; subsidiary | 子公司; 控股子公司; 旗下公司 | 附屬公司
`;
