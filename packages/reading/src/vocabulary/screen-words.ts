/** Words of lists of companies: how a condition is said of many at once, and against what. */
export const screenRows = `
kind | id | name | unit | en | zh | hk
fn | relative | - | - | whose; where; which; who; that are; that have; that has; that is; which are; which have; with a; that; those with; having | 其中; 当中的; 基本面; 基本面上; 拥有; 却有; 手握 |
act | screen | screen | - | is there anything in; is there anything; anyone in; who in; everything with; show everything with; tickers with; screen; screen for; find; list; search; search for; which; what; show; any; any stocks; any companies; any shares; are there any; is there any; are there; have you got any | 筛选; 找; 找出; 选出; 列出; 有哪些; 有没有; 有没有什么; 有没有哪些; 有什么; 有无; 哪些; 筛出; 挑出; 哪只; 哪支; 哪家; 哪一只; 哪一家; 哪只股票; 哪家公司; 哪些股票; 哪些公司; 哪几只; 哪几家 | 搵; 边啲; 拣出; 有冇; 邊隻; 邊間; 邊啲; 邊幾隻; 邊隻股; 邊啲股; 有冇啲; 有邊啲; 有咩
soft | low | - | - | low; lower; modest; little; small; minimal | 低; 较低; 很低; 偏低; 小; 较小 | 低
soft | high | - | - | high; strong; good; big; large; decent; solid; great; healthy | 高; 较高; 很高; 偏高; 强; 好; 不错; 强劲 | 高
soft | oversold | - | - | oversold; over-sold; in oversold territory; oversold territory; in the oversold zone | 超卖; 超卖的; 超卖区; 超卖区域; 超卖区间; 进入超卖; 进入超卖区 | 超賣區
soft | overbought | - | - | overbought; over-bought; in overbought territory; overbought territory; in the overbought zone | 超买; 超买的; 超买区; 超买区域; 超买区间; 进入超买; 进入超买区 | 超買區
fn | those | - | - | - | 的; 的那些; 的公司 | 嘅
fn | justNow | - | - | just; just had; just made; has just; have just; recently; just now; freshly | 刚; 刚刚; 刚好; 新近; 最近刚 | 啱啱; 刚刚
fn | happened | - | - | happened; occurred; came; took place; was; has happened; had | 出现; 出现过; 发生; 发生过; 曾; 曾经; 有; 有过 | 出现; 有
fn | within | - | - | within; no further than; not more than; less than; inside; closer than | 以内; 之内; 范围内; 内 |
fn | distance | - | - | distance from; distance to; away from | 距离; 距; 离; 相距; 偏离; 与; 距离着 | 距离
fn | near | - | - | near; close to; around; at or near | 附近; 接近; 左右 | 附近
fn | minus | - | - | minus; less; net of | 减; 减去; 扣除; 减掉 |
fn | marketWord | - | - | market's; the market's; market; universe; group's; index; whole market | 全市场; 市场; 大盘 |
fn | sectorWord | - | - | sector; industry; the sector's; its sector; its industry; sector's; industry's | 行业; 所在行业; 同行业; 板块; 同业 |
fn | faster | - | - | accelerating; speeding up; improving; picking up | 加快; 加速; 逐季加快; 提速 |
fn | slower | - | - | decelerating; slowing; slowing down | 放缓; 减速 |
fn | reduced | - | - | reduced; cut; shrank; decreased; shrunk; bought back | 减少; 缩减 |
fn | next | - | - | next; coming; following; upcoming | 未来; 今后; 接下来; 后 |
fn | earning | - | - | profitable; in profit; of profit | 盈利; 赚钱; 为盈利 | 賺錢; 盈利
fn | reporting | - | - | reporting; reports; report; reporting earnings; due to report; report earnings; earnings | 公布业绩; 发财报; 发业绩; 披露财报 |
fn | lastFiscal | - | - | last year; the year before; the previous year; prior year | 去年; 上年; 上一年; 上年度 | 旧年
fn | madeIt | - | - | made; makes; making; reported; posted; booked; that made; which made; with | | 
fn | thisFiscal | - | - | this year | 今年; 本年 |
fn | largeCaps | large | - | large caps; large cap; large-caps; large-cap; large cap stocks; big caps | 大盘股; 大市值; 大市值股 |
fn | largeCaps | small | - | small caps; small cap; small-cap; small-caps | 小盘股; 小市值股 |
fn | but | - | - | but; except | |
fn | industryWord | - | - | sectors; industries | 行业; 板块; 个行业; 个板块 |
fn | allOf | - | - | both; all | 都; 均; 全都 |
fn | regime | up | - | in an uptrend; uptrend; an uptrend; bull market; bull markets; in bull markets; a bull market; in a bull market; risk-on; risk on; trending | 上升趋势; 多头趋势; 牛市; 多头排列; 均线多头排列; 多头市场 |
fn | regime | down | - | in a downtrend; downtrend; a downtrend; bear market; bear markets; in a bear market; a bear market; risk off; risk-off | 下降趋势; 空头趋势; 熊市; 空头排列; 均线空头排列; 空头市场 |
fn | regime | - | - | neutral; oversold; overbought; not too leveraged; low leverage; high quality; cheap; leveraged | 就是恐慌; 是恐慌; 恐慌; 超卖; 超买 |
fn | once | - | - | once; one time | 一次; 一回; 一趟; 一遍 | 一次
fn | anyOf | - | - | any; at least; any of; at least any | 任意; 任何; 至少; 任一 |
fn | items | - | - | of them; of these; conditions; criteria | 项; 个条件; 条; 个; 样; 条件 |
fn | fulfil | - | - | meet; meets; satisfy; satisfies; fulfil | 满足; 符合; 达到; 满足其中 |
fn | asWell | - | - | too; also listed; as well | 也列出来; 也算; 也可以; 即可; 就行; 就算; 就可以; 也列出 |
fn | together | - | - | together; combined; taken together | 合起来; 一起; 合计 |
fn | lot | - | - | entry fee; cost of a lot; cost of one lot; price of a lot; price of one lot | 一手入场费; 入场费; 一手的价钱; 买一手的钱; 一手金额; 每手金额 | 一手入场费; 入场费
fn | notCounted | - | - | not counted | 不算; 的不算; 不计; 的不计; 不考虑; 的不考虑; 的除外; 的不要; 的排除; 的剔除 | 唔計; 唔要
fn | fallMost | - | - | fell the most; fell most; fallen the most; fallen most; dropped the most; dropped most; lost the most; is down the most; are down the most; down the most; down most; declined the most; tanked the most; did worst; did the worst | 跌得最多; 跌最多; 跌得最惨; 跌得最狠; 跌幅最大; 跌幅最深; 跌幅居前; 领跌 | 跌得最甘; 跌得最勁; 跌得最多
fn | riseMost | - | - | are up the most; up the most; up most; risen the most; climbed the most; jumped the most; went up the most | 涨最多; 涨得最猛; 涨得最好; 涨幅居前; 领涨; 涨幅最高 | 升最多; 升得最多; 升幅最大
fn | moverList | highest | - | top movers up | 涨幅榜; 涨幅排行; 涨幅排行榜; 涨幅前; 领涨股 | 升幅榜; 升幅前
fn | moverList | lowest | - | top movers down | 跌幅榜; 跌幅排行; 跌幅排行榜; 跌幅前; 领跌股 | 跌幅榜; 跌幅前
fn | asker | - | - | who; who has; who's got; who pays; who makes; who earns; who trades at; who is; which one; which one has; which one is; whose | 谁; 谁的; 谁家; 哪个; 哪个的; 是谁; 是哪个; 哪家的; 哪只的; 是哪家; 是哪只; 是哪支; 是哪一家; 是哪一只; 是哪些; 是哪几只; 是哪几家; 哪只; 哪家; 哪支; 有谁 | 邊個; 邊個嘅; 係邊個; 係邊間; 係邊隻; 邊間; 邊隻; 係邊啲
fn | brings | - | - | pays; pay; earns; makes; offers; carries; sports; boasts; posts; trades at; trades on | 派; 拥有; 录得 | 派
fn | earnMost | highest | - | makes the most money; make the most money; earns the most; earn the most; most profitable; the most profitable; made the most money; made the most profit; makes the most profit; made most money; is most profitable | 最赚钱; 赚得最多; 赚钱最多; 最能赚钱; 挣得最多; 赚最多 | 最賺錢; 賺得最多; 賺最多
fn | earnMost | lowest | - | loses the most money; lost the most money; lost most money; least profitable; biggest loss maker | 亏得最多; 亏损最多; 亏最多; 亏损最大; 最亏钱 | 蝕得最多; 蝕最多
listed | etf | ETF | - | etfs; exchange-traded funds; exchange traded funds; index funds | etf基金; 指数基金; etf; 场内etf | -
listed | bondEtf | Bond ETF | - | bond etfs; bond funds; treasury etfs | 债券etf; 债券基金; 债基 | -
listed | goldEtf | Gold ETF | - | gold etfs | 黄金etf基金 | -
listed | fund | Fund | - | mutual funds; money market funds | 货币基金; 公募基金 | -
fn | follow | - | - | track; tracking; that track; which track; that tracks; following; that follow; covering; that cover; invest in; investing in; investing in the whole; track the whole; tracking the whole; exposed to; with exposure to | 跟踪; 追踪; 投资; 挂钩; 买的是 | 追蹤; 買到; 投資到
fn | costing | - | - | cost; costing; that cost; which cost; charge; charging; that charge; with a fee of; with fees of; fees; fee | 费率在; 收费; 费用 | 收費
fn | wentPublic | - | - | ipo'd; ipoed; that ipo'd; which ipo'd; went public; that went public; which went public; that listed; listed; that floated; that came to market; ipos; floated; that have listed; having gone public; gone public; that have gone public | 上市; 上市的; 挂牌; 挂牌的 | 上市嘅
fn | sinceYear | after | >= | since; from | 以来; 以后; 之后; 后; 起; 年后; 年以后; 年之后; 年以来; 年起 | 之後; 後
fn | sinceYear | later | > | after; later than; post | | -
fn | sinceYear | before | < | before; earlier than; prior to | 以前; 之前; 前; 年以前; 年之前; 年前 | 之前
fn | listedFor | below | - | listed for less than; listed less than; listed under; listed for under; public for less than; public for under; listed for fewer than; listed no more than | 上市不满; 上市不足; 上市不到; 上市未满; 上市少于; 上市时间不足; 上市时间不满; 上市时间少于 | 上市未滿; 上市唔夠
fn | listedFor | above | - | listed for more than; listed more than; listed over; listed for over; listed for at least; public for more than; public for over; public for at least; listed at least | 上市满; 上市超过; 上市已满; 上市至少; 上市时间超过; 上市时间满; 上市多于 | 上市滿; 上市超過
fn | among | - | - | among; amongst; out of; of all; of all the; from among | 当中; 之中; 里头 |
fn | outOf | - | - | out of | |
`;
