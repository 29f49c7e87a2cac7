/** Words of the whole market, of other series, of days of the month and of what is kept between two rules. */
export const regimeRows = `
kind | id | name | unit | en | zh | hk
fn | marketTurnover | - | - | total market turnover; market turnover; market-wide turnover; turnover of both exchanges | 两市成交额; 两市合计成交额; 两市总成交额; 沪深两市成交额; 沪深成交额; 两市成交; 全市场成交额 |
fn | marketDown | - | - | number of limit-down stocks; limit-down stocks | 跌停家数; 跌停股数; 跌停数; 跌停股家数 |
fn | treasury | US10Y | - | 10-year treasury; the 10-year treasury; 10-year treasury yield; treasury yield; the treasury yield; us 10-year yield; 10-year yield; ten-year yield; ten-year treasury yield; 10y yield; 10-year treasury rate; 10y treasury yield; us 10y | 十年期美债收益率; 美债收益率; 10年期美债收益率; 十年美债收益率; 美国十年期国债收益率; 美债10年期收益率 | 十年期美债息率; 美债孳息率
fn | treasury | US10Y2Y | - | 10y-2y spread; 10y minus 2y spread; 2s10s; 10-year minus 2-year; yield curve; 10-2 spread; 10y minus 2y; yield curve spread; 10-year minus 2-year yield | 10年减2年利差; 美债利差; 期限利差; 10年2年利差 |
fn | shareWord | - | - | share of; percentage of; percent of; proportion of; fraction of; the share of; the percentage of | 比例; 占比; 比率; 家数占比; 的比例; 的占比; 的家数占比; 比重 |
fn | inBetween | - | - | in between; in the middle; between the two; otherwise keep; otherwise do nothing; otherwise no change | 中间不变; 中间不动; 之间不动; 其间不变; 中间不操作; 中间保持不变; 期间不变; 其余不动; 小于则不动; 不动 |
fn | yieldSpread | - | - | yield spread; spread | 利差 |
fn | halfYear | - | - | half a year; half year; six months | 半年; 半年来 | 半年
fn | peakSince | - | - | the peak; its peak; peak since entry; the high since entry; the highest since entry; its high since entry; highest point since entry; highest close since entry; its highest close since entry; the highest close since i bought; its highest since entry; the high since i bought; high since entry; highest price since entry; highest high since entry; its highest close since i bought; the highest price since entry; its peak since entry; highest level since entry | 持仓最高点; 持有期最高点; 买入后最高点; 最高点; 买入后的最高点; 持仓以来最高点; 持有期间最高点; 买入后最高价; 买入以来最高价; 持有以来最高价; 开仓以来最高价; 入场后最高价; 买入后的最高价; 持仓以来的最高价; 持仓以来最高价; 买入以来的最高价; 买入后最高收盘价; 持仓期间最高价 | 持仓最高位; 買入後最高位; 持倉以來高位
fn | keepIt | - | - | keep what i have; keep what i hold; keep what i hold; keep holding; change nothing; do nothing; no change | 保持不变; 维持不变 |
fn | inside | - | - | - | 中; 里; 当中; 里面; 之中; 之内 | 入面; 里面
fn | ratioWord | - | - | ratio of; ratio; relative strength of; price ratio; the ratio of | 比值; 比价; 之比; 的比值; 的比价; 相对强弱 |
fn | monthWord | - | - | month; the month; new month; the new month; each month; every month; the next month; next month; the following month; of the month | 月; 每月; 当月; 每个月; 次月; 下月 | 每个月
fn | lastDayOf | - | - | last trading day of; last session of; last day of; final trading day of; the last trading day of; the last session of; last business day of; last trading day in; last day in; last trading day | 最后一个交易日; 最后1个交易日; 最后一天; 最后一日; 最后交易日 |
fn | lastOf | - | - | last; final; last but; from the end | 倒数第; 最后; 倒数 |
fn | firstDay | - | - | first trading day of; first session of; first day of; the first trading day of; the first session of; first business day of; first trading day in; first day in | 第一个交易日; 首个交易日; 第一天; 首日; 第1个交易日; 月初第一个交易日; 第一个工作日 |
fn | nth | 4 | - | fourth | 第四个; 第四 |
fn | nth | 5 | - | fifth | 第五个; 第五 |
fn | dayNumber | - | - | st; nd; rd; th | 号; 日 | 号
fn | effective | - | - | effective date; effective day; the effective date; takes effect; when it takes effect; on the effective date; on the effective day | 生效日; 生效当日; 生效; 正式生效; 生效日当天; 生效当天; 正式生效日 | 生效日; 生效当日; 生效
fn | review | - | - | review; quarterly review; index review; semi-annual review; index rebalancing; rebalance | 季检; 调样; 季度检讨; 定期调整; 调整; 季检公布; 检讨 | 季检; 检讨; 季检公布
fn | passive | - | - | that are; which are; newly; being; newly added | 被; 获; 新; 新被; 新近 | 被; 获
fn | gives | - | - | - | 送; 转; 送转 |
fn | preEarnings | - | - | pre-earnings; pre earnings; before-earnings; before the earnings | 财报前; 业绩前 |
fn | intoCloud | - | - | into the cloud; drops into the cloud; falls into the cloud; closes in the cloud; closes inside the cloud; enters the cloud; falls back into the cloud | 跌进云里; 跌入云层; 跌进云层; 跌入云里; 进入云层; 跌进云; 跌入云 |
fn | onCloud | - | - | above the cloud; over the cloud | 在云上; 云上; 云层之上; 云层上方; 在云层上方; 站上云层; 在云层上; 在云上方 |
fn | recovers | - | - | recovers to; gets back to; returns to; is back at; comes back to; is back to; climbs back to; back at | 回到; 涨回; 回升到; 涨回到; 回升至; 回补到; 填权到 | 返到; 升返
fn | entryBar | - | - | entry bar; entry candle; the entry bar; signal bar; entry day; day of entry; breakout bar; the candle; that candle; that bar; the bar; signal candle; the signal candle; the signal bar; that day; the setup bar; the breakout candle; the pattern; engulfing candle; the engulfing candle; the hammer | 入场k线; 买入当天; 买入日; 突破k线; 信号k线; 入场当天; 买入当日; 进场k线; 进场当天 |
fn | lowOf | - | - | low of; lows of; low on; the low of | 最低价; 低点; 最低点 |
fn | highOf | - | - | high of; highs of; the high of | 最高价; 高点; 最高点 |
fn | theRisk | - | - | the risk; what i risk; the amount risked; risk taken; my risk; risk | 风险; 止损幅度; 止损距离 |
fn | broke | - | - | is broken; breaks; broken; fails; gives way; is lost; failing; is violated | 破了; 失守; 跌破了; 破位; 破 | 失守
fn | chandelier | - | - | chandelier; chandelier exit; chandelier stop | 吊灯止损; 吊灯; 吊灯线 |
fn | doji | - | - | doji; a doji; doji candle | 十字星 |
fn | body | - | - | body; real body; candle body | 实体 |
fn | heavy | - | - | heavy volume; high volume; big volume; volume spike; volume surge | 放量; 巨量; 放巨量 |
fn | streak | - | - | second limit-up in a row; consecutive limit-up | 连板; 连续涨停; 二连板 |
fn | nearHigh | - | - | close near the high; closes near the high; close near its high; near the high of the day; near the day's high; closing near the high | 收在最高价附近; 收盘接近最高价; 最高价附近; 收在高位; 收在高点附近 |
fn | nearLow | - | - | closes near the low; close near its low; near the low of the day; closing near the low | 收在最低价附近; 收盘接近最低价; 收于全天低点附近 |
fn | sectorFunds | - | - | sector funds; sector etfs; spdr sector funds; spdr sector etfs; sector spdrs; select sector spdrs; sector spdr funds; s&p sector etfs; us sector etfs | 标普行业etf; 美股行业etf; 美国行业etf |
fn | lineWord | - | - | one; band; line; average | 那条; 线; 轨 |
fn | upperOne | - | - | the upper one; upper one; the top one; the other band; the upper; at the upper one | 上面那条; 另一条轨; 上面那根 |
fn | lowerOne | - | - | the lower one; lower one; the bottom one; the lower | 下面那条; 下面那根 |
fn | shortSide | - | - | for shorts; on the short side; for the short side; short side | 空头; 做空时 |
fn | lazy | - | - | i'm lazy; too lazy to pick; can't be bothered; i don't want to pick stocks | 懒得挑; 懒得选; 懒得挑股; 懒得选股; 不想选股 |
fn | buffer | - | - | buffer; with a buffer; as a buffer | 缓冲; 缓冲区; 留缓冲 |
fn | repeat | - | - | every week like this; repeat every week; repeat weekly; week after week; week in week out; and repeat; repeat | 每周这样来一遍; 每周重复; 每周如此; 每周这样; 周而复始; 如此循环; 每周循环; 循环; 每周都这样; 来一遍 | 每个礼拜都系咁
fn | executed | - | - | executed daily; traded daily; on daily bars; trade daily; checked daily | 日线执行; 按日线执行; 日线操作; 日线交易; 每日执行 |
fn | mustStop | - | - | cut loss; must cut; cut it | 必须止损; 必须割; 必须止损出局; 必须cut loss; 必须割肉; 必须走; 就割 |
fn | weekendSkip | - | - | except over weekends; not over weekends; never over the weekend; not over the weekend; except over the weekend; skip weekends; no weekend holding; except weekends | 周末不持有; 不过周末; 周末除外; 不持仓过周末; 不隔周末 |
fn | preEx | - | - | pre-ex; pre ex; pre-ex-dividend; pre-dividend; cum-dividend; ex-dividend eve | 除息前; 除权前; 除净前 | 除净前; 除淨前
fn | pairGap | spread | - | spread; price spread; the spread; pair; log spread | 价差; 差价 |
fn | pairGap | ratio | - | ratio; price ratio; the ratio | 比价; 比值; 价格比; 价比 |
fn | pairTrade | - | - | pair trade; pairs trade; pair trading; pairs trading; pairs; pair; stat arb; spread trade; trade the pair; cointegration pair; cointegrated pair; cointegration pairs | 配对; 配对交易; 做配对; 套利; 协整配对 |
fn | absolute | - | - | absolute; absolute value of; the absolute | 绝对值; 的绝对值 |
fn | deviations | - | - | standard deviations; standard deviation; sd; sds; sigma; sigmas; stdevs; std devs | 倍标准差; 个标准差; 标准差 |
fn | near | - | - | about; around; or so | 附近; 左右 |
fn | converged | - | - | the gap is closed; the gap closes; the gap has closed; gap closes; the spread closes; they converge; it converges; the spread is back to normal; the spread normalises; the spread reverts; spread reverts | 收敛; 价差收敛; 价差消失; 差距消失; 价差回归; 回归; 收窄到零; 差距抹平 |
fn | hedgeRatio | - | - | hedge ratio; beta hedge; hedge beta | 对冲比例; 对冲比率 |
fn | rolling | - | - | rolling | 滚动 |
fn | absZ | - | - | |z|; abs z; |z-score|; |zscore|; abs(z) | |z|; z绝对值 |
fn | volumeDown | - | - | volume shrinks to; volume dries up to | 缩量到; 缩量至; 萎缩到; 萎缩至; 缩到; 缩至 |
fn | treasury | CN10Y | - | china 10-year yield; chinese 10-year yield | 十年期国债收益率; 中国十年期国债收益率; 10年期国债收益率; 十年国债收益率; 中债十年收益率 |
fn | marketTurnover | HK | - | - | - | 大市成交; 大市成交额; 港股成交; 港股成交额
`;
