/** Rules of markets, terms and strategy templates. */
export const topicRows = `
kind | id | name | unit | en | zh | hk
rule | stampDuty | - | % | stamp duty | 印花税 |
rule | settlement | - | days | settlement; settlement cycle; settle; t+1; t+2 | 结算; 交收; t+1; t+0 | 交收
rule | priceLimit | - | % | price daily limit | 涨跌幅限制; 涨跌停 |
rule | tickSize | - | money | tick size | 最小价差; 最小变动价位 | 最低上落價位
rule | dividendTax | - | % | withholding tax; dividend tax | 红利税; 股息税 |
rule | tradingHours | - | time | trading hours; market hours; session | 交易时间 |
rule | shortSelling | - | flag | short selling | 融券; 做空 | 沽空
rule | lotRule | - | n | round lot; odd lot; odd lots | 一手; 碎股; 零股 | 碎股
rule | commission | - | % | commission; fees | 佣金; 手续费 |
rule | accountThreshold | - | money | account threshold | 开通条件; 门槛 |
rule | callAuction | - | time | call auction; opening auction; closing auction | 集合竞价 |
rule | delisting | - | flag | delisting | 退市; 面值退市 |
term | dcf | - | - | dcf; discounted cash flow; two-stage dcf; 2-stage dcf; two stage dcf; two-stage model; in two stages; in 2 stages; 2 stages; two stages; three stages; 3 stages; multi-stage; same dcf; dcf method; dcf model; discounted cash flows; discounted cash flow method; run a dcf; do a dcf; run a discounted cash flow | dcf; 现金流折现; 两阶段; 三阶段; 两阶段模型; 分两段; 两段式; 折现模型; 现金流折现模型; 现金流折现法; 现金流贴现; 现金流贴现法; 自由现金流折现; 自由现金流折现法; dcf法; dcf模型 | 兩階段; 三階段; 折現模型; 現金流折現; 現金流折現法; 現金流貼現法; 自由現金流折現法
term | threeStage | - | - | three-stage dcf; 3-stage dcf; three stage dcf; three-stage model; three-stage discounted cash flow; dcf in three stages | 三阶段现金流折现; 三阶段dcf; 三阶段模型; 三阶段折现模型 | 三階段現金流折現; 三階段模型
term | dividendDiscount | - | - | dividend discount; ddm; dividend discount method; dividend discount approach; dividend discounting; discounted dividends | 股利折现; 股利折现法; 股息折现法; 股利折现模型; 股利贴现; 股利贴现法; 股息贴现法; 股利贴现模型; 股息贴现模型; 分红折现法 | 股息折現法; 股息折現模型; 股息貼現法; 股息貼現模型; 派息折現法; 股利折現法
term | residualIncome | - | - | residual income; residual income method; residual income model; residual income approach; excess earnings method | 剩余收益; 剩余收益法; 剩余收益模型; 剩余收益估值法 | 剩餘收益法; 剩餘收益模型
term | earningsPower | - | - | earnings power; earnings power value; epv; earnings power method | 盈利能力价值; 盈利能力价值法 | 盈利能力價值
term | equityCashFlow | - | - | free cash flow to equity; fcfe; fcfe method; fcfe model | 股权自由现金流; 股权自由现金流折现; 股权自由现金流法 | 股權自由現金流
term | theMultiples | - | - | multiples; market multiples; trading multiples; valuation multiples | 估值倍数 |
term | valueMultiples | - | - | multiples method; multiples approach; relative valuation | 倍数法; 乘数法; 相对估值; 相对估值法; 估值倍数法 | 倍數法; 相對估值法
term | grahamMethod | - | - | graham method; graham formula; graham approach | 格雷厄姆法; 格雷厄姆估值法; 格雷厄姆公式; 格雷厄姆估值 | 格雷厄姆估值法
term | earningsMultiple | - | - | earnings multiple; p/e method; pe method; p/e multiple; p/e approach; earnings multiple method | 市盈率法; 市盈率估值法; 市盈率倍数法; pe法; pe估值法 | 市盈率法
term | bookMultiple | - | - | p/b method; pb method; price to book method; p/b multiple; book multiple; p/b approach | 市净率法; 市净率估值法; pb法; pb估值法 | 市賬率法; 市帳率法
term | salesMultiple | - | - | p/s method; price to sales method; sales multiple; p/s multiple | 市销率法; 市销率估值法; ps估值法 | 市銷率法
term | enterpriseMultiple | - | - | ev/ebit method; ev/ebit multiple; enterprise multiple | 企业价值倍数法; 企业价值倍数 | 企業價值倍數法
term | netAssetMethod | - | - | net asset method; net asset value method; nav method; asset-based method; asset based valuation; liquidation value method; liquidation value | 净资产法; 净资产价值法; 资产法; 重估净资产法; 资产基础法 | 資產淨值法; 淨資產法
term | contango | - | - | contango | 升水 |
term | sumOfParts | - | - | sum of the parts; sotp; sum of parts; sum-of-the-parts method | 分部估值; 分部估值法; 分部加总; 分部加总法 | 分部估值法; 分部加總法
term | marketOnClose | - | - | moc; market on close; market-on-close | 收盘市价单 |
term | limitOrder | - | - | limit order; limit; stop-limit order; stop limit order; market order; market orders; good till cancelled; gtc order | 限价单; 挂单; 市价单; 条件单; 限价委托; 市价委托 | 限價盤; 市價盤; 止蝕盤; 條件單
term | stopOrder | - | - | stop order; stop loss order; stop-loss order; stop loss; stop-loss; trailing stop; trailing stop order; buy stop; sell stop | 止损单; 突破单 |
term | convertibleBond | - | - | convertible bond | 可转债 |
term | callableBull | - | - | callable bull bear | 牛熊证 | 牛熊證
term | adjustment | - | - | split adjusted; adjusted price | 前复权; 后复权; 不复权 |
term | maturity | - | - | option; options; put; call; calls; puts | 期权; 认沽; 认购 | 期權
tmpl | movingAverageCross | - | - | moving average cross; ma cross; moving average crossover; ma crossover; sma crossover; dual moving average; double moving average; two moving averages; dual ma | 均线交叉; 双均线; 两条均线; 均线金叉死叉 | 雙平均線; 雙均線
tmpl | turtle | - | - | turtle; donchian breakout; channel breakout; turtle trading; turtle system; turtles | 海龟; 通道突破; 海龟交易法; 海龟交易法则; 海龟交易; 海龟系统; 海龟法则 | 海龜法則; 海龜
tmpl | dualMomentum | - | - | dual momentum | 双动量 |
tmpl | momentum | - | - | momentum strategy; 12-1 momentum | 动量策略 |
tmpl | riskParity | - | - | risk parity | 风险平价 |
term | equalWeight | - | - | equal weight; equally weighted; equal-weight | 等权; 等权重 |
tmpl | grid | gridDown | - | grid; grid trading | 网格; 网格交易 |
tmpl | pairs | - | - | pairs; pair trade; spread trade | 配对; 配对交易 |
tmpl | postEarningsDrift | - | - | post-earnings drift; earnings drift | 业绩漂移 |
tmpl | exDividendRunUp | - | - | dividend capture; dividend run-up | 抢权 |
tmpl | turnOfMonth | - | - | turn of the month | 月末效应 |
tmpl | sellInMay | - | - | sell in may; sell in may and go away; halloween effect | 五穷六绝; 五穷六绝七翻身; 五月卖出 |
tmpl | dca | - | - | dollar cost averaging; dca; drip | 定投 |
tmpl | rotation | - | - | rotation; rotate | 轮动; 轮换 |
tmpl | lowVolatility | - | - | low volatility | 低波动 |
tmpl | buyAndHold | - | - | buy and hold; buy n hold | 买入持有 |
tmpl | rebalancing | - | - | rebalance; rebal | 再平衡; 调仓 |
`;
