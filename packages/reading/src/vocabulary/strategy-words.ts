/** Words of strategies: when to leave, how much, how often, at which price. */
export const strategyRows = `
kind | id | name | unit | en | zh | hk
act | hold | hold | - | hold; own; holding; keep; stay long; be long; be in; hold it; own it; long; stay in; sit in; keep it; keep holding; held; want to be in; want to own; want to hold; i only want to be in; i only want to own; i only want to hold | 持有; 拿着; 持股; 拿; 就拿; 一直拿着; 拿满; 持仓; 一直持有; 拿住; 长期持有; 各持有 | 揸; 长揸; 揸住
act | flat | flat | - | flat; be flat; in cash; go to cash; cash; nothing; stay out; sit out; be out; get flat; go flat; stay in cash; out; stay flat; to cash; all cash; stand aside; no position | 空仓; 现金; 空仓等着; 拿现金; 观望; 持币; 不持仓; 不操作; 不参与; 空着; 空仓观望 | 空仓
fn | entry | - | - | entry; entry price; my entry; the entry price; purchase price; buy price; cost price; my cost; what i paid | 买入价; 成本; 成本价; 买价; 入场价; 开仓价; 进场价 | 買入價
fn | buyHold | - | - | buy and hold; buy & hold; buy-and-hold; buy n hold; buy and keep; buy and never sell | 买入并持有; 买入持有; 买入并长期持有; 买入后长期持有; 买入后一直持有; 买了一直拿着; 买入后不卖; 买入后不动 | 買入並長揸; 買入長揸; 買咗長揸
fn | later | - | - | later; afterwards; afterward; on | 后; 之后; 以后; 过后 | 后
fn | signal | - | - | signal; signals; rule; rules; setup; strategy; the strategy; system; trade; position; the position; trades; the trade; entries; exits; my position; whole position; the lot; everything | 信号; 规则; 仓位; 头寸; 策略 | 仓
fn | does | - | - | does; do; says; is doing; says so | 怎样; 怎么走; 如何 |
fn | each | - | - | each; each by itself; on its own; separately; apiece; per position; per trade; per name; each time; every time; per signal; in each; a piece; into each new position; in each position; into each; each position; per new position; to each position; in each trade; on each trade; each trade; on a trade; on any trade; in a trade; on any one trade | 各; 各自; 各自的; 每只; 每个; 每次; 单只; 每笔; 一次; 每只股票; 每次投; 每次买; 一次买; 一次只买; 每次只买 | 每注; 每隻
fn | daily | - | - | daily candles; daily bars; daily chart; on the daily; on daily bars; daily data; daily timeframe | 日线; 日k; 日k线; 日线级别; 用日线 |
fn | opposite | turn | - | opposite; reverse; opposite signal; the reverse; the opposite; opposite way; other way round; opposite direction; vice versa; back again; other way; inverse | 反过来; 反之; 相反; 反向; 反着; 反过来做; 反着做; 反向操作; 则相反 | 反之
fn | opposite | fails | - | no longer true; no longer holds; is no longer the case; no longer the case; stops being true; breaks down; either fails; either one fails; one of them fails; either condition fails; any of them fails; either stops being true; either stops holding; the conditions fail; conditions no longer hold; one of the conditions fails; any condition fails; that changes; that stops; that is no longer the case; it no longer is; either is no longer true; either one is no longer true; one of them is no longer true; either no longer holds; one no longer holds; either turns false; any of these fails; any of them is no longer true | 乱了; 不成立; 不再成立; 不满足; 不再满足; 条件消失; 失效; 任一条件不满足; 任一不满足; 任意一个不满足; 任何一个不满足; 有一个不满足; 任何一个条件不满足; 条件不满足; 不符合条件; 任一失效; 有一条不满足; 任何一条不满足; 任一条件失效; 条件被破坏; 条件破坏; 不再满足条件; 跌破条件 |
fn | result | - | - | can it make money; what would have happened; what would happen; how would it have done; what if i'd always; what if; does it make money; would it work; backtest it; back test it; test it; test this; backtest; back-test | 能不能赚钱; 能赚钱吗; 会怎样; 怎么样; 回测; 回测一下; 测一下; 试试; 试一下; 跑一下 | 回测吓; 回测
fn | default | - | - | default settings; defaults; default parameters; usual settings; standard settings; default; standard parameters; usual parameters | 默认参数; 默认; 标准参数; 常用参数 |
fn | announced | - | - | announcement; announcements; release; report date; date; is announced; are announced; day; comes out; the report | 公告; 公布; 披露; 发布; 公告日; 披露日 |
fn | its | - | - | its; their; the next; next; each; every | 该; 其; 每次; 下一次; 下次; 下一个; 下一期 |
fn | nth | 2 | - | second | 第二个; 第二 |
fn | nextMonthWord | - | - | - | 下个月; 次月; 下月 | 下個月
fn | nth | 1 | - | first | 第一个; 第一; 次; 第一根; 第一支; 首根 | 翌
fn | nth | 3 | - | third | 第三个; 第三; 第3个 |
fn | through | - | - | through; thru; to; until; till | 到; 至 |
fn | every | - | - | every; each; on every; all | 每; 每逢; 逢; 每个 | 每
fn | others | - | - | other months; the other eleven months; the rest of the year; the other months; all other months; rest of the year | 其他月份; 其余月份; 其他时间; 其余时间 |
fn | daysWord | - | - | days; any other day; other days | 日子; 的日子; 时间 |
fn | trade | - | - | trade; run; do; trading; use; operate on; i trade | 做; 用; 操作; 交易; 做t; 跟 |
fn | again | - | - | again; once more; once again; back; from below; from above; from underneath | 再次; 重新; 又 |
fn | restKept | - | - | keep everything else; keep everything else the same; keep everything else as is; leave everything else; leave everything else alone; leave everything else as is; leave the rest; leave the rest alone; leave the rest as is; leave the rest as it is; keep the rest; keep the rest as is; keep the rest the same; everything else the same; everything else stays the same; everything else unchanged; everything else stays; the rest unchanged; the rest stays the same; the rest stays; rest the same; rest unchanged; nothing else changes; don't touch anything else; don't change anything else | 其他不变; 其余不变; 其它不变; 别的不变; 其他别动; 其余别动; 其它别动; 别的别动; 其他不动; 其余不动; 别的不动; 其他照旧; 其余照旧; 其他都不变; 其他保持不变; 其余保持不变; 其他条件不变; 其他不用改; 其余不用改; 其他不改; 别的不改; 其他都别动 | 其他唔變; 其他唔好郁; 其餘唔變; 其他照舊; 其餘照舊; 其他唔改
fn | everything | - | - | everything else; anything else; whatever else | 别的; 其他; 其余; 其它 |
when | nextDay | - | - | next day; the next day; following day; the following day; day after; the day after; next session; next morning | 次日; 第二天; 隔日; 翌日; 第二日; 后一天 | 翌日; 第二日
place | above | - | - | - | 上; 之上; 上面; 上方; 上边 |
place | below | - | - | - | 下; 之下; 下面; 下方; 下边; 底下 |
dir | up | - | - | turns bullish; turns up; flips up; flips bullish; goes bullish; turns green; turns long; flips green; goes green; flips to green; flips long; turns to buy; turns higher; curls up; hooks up | 转多; 翻多; 转上; 变多; 看多; 翻红 |
dir | down | - | - | turns bearish; turns down; flips down; flips bearish; goes bearish; turns red; turns short; flips red; goes red; flips to red; flips short; turns to sell; turns lower; curls down; rolls over; hooks down | 转空; 翻空; 转下; 变空; 看空; 翻绿 |
fn | order | lowest | - | from low to high; ascending; lowest first | 从低到高; 由低到高; 从小到大; 由小到大; 升序 |
fn | order | highest | - | from high to low; descending; highest first | 从高到低; 由高到低; 从大到小; 由大到小; 降序 |
fn | most | - | - | - | 高的; 大的; 强的; 最高的; 最强的; 最大的; 涨得多的; 最多的; 更高的; 更强的 | 高啲; 大啲; 高啲嗰隻
fn | who | - | - | whichever; whichever one; whichever has; whichever had; the one with; the one that has; the winner by; the best by; the one; whichever of; whichever of the two; the one that | 谁; 哪个; 哪只 | 邊隻; 邊個; 邊間
share | tenth | 0.1 | - | decile; a tenth | 十分之一; 一成 |
share | fifth | 0.2 | - | quintile; a fifth; fifth | 五分之一; 两成 |
share | quarter | 0.25 | - | quartile; a quarter | 四分之一 |
share | third | 0.333 | - | tercile; a third; third; one third; one-third | 三分之一; 三分一 |
share | twoThirds | 0.667 | - | two thirds; two-thirds | 三分之二; 三分二 |
share | half | 0.5 | - | half | 一半 |
fn | limit | - | - | cap; capped at; max; maximum; at most; limit of; no more than; max weight; never more than; never over; not more than; never above; at no time more than | 上限; 不超; 不超过; 最多; 最高不超过; 最多不超过; 最多占; 不得超过 |
fn | drift | - | - | off by; out by; drifts; drifts by; drift; drifts off by; drifts away by; drifts off target by; drifts from target by; strays by; has drifted; has drifted by; drifted by; moves away by; is off by; deviates; moves | 偏离; 偏离超过; 偏差 |
fn | weigh | - | - | weight; weigh; weight them; weigh them; weighting | 加权 |
fn | weightWord | - | - | any weight; a weight; weights; weight; either; one of them; either weight; any one weight; either of them; either one; either holding; any holding; either side; either leg; any position | 权重; 比例; 仓位 |
fn | among | - | - | from those; of those; among those; from them; out of those; of these; then; from these | 其中; 再取其中; 再从中; 从中; 再取; 里面; 再选 |
fn | dropsOut | - | - | drops out of; falls out of; leaves; drops from; falls below the; is out of; that fall out of; that drop out of; falling out of; fall out of; drop out of; fall out; that leave; which drop out of | 跌出; 掉出; 跌出前 |
state | loss | - | - | unprofitable; loss-making; loss making; losing money; lossmaking; losing; losses; making losses | 亏损; 亏损的; 亏钱; 亏钱的; 亏损股; 在亏损 | 蝕錢
state | profit | - | - | profitable; making money; making a profit | 盈利的; 赚钱的; 没亏损的; 扭亏的 |
state | netCash | - | - | net cash; with net cash; net-cash | 净现金的; 账上净现金 |
state | paysDividend | - | - | pay a dividend; pays a dividend; pay dividends; paying a dividend; pays dividends; dividend payers; dividend-paying; dividend paying; dividend payer; that pay a dividend | 分红的; 派息的 |
state | noDividend | - | - | no dividend; pay no dividend; not pay a dividend; pays no dividend; don't pay a dividend | 不分红; 不派息; 没分红 |
state | neverPaid | - | - | never paid a dividend; has never paid a dividend; have never paid a dividend; never pays a dividend; never paid dividends | 从不分红; 从未分红; 从没分过红; 从未派息 | 从来冇派息
state | belowBook | - | - | below book value; trading below book; below book; under book; under book value; trades below book; trading under book; below its book value; less than book; less than book value | 破净; 破净的; 破净股; 跌破净资产; 跌破每股净资产; 股价低于净资产; 低于净资产; 低于每股净资产 | 跌穿资产净值
pos | raised | - | - | raised; has raised; have raised; raising; increased; has increased; grew; hiked | 提高; 上调; 提高了; 增加; 加; 提升; 改善 | 增加
edit | change | - | - | change; make; switch; set; switch to; widen; tighten; raise; lower; move; swap; replace; use; update; adjust; turn; change it to; make it; use it with; do the same in; do it in; do the same with; do the same for; the same for | 改; 改成; 改为; 换成; 改用; 换; 调成; 调到; 放宽到; 收紧到; 设为; 设成; 变成; 改到; 改做 | 改返用; 轉做; 改做
edit | add | - | - | add; also trade; add a filter; also use; additionally; another condition; require; also require | 加; 再加; 加上; 加个; 再加个; 增加; 再要求; 加入; 也; 另外; 还要求; 加一个; 也交易; 用在 | 加埋; 再加
edit | remove | - | - | remove; get rid of; drop; delete; take out; take away; lose; scrap; cancel; leave out; kick out; throw out; ditch; take off | 不要; 去掉; 删掉; 取消; 删除; 去除; 拿掉; 移除; 也去掉; 剔掉; 踢掉; 删了 | 唔要
edit | instead | - | - | instead of; rather than; in place of | 而不是; 不是; 代替 |
line | slow | - | - | slow one; slow average; slow line; slower one; long one; slow ma; slower average; longer average | 慢线; 长线; 长期均线; 慢的 |
line | fast | - | - | fast one; fast average; fast line; faster one; short one; fast ma; faster average; shorter average | 快线; 短线; 短期均线; 快的 |
fn | period | - | - | period; length; lookback; window | 周期; 参数; 天数; 的周期 |
fn | averages | - | - | averages; average; moving averages | 均线 |
fn | timeLimit | - | - | time limit; holding limit; time exit; time stop; max hold; maximum holding period; holding period; max holding period; maximum hold; time-based exit; time based exit; time stop of; time exit of | 持有期限; 时间限制; 持有天数; 时间止损; 最长持有; 最长持仓; 持仓上限; 时间离场; 最大持仓天数; 持有期; 持股期限; 时间止损位 |
fn | topWord | - | - | top; best; first | 前; 取前; 选前 |
fn | start | - | - | start; starting; since; onwards; start from; begin; starting from | 开始; 起; 以来 |
fn | enough | - | - | is enough; enough; will do; is fine; suffices; please | 就够; 就行; 就可以; 够了 |
fn | filterWord | - | - | as a condition; a filter; filter; a condition; condition; as a filter; a requirement; must be; must | 作为条件; 条件; 的条件; 过滤 |
fn | same | - | - | the same; same rules; the same rules; same thing; do the same; same | 同样的规则; 同样; 一样的规则 |
fn | self | - | - | i; we; i'd | 我 |
fn | eachYear | - | - | every year; each year | 每年都; 每年; 年年; 都 |
fn | quantile | - | - | percentile; percentile of its history | 分位; 分位数; 百分位; 历史分位; 分位点 |
fn | range | - | - | range; history; own history; historical range | 区间; 历史区间; 历史 |
fn | median | - | - | median; average; mean; the mean | 中位数; 均值; 平均值 |
fn | compound | - | - | cagr; compound growth; compound annual growth; annual growth; annualised growth; annualized growth | 复合增长; 复合增速; 复合增长率; 复合年增长率; 年复合增长率; 年复合增长; 年均复合增长; 年均增长; 年均增速 | 複合增長; 複合增長率; 年均增長
fn | growing | - | - | growing; still growing; growing at; grew; still growing at; up; is up; grew by; growing by; is growing | 增长; 仍增长; 同比增长; 还在增长; 都增长; 增长了; 正增长 | 增长
fn | float | - | - | of float; of the float; of free float | 流通盘; 占流通股 |
fn | ofAssets | - | - | of assets; of total assets; of its assets | 占总资产; 占资产 |
fn | perYear | - | - | p.a.; per annum; pa; annually; a year | 每年 |
owner | CentralSOE | CentralSOE | - | central soe; central soes; central state-owned | 央企; 央企股; 中央企业 |
owner | StateOwned | SOE | - | state-owned; soe; soes; state owned | 国企; 国有企业 |
owner | Private | Private | - | private companies | 民企; 民营企业 |
country | China | China | - | chinese companies; china-based; chinese adrs; chinese names | 中概股; 中概; 中国公司 |
fn | biggest | - | - | biggest; largest | 市值最大的; 最大的 |
act | invest | - | - | invest; dollar cost average; dca; save; put in | 定投; 定期买入; 定额买入 | 供款
fn | monthlyPlan | monthly | - | - | 月定投 | 月供
fn | stacked | up | - | - | 均线多头排列; 多头排列; 均线呈多头排列 | 多頭排列
fn | stacked | down | - | - | 均线空头排列; 空头排列; 均线呈空头排列 | 空頭排列
fn | utc | - | - | utc; utc time; in utc | utc时间; utc |
fn | begin | - | - | start; begin; start to; begin to | 开始; 就开始; 马上; 立即; 立刻 |
fn | perSector | - | - | per sector; in each sector; from each sector; of each sector; in every sector; per industry | 每个行业; 各行业; 每行业; 每个一级行业; 每个申万行业; 每个板块; 每个一级行业; 每个申万一级; 各申万一级行业; 申万一级行业每个; 每个中信一级行业; 各一级行业; 每个细分行业; 各个行业; 分行业 |
fn | estimates | - | - | estimates; expectations; consensus; forecasts; the estimates; earnings estimates | 预期; 一致预期 |
fn | instead | - | - | instead | 代替 |
mult | twice | 2 | - | twice; double; two times | 两倍 |
mult | triple | 3 | - | three times; triple | 三倍 |
when | thisYear | returnYtd | - | this year; year to date; ytd; so far this year | 今年; 年初至今; 今年以来; 年内 |
when | thisWeek | return1w | - | this week; on the week; over the week; in a week; over the last week | 本周; 这周; 近一周; 一周; 当周 |
when | thisMonth | return1m | - | this month; on the month; over the last month; in a month | 本月; 这个月; 近一个月; 近一月; 当月 |
when | lastYear | return1y | - | over the last year; over the past year; in the last year; in the past year | 近一年; 过去一年; 最近一年 |
fn | ordinal | - | - | - | 第 |
fn | eventIt | - | - | - | 节; 该日; 会; 会议; 公告; 财报 |
fn | account | - | - | account; my account; acount; capital; equity; portfolio; my capital; my portfolio; my money; the account; funds; my equity; total equity; the portfolio; my funds | 账户; 资金; 本金; 总资金; 仓位; 总仓位; 的仓位; 的资金; 权益; 单笔仓位; 每笔仓位; 单次仓位; 单只仓位 | 注碼
fn | put | - | - | put; use; invest; allocate; spend; commit; with; using; deploy; risking | 用; 投; 拿出; 投入; 配 |
fn | into | - | - | into; in; to | 进; 到 |
pos | loss | - | - | lose; loses; loss of; losing; a loss of; down; drops from entry; against me; goes against me; i'm down; im down; i lose; my loss is; in the red | 亏; 亏损; 浮亏; 亏了; 亏到; 亏掉; 蚀 | 蚀; 蝕
pos | loss | money | - | loss | - |
pos | gain | - | - | up; gain; gains; a gain of; profit of; a profit of; i'm up; im up; i make; making; made; in profit; in the green | 赚; 盈利; 赚了; 赚到; 获利; 浮盈; 盈; 赢; 赚够 | 赚; 反弹
pos | gain | money | - | profit | - |
pos | rise | - | - | rises; rise; rallies; rally; jumps; jump; climbs; goes up; advances; is up; gained; has risen; has gained; moves up; risen; rebound; bounce | 反弹; 涨; 上涨; 升; 拉升; 涨了; 急涨; 大涨; 飙升 | 升; 漲; 急升; 大升; 抽升
pos | fall | - | - | falls; fall; drops; drop; declines; decline; goes down; is down; has fallen; slides; fell; dropped; sells off; fallen; loses; moves down | 下跌; 跌; 跌了; 大跌; 下挫; 急跌 | 跌; 急跌; 急挫; 插水
pos | rise | rate | - | - | 涨幅 | 升幅
pos | fall | rate | - | - | 跌幅 | 跌幅
pos | pullback | - | - | pulls back; pullback of; pullback; retraces; drawdown of; dip | 回撤; 回调; 回落; 从高点回落; 从高点回撤; 跌去; 自高点回落; 自高点回撤; 自最高点回落; 自最高点回撤; 从最高点回落; 从最高点回撤; 从最高价回落; 从最高价回撤; 高点回落; 高点回撤 | 由高位回落; 由高位回吐; 由高位跌; 從高位回落; 高位回落; 由最高位回落
fn | move | - | - | is stretched; is extended; stretched; extended; stretches; extends; drops; falls; goes; gets; rises; climbs; moves; dips; comes; slips; is trading; trades; turns; pushes; prints; reads; goes back; gets back; comes back; falls back; drops back; back | 跌到; 涨到; 回到; 升到; 走到; 重新; 再次; 又 | 返到; 升返; 跌返; 返上; 返落
fn | fresh | - | - | new; fresh; a new; a fresh; makes a new; hits a new; makes; sets a new; makes a fresh; hits; reaches; reaches a new; sets; making; making a new; making new; that make; hitting; hitting a new; setting; hits new; make a new; makes new | 创; 再创; 创出; 刷新; 创下; 达到 | 創
dir | rising | - | - | rising; going up; sloping up; turning up; trending up; moving up; heading up; climbing; upward; sloping upward; pointing up | 拐头向上; 向上; 走高; 上行; 抬头; 上升; 向上走; 往上; 拐头上 |
dir | falling | - | - | falling; going down; sloping down; turning down; trending down; moving down; heading down; declining; pointing down | 拐头向下; 向下; 走低; 下行; 往下; 拐头下 |
fn | over | - | - | over; over the last; over the past; across; of |  过去 |
fn | ofThese | - | - | of these; of these are true; of these conditions; of the three; of the following; of them; of these hold; of the conditions | |
fn | satisfy | - | - | - | 满足; 里满足; 中满足; 满足其中; 中有; 里有 |
fn | etf | - | - | etf; fund | etf; 基金 |
fn | set | - | - | set; setting | 设; 设置; 设在; 放在; 设定 |
fn | breakout | - | - | breakout; breakouts; brakout; break; breakout of; breakout above; break out | 突破 |
fn | oneDay | - | - | in one session; in a day; in one day; in a single day; on the day; in a session; on a day; in a single session; intraday | 单日; 当日; 当天; 一天; 一日; 一天内 | 單日
fn | aboveZero | - | - | above zero; above the zero line; above 0 | 水上; 零轴上方; 零轴之上; 零轴上; 0轴上方; 零上 |
fn | belowZero | - | - | below zero; below the zero line; below 0 | 水下; 零轴下方; 零轴之下; 零轴下; 0轴下方; 零下 |
fn | open | - | - | opens; opens up; opening; it opens | 开盘; 隔夜 |
fn | label | - | - | classic; ordinary; plain; plain vanilla; textbook; mean reversion; rubber band; oversold bounce; bounce; dip buying; dips; dip; simple; trend following; flips; flip; swing; strategy; trend; strategies; idea; thing; system; quality; garp; net-nets; net nets; hidden champions; rule of 40; value; growth; momentum; overnight effect; dogs of the dow; halloween thing; the halloween thing; mean reversion basket; pullback; reversal strategy; breakout strategy; default; scale out; scaling out; scale-out; partial profits | 隔夜策略; 趋势跟踪; 均值回归; 超跌反弹; 择时; 抄底策略; 策略 | -
fill | close | at close | - | at the close; on the close; at close; moc; at the closing price; at market close; market on close; on close; the close; at the day's close; on the close itself; by the bell; at the bell; the bell; before the bell; at the closing bell; by the closing bell; the closing bell; by the close; before the close; by the end of the day; by day's end | 收盘; 收盘价; 尾盘; 按收盘价; 当天收盘; 收盘时; 尾盘收盘前; 收市; 收盘前; 临收盘; 临近收盘; 收市前 | 收市; 收市價
fill | open | at open | - | at the open; on the open; at open; the open; at market open; moo; at the opening price; on open; market on open | 开盘; 开盘价; 按开盘价; 开盘时; 早盘 | 開市
fill | nextOpen | next open | - | next open; at the next open; at next open; the next open; next day's open; next morning; the next morning; tomorrow's open; at tomorrow's open; next day open; on the next open; at the following open; next day | 次日开盘; 第二天开盘; 隔日开盘; 次日; 第二天; 下一日开盘; 明天开盘; 翌日开盘; 翌日 | 翌日開市; 聽日開市
fill | nextClose | next close | - | next close; at the next close; next day's close; tomorrow's close | 次日收盘; 第二天收盘; 隔日收盘; 翌日收盘 |
side | both | - | - | both ways; long and short; long/short; both sides; always in the market; in both directions; long short | 多空都做; 双向; 多空双向; 多空 |
side | longOnly | - | - | long only; longs only; long-only; only long; no shorting; no shorts; never short; no short side; without shorting | 只做多; 不做空; 别做空; 不做空单; 只多; 仅做多 | 唔做淡; 唔好做淡; 唔好沽空; 唔沽空
freq | daily | daily | - | daily; every day; each day; every evening; each evening; every night; every morning; every trading day; once a day | 每天; 每日; 天天; 按日; 日调 | 每日
freq | weekly | weekly | - | weekly; every week; each week; once a week; week by week; wkly | 每周; 按周; 周调; 每星期; 每个星期; 一周一次; 周频; 每周调; 每周一次 | 每個禮拜; 每星期
freq | biweekly | every 2 weeks | - | every two weeks; every other week; biweekly; fortnightly; every 2 weeks | 每两周; 双周; 两周一次; 隔周 |
freq | monthly | monthly | - | monthly; every month; each month; once a month; month end; each month end; mthly; per month; a month; at month end; every month end | 每月; 按月; 月调; 每个月; 月频; 月度; 一个月一次; 一月一次; 月初; 月末; 每月初; 每月末; 按月轮换; 月底; 每月底; 每个月底; 每个月初; 每个月末; 每月一次; 月末时; 每月初始; 每月第一个交易日调仓; 每个月一次 | 每個月
freq | quarterly | quarterly | - | quarterly; every quarter; each quarter; once a quarter; qtrly; every three months; every 3 months | 每季; 每季度; 按季; 季调; 季度调; 一季一次; 每个季度; 每季度末; 季频; 季末; 按季度; 季度 | 每季
freq | semiannual | semiannual | - | semiannually; twice a year; every six months; half-yearly; every half year; semi-annually; every 6 months; half yearly; semiannual; for 6 months; for six months | 半年; 每半年; 半年一次; 半年度; 一年两次; 半年调; 半年调一次; 半年调整一次; 每半年调一次; 每半年调整一次; 半年再平衡; 半年再平衡一次 | 每半年
freq | yearly | yearly | - | yearly; annually; every year; each year; once a year; annual; for a year; every 12 months; per year; a year; a yr; for a yr; once a yr; every yr | 每年; 按年; 年度; 一年一次; 一年一调; 年调; 一年; 每年一次; 一年调一次; 一年调整一次; 每年调一次; 每年调整一次 | 每年
size | equal | equalWeight | - | equal weight; equally weighted; equal weights; equal-weighted; equally; weighted equally; in equal parts; equal amounts; equal parts; same weight; equal dollar; equal weights of; equal amounts of; equal parts of; equal weight in; equal weights in | 等权; 等权重; 平均; 平均分配; 等额; 均分; 等权持有; 等权买入; 等比例 | 平均分
size | cap | marketCapWeight | - | market-cap weighted; cap weighted; market cap weighted; cap-weighted; weight by market cap; weighted by market cap; by market cap; weight by cap | 市值加权; 按市值加权; 按市值 |
size | inverse | inverseVol | - | inverse vol; inverse volatility; inverse-vol; risk parity; weighted by inverse volatility; by inverse volatility; by inverse vol; inverse volatility weighted; inverse vol weights; inverse-vol weighted; inverse vol weighted; inverse vol weighting; inverse volatility weights; weights by inverse volatility | 波动率倒数; 风险平价; 按波动率倒数; 反波动率; 波动率倒数加权; 按波动率倒数加权 |
size | neutral | dollarNeutral | - | dollar neutral; dollar-neutral; equal dollars; in equal dollars; same dollar amount; market neutral | 金额对冲; 资金中性; 多空等额 |
size | half | percent 50 of equity | - | half size; half position; half my account; half the account; half my capital; half of equity; half of my account; half the position; half the money; half my money; half of my money; half of the money | 半仓; 一半仓位; 一半资金 | 半仓
size | full | percent 100 of equity | - | all in; fully invested; full position; 100% invested; everything in | 满仓; 全仓; 梭哈 |
bar | 1w | 1w | - | weekly bars; weekly candles; weekly chart; on the weekly; weekly timeframe; weekly time frame; on weekly bars; use weekly bars; weekly data; weekly close; weekly closes; a weekly close; on a weekly close; on a weekly closing basis; on weekly closes | 周线; 周线级别; 周k; 用周线; 周k线; 按周线; 周线级别做; 周收盘; 周线收盘; 周收盘价; 周线收盘价 |
fn | barWord | 1w | - | weekly | |
bar | 1mo | 1mo | - | monthly bars; monthly candles; monthly chart; on the monthly | 月线; 月k; 用月k; 月k线; 用月线; 用月k做 |
bar | 2h | 2h | - | 2-hour candles; 2h candles; 2-hour bars; 2h bars; 2 hour bars; 2 hour candles; 2h; 2h chart; 2-hour chart; 2 hour chart; 2h timeframe; 2-hour timeframe; 2 hour timeframe; two-hour candles; two-hour bars; two-hour chart; on 2h; on the 2h; on the 2-hour; 2h close; on 2-hour candles; on 2h candles; on 2-hour bars; on 2h bars; on 2 hour bars; on 2 hour candles; on the 2h chart; on a 2h chart; on the 2-hour chart; on a 2-hour chart; on the 2 hour chart; on a 2 hour chart; on the 2h timeframe; on a 2h timeframe; on the 2-hour timeframe; on a 2-hour timeframe; on the 2 hour timeframe; on a 2 hour timeframe; on two-hour candles; on two-hour bars; on the two-hour chart; on a two-hour chart | 2小时线; 2小时k线; 2小时k; 2小时级别; 2h线; 2小时周期; 两小时线; 两小时k线; 两小时级别 |
bar | 2h | bare | - | | 2小时; 两小时 |
bar | 4h | 4h | - | 4-hour candles; 4h candles; 4-hour bars; 4h bars; 4 hour bars; 4 hour candles; 4h; 4h chart; 4-hour chart; 4 hour chart; 4h timeframe; 4-hour timeframe; 4 hour timeframe; four-hour candles; four-hour bars; four-hour chart; on 4h; on the 4h; on the 4-hour; 4h close; on 4-hour candles; on 4h candles; on 4-hour bars; on 4h bars; on 4 hour bars; on 4 hour candles; on the 4h chart; on a 4h chart; on the 4-hour chart; on a 4-hour chart; on the 4 hour chart; on a 4 hour chart; on the 4h timeframe; on a 4h timeframe; on the 4-hour timeframe; on a 4-hour timeframe; on the 4 hour timeframe; on a 4 hour timeframe; on four-hour candles; on four-hour bars; on the four-hour chart; on a four-hour chart | 4小时线; 4小时k线; 4小时k; 4小时级别; 4h线; 4小时周期; 四小时线; 四小时k线; 四小时级别 |
bar | 4h | bare | - | | 4小时; 四小时 |
bar | 6h | 6h | - | 6-hour candles; 6h candles; 6-hour bars; 6h bars; 6 hour bars; 6 hour candles; 6h; 6h chart; 6-hour chart; 6 hour chart; 6h timeframe; 6-hour timeframe; 6 hour timeframe; six-hour candles; six-hour bars; six-hour chart; on 6h; on the 6h; on the 6-hour; 6h close; on 6-hour candles; on 6h candles; on 6-hour bars; on 6h bars; on 6 hour bars; on 6 hour candles; on the 6h chart; on a 6h chart; on the 6-hour chart; on a 6-hour chart; on the 6 hour chart; on a 6 hour chart; on the 6h timeframe; on a 6h timeframe; on the 6-hour timeframe; on a 6-hour timeframe; on the 6 hour timeframe; on a 6 hour timeframe; on six-hour candles; on six-hour bars; on the six-hour chart; on a six-hour chart | 6小时线; 6小时k线; 6小时k; 6小时级别; 6h线; 6小时周期; 六小时线; 六小时k线; 六小时级别 |
bar | 6h | bare | - | | 6小时; 六小时 |
bar | 12h | 12h | - | 12-hour candles; 12h candles; 12-hour bars; 12h bars; 12 hour bars; 12 hour candles; 12h; 12h chart; 12-hour chart; 12 hour chart; 12h timeframe; 12-hour timeframe; 12 hour timeframe; twelve-hour candles; twelve-hour bars; twelve-hour chart; on 12h; on the 12h; on the 12-hour; 12h close; on 12-hour candles; on 12h candles; on 12-hour bars; on 12h bars; on 12 hour bars; on 12 hour candles; on the 12h chart; on a 12h chart; on the 12-hour chart; on a 12-hour chart; on the 12 hour chart; on a 12 hour chart; on the 12h timeframe; on a 12h timeframe; on the 12-hour timeframe; on a 12-hour timeframe; on the 12 hour timeframe; on a 12 hour timeframe; on twelve-hour candles; on twelve-hour bars; on the twelve-hour chart; on a twelve-hour chart | 12小时线; 12小时k线; 12小时k; 12小时级别; 12h线; 12小时周期; 十二小时线; 十二小时k线; 十二小时级别 |
bar | 12h | bare | - | | 12小时; 十二小时 |
bar | 1h | 1h | - | hourly bars; 1h candles; hourly candles; hourly; 1h bars; 1h; hourly chart; 1h chart; 1-hour candles; 1-hour bars; 1-hour chart; 1 hour chart; 60-minute bars; 60-minute candles; 60-minute chart; 60m chart; 60 minute chart; 1h timeframe; 1-hour timeframe; hourly timeframe; on the hourly; on the 1h; on 1h; hourly close; one-hour bars; one-hour candles; on hourly bars; on 1h candles; on hourly candles; on 1h bars; on the hourly chart; on a hourly chart; on the 1h chart; on a 1h chart; on 1-hour candles; on 1-hour bars; on the 1-hour chart; on a 1-hour chart; on the 1 hour chart; on a 1 hour chart; on 60-minute bars; on 60-minute candles; on the 60-minute chart; on a 60-minute chart; on the 60m chart; on a 60m chart; on the 60 minute chart; on a 60 minute chart; on the 1h timeframe; on a 1h timeframe; on the 1-hour timeframe; on a 1-hour timeframe; on the hourly timeframe; on a hourly timeframe | 小时线; 1小时线; 一小时线; 小时k线; 1小时k线; 1小时级别; 小时级别; 60分钟线; 60分钟k线; 60分钟级别; 六十分钟线; 60分k |
bar | 1h | bare | - | | 1小时 |
bar | 1m | 1m | - | 1-minute candles; 1m candles; 1-minute bars; 1m bars; 1-min bars; 1 minute bars; 1 minute candles; 1 min bars; 1 min candles; 1min bars; 1m chart; 1-minute chart; 1 minute chart; 1 min chart; 1min chart; 1m timeframe; 1-minute timeframe; 1 minute timeframe; 1min timeframe; 1 min timeframe; one-minute candles; one-minute bars; one-minute chart; on the 1m; on the 1-minute; on 1m; 1-minute close; 1m close; on 1-minute candles; on 1m candles; on 1-minute bars; on 1m bars; on 1-min bars; on 1 minute bars; on 1 minute candles; on 1 min bars; on 1 min candles; on 1min bars; on the 1m chart; on a 1m chart; on the 1-minute chart; on a 1-minute chart; on the 1 minute chart; on a 1 minute chart; on the 1 min chart; on a 1 min chart; on the 1min chart; on a 1min chart; on the 1m timeframe; on a 1m timeframe; on the 1-minute timeframe; on a 1-minute timeframe; on the 1 minute timeframe; on a 1 minute timeframe; on the 1min timeframe; on a 1min timeframe; on the 1 min timeframe; on a 1 min timeframe | 1分钟线; 1分钟k线; 1分钟k; 1分钟级别; 1分钟周期; 1分钟图; 1分k; 1分k线; 一分钟线; 一分钟k线; 一分钟级别 |
bar | 5m | 5m | - | 5-minute candles; 5m candles; 5-minute bars; 5m bars; 5-min bars; 5 minute bars; 5 minute candles; 5 min bars; 5 min candles; 5min bars; 5m chart; 5-minute chart; 5 minute chart; 5 min chart; 5min chart; 5m timeframe; 5-minute timeframe; 5 minute timeframe; 5min timeframe; 5 min timeframe; five-minute candles; five-minute bars; five-minute chart; on the 5m; on the 5-minute; on 5m; 5-minute close; 5m close; on 5-minute candles; on 5m candles; on 5-minute bars; on 5m bars; on 5-min bars; on 5 minute bars; on 5 minute candles; on 5 min bars; on 5 min candles; on 5min bars; on the 5m chart; on a 5m chart; on the 5-minute chart; on a 5-minute chart; on the 5 minute chart; on a 5 minute chart; on the 5 min chart; on a 5 min chart; on the 5min chart; on a 5min chart; on the 5m timeframe; on a 5m timeframe; on the 5-minute timeframe; on a 5-minute timeframe; on the 5 minute timeframe; on a 5 minute timeframe; on the 5min timeframe; on a 5min timeframe; on the 5 min timeframe; on a 5 min timeframe; on five-minute candles; on five-minute bars; on the five-minute chart; on a five-minute chart | 5分钟线; 5分钟k线; 5分钟k; 5分钟级别; 5分钟周期; 5分钟图; 5分k; 5分k线; 五分钟线; 五分钟k线; 五分钟级别 |
bar | 15m | 15m | - | 15-minute candles; 15m candles; 15-minute bars; 15m bars; 15-min bars; 15 minute bars; 15 minute candles; 15 min bars; 15 min candles; 15min bars; 15m chart; 15-minute chart; 15 minute chart; 15 min chart; 15min chart; 15m timeframe; 15-minute timeframe; 15 minute timeframe; 15min timeframe; 15 min timeframe; fifteen-minute candles; fifteen-minute bars; fifteen-minute chart; on the 15m; on the 15-minute; on 15m; 15-minute close; 15m close; on 15-minute candles; on 15m candles; on 15-minute bars; on 15m bars; on 15-min bars; on 15 minute bars; on 15 minute candles; on 15 min bars; on 15 min candles; on 15min bars; on the 15m chart; on a 15m chart; on the 15-minute chart; on a 15-minute chart; on the 15 minute chart; on a 15 minute chart; on the 15 min chart; on a 15 min chart; on the 15min chart; on a 15min chart; on the 15m timeframe; on a 15m timeframe; on the 15-minute timeframe; on a 15-minute timeframe; on the 15 minute timeframe; on a 15 minute timeframe; on the 15min timeframe; on a 15min timeframe; on the 15 min timeframe; on a 15 min timeframe; on fifteen-minute candles; on fifteen-minute bars; on the fifteen-minute chart; on a fifteen-minute chart | 15分钟线; 15分钟k线; 15分钟k; 15分钟级别; 15分钟周期; 15分钟图; 15分k; 15分k线; 十五分钟线; 十五分钟k线; 十五分钟级别 |
bar | 30m | 30m | - | 30-minute candles; 30m candles; 30-minute bars; 30m bars; 30-min bars; 30 minute bars; 30 minute candles; 30 min bars; 30 min candles; 30min bars; 30m chart; 30-minute chart; 30 minute chart; 30 min chart; 30min chart; 30m timeframe; 30-minute timeframe; 30 minute timeframe; 30min timeframe; 30 min timeframe; thirty-minute candles; thirty-minute bars; thirty-minute chart; on the 30m; on the 30-minute; on 30m; 30-minute close; 30m close; on 30-minute candles; on 30m candles; on 30-minute bars; on 30m bars; on 30-min bars; on 30 minute bars; on 30 minute candles; on 30 min bars; on 30 min candles; on 30min bars; on the 30m chart; on a 30m chart; on the 30-minute chart; on a 30-minute chart; on the 30 minute chart; on a 30 minute chart; on the 30 min chart; on a 30 min chart; on the 30min chart; on a 30min chart; on the 30m timeframe; on a 30m timeframe; on the 30-minute timeframe; on a 30-minute timeframe; on the 30 minute timeframe; on a 30 minute timeframe; on the 30min timeframe; on a 30min timeframe; on the 30 min timeframe; on a 30 min timeframe; on thirty-minute candles; on thirty-minute bars; on the thirty-minute chart; on a thirty-minute chart | 30分钟线; 30分钟k线; 30分钟k; 30分钟级别; 30分钟周期; 30分钟图; 30分k; 30分k线; 三十分钟线; 三十分钟k线; 三十分钟级别 |
bar | 2h | 2h | - | 120-minute bars; 120-minute candles; 120-minute chart; 120m chart; on 120-minute bars; on 120-minute candles; on the 120-minute chart; on a 120-minute chart; on the 120m chart; on a 120m chart | 120分钟线; 120分钟k线; 120分钟级别 |
bar | 4h | 4h | - | 240-minute bars; 240-minute candles; 240m chart; on 240-minute bars; on 240-minute candles; on the 240m chart; on a 240m chart | 240分钟线; 240分钟级别 |
bar | 3d | 3d | - | 3-day candles; 3-day bars; 3d candles; 3d bars; 3d chart; 3-day chart; 3 day chart; three-day candles; three-day bars; 3d timeframe; on the 3d; 3-day timeframe; on 3-day candles; on 3-day bars; on 3d candles; on 3d bars; on the 3d chart; on a 3d chart; on the 3-day chart; on a 3-day chart; on the 3 day chart; on a 3 day chart; on three-day candles; on three-day bars; on the 3d timeframe; on a 3d timeframe; on the 3-day timeframe; on a 3-day timeframe | 3日线; 三日线; 3日k线; 三日k线; 3天线; 3日级别; 3天k线 |
day | Mon | Mon | - | monday; mondays; mon; monday's; next monday; the following monday | 周一; 星期一; 逢周一; 每周一; 每逢周一; 礼拜一; 下周一; 次周一; 下个周一 | 星期一
day | Tue | Tue | - | tuesday; tuesdays; tue; tues; next tuesday; the following tuesday | 周二; 星期二; 逢周二; 每周二; 每逢周二; 礼拜二; 下周二; 次周二 | 星期二
day | Wed | Wed | - | wednesday; wednesdays; wed; next wednesday; the following wednesday | 周三; 星期三; 逢周三; 每周三; 每逢周三; 礼拜三; 下周三; 次周三 | 星期三
day | Thu | Thu | - | thursday; thursdays; thu; thurs; next thursday; the following thursday | 周四; 星期四; 逢周四; 每周四; 每逢周四; 礼拜四; 下周四; 次周四 | 星期四
day | Fri | Fri | - | friday; fridays; fri; next friday; the following friday | 周五; 星期五; 逢周五; 每周五; 每逢周五; 礼拜五; 下周五; 次周五; 下个周五 | 星期五
day | Sat | Sat | - | saturday; saturdays; sat | 周六; 星期六; 逢周六; 每周六; 礼拜六 | 星期六
day | Sun | Sun | - | sunday; sundays; sun | 周日; 星期日; 周天; 星期天; 逢周日; 每周日; 礼拜天 | 星期日
month | 1 | - | - | january; jan | 1月; 一月 |
month | 2 | - | - | february; feb | 2月; 二月 |
month | 3 | - | - | march; mar | 3月; 三月 |
month | 4 | - | - | april; apr | 4月; 四月 |
month | 5 | - | - | may | 5月; 五月 |
month | 6 | - | - | june; jun | 6月; 六月 |
month | 7 | - | - | july; jul | 7月; 七月 |
month | 8 | - | - | august; aug | 8月; 八月 |
month | 9 | - | - | september; sep; sept | 9月; 九月 |
month | 10 | - | - | october; oct | 10月; 十月 |
month | 11 | - | - | november; nov | 11月; 十一月 |
month | 12 | - | - | december; dec | 12月; 十二月 |
act | holdUntil | - | - | hold until; hold it until; keep until; keep it until; stay in until; stay long until; hold till; hold it till; ride it until; ride until; hold on until; stay until; own it until; holding until; until; till | 持有到; 持有至; 持有直到; 拿到; 一直拿到; 一直持有到; 持有直至; 直到 | 揸到
fn | nextYear | - | - | the following year; next year; the next year; of the following year; of the next year | 次年; 来年; 翌年; 第二年 | 翌年
fn | performers | any | - | performers; performer; performing |
fn | performers | highest | - | gainers; winners; risers |
fn | performers | lowest | - | losers; decliners; fallers |
side | shortOnly | - | - | short only; shorts only; no longs; only short; never long | 只做空; 不做多; 只空; 别做多 | 唔做好仓; 唔做好
fn | bias | - | - | bias; bias ratio | 乖离率; 乖离; bias |
fn | asA | - | - | as a; as the; as my | 作为; 当作; 做为; 当 |
fn | whicheverFirst | - | - | whichever comes first; whichever is first; whichever happens first; whichever first; whichever is sooner; whichever comes sooner | 以先到者为准; 先到为准; 先触发为准; 先到先算; 哪个先到算哪个 |
fn | doubled | - | - | doubles; has doubled; it doubles; is up 100% | 翻倍; 翻一倍; 翻番; 涨一倍 |
fn | noOther | - | - | no other exit; no other exits; no other stop; no other rules | 没有其他条件; 无其他条件; 不设其他条件 |
state | noDebt | - | - | debt free; debt-free; no debt; without debt; with no debt; zero debt | 零负债; 无负债; 没有负债; 零债务 | 零負債
`;
