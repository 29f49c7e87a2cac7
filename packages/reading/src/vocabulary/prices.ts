/** Figures that follow from prices and volumes. */
export const priceRows = `
kind | id | name | unit | en | zh | hk
price | price | price | price | price; last price; quote; px | 股价; 现价; 价格; 报价; 收盘价 | 價; 股價
price | close | close | price | close; closes; price closes; stock closes; it closes; the close; shares close; closing price; closing px; closed; closing | 收盘; 收盘价; 收在; 收 | 收市; 收市價
price | open | open | price | open; opening price | 开盘价; 开盘 | 開市
price | high | high | price | high | 最高价; 最高 | 最高價
price | low | low | price | low; low of the day | 最低价; 最低 | 最低價
price | previousClose | - | price | previous close; prior close | 前收; 昨收; 前收盘 |
price | volume | volume | n | volume; shares traded | 成交量; 量; 量能 |
price | averageVolume | - | n | average volume; avg volume; norm | 均量; 日均成交量 |
price | turnover | turnover | money | turnover value; dollar volume; turnover | 成交额; 成交金额 | 成交
price | avgTurnover20 | avgTurnover20 | money | average daily dollar volume; avg daily turnover; average dollar volume | 日均成交额; 平均成交额 |
price | turnoverRate | turnoverRate | % | turnover rate | 换手率; 换手 |
price | volumeRatio | volumeRatio | x | volume ratio; relative volume | 量比 |
price | amplitude | - | % | day's range; daily range; range | 振幅 |
price | dayChange | change | % | day change; daily change; move today; daily move | 当日涨幅; 当天涨幅; 今日涨幅; 今天涨幅; 涨跌幅; 涨跌; 单日涨幅; 当日涨跌幅; 日涨跌幅 |
price | return1M | return1m | % | one-month return; 1-month return | 近一个月涨幅; 月涨幅 |
price | return3M | return3m | % | 3-month return; three-month return; 3m return | 近三个月涨幅 |
price | return1Y | return1y | % | one-year return; 12-month return; 1-year return | 近一年涨幅 |
price | returnYTD | returnYtd | % | ytd return; ytd; year to date; ytd move | 年初至今; 年内涨幅; 今年以来 | 年初至今
price | high52w | high252 | price | 52-week high; 52 week high; 52wk high; one-year high; 1-year high | 52周新高; 一年新高; 52周高点; 年内高点; 一年高点; 年内新高; 一年内新高; 近一年新高; 52周最高 | 52周高位; 一年高位
price | low52w | low252 | price | 52-week low; 52 week low; one-year low | 52周新低; 一年新低; 52周低点; 年内新低; 一年内新低; 近一年新低; 52周最低 | 52周低位
price | allTimeHigh | - | price | all-time high; all time high; ath; record high | 历史新高; 历史最高; 历史高点; 历史最高点; 历史高位; 历史最高价 |
price | extendedPrice | - | price | pre market; pre-market; pre mkt; after hours; after-hours; extended hours | 盘前; 盘后 | 盤前
perf | totalReturn | ROC | % | total return; return; performance; gain; momentum | 收益; 涨幅; 总收益; 动量; 收益率 | 升幅
perf | maxDrawdown | - | % | max drawdown; maximum drawdown; drawdown; worst drawdown | 最大回撤; 回撤 |
perf | volatility | HV | % | volatility; vol; realised volatility; realized volatility; stdev | 波动率; 年化波动率; 波动 | 波幅
perf | volatility20d | volatility20d | % | 20-day volatility; vol20 | 20日波动率 |
perf | volatility1y | volatility1y | % | 1-year volatility | 近一年波动率 |
perf | sharpe | sharpe | n | sharpe; sharpe ratio | 夏普; 夏普比率 |
perf | sortino | - | n | sortino; sortino ratio | 索提诺; 索提诺比率 |
perf | calmar | - | n | calmar; calmar ratio | 卡玛; 卡玛比率 |
perf | correlation | - | n | correlation; correlate | 相关系数; 相关性 |
perf | annualReturn | - | % | annual return; cagr; annualised return | 年化; 年化收益; 复合增速 |
perf | winRate | - | % | win rate; hit rate | 胜率 |
perf | valueAtRisk | - | % | value at risk; var | 在险价值 |
`;
