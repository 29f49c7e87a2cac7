/** Events, candles and states of a bar. */
export const eventRows = `
kind | id | name | unit | en | zh | hk
event | goldenCross | crossesAbove(SMA50,SMA200) | flag | golden cross; golden crossed; bullish crossover; bullish cross; up cross; bull cross | 金叉; 黄金交叉 | 黃金交叉
event | deathCross | crossesBelow(SMA50,SMA200) | flag | death cross; dead cross; bearish crossover; bearish cross; down cross; bear cross | 死叉; 死亡交叉 |
event | limitUp | limitUp | flag | limit up; limit-up; limit-up days; limit up days; limit-up day; hits limit up; hit limit up; hits limit-up; goes limit up; closes limit up | 涨停; 涨停板; 封板 |
event | limitDown | limitDown | flag | limit down; limit-down | 跌停; 跌停板 |
event | limitStreak | - | flag | consecutive limit-ups | 连板 |
event | gapUp | gap>0 | % | gap up; gaps up; gapped up; it gapped up; opens up; opened up; open up | 高开; 跳空高开 | 裂口高開
event | gapDown | gap<0 | % | gap down; gaps down; opens down; open down | 低开; 跳空低开 | 裂口低開
event | upBar | close>open | flag | up bar; green candle; bullish candle; closes green; close green; finishes green; ends green; closes in the green; closes above its open; closes above the open; white candle | 阳线; 收阳; 收出阳线; 收阳线; 大阳线; 收红盘; 收出阳k; 收阳k; 阳k | 陽燭; 收陽燭
event | downBar | close<open | flag | down bar; red candle; bearish candle; closes red; close red; finishes red; ends red; closes in the red; closes below its open; closes below the open; black candle | 阴线; 收阴; 收出阴线; 收阴线; 大阴线; 收绿盘; 收阴k; 阴k; 一根阴线; 一根阴 | 陰燭; 收陰燭
event | upDay | close>close[1] | flag | up day; up days; higher close; higher closes; up close; up closes; closed up; closed higher; closes up; closes higher; close higher; finishes higher; positive close; green day; green days; green close; green closes; winning streak; day winning streak; up streak | 上涨; 收涨; 连涨; 收红; 连升 | 升市
event | downDay | close<close[1] | flag | down day; down days; lower close; lower closes; down close; down closes; closed down; closed lower; closes down; closes lower; close lower; finishes lower; negative close; red day; red days; red close; red closes; losing streak; day losing streak; down streak | 下跌; 收跌; 连跌 | 跌市
event | newHigh | highest | flag | new high; fresh high; breakout | 新高; 创新高; 突破新高 | 破頂
event | newLow | lowest | flag | new low | 新低; 创新低 | 穿底
event | earnings | event.earnings | date | earnings; earnings report; results; reports; reporting; quarterly results; earnings announcement; the earnings report; earnings release; earnings day; quarterly report; quarterly earnings | 财报; 业绩; 业绩公告; 季报; 业绩发布; 季报公告; 中报; 半年报; 业绩报告; 三季报; 一季报; 业绩披露; 财报发布; 财报公布; 公布财报; 公布业绩; 发财报; 业绩会 | 業績
event | annualReport | event.annualReport | date | annual report | 年报; 年报披露 |
event | earningsSurprise | event.earnings.surprise | % | beats estimates; earnings surprise; beat; beats; beat expectations; beat estimates; beat the estimates; beat consensus; miss expectations; miss estimates; missed estimates; missed expectations; top estimates; topped estimates | 超预期; 业绩超预期; 不及预期; 低于预期; 超出预期; 符合预期 | 勝預期; 差過預期; 遜預期
event | preannouncement | event.preannouncement | date | pre-announcement; profit warning; guidance | 业绩预告; 业绩预增; 预增 | 盈喜; 盈警
event | exDividend | event.exDividend | date | ex-dividend; ex-div; goes ex-div; goes ex-dividend; ex-dividend date; ex date; ex div date; ex-date; ex-dividend day | 除息日; 除息; 除权除息日; 除权除息 | 除淨日; 除淨
event | dividendDeclared | event.dividend.declared | date | dividend declared; dividend announcement | 分红公告; 派息公告 |
event | dividendPaid | - | date | payment date; pay date | 派息日; 股息发放日 |
event | bonusShares | event.bonusShares.announced | date | bonus issue; bonus shares | 送转; 高送转; 送股 | 送紅股
event | buyback | event.buyback | date | buyback announcement; share buyback; buyback plan; buyback | 回购公告; 宣布回购; 股东回购; 股份回购; 股票回购; 回购股份; 公告回购; 回购 |
event | split | event.split.effective | date | split; stock split; splits | 拆股; 拆细; 拆分 | 拆細
event | indexAdd | event.indexAdd.effective | date | index addition; added to the index; joins the index | 纳入指数; 调入; 纳入 | 納入; 染藍
event | indexRemove | event.indexRemove.effective | date | index removal; removed from the index | 调出; 剔除出指数 |
event | lockupExpiry | event.lockupExpiry | date | lock-up expiry; lockup expiry; lockup ends | 解禁; 限售解禁 |
event | listing | - | date | ipo; listing; listed | 上市; 新股; ipo |
event | fomc | event.fomc | date | fomc; fed meeting; fed decision; rate decision; fed meetings; the fed meeting; the fomc meeting; fomc meeting; fomc decision; fed rate decision | 美联储议息; 议息会议; fomc; 美联储议息会议; 美联储会议; 美联储利率决议; 利率决议; 议息; 美联储议息会; fomc会议 | 議息
event | nonfarmPayrolls | event.nonfarmPayrolls | date | nonfarm payrolls; payrolls; jobs report; nonfarm payroll; non-farm payrolls; the jobs report; payrolls day | 非农; 非农数据; 非农就业; 非农就业数据 |
event | cpi | - | date | cpi release; cpi | cpi |
event | opec | event.opec | date | opec meeting | 欧佩克会议 |
event | springFestival | event.springFestival | date | lunar new year; spring festival | 春节 | 農曆新年
event | stRemoved | event.stRemoved | date | st removed | 摘帽 |
event | halving | - | date | halving | 减半 |
event | annualMeeting | - | date | annual meeting; agm | 股东大会 | 股東會
event | suspension | suspended | flag | suspended; halted; trading halt | 停牌 | 停牌
event | specialTreatment | isST | flag | st stocks; st shares; st | st; st股; *st |
event | exRights | event.exRights | date | ex-rights date; ex-rights | 除权日; 除权 |
`;
