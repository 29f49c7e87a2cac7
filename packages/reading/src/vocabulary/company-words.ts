/** How everybody else names figures, groups and styles of companies. */
export const companyRows = `
kind | id | name | unit | en | zh | hk
index | RUI | Russell 1000 | - | russell 1000; the russell 1000 | 罗素1000 |
index | RUA | Russell 3000 | - | russell 3000; the russell 3000 | 罗素3000 |
index | RMC | Russell Midcap | - | russell midcap; russell mid cap | 罗素中型股 |
index | OEX | S&P 100 | - | s&p 100; s&p100; sp100; oex | 标普100 |
index | MID | S&P 400 | - | s&p 400; s&p midcap 400; s&p mid cap 400; s&p midcap | 标普400 |
index | SML | S&P 600 | - | s&p 600; s&p smallcap 600; s&p small cap 600; s&p smallcap | 标普600 |
index | SPARIST | Dividend Aristocrats | - | dividend aristocrats; the dividend aristocrats; s&p dividend aristocrats; aristocrats | 股息贵族; 红利贵族 |
index | FTSE100 | FTSE 100 | - | ftse 100; ftse; footsie | 富时100 |
index | DAX | DAX | - | dax; dax 40 | 德国dax |
index | N225 | Nikkei 225 | - | nikkei; nikkei 225 | 日经225; 日经 |
index | SXXP | STOXX 600 | - | stoxx 600; euro stoxx 50; euro stoxx | 欧洲斯托克50; 斯托克600 |
index | CSI100 | CSI 100 | - | csi 100 | 中证100 |
index | CSI2000 | CSI 2000 | - | csi 2000 | 中证2000; 国证2000 |
index | CSIA500 | CSI A500 | - | csi a500; a500 | 中证a500; a500 |
index | CSIA50 | CSI A50 | - | csi a50 | 中证a50; 富时a50; a50 |
index | SZSE100 | SZSE 100 | - | szse 100 | 深证100; 深100 |
index | SZI | SZSE Component | - | szse component | 深成指; 深证成指; 深证成份指数 |
index | CNLV | CSI Low Volatility Dividend | - | csi low volatility dividend | 中证红利低波; 红利低波指数; 红利低波100 |
index | HSCEI | HSCEI | - | hscei; hang seng china enterprises; h-share index; h share index | 国企指数; 恒生国企; 恒生中国企业指数 | 國企指數; 國指
index | HSHDY | Hang Seng High Dividend | - | hang seng high dividend | 恒生高股息; 恒生高息 | 恒生高息
sector | Software | Software | - | saas; saas stocks; saas companies; saas names; cloud software; enterprise software; software names; software makers | saas; saas股; 云计算股 | -
sector | Technology | Technology | - | big tech; tech sector; the tech sector; information technology; hardware; hardware companies; hardware makers; tech hardware | 信息技术; 硬件; 硬件公司; 电子; 电子股; 电子行业 | 硬件股; 電子股
sector | Pharma | Pharmaceuticals | - | pharmaceutical; pharmaceutical stocks; drug companies | 医药制造; 医药制造业; 化学制药 | 藥業股
sector | Autos | Automobiles | - | automotive; autos; auto industry | 汽车; 汽车行业; 汽车整车 | 汽車業
sector | TollRoads | Toll Roads | - | toll road operators | 高速公路; 高速公路板块 | 公路
sector | Casinos | Casinos | - | gambling stocks; gambling companies; gaming companies | 赌业; 赌业股; 赌股 | 賭業; 賭股; 濠賭
country | China | China | - | chinese adr; a chinese adr; china adr; china adrs; chinese adr stocks; us-listed chinese; chinese company; a chinese company; from china; china based | 中概adr | -
metric | floatMarketCap | floatMarketCap | money | free float; float; free-float market cap; value of the float; value of the free float; float value | 自由流通; 流通盘市值; 流通值 | 流通市值
metric | shortTermDebt | shortTermDebt | money | debt maturing within the year; debt maturing within a year; debt maturing this year; debt maturing within 12 months; debt due within the year; debt due within a year; debt due within 12 months; debt due this year; near-term debt; near term debt | 一年内到期的债务; 一年内到期债务; 短期有息负债 | 一年內到期債務; 短期借貸
metric | interestBearingDebt | interestBearingDebt | money | interest bearing debt; interest-bearing borrowings; borrowings | 有息借贷; 有息借款; 有息债 | 有息借貸; 計息借貸; 借貸
metric | operatingMargin | operatingMargin | % | ebit margin; ebit margins; op margins; operating profit margin | 经营溢利率; 营业利润率 | 經營溢利率
metric | netMargin | netMargin | % | net margins; profit margins; bottom-line margin; net profit margins | 净利润率; 纯利率 | 純利率; 淨利率; 溢利率
metric | grossMargin | grossMargin | % | gross profit margin; gross margin %; gross mgn | 毛利率水平 | 毛利率
metric | revenue | revenue | money | rev; revs; net sales; total revenue | 主营收入; 营业总收入 | 收入; 營收
metric | priceToTangibleBook | - | x | price to tangible book; price-to-tangible-book; p/tbv; ptbv; price/tangible book; price to tangible book value; tangible book multiple | 市有形净值率 | -
metric | receivablesGrowth | - | % | receivables growth; growth in receivables; growth of receivables | 应收账款增速; 应收增速; 应收账款增长率 | 應收賬增長
metric | estimatedGrowth | - | % | est growth; estimated growth; expected growth; forecast growth; est. growth; projected growth; expected earnings growth; est eps growth | 预期增速; 预测增速; 预期增长 | 預測增長
metric | evToSales | - | x | ev/sales; ev to sales; ev/revenue | 企业价值营收比 | -
metric | debtToAssets | debtToAssets | % | leverage ratio; total leverage | 杠杆率 | 槓桿比率
fn | styleWord | - | - | compounders; compounder; quality compounders; high quality compounders; high-quality compounders; turnarounds; turnaround; turnaround stories; turnaround plays; fallen angels; fallen angel; cigar butts; cigar butt; value plays; value play; value stocks; deep value; growth stocks; growth names; growth at a reasonable price; bargains; bargain hunting; bargain bin; quality; quality names; quality stocks; quality at a fair price; cash cows; cash cow; cash machines; income stocks; income plays; income names; dividend plays; dividend growers; dividend champions; steady growers; boring stocks; boring companies; boring portfolio; defensive stocks; defensives; cyclicals; recovery plays; contrarian picks; contrarian; momentum names; momentum stocks; momentum plays; leaders; laggards; breakouts; high flyers; fast growers; rockets; low vol; low volatility; low-vol; low beta; asset plays; net nets; net-net; hidden champions; takeover targets; short candidates; shorts; zombies; zombie companies; value traps; junk; penny stocks; fade bad prints; post-earnings drift; post earnings drift; earnings drift; pead; cross-hedge; cross hedge; hedge; turn of month effect; turn of the month effect; turn of the month; turn of month; turn-of-month effect; january effect; weekend effect; santa rally; sell in may; bollinger squeeze; squeeze; gap fade; fade gaps; fade the gap; fade bad news; buy the rumour; dual momentum a la antonacci; volatility targeting; vol targeting; averaging down; avoid earnings; risk on; risk-on; short rallies; golden-style cross; risk parity; all weather; permanent portfolio; core satellite; barbell; three lights; traffic light; traffic lights; trend following; trend-following; mean reversion; pairs | 白马股; 成长股; 价值股; 困境反转; 高股息; 低估值; 小市值; 低波红利; 红利低波; 红利策略; 双低; 二八轮动; 大小盘轮动; 风格轮动; 行业轮动; 逢跌加仓; 抄底; 打板; 追涨; 高抛低吸; 网格; 布林带收口; 布林收口; 月尾效应; 月末效应; 春节效应; 均线粘合; 超跌反弹; 龙头战法; 首板战法; 箱体突破; 放量突破; 缩量回调; 低吸; 波段; 趋势; 定投; 股债平衡; 择时; 对冲; 套利; 八月不持股; 目标波动; 高送转 | 收息股; 增長股; 價值股; 高息股; 困境反轉; 月尾效應; 月尾效應加恒指; 撈底; 追落後; 炒波幅; 收租
fn | perSector | - | - | inside each sector; within each sector; within every sector; in each gics sector; inside every sector; within its sector; within their sector; within its own sector; within their own sector; in its sector; of its sector; in its own sector; of its own sector; two per sector; one per sector; sector by sector; by sector; within each industry; in each industry; in its industry; within its industry; relative to its sector; sector-relative; among its sector peers; among sector peers | 行业内; 同行业内; 在行业内; 在各自行业; 各自行业内; 所在行业内; 在所属行业; 各行业内; 分行业; 每个行业内 | 行業內; 同業內; 所屬行業內
fn | largeCaps | large | - | blue chips; blue chip; blue-chip stocks; blue chip stocks; large companies; big companies; big names | 蓝筹; 蓝筹股; 大公司; 大盘; 大盘蓝筹 | 大價股; 大型股; 藍籌股
fn | largeCaps | small | - | small companies; smallcaps; smallcap; smaller companies; little companies | 小公司; 小盘; 细价股 | 細價股; 細價; 細價股份; 小型股
fn | largeCaps | mega | - | mega caps; mega cap; mega-caps; mega-cap; megacaps; megacap; giants; the giants | 超大盘股; 巨头; 超大市值 | 巨企; 超大型股
fn | largeCaps | mid | - | mid caps; mid cap; mid-caps; mid-cap; midcaps; midcap; medium-sized companies; medium sized companies | 中盘股; 中盘; 中等市值 | 中型股; 中價股
fn | largeCaps | micro | - | micro caps; micro cap; micro-caps; micro-cap; microcaps; microcap; nano caps | 微盘股; 微盘 | 微型股
state | belowBook | - | - | trade for less than book; trade for less than book value; trade for less than their book value; trades for less than book; trades for less than its book value; trades for less than book value; trading for less than book; trading for less than book value; trading for less than their book value; less than their book value; less than its book value; cheaper than book; cheaper than book value; priced below book; priced under book; price below book; price under book value; sells for less than book; sell for less than book | 股价低于净资产; 股价低于每股净资产; 市值低于净资产; 跌破每股净资产 | 股價低過資產淨值; 低於資產淨值
state | profit | - | - | made money; makes money; make money; still made money; still makes money; still making money; earns money; earning money; in the black; turned a profit; turns a profit; turn a profit; turning a profit; with a profit; posts a profit; posting a profit; reported a profit; has earnings; have earnings; positive earnings; positive profits; with positive earnings; has positive earnings; no losses; not losing money; not unprofitable; not loss making; not loss-making; aren't unprofitable; aren't losing money | 赚钱; 有钱赚; 盈利; 有盈利; 没亏钱; 不亏钱; 不亏损; 没有亏损; 没亏; 未亏损 | 有錢賺; 賺錢嘅; 冇蝕; 冇蝕錢; 唔蝕錢; 有盈利
state | netCash | - | - | more cash than debt; more cash than it owes; cash above debt; cash exceeds debt; sits on net cash; sitting on net cash; holds net cash; no net debt; without net debt; net cash on the balance sheet; net cash positive | 现金多过负债; 现金多于有息负债; 现金大于有息负债; 净现金公司 | 淨現金; 現金多過負債; 坐擁淨現金
state | paysDividend | - | - | pays me; pays out; pays something; pays cash; pays a dividend too; with a dividend; has a dividend; have a dividend; gives a dividend; dividend paying stocks; pays any dividend; that pays | 有分红; 有派息; 派过息; 有股息; 会分红; 分过红 | 有派息; 有息派; 有股息; 會派息
pos | raised | - | - | improving; improved; improves; expanding; expanded; widening; getting better; climbed; stepped up; lifted; lifts; lifting; boosted; boosts; upped; has lifted; have lifted; has upped; have upped; raise; raises; hike; hikes; increase; increases; kept raising; keeps raising; keep raising; kept increasing | 改善; 扩大; 走高; 抬升; 变好; 提高过; 上升; 逐年提高; 逐年上升; 逐年增长; 连年增长 | 改善; 擴闊; 上升; 提升; 逐年增加
dir | falling | - | - | shrinking; narrowing; worsening; deteriorating; dropping; getting worse; shrank; contracted | 收窄; 恶化; 变差; 缩小; 下滑; 下降; 回落 | 收窄; 轉差; 下跌
fn | growing | - | - | compounding at; compounding; compounded at; compounded; growing by; rising at; expanding at; expanding by; growing faster than; grow; grows; grows at; grows by; has grown; have grown; has grown by; have grown by | 增长在; 增速在; 增; 增了; 同比增; 同比增加; 同比上升; 同比升 | 增; 升; 按年增; 按年升; 按年增長
rel | atLeast | >= | - | or faster; or bigger; or larger; or over; or beyond; and up; and higher; upward; upwards; or north; if not more | 或更高; 或更多; 或更大; 起; 往上; 之上 | 或者以上; 打上; 起
rel | atMost | <= | - | or slower; or smaller; or cheaper; or fewer; downward; or south; if not less; nothing above; nothing over; capped at | 或更低; 或更少; 或更小; 往下 | 或者以下; 打下
rel | below | < | - | not yet; hasn't reached; shy of; no bigger than; lighter than | 没到; 没超过; 没有超过; 没过; 还没到; 不够; 够不上 | 唔夠; 未夠; 未到; 冇過; 冇超過; 唔過
rel | between | between | - | somewhere between; somewhere in the; somewhere in; anywhere between; anywhere from; in the region of; in the zone of; in the band; within the range of; inside the range of | 大概在; 落在 | 大約喺
fn | between | - | - | area; zone; region; ballpark; bracket; territory | 左右之间; 的范围; 范围内; 范围之内; 这个区间; 区间内 | 之間; 呢個範圍
fn | relative | - | - | both with; each with; all with; all having; both having; each having; all of them with; both of them with; that also; which also; who also; and also; that still; which still; that trade; that trades; that are still; priced; sporting; carrying; boasting; showing; running; and with; but with; yet with; plus a; together with | 并且有; 还有; 同时有; 而且有; 且有 | 仲有; 而且有; 同時有
logic | and | and | - | and on the same day; on the same day; the same day; on the day; on the day that; on a day when; on the day when; at the same time; on the bar that; in combination with; coupled with; alongside; together with; and also; on top; and on top of that; and yet; and still; but still; but also; but with; though; although; even though; while also; whilst | 却; 却是; 反而; 还有; 仍; 依旧; 同一天; 当天又; 且还; 又还; 再加上; 另外 | 但又; 又要; 兼夾; 而又; 另外
fn | turnRed | up | - | turned green today; is green today; green today; up today; trading up today; in the green today | 翻红; 今天翻红; 今日翻红; 收红; 飘红; 红盘; 今天上涨; 今天涨 | 翻紅; 今日升; 收紅
fn | turnRed | down | - | turned red today; is red today; red today; down today; trading down today; in the red today | 翻绿; 收绿; 飘绿; 绿盘; 今天下跌; 今天跌 | 翻綠; 今日跌
fn | zeroWord | - | - | zero; nil; none; nothing | 为零; 是零; 等于零; 零; 没有 | 係零; 為零; 零; 冇
fn | glossWord | - | - | leverage; indebtedness; cheapness; profitability; dividend policy; value; size; quality | 杠杆; 负债; 估值; 盈利能力; 分红; 规模 | 槓桿; 估值; 分紅
fn | over | - | - | over any; in any; within any; during any; inside of any; in the space of; over the space of; in the course of | 任意; 任何 |
fn | flips | - | - | flipped; flipped to; crossed into; crossed to; crosses into; moves into; moved into; went; swung; swung to | 刚转; 刚变; 刚翻 | 啱啱轉
fn | row | - | - | in every one of the past; in every one of the last; every one of the past; for each of the last; for each of the past; in all of the last; in all of the past; every year for the last; every year for the past; each year for the last; each year for the past; for every one of the last; on end; running now; on the trot; back to back; for | 过去连续; 最近连续; 连涨; 连着 | 一連; 連續
fn | shareholderYield | - | - | shareholder yield; total shareholder yield; total yield; total payout yield; net payout yield | 股东回报率; 总股东回报率 | 股東回報率
fn | netOf | - | - | net | 净 | 淨
fn | eachOther | - | - | of each other; of one another; apart; from one another; from each other | 彼此; 相互; 互相; 彼此差; 彼此相差; 相差; 两两相差; 之间相差; 差; 间距; 最大差距; 彼此间距 | 彼此; 相差; 之間相差
fn | together | - | - | averages bunched; averages tangled; averages bunched together; moving averages bunched; moving averages converge; averages within | 均线粘合; 均线纠缠; 均线粘在一起; 均线收敛; 均线密集 | 平均線黏合; 平均線糾纏
fn | theseMany | - | - | of the following; of these; out of the following | 下面; 以下; 下列; 这; 上述; 以上 | 以下; 下面
metric | researchExpense | - | money | r&d; r and d; research and development; research spending; research costs; r&d spending; r&d expense; r&d expenses; r&d costs; r&d budget | 研发; 研发投入; 研发费用; 研发支出 | 研發開支
fn | beats | - | - | beating; outperforming; that beat; that beats; who beat; ahead of; stronger than; has beaten; have beaten; have outperformed | 跑赢了; 战胜; 打败; 强过; 好过 | 跑贏; 好過; 勁過
fn | trails | - | - | trailing behind; lagging behind; underperforming; weaker than; have lagged; has lagged; have underperformed | 跑输了; 输给; 弱过; 跑不过 | 跑輸; 差過; 弱過
share | tenth | 0.1 | - | tenth | |
fn | dogs | - | - | dogs of the dow; the dogs of the dow; dow dogs | 道指狗股; 狗股 | 狗股
fn | calm | lowest | - | calmest; least volatile; quietest; steadiest; lowest-volatility; lowest volatility; lowest one-year-volatility; lowest one-year volatility; lowest 1-year volatility | 波动最小; 波动最低; 最稳; 最稳定; 走势最稳 | 波幅最細; 最穩陣
fn | calm | highest | - | wildest; most volatile; jumpiest; choppiest | 波动最大; 波动最高 | 波幅最大
`;
