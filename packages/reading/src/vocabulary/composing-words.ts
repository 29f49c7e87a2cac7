/** Words that join, time and size clauses of a strategy whatever stands in them. */
export const composingRows = `
kind | id | name | unit | en | zh | hk
fn | byMeans | - | - | - | 用; 使用; 采用; 利用; 运用; 基于 | 用
fn | doIt | - | - | - | 来做; 来交易; 来操作; 做交易; 交易; 来判断; 指标; 策略; 信号 | 嚟做; 嚟炒
fn | atLatest | - | - | at the latest; at most; no later than that; latest | 最迟; 最晚; 为止 | 最遲
fn | flips | - | - | flips; flips to; flips from negative to; flips from positive to; has just turned; just turned; just turns; swings; swings to; flips over to | |
fn | plusWord | - | - | plus | 加上 |
fn | tickerWord | - | - | ticker; tickers; ticker symbol; symbol; stock symbol; instrument; the instrument; universe; the universe; traded on; applied to; trading universe | 交易标的; 标的代码; 股票代码; 交易品种; 标的范围 | 交易標的; 股份代號
fn | insideBar | - | - | inside day; an inside day; inside bar; an inside bar; inside candle | 孕线; 内包线; 内包k线 |
fn | away | - | - | away; away from it; away from entry; away from the entry; from the entry; from entry; from my entry; below my entry | |
fn | ofDay | - | - | of the day; of that day; of the session; of the same day; that day; that same day; the same day; that session | |
fn | back | - | - | down; up; back down; back up | 回来; 回去 |
fn | timesWord | - | - | times; time; buys; purchases; entries | 次 |
fn | restOfTime | - | - | the rest of the time; rest of the time; at all other times; at other times; the remaining time; any other time | 其他时候 |
fn | park | - | - | park in; park it in; park the money in; park the cash in; park everything in; sit in; wait in; parked in | 停在; 放在; 放进; 转入 | 泊喺; 放喺
fn | amountWord | - | - | amount; sum; the amount; the sum; that amount; that sum; my order; the order; the purchase; the size; size; contribution; the contribution | 金额; 数量; 投入; 份额 | 注碼
fn | doubleIt | 2 | - | double; double it; double up; twice as much; two times as much; buy double; buy twice as much; put in double; double the usual | 加倍; 双倍; 买双倍; 两倍买入; 加倍买入; 加倍投入; 加倍定投 | 雙倍; 買雙倍; 加倍
fn | doubleIt | 3 | - | triple; three times as much; triple it | 三倍买入; 买三倍 | 買三倍
fn | doubleIt | 0.5 | - | half as much; halve the amount; half the amount | 减半买入; 买一半 |
fn | thatMonth | - | - | that month; in that month; that week | 那个月; 当个月; 那一周 | 嗰個月; 嗰個禮拜
fn | atLeastApart | - | - | at least; apart; between buys; between purchases; between two buys | 间隔; 间隔至少; 至少间隔; 每次间隔; 每次间隔至少; 每次至少间隔; 每次相隔; 相隔 | 相隔; 每次相隔
fn | closeUp | up | - | closed up; closed higher by; closes up; close up; closes higher by; closes up by; finishes up; ends up; is up at the close | 收涨; 收升; 收高; 涨幅收在 | 收升
fn | closeUp | down | - | closed down; closed lower by; closes down; close down; closes lower by; closes down by; finishes down; ends down; is down at the close | 收跌; 收低; 跌幅收在 |
fn | partOfMonth | 1-10 | - | early; in early; at the start of; the beginning of; the first ten days of; beginning of; in the beginning of | 上旬 |
fn | partOfMonth | 1-15 | - | the first half of; first half of; in the first half of; early half of | 上半月; 的上半月 |
fn | partOfMonth | 16-31 | - | the second half of; second half of; in the second half of; the latter half of; the back half of; the last half of | 下半月; 的下半月 |
fn | partOfMonth | 15-20 | - | mid; mid-; in mid; in mid-; the middle of; in the middle of; middle of | 中旬; 月中 |
fn | partOfMonth | 21-31 | - | late; in late; the last ten days of; toward the end of; towards the end of | 下旬 |
fn | partOfMonth | 1-7 | - | the first week of; first week of; in the first week of | 第一周; 第一个星期; 的第一周 | 第一個禮拜
fn | partOfMonth | 25-31 | - | the last week of; last week of; in the last week of; the final week of; final week of | 最后一周; 最后一个星期; 的最后一周 | 最後一個禮拜
fn | bySome | - | - | by more than; by over; by at least; by | |
fn | otherHalf | - | - | the other half; the second half; another half; the remaining half; other half; the rest | 另一半; 剩下一半; 余下一半; 剩余一半 | 另一半; 餘下一半
fn | lowerBy | down | - | lower; lower than that; further down; below that; cheaper | 更低; 再低; 下方 |
fn | lowerBy | up | - | higher; higher than that; further up; above that | 更高; 再高; 上方 |
fn | fromLast | - | - | from my last buy; from the last buy; from my last purchase; from the last purchase; since my last buy; since the last buy; above my last buy; below my last buy; from there; from the last one; from the previous buy | 较上次买入; 比上次买入; 距上次买入 |
fn | too | - | - | too; as well; also; in addition | 也; 也要; 也得; 同样 | 都要
fn | riseMost | - | - | has done best; did best; has done the best; did the best; does best; performed best; has performed best; has gained most; has gained the most; rose the most; is strongest; was strongest; has the best return; had the best return; has been the strongest; was the strongest; has been best; returned the most; has returned the most | | 
fn | skipMonth | 1 | - | skip the most recent month; skipping the most recent month; skip the latest month; skipping the latest month; leaving out the last month; leaving out the most recent month; excluding the most recent month; without the most recent month; ignoring the most recent month; ignoring the last month | 剔除最近一个月; 不含最近一个月; 跳过最近一个月; 扣除最近一个月 | 
fn | allow | - | - | allow; permit; enable; also allow; also go; also take; add; let it go; let me go; can also go; may also go; also | 允许; 可以; 也可以; 也允许; 开放; 支持 | 容許; 可以
fn | shortsWord | - | - | shorts; short selling; shorting; short trades; the short side; short positions; going short; short side; short sales; short as well; short too; go short as well; go short too | 做空; 反手做空; 双向; 卖空; 开空 | 沽空; 做淡
fn | sideWord | entry | - | entry; the entry; entry level; the entry level; buy level; the buy level; buying level; entry threshold; buy threshold; the buy threshold; the entry threshold; buy trigger | 买入线; 买入值; 买入阈值; 买入门槛; 买点; 买入条件; 入场线 | 買入線; 買入位
fn | sideWord | exit | - | exit; the exit; exit level; the exit level; sell level; the sell level; selling level; exit threshold; sell threshold; the sell threshold; the exit threshold; sell trigger | 卖出线; 卖出值; 卖出阈值; 卖出门槛; 卖点; 卖出条件; 离场线 | 沽出線; 沽出位
fn | strongOne | - | - | whichever is stronger; whichever is the stronger; whichever is strongest; whichever did better | 谁强; 谁强就; 谁涨得多; 谁涨得好; 谁更强; 哪个强; 哪个涨得多; 哪只强; 哪个更强; 强者 | 邊個強; 邊隻強; 邊個升得多
act | rebalance | rebalance | - | - | 换一次 | 換馬; 換一次馬
act | hold | hold | - | - | 拿够; 持够; 持有满; 持满; 拿到 | 揸夠; 揸够
fn | account | - | - | the money; money; the cash; my cash; the capital; the pot; my pot; the whole account; all the money; all my money | 的钱; 钱; 账户资金; 账户的钱 | 嘅錢; 錢
fn | gridWord | - | - | levels; grids; grid lines; rungs; lines; level; cells | 格; 个格子; 层 | 格
fn | gridSetUp | - | - | set up a; set up; run a; create a; build a; start a; make a | |
fn | gridMake | - | - | - | 做; 布; 设; 设置 | 做; 擺; 設
fn | breakBare | - | - | - | 升破; 涨破; 冲破 | 衝破
fn | pairName | - | - | eurusd; eur/usd; usdjpy; usd/jpy; gbpusd; gbp/usd; audusd; usdcad; usdchf; usdcnh; the euro; the yen; the pound; the franc | 欧元; 日元; 英镑 |
fn | proxy | - | - | proxy; proxies; tracker; through; via | 替代 |
fn | netFlow | in | - | net inflow; net buying; net bought | 净买入; 净流入 | 淨買入; 淨流入
fn | netFlow | out | - | net outflow; net selling; net sold | 净卖出; 净流出 | 淨賣出; 淨流出
fn | turnsTo | - | - | turns to; turns into; becomes | 转为; 变为; 转成; 变成 | 轉為; 變成
act | buy | buy | - | - | 跟进; 跟买; 就跟 |
fn | opposite | fails | - | it isn't any more; that isn't so; that is not so; it no longer is; it no longer does; not any more | 不再如此; 不是这样 |
fn | notSo | - | - | it isn't; it is not; it's not; it doesn't; it does not | |
fn | backAt | - | - | is back at; is back to; gets back to; comes back to; returns to; is at; has come back to; trades back at | 回到 | 返到
fn | switching | - | - | switching; rotating; switch; rotate; re-ranked; reranked; chosen anew; picked anew | 轮换; 更换 |
fn | positionWord | - | - | position; positions; stake; holding; size; of a position; of the position | 仓位; 仓 | 倉
pos | pullback | - | - | gives back; gives up; comes off; retreats; is off; has fallen back | 回吐; 吐回 | 回吐
fn | peakSince | - | - | the top; its top; the highs; its highs; its high; the high since then; the highest high since i got in; the high since i got in; since i got in; since i bought; since i bought it; its high since i got in; its high since i bought it; the highest price since i got in; its peak after purchase; its peak after i bought; the peak after entry; its peak after entry; its high after entry; the highest it has been since i bought | 高点; 最高点 | 高位
rel | atMost | <= | - | no longer than; not longer than; for no longer than; for no more than; for at most; within at most | 不超过 |
fn | across | - | - | through; into; across; through any; over any | 过; 跨; 跨过 | 過; 跨
fn | lowEnd | - | - | lower limit; lower bound; bottom | 下限 |
fn | though | - | - | though; tho | |
fn | nameWord | - | - | name; stock; single name; single stock; one name; one stock; single position; one position; position; holding | |
fn | perName | - | - | any name; any stock; each name; each stock; every name; any position; any single name; any single stock; any one stock; any one position; any one name; each single position; a single position | 单票仓位; 单股仓位; 每只仓位; 每只股票仓位; 单票; 单个仓位; 单只股票 | 單票注碼
fn | streakBars | up | - | - | 连阳; 连续阳线 | 連陽
fn | streakBars | down | - | - | 连阴; 连续阴线 | 連陰
pos | rise | - | - | rose | 涨回; 反涨 |
pos | gain | - | - | overall gain of; total profit of; i am up; i'm up; im up; the position is up; my position is up | 整体盈利; 总盈利; 整体赚; 合计盈利 | 整體賺
pos | loss | - | - | overall loss of; total loss of | 整体亏损; 总亏损; 整体亏 | 整體蝕
rel | crossAbove | crossesAbove | - | - | 企上 | 企上
act | switch | switch | - | - | 换去; 转换到 | 換去; 轉去
fn | halfOff | - | - | take half off; take half off the table; bank half; take half; book half; sell half | 卖出一半; 止盈一半; 先卖一半 | 沽一半; 食一半糊
edit | change | - | - | - | 改至; 调至; 加到; 调高到; 调低到 | 加返去; 加返到; 減返去; 調返去; 換咗做; 改咗做; 轉咗做
logic | and | and | - | - | 还得; 还须 | 仲要; 仲有; 仲
fn | timeLimit | - | - | the time limit; the holding limit | 持有天数限制; 持仓天数限制; 天数限制; 时间限制 |
fn | heavy | - | - | - | 缩量; 地量 |
fn | notRising | - | - | flattens or turns down; flat or falling; flat or down; stops rising; no longer rises; is no longer rising | 走平或向下; 走平或下行; 走平或拐头向下; 不再向上; 不再上升 |
fn | notFalling | - | - | flattens or turns up; flat or rising; stops falling; is no longer falling | 不再向下; 不再下降 |
fn | firstDayWord | - | - | - | 第一天; 首日; 头一天; 的第一天 | 第一日
fn | already | - | - | already; earlier; sooner; as early as | 提前 |
fn | otherSeries | DXY | - | dollar index; us dollar index; dxy; the dollar | 美元指数; 美汇指数 | 美匯指數
fn | otherSeries | oilPrice | - | oil price; the oil price; crude; crude oil; wti; brent; oil | 油价; 原油价格; 国际油价; 布伦特; 布油 |
fn | otherSeries | fedFunds | - | fed funds rate; the fed funds rate; policy rate; fed rate | 联邦基金利率; 政策利率 |
fn | otherSeries | cpiRate | - | cpi; inflation; the inflation rate; core cpi | 通胀率; 消费者物价指数 |
fn | otherSeries | joblessRate | - | unemployment; unemployment rate; the unemployment rate; jobless claims | 失业率 |
fn | otherSeries | pmiIndex | - | pmi; manufacturing pmi; ism; ism manufacturing | 采购经理指数; 制造业pmi |
fn | otherSeries | marginBalance | - | margin balance; margin debt | 融资余额; 两融余额 | 孖展餘額
fn | otherSeries | fearGreed | - | fear and greed index; fear & greed index; fear and greed; fear & greed | 恐惧贪婪指数; 恐慌贪婪指数; 贪婪指数 | 恐懼貪婪指數
fn | ofIt | - | - | of; of its; of the; in; in the; 's | 的; 之 | 嘅
fn | levelOf | - | - | value; reading; level; values; readings | 值; 数值; 读数 | 數值; 讀數
fn | changeIn | - | - | change | 变化; 变动; 变化值; 变动值 | 變化; 變動
fn | whicheverHeld | - | - | any of them; any one of them; any position; any holding | 任何一只; 任意一只; 其中任何一只; 任一只; 哪只; 哪一只; 任何 | 邊隻; 任何一隻
fn | thatOne | - | - | | 的; 的都 | 嘅; 嘅都
act | sell | sell | - | cut it; cut them | 砍仓; 砍掉; 割掉; 割了; 一律砍仓; 一律卖出; 一律清仓; 一律砍掉 | 斬掉; 一律斬倉; 一律沽出
act | stop | stop | - | | 一律止损; 一律割肉; 都止损 | 一律止蝕; 都止蝕
fn | cycleWord | - | - | | 调仓周期; 换仓周期; 调仓频率; 轮动周期 | 換馬週期; 調倉週期
fn | every | - | - | | 每隔; 隔 | 每隔
fn | member | - | - | whole market; the whole market; entire market; the entire market | |
fn | barNoun | - | - | bars; bar; candles; candle; candlesticks; chart; charts; timeframe; time frame; interval | k线; k线图; 级别; 周期; 线图; 图; k; 走势图 | k線; 級別; 週期; 圖
fn | shortBar | - | - | | 线 | 線
fn | firstOf | - | - | first; the first; opening | 开盘前; 开盘后; 开盘首; 首; 头; 早盘前; 开市首 | 開市首; 開市頭; 首
fn | openingRange | - | - | opening range | 开盘区间; 开盘波动区间; 早盘区间 | 開市區間
fn | openingHigh | - | - | opening range high; high of the opening range; the opening range high; the high of the opening range | 开盘区间高点; 开盘区间上沿 | 開市區間高位
fn | openingLow | - | - | opening range low; low of the opening range; the opening range low; the low of the opening range | 开盘区间低点; 开盘区间下沿 | 開市區間低位
fn | scoreWord | - | - | score; total score; combined score; the score; by score; by total score; by combined score | 得分; 总分; 综合得分; 总得分; 分数 | 得分; 總分
`;
