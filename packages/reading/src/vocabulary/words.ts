/**
 * Words of the grammar. `fn` are function words: each is allowed only where a rule names it, or, for `fn:polite`, around a
 * sentence. Negations, exceptions, `only`, `otherwise`, `each` and `first` are never among them.
 */
export const wordRows = `
kind | id | name | unit | en | zh | hk
fn | the | - | - | the; a; an; this; that; its; their; his; your; our; my; those; these; said | 该; 这个; 这只; 那只; 其; 它的; 此; 本 | 呢只
fn | of | - | - | of; for; in; on; at; by; from; with; w/; to; as | 的; 之; 在; 里; 里的; 中; 中的; 当中; 里面; 里面的; 按; 以; 从; 对; 于; 为; 由; 当中的; 内; 内的 | 嘅; 喺; 入面; 入边
fn | is | - | - | is; are; was; be; being; 's; gets; goes; has; have; had; been; turns; trades; trade; trading; must be; has to be; needs to be; should be; must; has been; is still; sits; sitting; stands; prints; shows; reads; becomes; stays; turned; is still; are still; still; staying; remaining; keeps; remains; being; while staying | 是; 仍; 仍然; 依然; 仍旧; 为; 必须; 处于; 位于; 呈; 变; 变成; 处在; 出现; 保持; 维持; 维持在; 保持在 | 系
fn | it | - | - | it; they; them; one; price; that one; itself | 它; 它们; 股价; 价格; 自己 | 佢
fn | worth | - | - | worth; valued at | 价值 |
fn | own | - | - | own | 自身; 自己的
fn | all | - | - | all; everything; the lot; whole thing; any; anything; any new; anything new | 全部; 所有; 全都; 全; 统统; 任何 | 晒
fn | polite | - | - | please; pls; i want to; i want; i'd like to; i would like to; can you; could you; let me; i'd; i'll; i would; i will; we'd; let's try; lets try; hi; hello; thx; thanks; ok; okay; just; now; so; then; then again; gimme; give me; show me; let's; thats it; that's it; simple | 请; 帮我; 帮忙; 麻烦; 我想; 我要; 想要; 给我; 一下; 吧; 啊; 呀; 哦; 嗯; 那么; 然后; 就行; 就可以; 就好; 看看; 我想要; 谢谢; 策略本身是; 标的; 标的是; 的话; 了; 就; 便; 则; 去; 来; 把; 将 | 帮我; 唔该; 吓; 啦; 㗎; 咗; 即
unit | percent | - | - | %; percent; pct; per cent; percentage | 个百分点; 百分点; 个点; %; 巴仙; 个巴仙 | 厘
unit | point | - | - | points; pts; point; percentage points; pp | 点
unit | bp | - | - | bp; bps; basis points; basis point | 个基点; 基点; bp
unit | times | - | - | x; times; fold | 倍
unit | bar | - | - | bar; bars; candles; candle; period; periods | 根; 根k线; 根线; 个bar
unit | day | - | many | days; trading days; sessions | |
unit | day | - | - | day; d; trading day; session; dy; daily | 日; 天; 个交易日; 交易日 | 个交易日
unit | week | - | - | week; weeks; wk; wks; w; weekly | 周; 个星期; 星期; 个礼拜; 礼拜
unit | month | - | - | month; months; mo; mth; mths; mos | 个月; 月; 个月份
unit | quarter | - | - | quarter; quarters; qtr; qtrs | 个季度; 季度; 季; 个季
unit | year | - | - | year; years; yr; yrs; y | 年; 个年度; 年度
unit | hour | - | - | hour; hours; h; hr; hrs | 小时; 个小时
unit | minute | - | - | minute; minutes; min; mins | 分钟
unit | share | - | - | share; shares; shs; sh; stock units | 股
unit | lot | - | - | lot; lots; board lots; round lots | 手
unit | piece | - | - | names; stocks; of them; positions; holdings; companies | 只; 支; 个; 家; 名; 只股票; 只个股; 家公司; 只股 | 隻
unit | tenthHalf | - | - | - | 成半 |
unit | tenth | - | - | - | 成
unit | tenth | held | - | - | 成仓; 成仓位 |
unit | r | - | - | r; times the risk; times risk | 倍风险
unit | part | - | - | - | 份
money | USD | - | - | usd; us$; us dollars | 美元; 美金; 刀 | 美元
money | USD | own | - | $; dollars; dollar; bucks
money | CNY | - | - | cny; rmb; yuan; cnh; ¥; kuai | 人民币
money | CNY | own | - | - | 元; 块; 块钱
money | HKD | - | - | in hong kong dollars; in hk dollars; hkd; hk$; hk dollars; hong kong dollars; hong kong dollar | 港元; 港币; 港纸 | 蚊; 港元; 港币
money | GBP | - | - | gbp; £; pounds sterling; sterling; pounds; quid; pound | 英镑
money | EUR | - | - | eur; €; euro; euros | 欧元
money | SGD | - | - | sgd; s$ | 新加坡元; 新币
money | JPY | - | - | jpy; yen | 日元
rel | above | > | level | above; higher than; on top of; north of; back above; comfortably above; well above
rel | above | > | - | over; more than; greater than; exceeds; exceed; exceeding; bigger than; larger than; faster than; ovr; beyond; >; clears; back over; stronger than; ahead of; abov; tops; is topping | 大于; 高于; 超过; 多于; 过; 超; 在上方; 之上; 上方; 上面; 强于; 高出; 在上面; 线上; 超出; 快于; 高过; 大过 | 高过; 大过
rel | below | < | - | below; under; less than; lower than; smaller than; fewer than; undr; beneath; back under; back below; <; bellow; belwo; blow; south of; underneath; cheaper than; weaker than; beneth; off; off of; down from; off from | 小于; 低于; 少于; 不到; 之下; 下方; 下面; 弱于; 不足; 低过; 在下面; 线下; 不满; 未到 | 低过; 细过
rel | atLeast | >= | - | at least; or more; or higher; or above; no less than; not less than; minimum; min; no lower than; >=; or better; not below; not under; =>; no fewer than; or greater; a minimum of | 以上; 不低于; 不少于; 至少; 不小于; 大于等于; 及以上; 或以上; 最少; 起码; 不下; 满; 放大到; 放大至; 放大超过; 放量到; 放量至 | 以上; 起码
rel | atMost | <= | - | at most; or less; or lower; no more than; not more than; maximum; max; up to; <=; or below; or under; no higher than; not above; not over; a maximum of; =< | 以下; 不超过; 不高于; 至多; 不大于; 小于等于; 以内; 及以下; 或以下; 不多于; 最多; 内; 最长; 顶多; 至长 | 以下; 唔超过
rel | equal | == | - | equals; equal to; =; exactly | 等于; 正好
rel | notEqual | != | - | != | 不等于
rel | between | between | - | between; in the range of; in a range of; ranging from | 介于
rel | to | - | - | to; ~; through; up to; - | 到; 至; ~
rel | crossAbove | crossesAbove | - | crosses above; cross above; crosses over; cross over; crosses up; crosses up through; crossed up; crossed up through; crossing up; cross up; crossing above; crosses back over; crosses back above; breaks above; break above; breaks over; moves above; goes above; rises above; gets above; climbs above; turns above; closes back above; pushes above; breaks out above; corsses above; crosse above; moves back above; rises through; is back above; reclaims; breaks through; crossed above; makes it back above; gets back above; climbs back above; moves back over; gets back over; pops above; punches through; recovers above; rallies above; breaks out over; clears above; pops over | 上穿; 升穿; 向上突破; 站上; 上破; 突破; 站稳; 上叉; 站回; 收复; 涨破; 重新站上; 冲上; 升破; 站到; 升返上; 升返上去; 企稳; 企稳在; 站稳在; 企稳于; 从下向上穿过; 由下向上穿过; 自下而上穿越; 自下而上穿过; 由下往上穿过; 向上穿过; 向上穿越; 从下往上穿过; 从下往上突破; 上穿过; 冲破; 突破并站稳; 有效突破; 放量站上; 收复并站上; 上攻突破; 站稳并突破; 涨过; 升过 | 升穿; 升破; 重上; 升越; 企穩; 企稳; 企返上; 企返上去
rel | crossBelow | crossesBelow | - | crosses below; cross below; crosses under; cross under; crossing below; breaks below; break below; falls below; fall below; drops below; drop below; drops under; crosses down; crosses down through; cross down; goes below; dips below; dips under; slips below; falls under; sinks below; breaks under; turns below; falls through; crosses back below; closes back under; closes back below; crosses back under; loses; is back below; falls back below; falls back under; breaks down below; goes bellow; dropped below; gives up; cracks; rolls under; undercuts; slides below; slides under; breaks down through; drops through; violates | 下穿; 跌穿; 跌破; 下破; 跌到; 失守; 跌落; 击穿; 跌回; 跌倒; 跌进; 破; 掉到; 跌下; 从上向下穿过; 由上向下穿过; 自上而下穿越; 自上而下穿过; 由上往下穿过; 向下穿过; 向下穿越; 从上往下穿过; 向下跌破; 下穿过; 有效跌破; 收盘跌破; 跌穿并收在; 失守收盘; 击破; 下破收盘; 跌落到 | 跌穿; 跌破; 跌番落; 跌返落; 跌番
rel | cross | cross | - | crosses; cross; crossing; crossed; corsses; crossover; crossovers; cross over strategy; breaks; takes out; break; trades through | 穿越; 交叉 |
rel | touch | touch | - | touches; touch; hits; hit; reaches; reach; tags; gets to; gets back to; returns to; comes back to; reverts to; back to; reaches back to | 触及; 碰到; 到达; 达到; 触到; 回到; 返到; 摸到; 打到; 到; 碰; 返回 | 返到; 见
rel | touch | up | - | climbs to; climbs back to; rises to; rises back to; rallies to; rallies back to; bounces to; bounces back to; recovers to; gains back to | 涨到; 涨至; 涨道; 升到; 涨回; 反弹到; 回升到; 升至; 涨回到; 反弹至; 回升至; 涨到了 | 升到; 升返到; 升返; 升返上
rel | touch | down | - | falls to; falls back to; drops to; drops back to; pulls back to; dips to; slides to; retraces to; comes down to; pullback to; pullbacks to; a pullback to; dip to; a dip to | 回落到; 回踩; 回落至; 回调到; 回调至; 跌至; 降到; 降至; 下降到; 跌回到 | 跌返到; 回落到
`;

export const structureRows = `
kind | id | name | unit | en | zh | hk
logic | while | - | - | while; while the; as long as; so long as; for as long as | |
logic | and | and | - | and; &; as well as; plus; also; yet; but; n; with; and also; + | 且; 并且; 同时; 而且; 又; 和; 与; 及; 以及; 加上; 并; 而; 还; 但; 也; 还要; 都; 兼且; 兼; 并要; 以及要 | 同; 同埋
logic | or | or | - | or; or else; either; or if | 或; 或者; 或是; 要么; 还是; 抑或 | 定系
logic | not | not | - | not; no; never; isn't; isnt; don't; dont; doesn't; doesnt; without; w/o; non; none; aren't; didn't; do not; cannot; can't; won't | 不; 非; 没有; 不是; 别; 不要; 没; 无; 勿; 未; 不许; 不能; 不准; 不得 | 唔; 唔好; 冇; 唔要; 唔系
logic | except | except | - | except; excluding; ex; other than; anything but; exclude; but not; but never; leave out; apart from; all but; except for; excl; bar; skip; skipping; avoid; avoiding; ignore; ignoring; leave out any; no trades on; do not trade | 除; 除外; 除了; 剔除; 排除; 不含; 扣除; 不包括; 除去; 去掉; 除开; 以外; 之外 |
logic | otherwise | otherwise | - | otherwise; else; if not; or else; failing that | 否则; 不然; 反之; 要不然; 不满足就 | 否则; 唔系就
logic | unless | unless | - | unless; except when; except if; except while; but not if; but not when; but not while; but never if; but never when | 除非; 除非是 | 除非係
fn | onlyThen | - | - | - | 才; 方; 方才 | 先; 先至; 先会
logic | only | only | - | only; just; only if; only when | 只; 仅; 才; 只有; 仅仅; 只在 | 先; 先至
logic | when | when | - | when; if; whenever; once; as soon as; wen; each time; every time; where; anytime; the moment; upon; in case; at the point; provided; provided that; assuming; given that; on condition that | 当; 时; 的时候; 如果; 若; 一旦; 后; 只要; 要是; 每当; 每次; 之后; 以后; 时候; 假如; 倘若; 的时; 后再; 再; 一; 的情况下; 情况下; 的前提下 | 嗰阵; 嗰阵时; 嘅时候
logic | after | after | - | after; following; past | 之后; 以后; 后; 过后
logic | before | before | - | before; ahead; prior to; ahead of | 之前; 以前; 前
logic | then | then | - | then; ->; =>; thereafter; afterwards | 然后; 接着; 再; 之后
logic | both | both | - | both; all of these; all three; each of these | 两个都; 都; 同时满足; 均
logic | whatever | whatever | - | whatever; regardless of; no matter; no matter what; irrespective of; regardless; whatever happens | 不管; 无论; 不论; 不理; 不用管 | 唔理大市
act | buy | buy | - | buy; buys; bought; go long; long; enter; get in; purchase; by; buying; get long; get into; go into; take a long; in; open; accumulate; pick up; grab; load up; be long; enters; go in; entry; get me long; gets me long; gets me in; get back in; buy back in; re-enter; reenter; go back in; back in; buying into; long entry; buy entry; entering; go in long; add a position; initiate; initiate a position; open a long; open long; establish a long; take a position; get on board; step in; buy the dip; buy dips; buy the dips | 买入; 买进; 买; 做多; 进场; 建仓; 开仓; 进; 入场; 入手; 抄底; 低吸; 动手; 开多; 吸纳; 介入; 上车; 抢进; 接; 入; 抢反弹; 布局; 买回; 接回; 买回来; 接回来; 重新买入; 再进场; 重新进场; 再买入; 追入; 追进; 追买; 跟进; 追; 追高买入; 上; 建多; 开多单; 建底仓; 买一笔; 进场做多; 入场做多; 买入做多; 分批买入; 分批建仓; 逢低买入; 买点; 买入点; 买入信号; 入场点; 开仓信号 | 买; 入; 买入; 追入; 即追; 追; 追货; 吸; 吸货; 扫货; 入货; 入市; 买返; 买返入; 入返; 接返; 买入返; 先再買
act | sell | sell | - | sell; sells; exit; exits; close out; get out; out; bail; dump; sel; unwind; liquidate; sold; close it; close the trade; get me out; gets me out; selling; leave; step aside; cash out; sell it; take it off; take profits; close the position; exit it; offload; out of it; close everything; drop a name; drop names; drop it; drop them; remove a name; drop a stock; drop any; drop any that; remove any; sell any; sell any that; kick out any; sell all; sell it all; sell out; exit the trade; exit the position; close the long; close longs; get flat; close out the position; scratch it; exiting; exit long; close out longs; stop and exit; sell the position; sell off | 卖出; 卖; 清仓; 离场; 出场; 平仓; 走人; 清; 出; 卖掉; 出局; 卖光; 全卖; 走; 抛; 抛出; 清掉; 高抛; 全清; 平多; 全部卖出; 全部清仓; 了结; 退出; 出来; 下车; 落袋; 全平; 平掉; 全出; 跑; 撤; 全部平仓; 平多单; 止盈离场; 止损离场; 离场观望; 了结头寸; 全数卖出; 悉数卖出; 一次性卖出; 清掉仓位; 卖点; 卖出点; 卖出信号; 出场点; 平仓信号; 离场信号; 全部止盈; 提前走; 提前卖出 | 沽; 走; 沽出; 走人; 清仓; 沽清; 全数沽出; 全数沽清; 沽晒; 走货; 离场; 散货; 清货; 出货; 一次過沽清; 一次过沽清; 斩货; 沽返; 沽咗; 卖走; 沽货; 先走
act | short | short | - | short; go short; sell short; short it; shorting; get short; reverse to short; flip short; flip to short; reverse short; reverse and go short; reverse into a short | 做空; 开空; 反手做空; 放空; 反手空; 反手开空; 开空单 | 沽空; 做淡; 开淡仓; 做淡仓; 造淡
act | cover | cover | - | cover; buy back; buy to cover; close the short; cover it | 平空; 回补; 平掉空单 | 平淡仓; 补仓
act | stop | stop | - | stop loss; stop-loss; cut loss; cut losses; stop; hard stop; protective stop; initial stop; stops; stop out; stop it out; get stopped out; bail out; initial stop loss; safety stop; disaster stop; sl | 止损; 止损线; 止损位; 割肉; 止损放在; 止损设在; 提前止损; 止损出场; 止损离场; 止损卖出; 就止损; 无条件止损; 坚决止损; 止损走人; 硬止损 | 止蚀; 止蝕走人; 打靶
act | takeProfit | takeProfit | - | take profit; profit target; target; take profits; tp; price target; take gains; profit target of; a target of | 止盈; 目标; 止盈位; 目标价; 获利; 目标位; 目标价位; 第一目标; 止盈价; 止盈线; 目标涨幅 | 止赚; 止赚位; 目标赚
act | trailing | trailing | - | trailing stop; trail; trailing; trails; trail it; trailing stop of | 移动止损; 跟踪止损; 移动止盈; 回撤止盈; 追踪止损; 追踪止蚀; 跟踪止盈; 移动止蚀; 移动止赚
act | back | back | - | switch back to; go back to; move back to; back into; rotate back into | 换回; 再换回; 切回; 转回; 换回来 |
act | switch | switch | - | switch to; switch into; move to; move into; rotate into; flip to; go to; swap into; roll into | 换成; 换到; 转到; 切换到; 切到; 换; 转去; 切换; 全部换成; 改持; 改拿 | 转揸; 换做
act | rebalance | rebalance | - | rebalance; rebal; rebalanced; rebalancing; reweight; reset weights; adjust; reconstitute; rebalance it; check; refresh; review; renew; look; refreshed; reviewed; checked; re-check; recheck; evaluate; evaluated | 调仓; 换仓; 再平衡; 调整; 轮换; 换股; 调一次; 换; 调回来; 操作; 一调; 季调; 月调; 周调; 年调; 检查; 检查一次; 看一次; 检视; 检视一次; 看一眼; 换一次仓; 调一次仓; 调 | 执仓; 换马; 转; 睇; 执; 睇一次; 检讨
act | rank | rank | - | rank; ranked; ranking; sort; sorted; score; scored | 排序; 排名; 打分; 排; 评分
act | pick | pick | - | pick; choose; select; take; own; hold; keep | 选; 取; 挑; 选出; 挑出; 选取; 持有; 买; 各取; 拣; 揀
act | add | add | - | add; add to; pyramid; scale in; average down; double up; top up; add another | 加仓; 加; 补仓; 追加; 加码; 再买 | 加码; 加注
act | reduce | reduce | - | reduce; trim; scale out; lighten; cut; halve | 减仓; 减; 减半; 减持
`;

export const placeRows = `
kind | id | name | unit | en | zh | hk
fn | row | - | - | in a row; consecutive; straight; running; consecutively; successive; each of the last; each of the past; each of last; every one of the last; for | 连续; 接连; 连着; 一连
fn | past | - | - | last; past; previous; prior; recent; trailing; latest | 近; 最近; 过去; 前; 上; 之前
fn | between | - | - | - | 之间; 间; 区间
sign | positive | - | - | positive; above zero; above 0; greater than zero | 为正; 正; 转正; 正值; 红柱
sign | negative | - | - | negative; below zero; below 0; less than zero | 为负; 负; 转负; 负值; 绿柱
line | ma250 | 250 | - | - | 年线; 牛熊线; 牛熊分界线
line | ma120 | 120 | - | - | 半年线
line | ma60 | 60 | - | - | 季线; 生命线
extreme | high | high | - | high; highs; highest high; new high; new highs; peak; top; highest close; breakout | 高点; 最高点; 最高价; 新高; 高位; 最高; 顶
extreme | low | low | - | low; lows; lowest low; new low; new lows; trough; bottom; lowest close; breakdown | 低点; 最低点; 最低价; 新低; 低位; 最低; 底
when | yesterday | - | - | yesterday; the day before; previous day; prior day; previous session; prior session; last session; day before | 昨日; 昨天; 前一天; 前一日; 昨; 隔夜
when | today | - | - | today; this morning; this afternoon; tonight; today's; current day | 今日; 今天; 当日; 当天
unit | percentOf | - | - | - | 百分之
p | plus | - | - | + | 加
`;

export const rankRows = `
kind | id | name | unit | en | zh | hk
end | highest | - | - | highest; biggest; largest; most; richest; top; fastest; greatest; fattest | 最高; 最大; 最多; 最快; 排名前; 排前; 前; 排名最前; 居前; 最高的; 最大的; 最快的; 最高的前; 最大的前; 最多的前; 最快的前
end | highest | good | - | best; strongest; the better; the stronger | 最强; 最好; 最强的; 最好的
end | highest | dear | - | priciest; dearest | 最贵; 最贵的
end | lowest | - | - | lowest; smallest; least; slowest; tiniest | 最低; 最小; 最少; 最低的; 最小的; 最慢| 最細
end | lowest | cheap | - | cheapest | 最便宜; 最便宜的
end | lowest | bad | - | bottom; worst; weakest | 倒数; 最弱; 最差; 最差的; 最弱的; 垫底的
fn | outside | - | - | - | 外; 以外; 之外; 除外
fn | want | - | - | wanted | 要; 算; 考虑; 含; 包括
fn | in | - | - | in; from; any | 含; 要; 买; 包括; 选
fn | member | - | - | anything; only ones; only stocks; only companies; only names; only those; stocks; stock; companies; company; names; shares; members; constituents; listed; listed companies; firms; businesses; equities; component stocks; issuers; securities | 公司; 股票; 的股票; 成分股; 成分; 成份股; 成份; 个股; 股; 标的; 的票; 票; 企业; 上市公司; 的公司; 全市场; 全市场股票; 全市场个股 | 股份; 嘅股份; 成份股
`;
