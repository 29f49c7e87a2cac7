/** Days, spans and seasons as they are said in questions. The name is what `periodOf` makes of it. */
export const periodRows = `
kind | id | name | unit | en | zh | hk
per | now | - | - | now; right now; currently; at the moment; at present; latest; most recent; today's; present; as of now; these days; nowadays; newest; up to date; current; atm; this minute; as it stands; recent; last reported; most recently; live; rn; as we speak | 现在; 目前; 当前; 最新; 眼下; 如今; 当下; 现时; 最近一期; 最新一期; 此刻; 实时; 现; 最新的; 时下; 最近的; 此时 | 而家; 依家; 宜家; 現時; 最新; 即時
per | today | - | - | today; today's session; this session; intraday; on the day; so far today; this morning; this afternoon; in today's trading | 今天; 今日; 今儿; 今早; 今天上午; 今天下午; 今晚; 盘中 | 今日; 今朝; 今早; 今晚
per | sameDay | - | - | that day; on that day; same day; the same day | 当天; 当日; 那日; 同一天 | 當日; 嗰日
per | yesterday | - | - | yesterday; yesterday's; last night; the day before; last session; previous session; last trading day; the other day | 昨天; 昨日; 昨晚; 昨夜; 昨儿; 昨儿晚上; 上一个交易日; 上个交易日; 前一交易日; 隔夜; 昨 | 尋日; 琴日; 昨日; 尋晚; 琴晚; 上個交易日
per | dayBefore | - | - | the day before yesterday | 前天; 前日; 大前天 | 前日
per | tomorrow | - | - | tomorrow; tomorrow's | 明天; 明日; 明儿; 下一个交易日; 明 | 聽日; 明日
lastDay | Mon | 1 | - | - | 上周一; 上个周一; 上星期一; 上个星期一; 上礼拜一; 上个礼拜一 | 上星期一; 上個星期一; 上個禮拜一; 上禮拜一
lastDay | Tue | 1 | - | - | 上周二; 上个周二; 上星期二; 上个星期二; 上礼拜二; 上个礼拜二 | 上星期二; 上個星期二; 上個禮拜二; 上禮拜二
lastDay | Wed | 1 | - | - | 上周三; 上个周三; 上星期三; 上个星期三; 上礼拜三; 上个礼拜三 | 上星期三; 上個星期三; 上個禮拜三; 上禮拜三
lastDay | Thu | 1 | - | - | 上周四; 上个周四; 上星期四; 上个星期四; 上礼拜四; 上个礼拜四 | 上星期四; 上個星期四; 上個禮拜四; 上禮拜四
lastDay | Fri | 1 | - | - | 上周五; 上个周五; 上星期五; 上个星期五; 上礼拜五; 上个礼拜五 | 上星期五; 上個星期五; 上個禮拜五; 上禮拜五
lastDay | Sat | 1 | - | - | 上周六; 上个周六; 上星期六; 上个星期六; 上礼拜六; 上个礼拜六 | 上星期六; 上個星期六; 上個禮拜六; 上禮拜六
lastDay | Sun | 1 | - | - | 上周日; 上个周日; 上星期日; 上个星期日; 上礼拜日; 上个礼拜日; 上周天; 上星期天; 上礼拜天 | 上星期日; 上個星期日; 上個禮拜日; 上禮拜日
lastDay | Mon | 2 | - | - | 上上周一; 上上个星期一; 上上星期一; 上上个周一 | 上上星期一; 上上個星期一; 上上個禮拜一
lastDay | Tue | 2 | - | - | 上上周二; 上上个星期二; 上上星期二; 上上个周二 | 上上星期二; 上上個星期二; 上上個禮拜二
lastDay | Wed | 2 | - | - | 上上周三; 上上个星期三; 上上星期三; 上上个周三 | 上上星期三; 上上個星期三; 上上個禮拜三
lastDay | Thu | 2 | - | - | 上上周四; 上上个星期四; 上上星期四; 上上个周四 | 上上星期四; 上上個星期四; 上上個禮拜四
lastDay | Fri | 2 | - | - | 上上周五; 上上个星期五; 上上星期五; 上上个周五 | 上上星期五; 上上個星期五; 上上個禮拜五
lastDay | Sat | 2 | - | - | 上上周六; 上上个星期六; 上上星期六; 上上个周六 | 上上星期六; 上上個星期六; 上上個禮拜六
lastDay | Sun | 2 | - | - | 上上周日; 上上个星期日; 上上星期日; 上上个周日 | 上上星期日; 上上個星期日; 上上個禮拜日
per | week | 0 | - | this week; this wk; current week; week to date; wtd; on the week | 本周; 这周; 这个星期; 这星期; 这礼拜; 本星期; 周内 | 今個星期; 今個禮拜; 呢個禮拜; 呢個星期
per | week | 1 | - | next week; next wk; the coming week; coming week | 下周; 下星期; 下个星期; 下礼拜; 下个礼拜; 未来一周 | 下個星期; 下個禮拜; 下星期
per | week | -1 | - | last week; previous week; past week; prior week | 上周; 上星期; 上个星期; 上礼拜; 上个礼拜 | 上個星期; 上個禮拜; 上星期
per | month | 0 | - | this month; current month; month to date; mtd; so far this month | 本月; 这个月; 当月; 月内; 这月 | 今個月; 呢個月
per | month | -1 | - | last month; previous month; prior month | 上个月; 上月 | 上個月
per | month | 1 | - | next month; coming month | 下个月; 下月 | 下個月
per | quarter | 0 | - | this quarter; current quarter; quarter to date; qtd | 本季; 本季度; 这个季度; 当季 | 今季
per | quarter | -1 | - | last quarter; latest quarter; most recent quarter; previous quarter; last reported quarter; the quarter; last qtr; newest quarter; prior quarter; mrq; most recent reported quarter | 上个季度; 上季度; 上季; 最近一季; 最近一个季度; 最新一季; 最新季度; 单季; 最近单季; 最新季报; 上一季; 一季; 最近季度; 最近的季度; 最近一季度; 近一季 | 上季; 上個季度; 最近一季; 最近季度; 最近嗰季
per | quarter | 1 | - | next quarter; coming quarter | 下个季度; 下季度; 下季 | 下季
per | year | 0 | - | this year; year to date; ytd; so far this year; current year; this yr; since january; since the start of the year; since new year | 今年; 今年以来; 年初至今; 年初以来; 年内; 本年; 当年; 本年度; 今年到现在; 开年以来; 年初到现在 | 今年; 年初至今; 今年以來; 今年以嚟; 年初以嚟; 今年以黎
per | year | -1 | - | last year; last calendar year; last yr; past year | 去年; 旧年 | 舊年
per | yearBeside | -1 | - | the year before; the year before that; the year prior; previous year; prior year; the previous year; the prior year | 前一年; 再往前一年; 再前一年; 之前一年; 上一年; 上年 | 前一年; 上年; 再前一年
per | yearBeside | -1 | day | a year earlier; one year earlier | |
per | yearBeside | 1 | day | a year later; one year later | |
per | yearBeside | 1 | - | the year after; the year after that; the following year | 后一年; 次年; 第二年; 之后一年 | 之後一年; 翌年; 後一年
per | year | -2 | - | the year before last; two years ago | 前年 | 前年
per | year | 1 | - | next year; the coming year; coming year | 明年; 来年; 下一年 | 出年; 明年
per | lastFiscal | - | - | last fiscal year; last full year; last financial year; latest fiscal year; last full fiscal year; most recent fiscal year; last completed fiscal year; last full yr; last fy; latest fy; latest annual; latest full year; last fiscal yr; latest year; last reported year; previous fiscal year; most recent year; past fiscal year; annual; most recent financial year; latest financial year; most recent full year; last annual report | 上一财年; 上个财年; 最近一个财年; 最近财年; 最近年报; 最新年报; 上年度; 最近一年报; 去年全年; 去年年报; 上一个财年; 最新财年; 最近一个完整财年; 最近一个完整年度 | 上個財年; 最近財年; 上年度; 全年
per | ttm | - | - | ttm; trailing twelve months; trailing 12 months; last twelve months; last 12 months; ltm; trailing; past twelve months; past 12 months; last four quarters combined | ttm; 滚动; 最近四季; 过去十二个月; 最近十二个月; 近十二个月; 近四季; 最近一年分红; 滚动十二个月; 近12个月; 过去12个月; 最近12个月 | 過去十二個月; 近十二個月
per | start | - | - | since inception; since it listed; since listing; since ipo; all time; of all time; ever; since launch; in history; on record; lifetime; as far back as possible; since day one; whole history; full history; throughout history; since it started; since it went public; since the ipo; since its ipo; after its ipo; since the listing | 上市以来; 成立以来; 历史上; 有史以来; 历史; 全历史; 自上市; 发行以来; 从上市到现在; 上市至今; 成立至今; 历来; 历年; 上市之后; 上市后; 上市以后; 自上市以后 | 上市以來; 成立以來; 歷史上; 有史以來; 上市至今; 上市之後; 上市後; 上市以嚟
per | listingDay | - | - | on its debut; ipo day; listing day; on listing day; first day; first day of trading; its first day | 上市首日; 上市当天; 首日; 上市第一天 | 上市首日; 首日掛牌
per | recent | - | - | recently; lately; of late; the last few weeks; past few weeks | 最近; 近来; 近期; 这阵子; 这段时间 | 最近; 呢排; 近排
per | lastDays | 5 | - | these past days; these last few days; past few days; the past few days; last few days; the last few days; in recent days; recent days; the past several days; the last several days | 这几天; 最近几天; 近几天; 过去几天; 近日; 最近这几天; 这几日; 近几日; 最近几日; 这几个交易日; 最近几个交易日; 近几个交易日 | 呢幾日; 近幾日; 最近幾日; 過去幾日; 近日
per | lastDays | 2 | - | the last couple of days; the past couple of days; last couple of days; past couple of days | 这两天; 最近两天; 近两天; 这两日 | 呢兩日; 近兩日
per | past | - | - | historical; historically; history of; own history; its history; past | 历史; 历史水平; 自身历史; 过往; 以往 | 歷史; 過往
per | lastYears | 5 | - | recent years; in recent years; the past few years; past few years; last few years; the last few years; over the years; several years; the past several years | 这几年; 近几年; 近年; 近年来; 最近几年; 过去几年; 这些年; 这几年来; 前几年 | 呢幾年; 近幾年; 近年
per | lastQuarters | 4 | - | recent quarters; the last few quarters; last few quarters; past few quarters; the past few quarters; recent few quarters | 近几个季度; 最近几个季度; 这几个季度; 过去几个季度; 近几季 | 近幾季; 最近幾季; 呢幾季
per | nextTime | - | - | next; upcoming; coming; forthcoming | 下次; 下一次; 下回; 即将; 接下来; 未来; 下一个; 下一场; 最近的一次 | 下次; 下一次; 下個
per | lastTime | - | - | last; latest; previous; most recent; last one; last time | 上次; 上一次; 最近一次; 上回; 最近的; 上一个; 前一次; 最后一次 | 上次; 上一次; 最近一次
fy | year | - | - | fy; fiscal; fiscal year; financial year; fiscal-year; f.y.; year ended; fiscal year ended; year ending; full-year; calendar year; cy; the fiscal year ended; fiscal year ending; financial year ended; fiscal year that ended; fiscal year to; year to; the year to; 12 months to; twelve months to; year-ended; the year ended; fye | - | -
fy | zh | - | - | - | 财年; 财政年度; 年度; 年报; 会计年度; 全年; 年全年; 年年报; 财年全年; 年度的; 年那年; 年整年; 那年 | 財年; 財政年度; 年度; 全年; 年報
qtr | Q1 | - | - | q1; first quarter; 1q; first-quarter; 1st quarter; qtr 1; quarter 1; 1st qtr; march quarter | 一季度; 第一季度; 一季报; 一季; 首季; 1季度; 第一季; 一季报里; q1; 一季度末; 1季报; 第1季度; 一季报的 | 第一季; 首季
qtr | Q2 | - | - | q2; second quarter; 2q; 2nd quarter; second-quarter; quarter 2; june quarter | 二季度; 第二季度; 二季; 第二季; 2季度; q2; 第2季度 | 第二季; 次季
qtr | Q3 | - | - | q3; third quarter; 3q; 3rd quarter; third-quarter; quarter 3; september quarter | 三季度; 第三季度; 三季; 第三季; 3季度; q3; 第3季度 | 第三季
qtr | Q4 | - | - | q4; fourth quarter; 4q; 4th quarter; fourth-quarter; final quarter; quarter 4; december quarter | 四季度; 第四季度; 四季; 第四季; 4季度; q4; 第4季度; 末季 | 第四季; 末季
qtr | H1 | - | - | h1; first half; 1h; first-half; half-year; interim; interims; first six months | 上半年; 半年报; 中报; 中期; 半年度; h1; 半年报里; 中报里 | 上半年; 中期; 中期業績
qtr | H2 | - | - | h2; second half; 2h; second-half | 下半年; h2 | 下半年
qtr | 9M | - | - | 9m; first nine months; nine months; first three quarters; nine-month | 三季报; 前三季度; 前三季; 九个月; 3季报; 三季报里; 头三季; 前9个月; 前九个月 | 首三季; 九個月
single | single | - | - | single quarter; standalone quarter; that quarter alone; stand-alone; quarter alone; on its own; alone | 单季; 单季度; 单季的; 单独一季; 当季的; 那一季 | 單季; 單計嗰季
prior | prior | - | - | before; before that; prior; beforehand; earlier | 再往前; 再前 | 再前
ago | ago | - | - | ago; back | 前; 之前; 以前 | 前; 之前
since | since | - | - | since; from; starting; starting from; since the start of; since early; from the start of; ever since; after; since the end of; going back to | 从; 自; 自从; 打从 | 由; 自從
since | tail | - | - | onwards; onward; till now; until now; to date; to now; up to now; til now; to today; through today; up to today | 以来; 至今; 到现在; 起; 到今天; 到今; 到目前; 到如今; 迄今; 开始; 后 | 以來; 至今; 到而家; 到依家; 起計; 起; 到今日
to | to | - | - | slowed to; slows to; slowing to; slow to; slowed down to; slows down to; cools to; cooled to; fades to; faded to; eases to; only gets to; only reaches; only gets up to; to; until; till; through; til; thru; up to; -  | 放缓到; 放缓至; 放慢到; 放慢至; 到; 至; ~ | 至; 到
to | and | - | - | and | - | -
between | between | - | - | between; in between | - | -
edge | yearEnd | - | - | end of; the end of; close of; year end; year-end; end; late; year-end of; the close of | 年底; 年末; 底; 末; 年终; 年尾; 年底的; 年末的 | 年底; 年尾; 尾; 底
edge | lastDay | - | - | last trading day of; last trading day in; final trading day of; last session of; last day of; last trading day | 最后一个交易日; 最后交易日; 最后一天; 年最后一个交易日; 收官日 | 最後一個交易日; 最後交易日
edge | start | - | - | start of; beginning of; the start of; the beginning of; early; first trading day of; first trading day; the first trading day; first day of | 年初; 初; 年头; 月初; 第一个交易日; 首个交易日 | 年初; 年頭; 初
past | past | - | - | last; past; previous; prior; latest; recent; trailing; over the last; over the past; in the last; in the past; for the last; for the past; over; of the last; of the past; most recent; preceding; during the last; each of the last; every one of the last; across the last; these; the last; the past | 近; 最近; 过去; 前; 之前; 这; 以往; 上; 近来; 往前; 过去的; 最近的; 连续; 过往 | 近; 過去; 最近; 呢; 前; 之前
dayOf | lehman | 2008-09-15 | - | the day lehman failed; the day lehman collapsed; the day lehman went under; the day lehman went bust; the day lehman went bankrupt; the day lehman filed; the day lehman filed for bankruptcy; when lehman failed; when lehman collapsed; when lehman went under; when lehman went bust; when lehman filed; lehman's collapse; lehman collapse; the lehman collapse; lehman's failure; lehman's bankruptcy; the lehman bankruptcy; lehman day | 雷曼倒闭那天; 雷曼破产那天; 雷曼倒闭当天; 雷曼破产当天; 雷曼倒闭时; 雷曼破产时; 雷曼倒闭; 雷曼破产 | 雷曼倒閉嗰日; 雷曼爆煲嗰日; 雷曼倒閉當日
dayOf | blackMonday1987 | 1987-10-19 | - | the day of the 1987 crash; black monday 1987; black monday in 1987; the day of black monday | 1987年黑色星期一; 1987年黑色星期一那天 | 1987年黑色星期一
dayOf | dotComPeak | 2000-03-10 | - | the dot-com peak; the dotcom peak; the top of the dot-com bubble; the peak of the dot-com bubble; the peak of the dotcom bubble; the peak of the tech bubble | 互联网泡沫顶点; 互联网泡沫最高点; 科网泡沫顶部 | 科網泡沫頂; 科網泡沫高峰
dayOf | reopening2001 | 2001-09-17 | - | the day markets reopened after 9/11; when markets reopened after 9/11; the first day after 9/11; the day trading resumed after 9/11 | 911后复市那天; 911后恢复交易当天 | 911後復市嗰日
dayOf | peak2007 | 2007-10-09 | - | the 2007 peak; the peak of 2007; the pre-crisis peak; the top before the financial crisis; the peak before the financial crisis | 金融危机前的高点; 次贷危机前的最高点 | 金融海嘯前高位
dayOf | bottom2009 | 2009-03-09 | - | the 2009 bottom; the march 2009 low; the 2009 low; the bottom of the financial crisis; the financial crisis low; the bottom in march 2009 | 2009年大底; 金融危机底部; 金融危机最低点 | 金融海嘯底; 2009年大底
dayOf | flashCrash | 2010-05-06 | - | the flash crash; the day of the flash crash; the 2010 flash crash | 2010年闪崩; 闪崩那天; 闪电崩盘那天 | 2010年閃崩; 閃崩嗰日
dayOf | downgrade2011 | 2011-08-08 | - | the day after the us downgrade; the us downgrade in 2011; the us downgrade of 2011; the 2011 downgrade | 2011年美国评级下调后首日 | 2011年美國降級後首日
dayOf | peak2015 | 2015-06-12 | - | the 2015 peak in shanghai; the 2015 a-share peak; the peak of the 2015 bull market in china | 2015年牛市顶点; 2015年5178点; 5178那天; 2015年牛市最高点 | 2015年A股牛市高位
dayOf | yuan2015 | 2015-08-11 | - | the day china devalued; when china devalued the yuan; the yuan devaluation of 2015; the 2015 yuan devaluation | 811汇改; 811汇改当天; 811汇改那天 | 811匯改
dayOf | breaker2016 | 2016-01-04 | - | the day china's circuit breaker tripped; china's first circuit breaker day | 2016年熔断那天; 熔断首日; 2016年首次熔断 | 2016年A股熔斷嗰日
dayOf | brexit | 2016-06-24 | - | the day after the brexit vote; the day after brexit; the brexit vote; brexit day; the day of the brexit result; the brexit referendum | 英国公投脱欧后首日; 脱欧公投当天; 英国脱欧公投 | 脫歐公投; 英國脫歐公投
dayOf | election2016 | 2016-11-09 | - | the day after trump's first election; the day after the 2016 election; the day after trump won in 2016 | 2016年大选次日; 2016年特朗普当选次日 | 2016年大選翌日; 2016年特朗普當選翌日
dayOf | volmageddon | 2018-02-05 | - | volmageddon; the day of volmageddon; the 2018 vol shock; the vix blowup of 2018 | 2018年波动率末日; 波动率末日 | 2018年波幅末日
dayOf | peak2020 | 2020-02-19 | - | the pre-covid peak; the pre-covid high; the peak before covid; the top before covid; the pre-pandemic peak; the pre-pandemic high | 疫情前高点; 疫情前的高点; 疫情前最高点 | 疫情前高位
dayOf | bottom2020 | 2020-03-23 | - | the covid low; the covid bottom; the pandemic low; the march 2020 low; the march 2020 bottom; the 2020 bottom; the bottom of the covid crash; the pandemic bottom | 疫情底部; 疫情低点; 2020年3月低点; 2020年3月大底 | 疫情低位; 2020年3月低位
dayOf | negativeOil | 2020-04-20 | - | the day oil went negative; when oil went negative; negative oil day | 油价跌成负数那天; 负油价那天; 油价变负那天 | 負油價嗰日; 油價跌成負數嗰日
dayOf | election2020 | 2020-11-04 | - | the day after the 2020 election; the day after biden won | 2020年大选次日 | 2020年大選翌日
dayOf | peak2022 | 2022-01-03 | - | the early 2022 peak; the january 2022 peak; the peak before the 2022 bear market | 2022年初高点 | 2022年初高位
dayOf | invasion | 2022-02-24 | - | the day russia invaded ukraine; when russia invaded ukraine; the invasion of ukraine; the day the ukraine war started; the day the ukraine war began | 俄乌冲突爆发当天; 俄乌战争爆发那天; 俄乌开战那天 | 俄烏開戰嗰日; 俄烏戰爭爆發當日
dayOf | bottom2022 | 2022-10-12 | - | the october 2022 low; the 2022 low; the 2022 bottom; the october 2022 bottom; the bottom of the 2022 bear market | 2022年10月低点; 2022年低点 | 2022年10月低位
dayOf | siliconValleyBank | 2023-03-10 | - | the day svb failed; the day svb collapsed; when svb failed; when svb collapsed; svb's collapse; the svb collapse; the collapse of silicon valley bank; the day silicon valley bank failed | 硅谷银行倒闭那天; 硅谷银行倒闭当天; 硅谷银行倒闭 | 矽谷銀行倒閉嗰日; 矽谷銀行倒閉
dayOf | carryUnwind | 2024-08-05 | - | the yen carry unwind; the august 2024 selloff; the day of the yen carry unwind; the day the nikkei crashed in 2024 | 2024年8月5日暴跌; 日元套息平仓那天; 日经暴跌那天 | 2024年8月5日暴跌; 日圓套息平倉嗰日
dayOf | policyTurn | 2024-09-24 | - | the september 2024 stimulus; the day china announced its stimulus; china's stimulus day in 2024 | 924行情那天; 924当天; 924新政当天; 924那天 | 924當日; 924嗰日
dayOf | election2024 | 2024-11-06 | - | the day after the 2024 election; the day after trump won in 2024; the day after trump's second election | 2024年大选次日; 2024年特朗普当选次日 | 2024年大選翌日
dayOf | deepSeek | 2025-01-27 | - | deepseek monday; deepseek day; the deepseek selloff; the day of the deepseek selloff; the deepseek shock; the deepseek crash | deepseek冲击那天; deepseek暴跌那天; deepseek冲击 | deepseek衝擊嗰日; deepseek衝擊
dayOf | liberationDay | 2025-04-02 | - | liberation day; the day of the tariffs; the tariff announcement of april 2025 | 解放日; 对等关税公布那天; 解放日当天 | 解放日; 對等關稅公佈嗰日
dayOf | bottom2025 | 2025-04-08 | - | the april 2025 low; the april 2025 bottom; the tariff low; the tariff crash low | 2025年4月低点; 关税底 | 2025年4月低位
spanTail | span | - | - | | 来; 以来; 间; 来的; 当中 | 嚟; 以嚟; 間
prior | again | - | - | go back another; another; and another | 再往前推; 往前推; 再往前数; 往前数; 再往前倒; 再往前看; 再推前 | 再推前; 再推返前
holi | newYear | 01-01 | - | new year's day; new years day; new year's; new year | 元旦; 新年 | 元旦; 新年
holi | christmasEve | 12-24 | - | christmas eve; xmas eve | 平安夜; 圣诞前夕 | 平安夜
holi | christmas | 12-25 | - | christmas; xmas; christmas day; xmas day | 圣诞; 圣诞节 | 聖誕; 聖誕節
holi | boxingDay | 12-26 | - | boxing day | 节礼日 | 拆禮物日
holi | newYearsEve | 12-31 | - | new year's eve; new years eve; nye | 跨年夜 |
holi | nationalDayCn | 10-01 | - | chinese national day; prc national day; china national day; golden week | 国庆; 国庆节; 十一; 十一假期; 国庆假期 | 國慶; 十一
holi | labourDayCn | 05-01 | - | chinese labour day; may day; labour day | 五一; 劳动节; 五一假期 | 勞動節; 五一
holi | independenceDay | 07-04 | - | independence day; 4th of july; july 4th; fourth of july | 独立日 | 獨立日
holi | thanksgiving | thanksgiving | - | thanksgiving; thanksgiving day | 感恩节 | 感恩節
holi | blackFriday | blackFriday | - | black friday; the day after thanksgiving; day after thanksgiving | 黑色星期五; 感恩节后一天; 感恩节次日 | 黑色星期五
holi | goodFriday | goodFriday | - | good friday | 耶稣受难日; 受难节 | 耶穌受難日
holi | easterMonday | easterMonday | - | easter monday; easter | 复活节; 复活节星期一 | 復活節
holi | memorialDay | memorialDay | - | memorial day | 阵亡将士纪念日 | -
holi | laborDay | laborDay | - | labor day | 美国劳动节 | -
holi | mlk | mlk | - | martin luther king day; mlk day | 马丁路德金日 | -
holi | springFestival | springFestival | - | chinese new year; lunar new year; spring festival; cny holiday | 春节; 农历新年; 过年; 大年初一; 春节假期; 春节长假 | 農曆新年; 新春; 過年; 年初一
holi | springFestivalEve | springFestival-1 | - | lunar new year eve; chinese new year's eve | 大年三十; 年三十; 除夕夜; 除夕 | 年三十
holi | springFestivalSecond | springFestival+1 | - | - | 大年初二 | 年初二
holi | springFestivalThird | springFestival+2 | - | - | 大年初三 | 年初三
holi | midAutumn | midAutumn | - | mid-autumn festival; mid autumn; moon festival | 中秋; 中秋节 | 中秋; 中秋節
holi | qingming | qingming | - | ching ming; qingming; tomb sweeping day | 清明; 清明节 | 清明; 清明節
holi | buddha | buddha | - | buddha's birthday; buddhas birthday | 佛诞 | 佛誕
holi | chungYeung | chungYeung | - | chung yeung; double ninth | 重阳; 重阳节 | 重陽; 重陽節
holi | sarDay | 07-01 | - | hksar day; hksar establishment day; handover day | 香港回归日; 七一 | 回歸日; 七一
holi | juneteenth | 06-19 | - | juneteenth | 六月节 | -
holi | veteransDay | 11-11 | - | veterans day | 退伍军人节 | -
holi | columbusDay | columbusDay | - | columbus day | 哥伦布日 | -
holi | presidentsDay | presidentsDay | - | presidents day; presidents' day; washington's birthday | 总统日 | -
holi | dragonBoat | dragonBoat | - | dragon boat festival; dragon boat; tuen ng | 端午; 端午节 | 端午; 端午節
fall | dotCom | - | - | dot-com crash; dotcom bust; dotcom crash; dot com bubble; tech bubble; dot-com bust; dot com bust; dot com crash; dot-com bubble; dotcom bubble; the dot-com bust; tech crash of 2000; 2000 crash; the dotcom crash | 互联网泡沫; 科网泡沫 | 科網爆破; 科網泡沫
fall | gfc | - | - | financial crisis; gfc; global financial crisis; 2008 crash; 2008 crisis; lehman crisis; great recession; subprime crisis; crash of 2008; the financial crisis; the great recession; the gfc; during the financial crisis; the 2008 crisis; the 2008 crash | 金融危机; 金融海啸; 次贷危机; 2008年金融危机; 08年金融危机; 08年股灾; 金融危机期间; 金融危机时; 次贷危机期间; 08年危机; 2008年危机 | 金融海嘯; 金融危機; 雷曼; 金融海嘯期間; 2008年金融海嘯; 08年海嘯
fall | covid | - | - | covid crash; covid; pandemic crash; 2020 crash; covid selloff; march 2020 crash; covid dip; crash of 2020; pandemic; during covid; the covid crash; the pandemic | 疫情崩盘; 疫情暴跌; 新冠暴跌; 疫情; 疫情底; 2020年熔断; 疫情期间; 疫情时; 疫情的时候 | 疫情; 疫市; 疫情期間
fall | fall2022 | - | - | fall of 2022; 2022 bear market; bear market of 2022; 2022 selloff; 2022 sell-off; 2022 crash | 2022年熊市; 2022年下跌; 22年熊市 | 2022年跌市; 2022年熊市
fall | china2015 | - | - | 2015 crash; 2015 china crash; china crash of 2015 | 2015年股灾; 15年股灾; 15股灾; 股灾; 2015年股灾期间; 股灾期间; 15年股灾期间; 股灾时; 股灾的时候 | 大時代; 2015年股災
fall | blackMonday | - | - | black monday; crash of 1987; 1987 crash | 黑色星期一; 1987年股灾 | 87股災; 黑色星期一
fall | asianCrisis | - | - | asian financial crisis; asian crisis; 1997 crisis | 亚洲金融危机; 亚洲金融风暴 | 亞洲金融風暴
ord | th | - | - | st; nd; rd; th | 号; 日; 號 | 號
half | decade | - | - | decade | - | -
half | year | - | - | half a year; half year; six months | 半年; 半个年度 | 半年
clock | am | - | - | am; a.m.; o'clock; in the morning | 点钟; 点; 早上 | 點
clock | pm | - | - | pm; p.m.; in the evening; in the afternoon | - | -
market | HK | HK | - | h share; h shares; h-share; h-shares; hk line; hk listing; hk-listed line; h; hk side; hk one; in hong kong; hk listed | h股; 港股那边; 港股的; 香港那边; h | H股; 港股嗰邊
market | CN | CN | - | a share; a line; a-line; a-share line; mainland line; china a shares; chinese a shares; chinese markets; chinese market; chinese stock market; chinese stock markets; mainland markets | a股那边; 沪深股市; a; 大a | A股
market | US | US | - | adr; us line; us-listed; us market; us equities; u.s. stocks; american stocks; us shares; us one | 美股那边; 中概adr; 美国股市; 美国上市 | 美股嗰邊
`;
