/** Words of orders, of how much is risked and of how a position grows and shrinks. */
export const orderRows = `
kind | id | name | unit | en | zh | hk
fn | limitOrder | - | - | limit order; a limit order; limit; a limit; limit price; resting order; a resting order; bid; limit order at | 限价单; 挂限价单; 挂单; 限价; 挂限价; 挂限价盘; 限价盘; 挂盘; 限价委托 | 限价盘; 挂限价盘; 挂盘
fn | limitBuy | - | - | limit buy; buy limit; limit buy order; buy limit order; limit order to buy; place a limit order to buy; place a limit buy; a limit order to buy; limit order buying; bid for | 限价买入; 挂单买入; 挂买单; 限价买 | 挂盘买
fn | limitSell | - | - | limit sell; sell limit; limit sell order; sell limit order; limit order to sell; a limit order to sell; place a limit order to sell; limit order selling | 限价卖出; 挂单卖出; 挂卖单; 限价卖 | 挂盘沽
fn | stopOrder | - | - | a stop order; stop order; a stop entry; on a stop | 触发价; 触发单; 突破触发; 作为触发价; 触发; 条件单 |
fn | stopBuy | - | - | buy stop; stop buy; buy-stop; buy stop order; stop buy order; buy on a stop; stop entry; stop order to buy; a stop order to buy; a buy stop; place a buy stop; buy stop order at | 突破买单; 触发买入; 触发价买入; 作为触发价买入; 止损买单 |
fn | stopSell | - | - | sell stop; stop sell; sell-stop; sell stop order; stop order to sell; a stop order to sell; a sell stop; place a sell stop | 触发卖出; 止损卖单 |
fn | dayOrder | - | - | day order; good for the day; valid for the day; day only; good for day; valid today only | 即日有效; 当日有效; 当天有效; 日内有效 | 即日有效
fn | unfilled | - | - | unfilled; if not filled; cancel if not filled; cancel if unfilled; then cancel; not filled cancel | 不成交撤单; 未成交撤单; 不成交就撤; 没成交撤单; 没成交就撤; 不成交就撤单; 未成交就撤单 |
fn | afterFill | - | - | once filled; after the fill; when filled; if filled; after it fills | 成交后; 成交之后; 买到后 | 成交后
fn | lower | - | - | lower by; below by | 低; 挂低; 低挂 | 挂低
fn | higher | - | - | higher by; above by | 高 |
fn | cent | - | - | one cent; a cent; a penny; one penny; 1 cent | 一分钱; 1分钱; 一分 |
fn | justOver | - | - | just; slightly; a touch | 略; 稍 |
fn | sameDay | - | - | same day; the same day; that day; same session; the same session; on the same day; intraday only | 当天; 当日; 同日; 当天内 | 即日
fn | tPlusOne | - | - | t+1 rule; t+1; t + 1; can't sell the same day | 当天不能卖; 当日不能卖; 当天不能卖出; 当天不卖; t+1; t加1; 按t+1 |
fn | targetVol | - | - | target; targeting; a target of; sized to; size to; scaled to; scale to; vol target of; aiming for; target vol; volatility target; volatility target of; vol target; sized for; sized at | 目标; 按目标 |
fn | volAim | - | - | volatility target; vol target; target volatility; target vol | 目标波动率; 目标波动; 波动率目标; 目标年化波动率; 目标年化波动 |
fn | control | - | - | position size; exposure; scale the position; size the position; scale my position; scale positions; size positions; size each position; scale exposure; scale the exposure; size it; scale it | 控制仓位; 控仓; 缩放; 调整仓位; 缩放仓位; 定仓位; 配; 配置; 分配; 配权; 控制总仓位; 总仓位; 总仓位再; 再按 |
fn | annualised | - | - | annualised; annualized; annual; yearly; realised; realized; daily | 年化; 日频 |
fn | using | - | - | using; based on; measured over; over; from; estimated over; with | 用; 以; 取; 按; 基于 |
fn | leverage | - | - | leverage; leverage cap; max leverage; maximum leverage; gross; leverage limit | 杠杆; 最大杠杆; 杠杆上限; 杠杆最多; 最高杠杆 |
fn | fullMax | - | - | no leverage; without leverage; max fully invested; fully invested at most; never more than fully invested | 最大满仓; 最多满仓; 不加杠杆; 不用杠杆; 上限满仓; 不超过满仓 |
fn | kelly | 1 | - | kelly; kelly sizing; full kelly; kelly criterion; kelly formula; kelly bet | 凯利公式; 凯利; 全凯利; 凯利仓位 |
fn | kelly | 0.5 | - | half kelly; half kelly sizing; half-kelly; half the kelly; half-kelly sizing | 半凯利; 二分之一凯利; 一半凯利; 凯利的一半 |
fn | kelly | 0.25 | - | quarter kelly; quarter-kelly; a quarter kelly | 四分之一凯利; 凯利公式四分之一 |
fn | estimated | - | - | estimated from; estimated on; estimated over; based on; from; computed from; measured on; estimated | 估计; 估算; 计算; 测算; 用; 按; 胜率和赔率用; 胜率赔率用; 胜率和盈亏比用 |
fn | trades | - | - | trades; closed trades; round trips | 笔交易; 次交易; 笔; 次 |
fn | risk | - | - | risk; risking; risk of; risk only; risk at most; only risk; risk no more than; never risk more than | 风险; 单笔风险; 每笔风险; 单笔风险控制在; 每次风险; 冒险 |
fn | loseAtMost | - | - | a maximum loss; maximum loss; max loss; a max loss; never lose more than; lose no more than; lose at most; do not lose more than; don't lose more than; limit the loss to; limit losses to; limit each loss to; cap the loss at; cap losses at; loss limit; a loss limit | 每笔亏损不超过; 单笔亏损不超过; 每笔最多亏; 单笔最多亏; 每次最多亏; 每笔最多亏损; 单笔最大亏损; 单笔最大亏损不超过; 单笔最多亏损; 每笔最大亏损; 每笔最大亏损不超过; 单次最大亏损; 每次亏损不超过; 单笔亏损上限; 单笔亏损控制在; 每笔亏损控制在 | 每注最多蝕; 每筆最多蝕; 單筆最多蝕
fn | riskOf | - | - | of equity; of the account; of capital; of my account; of my capital; of the portfolio; of my equity; of account equity; of total equity | 总资金; 总资金的; 账户; 账户的; 资金的; 本金的; 总资产的; 净值的 |
fn | capitalWord | - | - | capital; starting capital; account; start with; starting with; initial capital; to start; bankroll; of capital; account size; total capital | 本金; 初始资金; 起始资金; 资金; 总资金; 启动资金 |
fn | positions | - | - | positions; names; holdings; stocks; slots; at a time; positions at once; names at once; open positions; positions at a time; stocks at a time | 只; 个仓位; 只股票; 个持仓; 只票 |
fn | inverse | - | - | inverse; inverse of; inverse to; inversely to; one over; by inverse; weights by inverse; weight by inverse; weighted by inverse | 倒数; 的倒数; 倒数配; 倒数加权; 倒数分配 |
fn | weighedBy | - | - | weighted by; weight by; weighting by; weights by; weights proportional to; proportional to; weight them by; weighted according to | 加权; 的比例; 比例加权; 占比加权 |
fn | rest | - | - | the rest; rest; the remainder; remainder; the other half; remaining; the remaining half; the remaining; rest of it; the rest of it; what is left; what's left; the other part | 剩下的; 剩余; 剩下; 余下; 其余; 剩余的; 余下的; 另一半; 剩余仓位; 剩下的仓位; 剩下一半; 剩余一半; 另外一半 | 剩返; 剩低
fn | letRun | - | - | let run; let it run; let the rest run; let the remainder run; run | 继续拿; 继续持有; 让利润跑 |
fn | breakeven | - | - | breakeven; break even; break-even; the entry price; entry price; entry; cost | 成本价; 保本; 成本; 买入价; 保本价; 开仓价 |
fn | moveStop | - | - | move the stop to; move stop to; raise the stop to; stop to; move the stop up to; bring the stop to; then move the stop to; move my stop to | 止损移到; 止损上移到; 止损提到; 止损移至; 把止损提到; 把止损移到; 止损上移至; 止损上调到; 止损抬到; 止损改到 |
fn | another | - | - | another; one more; an extra; another one; 1 more | 再; 各 |
fn | unitWord | - | - | unit; units; tranche; tranches; part | 份; 个单位; 单位; 批 |
fn | eachTime | - | - | each time; every time; whenever; for every; for each; every; per; each; on every | 每; 之后每; 每次; 以后每; 此后每; 每当; 后每; 随后每 | 每
fn | further | - | - | further; more; another; additional | 再; 又; 多 |
fn | advance | - | - | advances; rises; gains; moves up; goes up; up; climbs | 涨; 上涨; 上升; 升 | 升
fn | decline | - | - | drops; falls; declines; goes down; down; loses | 跌; 下跌; 下降; 回撤 | 跌
fn | maxTotal | - | - | total position; position; total exposure; in total; overall | 总仓位; 总仓; 仓位; 合计; 总共 |
fn | firstBuy | - | - | first; to begin with; start with; initially; initial | 先; 首次; 首笔; 初始; 第一次 | 先
fn | onAll | - | - | on all; on everything; on the whole position; for the whole position; on the full position; on all of it | 全部; 整体 |
fn | neither | - | - | if neither is hit; if neither hits; if neither happens; if none is hit; if nothing happens; if neither triggers; if neither is reached; if neither is touched | 都没触发; 都没到; 都未触发; 都没有触发; 两者都没触发; 否则到期; 到期 |
fn | noStop | - | - | never sell; and never sell; don't sell; never sold; hold forever; keep forever; no selling; never selling; never sell it; buy and hold forever | 从不卖出; 不卖; 一直不卖; 永不卖出; 只买不卖; 长期持有不卖; 长揸收息; 收息 | 长揸收息; 永远唔沽; 只买唔沽; 长揸; 唔沽; 长揸唔沽; 长揸不沽; 揸住唔沽; 一直揸
fn | drawdownOfAll | - | - | account drawdown; portfolio drawdown; equity drawdown; total drawdown; max drawdown of the account; the account is down; the portfolio is down; drawdown of the account; drawdown of the portfolio; equity falls; account falls; the account loses; the portfolio loses; equity drops; account drops | 账户总回撤; 总回撤; 账户回撤; 组合回撤; 净值回撤; 资金回撤; 账户总回撤到; 总回撤到; 账户亏损; 总资金回撤; 策略总回撤; 回撤达到; 账户净值回撤 |
fn | pause | - | - | pause; pause for; stop trading for; stay out for; wait; no trading for; pause trading for; sit out for; halt for; stand aside for | 停; 暂停; 停手; 休息; 空仓; 停止交易; 停交易; 歇 |
`;
