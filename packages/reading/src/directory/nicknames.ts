import type { InstrumentId } from '@plumbline/model/instrument';

/** What people call a company or a group of companies beside its names. A group stands for each of its members. */
const rows = `
SH:600028 SH:601857 | 两桶油
SH:600028 SH:601857 SH:600938 | 三桶油
SH:600941 SH:601728 SH:600050 | 三大运营商; 三大电信运营商; 三大電訊商; 三大电信
SH:601398 SH:601939 SH:601288 SH:601988 | 四大行; 四大银行; 国有四大行; 四大國有銀行; big four chinese banks; big 4 chinese banks; china's big four banks; four big chinese banks
SH:601398 SH:601939 SH:601288 SH:601988 SH:601328 | 五大行
SH:601398 SH:601939 SH:601288 SH:601988 SH:601328 SH:601658 | 六大行; 国有大行; 六大国有银行; 六大银行
SH:601111 SH:600115 SH:600029 | 三大航; 三大航空公司; 三大航司
SZ:000333 SZ:000651 SH:600690 | 白电三巨头; 白电三雄
US:META US:AAPL US:AMZN US:NFLX US:GOOGL | faang
US:AAPL US:MSFT US:GOOGL US:AMZN US:NVDA US:META US:TSLA | magnificent seven; mag 7; mag seven; magnificent 7; 七巨头; 七姐妹; 科技七巨头; 七雄; 美股七巨头
US:NIO US:XPEV US:LI | 蔚小理
US:JPM US:BAC US:C US:WFC | big four banks; big 4 banks; four big us banks
US:JPM US:BAC US:C US:WFC US:GS US:MS | big banks; the big banks; big us banks; largest us banks; big wall street banks; wall street banks; megabanks; big american banks; major us banks; 美国大银行; 美国六大行; 華爾街大行
US:AAPL US:MSFT US:GOOGL US:AMZN US:META | big tech; gafam; big five tech; big tech companies; big tech stocks; tech giants
US:AMZN US:MSFT US:GOOGL | hyperscalers; cloud giants; big cloud providers; 三大云厂商
US:XOM US:CVX US:SHEL US:BP US:TTE | oil majors; supermajors; big oil companies; the oil majors; 国际石油巨头
US:VZ US:T US:TMUS | big three carriers; big three telecoms; big three us carriers; three big carriers
US:DAL US:UAL US:AAL US:LUV | big us airlines; major us airlines; major airlines; big airlines; big four airlines
US:CCL US:RCL US:NCLH | cruise lines; cruise stocks; cruise operators; big three cruise lines
US:V US:MA | card networks; payment networks; credit card networks
US:ASML US:AMAT US:LRCX US:KLAC | chip equipment makers; chip equipment stocks; semiconductor equipment makers
SH:600519 SZ:000858 SZ:000568 | 茅五泸; 白酒三巨头; 白酒三雄
HK:00700 HK:09988 HK:03690 HK:01810 HK:09618 | atmxj
HK:09988 HK:00700 HK:09888 | bat三巨头
HK:00016 HK:00012 HK:01113 HK:00017 | 四大地产商; 四大地產商; 本地四大地產商; 四大地產
US:F US:GM US:STLA | big three automakers; detroit three; big 3 automakers
HK:00005 | 大笨象; 滙控; 汇控; 獅子銀行
HK:02318 | 平保
HK:00012 | 恒地; 恒基
HK:00016 | 新地
HK:00017 | 新世界
HK:00003 | 煤气; 煤氣
HK:02638 | 港灯; 港燈
HK:00002 | 中电; 中電
HK:00388 | 港交所
HK:00066 | 港铁; 港鐵
HK:00823 | 领展; 領展; 領匯
HK:01299 | 友邦
HK:00941 | 中移动; 中移動
HK:00728 | 中电信; 中電信
HK:00762 | 中联通; 中聯通
HK:00011 | 恒生银行; 恒生銀行
HK:00293 | 国泰航空
SH:601398 | 宇宙行; 宇宙大行
SH:600900 | 长电
SH:600584 | 长电
SH:600519 | 股王; 茅子; 茅台股份
SZ:300750 | 宁王; 寧王
SZ:002594 | 迪王; 比迪
SH:600036 | 招商行
SZ:002714 | 猪茅
SH:603288 | 酱油茅; 酱茅
SZ:300015 | 眼茅; 眼科茅
SZ:300760 | 械茅
SH:600276 | 药茅
SH:600309 | 化工茅
SZ:300059 | 东财
HK:00700 | 鹅厂; 企鹅; 企鵝
HK:09988 | 猫厂; 阿里爸爸
HK:09618 | 狗东
US:AAPL | 果子; 水果股
US:NVDA | 老黄家; 皮衣; 皮衣黄
US:TSLA | 特厂; 大T
US:MSFT | 巨硬; 软软
US:BRK.B | berkshire b; berkshire class b; brk b; 股神公司; 伯克希尔B; 伯克希尔B股; 伯克希尔B类股
US:BRK.A | berkshire a; berkshire class a; brk a; 伯克希尔A; 伯克希尔A股; 伯克希尔A类; 伯克希尔a类股
US:NVO | novo
US:TMO | thermo
US:BDX | becton
US:KDP | keurig
US:DPZ | dominos; domino's
US:BUD | anheuser
US:PG | procter; p&g
US:KO | coke
US:GS | goldman
US:HD | home depot
US:DIS | mickey mouse
CRYPTO:BTC-USD | 大饼; 大餅; 比特币现货
CRYPTO:ETH-USD | 二饼; 姨太; 二餅
CRYPTO:DOGE-USD | 狗狗币; 狗币
`;

export interface Nickname {
  readonly text: string;
  readonly ids: readonly InstrumentId[];
}

export const nicknames: readonly Nickname[] = rows
  .trim()
  .split('\n')
  .flatMap((row) => {
    const [ids = '', words = ''] = row.split(' | ');
    return words.split(';').map((text) => ({ text: text.trim(), ids: ids.split(' ') as InstrumentId[] }));
  });
