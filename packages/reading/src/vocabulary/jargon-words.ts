/** Words of the dealing room: how traders name crosses, boards, parts and pauses in passing. */
export const jargonRows = `
kind | id | name | unit | en | zh | hk
fn | breakWord | high | - | breakout; breakouts; break-out; new high breakout | 突破 |
fn | breakWord | low | - | breakdown; breakdowns; break-down | 破位 |
fn | oppositeCross | - | - | opposite cross; reverse cross; cross back; crosses back; cross the other way; crosses the other way; opposite crossover; reverse crossover; the opposite cross; the reverse cross; on the cross below; on a cross below; on the cross back below; on a cross back below; on the cross back; on the cross down; on a cross down | 反向交叉; 反向穿越 |
act | buy | buy | - | in on; in when; in if; in at; i want in; i'm in; i get in; get me in; be a buyer; buyer; go in on | 上车; 进货 | 上車; 入貨
act | sell | sell | - | i want out; i'm out; i get out; be a seller; get rid of it; run for it; i want to be out | 走货; 出货; 就跑; 全走 | 落車; 走貨; 出貨; 沽晒; 沽清; 斬倉; 全部斬倉
act | flat | flat | - | stay out of the market; out of the market; be out of the market; stay out of stocks; keep out of the market; sit on the sidelines; on the sidelines | 离场观望; 空仓休息 |
fn | exposureWord | - | - | exposure; exposure cap; invested; net exposure; notional | 敞口; 仓位上限 |
fn | letRun | - | - | let the rest ride; let it ride; let the other half ride; let the remainder ride; let the other half run; ride; runs; let winners run | 剩下的继续拿; 其余继续持有; 让它跑 | 剩低嘅繼續揸
fn | reenterWait | - | - | don't re-enter for; do not re-enter for; no re-entry for; don't get back in for; do not buy back for; wait before re-entering for; re-enter only after; re-entry only after; re-entry after; no reentry for; don't reenter for | 再入场要等; 再进场要等; 重新入场要等; 再次买入要等; 再买要等; 再入场至少等; 再进场至少等; 重新进场要等; 冷却期; 冷静期 | 再入場要等; 再買要等; 要等
fn | noReenter | - | - | don't re-enter; do not re-enter; no re-entry; no reentry; no new trade; no new trades; no new entry; no new entries; no new position; don't buy back; don't reenter; do not buy back | 不再进场; 不再入场 | 唔再入場
fn | uptrend | - | - | uptrend; an uptrend; up-trend; up trend | 上升趋势; 多头趋势; 上升趋势中 | 上升趨勢
fn | downtrend | - | - | downtrend; a downtrend; down-trend; down trend | 下降趋势; 空头趋势; 下降趋势中 | 下降趨勢
fn | bareJ | J | - | - | j; j线 |
fn | compared | - | - | - | 要比; 比; 较; 相比 |
fn | largerBy | 1 | - | - | 大一倍; 多一倍; 高一倍; 放大一倍; 翻一倍; 翻倍; 翻番 |
fn | largerBy | 0.5 | - | - | 大五成; 多五成; 大一半; 多一半; 放大五成; 放大一半 |
fn | divergenceUp | bullishDivergence | - | bullish divergence; positive divergence | 底背离; 底背驰 | 底背馳
fn | divergenceDown | bearishDivergence | - | bearish divergence; negative divergence | 顶背离; 顶背驰 | 頂背馳
fn | firstBoard | 1 | - | first limit-up; first limit up | 首板; 首个涨停; 一板; 首次涨停 |
fn | firstBoard | 2 | - | second limit-up; second straight limit-up | 二板; 二连板; 两连板; 2连板; 第二个涨停; 第二板; 连续第二个涨停 |
fn | firstBoard | 3 | - | third limit-up; third straight limit-up | 三板; 三连板; 3连板; 第三个涨停; 第三板; 连续第三个涨停 |
fn | head | - | - | - | 打首板; 打板; 打二板; 打板策略; 追板; 止盈减半; 高抛低吸; 小市值; 小市值策略; 网格策略; 抄底; 捞底 | 撈底; 博反彈
fn | head | - | - | turtle; turtles; turtle system; turtle trading; golden cross; grid; scaling in; scale in; buy the dip; turn of the month; santa rally; overnight; gap fade; fade; trend; pullback; setup | |
fn | equalRisk | - | - | risk parity across; equal risk across; equal risk contribution across; risk parity over; risk parity between; risk parity of; risk parity on | 风险平价持有; 等风险配置 | 風險平價持有
pos | fall | - | - | - | 跌够 | 跌親
fn | riseMost | - | - | - | | 升得最勁; 升得最多; 升得勁
freq | monthly | monthly | - | - | 逐月 | 逐月
fn | the | - | - | - | | 嗰
act | holdUntil | - | - | hold til; hold it til; til; keep til; keep it til | |
fn | perWeek | weekly | - | a week; per week; /week; each week; weekly; wk | 一周; 每周 |
fn | nothingElse | - | - | no selling; never sell; nothing else; no sells; never selling | 一直不卖; 不卖出; 从不卖出 | 永遠唔沽
fn | byWord | - | - | by; by another; by a further | |
fn | widen | - | - | widen; loosen; relax; give more room to | 放宽; 放大; 调宽 | 放寬
fn | narrow | - | - | tighten; narrow; pull in | 收紧; 收窄; 调紧 | 收緊
edit | add | - | - | put in; put on; add in; throw in | 加一条; 再加一条; 加个条件; 加条 | 加多個; 加多條
edit | change | - | - | | 降到; 降至; 减到; 减至; 提高到; 提到; 升到 | 減到; 降到
fn | trade | - | - | execute; executes; fill; fill orders; run it; execute orders; try it; try this; test it | 执行; 成交 |
act | add | add | - | - | 补; 补一次; 加一次; 补仓一次; 加仓一次 | 加一次; 溝貨
fn | firstBuy | - | - | - | 首次建仓; 首次买入; 首仓; 底仓 | 首次
fn | rangeN | - | - | n | |
fn | normally | - | - | normally; usually; otherwise as usual; in normal times | 平时; 平常; 正常情况下 | 平時; 平日
`;
