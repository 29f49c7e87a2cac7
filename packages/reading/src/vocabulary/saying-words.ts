/** Words of how traders put a rule: levels come back to, pauses after a loss, ends of a month, orders that are hung out. */
export const sayingRows = `
kind | id | name | unit | en | zh | hk
fn | atOnce | - | - | straight away; right away; immediately; at once; anyway; in any case; no matter what | 一律; 立马; 马上; 坚决 | 即刻; 一律
fn | is | - | - | 're; they're; it's; having been; after being | |
fn | indexWord | - | - | index | 指数 | 指數
fn | during | - | - | - | 期间; 的期间; 状态下 | 期間
fn | cooldown | - | - | wait; stay out; stay out for; wait for; no new buys for; no new trades for; no new entries for; cool off; cool off for; sit out for; stay away; stay away for; keep away for; stay flat for; wait out | 停手; 休息; 暂停; 暂停买入; 暂停交易; 不再买入; 不买入; 不再开仓; 不开仓; 不再交易; 冷静; 不再买; 不买; 不再进场; 不进场; 不开新仓; 歇; 等; 等待; 停; 停止交易 | 停手; 唔再買; 唔買; 唔再入; 唞
fn | afterLoss | loss | - | after a losing trade; after a loss; after each loss; after a losing exit; if the last trade lost; if a trade loses | 亏损后; 亏损出局后; 亏钱后; 亏损交易后; 亏了之后 | 蝕咗之後
fn | afterLoss | stop | - | after a stop; after being stopped out; after a stop-out; after a stop loss; once stopped out; if stopped out; when stopped out; after getting stopped out | 止损后; 被止损后; 止损出局后; 止损之后; 触发止损后 | 止蝕後; 止蝕之後
fn | afterLoss | exit | - | after each sale; after selling; after an exit; after every exit; after each exit; after a sale; between trades; after closing a trade | 卖出后; 卖出之后; 卖出以后; 平仓后; 平仓之后; 每次卖出后; 清仓后; 离场后 | 沽出後; 沽貨後; 沽出之後; 離場後; 走貨後
fn | exitWord | stop | - | a stop; any stop; a stop-out; a stop out; being stopped out; a stop loss | 止损 | 止蝕
fn | exitWord | loss | - | a loss; any loss; a losing trade; a losing one; any losing trade | 亏损交易 | 蝕本交易
fn | exitWord | exit | - | an exit; any exit; a sale; any sale; selling; closing a trade | 离场; 平仓 | 離場; 平倉
fn | addWord | - | - | adds; additions; add-ons; more times; extra purchases; more purchases | 次加仓; 次追加 | 次加注
fn | takes | - | - | takes; gets; makes up; weighs | 占; 占比; 权重; 各占; 占比为; 权重为 | 佔
fn | beforeBuying | - | - | before buying again; before re-entering; before the next trade; before the next buy; before entering again; before a new entry; before i buy again; before the next entry; before you buy again | 再买; 才能再买; 再进场; 才再买 | 先再買
fn | onePer | week | - | one trade a week; one trade per week; one trade each week; one entry a week; one entry per week | 每周一次; 每周交易一次; 每周一笔 | 每星期一次
fn | onePer | month | - | one trade a month; one trade per month; one entry a month; one entry per month | 每月一次; 每月交易一次; 每月一笔 | 每月一次
fn | onePer | day | - | one trade a day; one trade per day; one entry a day; one entry per day | 每天一次; 每天一笔; 每日一次 | 每日一次
fn | monthTail | - | - | each month; every month; of each month; of every month; of the month; of a month; in each month | 每月; 每个月; 每月的 | 每個月; 每月
fn | lastDays | - | - | last; final | 最后; 月末最后; 月底最后; 末 | 月尾最後; 最後
fn | firstDays | - | - | first | 前; 头; 月初前 | 頭; 月頭
unit | bar | - | - | - | 周期; 个周期 | 個周期
fn | widening | - | - | widen; widening; are widening; expand; expanding; are expanding; open up; opening up | 开口向上; 开口放大; 开口扩大; 开口张开; 开口变大 | 擴張
fn | narrowing | - | - | narrow; narrowing; are narrowing; contract; contracting; are contracting | 收口; 开口收窄; 开口缩小; 开口变小; 缩口 | 收窄
act | back | back | - | - | 转返 | 轉返
act | trailing | trailing | - | - | 跟价止损 | 跟價止蝕
fn | cutAt | - | - | cut it at; cut at; get me out at; get out at; bail at; cut any at; cut any of them at; cut any one at; cut any position at; cut any holding at; cut any name at; cut anything at; cut each at; cut each position at; cut them at; cut the position at; cut losers at; cut any loser at; cut losses at | 割在; 认赔在 |
fn | gainMore | - | - | gained most; gained the most; rose most; rose the most; did best; performed best; was strongest; is strongest; has risen most; has gained most; went up most; is up most; has done best; is up the most | |
fn | changeTo | - | - | switch to; then use; use | 改用; 启用; 转用 | 轉用; 改用
fn | inThirds | 2 | - | in halves; in two halves | |
fn | inThirds | 3 | - | in thirds; in three thirds | |
fn | inThirds | 4 | - | in quarters; in four quarters | |
fn | levelWord | - | - | level; price; point; close | |
fn | hang | - | - | place a; put in a; leave a; enter a; place an order; put a | 挂; 挂出; 挂上; 挂个 | 掛; 擺
fn | payday | - | - | i get paid on; my payday is; i am paid on; i'm paid on; my salary comes on; payday is; i get my salary on | 发薪日是; 工资日是; 我的发薪日是 | 出糧日係
fn | classified | - | - | gics; sic; icb | 申万; 证监会 |
fn | levelOne | - | - | level-one; level one; first-level | 一级; 二级; 三级 |
fn | sectorWord | - | - | sector; industry | 行业; 板块; 产业 | 行業; 板塊
fn | label | - | - | dual momentum rotation; balanced portfolio; stock-bond balance; stocks and bonds; sixty forty | 股债平衡; 股债组合; 股债搭配; 强弱轮动; 动量轮动; 双动量轮动; 海龟; 海龟法则 |
fn | entryBar | - | - | day of purchase; the day of purchase; day i bought; bar of the entry; the bar of the entry | 买入那天; 买进当天; 买入当天的; 买入当日的; 入场那天; 开仓当天 |
fn | noStop | - | - | | | 唔沽; 唔卖; 一直唔沽
act | flat | flat | - | switch to cash; turn to cash | 转空仓; 转为空仓; 转现金 | 轉空倉
fn | account | - | - | position size; position sizes; my position; each position size | |
fn | rotateWord | - | - | rotate; alternate; switch | 轮换 |
fn | riseMost | - | - | is up more; rose more; gained more; did better; has done better; has risen more; has gained more; went up more; is up the most; performed better | |
fn | lookAt | - | - | between | |
fn | firstDay | - | - | | 头一个交易日; 头一天 | 頭一個交易日; 頭一日
fn | move | - | - | | 跌至; 跌到 | 跌到
rel | above | > | - | | 多过 | 多過
fn | head | - | - | money market fund; money fund; cash fund; bond fund; stock fund; gold fund | 货币基金; 货币etf; 货基; 货币市场基金; 债券基金; 红利基金 | 貨幣基金
fn | slot | - | - | slot; place; share | 位置; 名额; 份额 |
fn | threshold | - | - | threshold; level; trigger; cutoff; limit; value | 阈值; 门槛; 临界值; 数值 |
fn | monthsWord | - | - | the months; months; the months of; in the months; the months from; months from | 月份; 月份里 |
act | stop | stop | - | fixed stop; fixed stop loss | 固定止损 | 固定止蝕
`;
