/** Words of channels, of candles by name, of lines that hold, and of buying in parts. */
export const chartRows = `
kind | id | name | unit | en | zh | hk
candle | hammer | up | - | hammer; a hammer; hammer candle; bullish hammer | 锤子线; 锤头线; 锤头; 锤子; 锤线 | 鎚頭; 鎚頭線
candle | inverted-hammer | up | - | inverted hammer; inverted hammer candle | 倒锤头; 倒锤子线; 倒锤线 | 倒鎚頭
candle | engulfing | up | - | bullish engulfing; bullish engulfing candle; bullish engulfing bar; bullish engulfing pattern; engulfing bullish candle | 看涨吞没; 阳包阴; 看涨吞没形态; 多头吞没 | 陽包陰; 大陽燭包陰燭
candle | engulfing | down | - | bearish engulfing; bearish engulfing candle; bearish engulfing bar; bearish engulfing pattern | 看跌吞没; 阴包阳; 看跌吞没形态; 空头吞没 | 陰包陽
candle | morning-star | up | - | morning star; morning star pattern | 早晨之星; 启明星; 希望之星; 启明之星 |
candle | evening-star | down | - | evening star; evening star pattern | 黄昏之星; 黄昏星 |
candle | shooting-star | down | - | shooting star; shooting star candle | 射击之星; 流星线; 流星 |
candle | hanging-man | down | - | hanging man; hanging man candle | 吊颈线; 上吊线 |
candle | piercing | up | - | piercing line; piercing pattern | 曙光初现; 刺透形态 |
candle | dark-cloud-cover | down | - | dark cloud cover | 乌云盖顶 |
candle | three-white-soldiers | up | - | three white soldiers | 红三兵; 三白兵 |
candle | three-black-crows | down | - | three black crows | 三只乌鸦; 黑三兵 |
candle | harami | up | - | bullish harami | 看涨孕线; 阳孕线 |
candle | harami | down | - | bearish harami | 看跌孕线 |
candle | dragonfly-doji | up | - | dragonfly doji | 蜻蜓十字 |
candle | gravestone-doji | down | - | gravestone doji | 墓碑十字 |
fn | appears | - | - | appears; forms; is formed; shows up; prints; occurs; pattern; candle; pattern appears; pattern forms; completes | 出现; 形成; 收出; 走出; 形态; 出现了 | 出現
fn | donchian | - | - | donchian; donchian channel; donchian channels; price channel | 唐奇安; 唐奇安通道; 唐安奇通道; 唐奇安通道的; 价格通道; 海龟通道 |
fn | keltnerWord | - | - | keltner; keltner channel; keltner channels; keltner band; keltner bands | 肯特纳; 肯特纳通道; 肯特纳通道的 |
fn | upperLine | - | - | upper channel; upper line; upper edge; top of the channel; upper; top line; top; upper boundary | 顶部; 上沿; 上边界; 上轨线 | 顶部; 顶
fn | lowerLine | - | - | lower channel; lower line; lower edge; bottom of the channel; lower; bottom line; bottom; lower boundary | 底部; 下沿; 下边界; 下轨线 | 底部; 底
fn | midLine | - | - | middle line; mid line; midline; middle; center line; centre line; middle of the channel; mid | 中线; 中间线; 中轨线 | 中线
fn | holdsLine | - | - | holds it; it holds; holds; without breaking it; and holds; does not break it; without closing below it; finds support; holds there; and bounces | 不破; 不跌破; 没跌破; 未跌破; 没破; 未破; 不失守; 守住; 获支撑; 获得支撑; 得到支撑; 企稳; 止跌; 有支撑; 止跌企稳 | 守得住; 唔穿; 企得稳
fn | backInside | - | - | closes back inside; back inside; closes back inside it; closes back inside the band; closes back inside the bands; closes back inside the channel; closes back within the band; gets back inside; comes back inside; and closes back inside | 收回轨内; 收盘回到轨内; 回到轨内; 收回通道内; 收回带内; 重回轨内; 回到布林带内; 收回布林带内 |
fn | priorHigh | - | - | prior high; previous high; the prior high; the previous high; prior swing high | 前高; 前期高点; 前高点; 前期高位; 前期新高; 平台高点 | 前高; 前顶
fn | priorLow | - | - | prior low; previous low; the prior low; the previous low; prior swing low | 前低; 前期低点; 前低点; 前期低位 | 前低; 前底
fn | tranche | - | - | tranche; tranches; equal tranche; equal tranches; equal part; equal parts; steps; equal steps; buys; equal buys; pieces; equal pieces; instalments; lots | 批; 档; 份; 等份; 次 | 注; 批
fn | scaleInto | - | - | scale into; scaling into; scale in; average into; ladder into; ladder in; build a position in; leg into; build up |  |
fn | splitIn | - | - | split in; split into; divided into | 分; 分成; 分为; 平均分 | 分
fn | passed | - | - | have passed; has passed; have elapsed; has elapsed; are up; have gone by; after entry; after the entry; in the trade; after buying | 已过; 过去; 到期; 期满 |
fn | monthStart | - | - | start of; beginning of; the start of; the beginning of; start; beginning | 初; 月初; 初第一个交易日; 上旬初 | 頭
fn | monthEnd | - | - | end of; the end of; end; close of; the close of; last day of; the last day of; last session of; the last session of; last trading day of; the last trading day of | 底; 末; 月底; 月末; 尾 | 尾
fn | marketFilter | - | - | market filter; trend filter; regime filter; only trade when; only take trades when; only take longs when; only take signals when; only go long when; only buy when; only enter when; only trade if; filter | 大盘过滤; 大盘条件; 前提; 前提条件; 过滤条件; 大前提; 前提是 |
fn | normal | - | - | normal; usual; its normal; normal volume; average volume; the average; its average; usual volume | 平时; 平常; 正常; 平均 |
fn | levelTo | - | - | add to; raise to; increase to; bring to; bring it to; cut to; reduce to; cut it to; reduce it to; scale to; go to; up to; down to; raise the position to; take it to | 加到; 加仓到; 加至; 提高到; 加仓至; 升到; 提升到; 减到; 减仓到; 减至; 减仓至; 降到; 降至; 降低到; 仓位加到; 仓位降到; 仓位提高到; 仓位调到 | 加到; 减到
fn | monthEndWord | - | - | month end; month-end; the end of the month; the month end; end of month; end of the month | 月末; 月底; 每月底; 每月末 |
fn | sizeSo | - | - | size each trade so; size each trade so that; size it so; size it so that; sized so that; size so that; size the trade so; size positions so that; size the position so | |
fn | untilNext | - | - | until the next rebalance; hold them until the next rebalance; hold until the next rebalance; hold to the next rebalance; until the next rebalancing; hold until the next review | 持有到下次调仓; 持有至下次调仓; 下次调仓前不动; 持有到下一次调仓; 期间不动 |
fn | andHalf | - | - | - | 半 | 半
fn | validFor | - | - | valid for; good for; open for; working for; cancel after; cancelled after; cancel it after | 有效期; 有效; 挂单有效 |
fn | finalOne | - | - | last; final; remaining; other | 最后; 剩下 |
fn | pointWord | - | - | signal; point; trigger | 点; 信号; 时机 | 位
fn | highestClose | - | - | highest close; high close; closing high; highest closing price | 最高收盘价; 收盘新高; 收盘价新高; 收盘价最高 | 最高收市價
fn | lowestClose | - | - | lowest close; low close; closing low; lowest closing price | 最低收盘价; 收盘新低; 收盘价新低; 收盘价最低 | 最低收市價
fn | untilAgain | - | - | until it is again; until it does again; until it is; until it does; until then; in the meantime; for now | 直到重新满足; 等待下次信号 |
fn | yearAfterYear | - | - | year after year; every year like this; every year; repeat every year; each year | 每年如此; 年年如此; 每年都这样; 每年重复 |
fn | give | - | - | give it; give; give the trade; allow; allow it; hold it for no longer than; hold for no longer than; hold no longer than | 给它; 最多给; 给 |
`;
