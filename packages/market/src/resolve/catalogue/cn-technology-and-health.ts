import { readTable } from './read-table.ts';
import { cnStocksTable } from './tables.ts';

/** Further A-shares: communication, technology and health care, and shares whose code is also that of an index. Beijing changed its codes on 2025-10-09. */
export const cnTechnologyAndHealth = readTable(
  cnStocksTable,
  `
code | sector | en | zh-CN | zh-HK | pinyin | aliases | more
601728 | communication | China Telecom | 中国电信 | 中國電信 | zhong guo dian xin | | listed=2021-08-20 of=china-telecom
600050 | communication | China United Network Communications | 中国联通 | 中國聯通 | zhong guo lian tong | China Unicom; 联通 |
688041 | technology | Hygon Information Technology | 海光信息 | 海光信息 | hai guang xin xi | Hygon | listed=2022-08-12
688008 | technology | Montage Technology | 澜起科技 | 瀾起科技 | lan qi ke ji | Montage | listed=2019-07-22 of=montage
688012 | technology | Advanced Micro-Fabrication Equipment | 中微公司 | 中微公司 | zhong wei gong si | AMEC | listed=2019-07-22
688111 | technology | Beijing Kingsoft Office Software | 金山办公 | 金山辦公 | jin shan ban gong | WPS | listed=2019-11-18
688036 | technology | Shenzhen Transsion Holdings | 传音控股 | 傳音控股 | chuan yin kong gu | Transsion; Tecno | listed=2019-09-30
688271 | health-care | Shanghai United Imaging Healthcare | 联影医疗 | 聯影醫療 | lian ying yi liao | United Imaging | listed=2022-08-22
688126 | technology | National Silicon Industry Group | 沪硅产业 | 滬硅產業 | hu gui chan ye | NSIG | listed=2020-04-20
688396 | technology | China Resources Microelectronics | 华润微 | 華潤微 | hua run wei | | listed=2020-02-27
688072 | technology | Piotech | 拓荆科技 | 拓荊科技 | tuo jing ke ji | Piotech | listed=2022-04-20
688120 | technology | Hwatsing Technology | 华海清科 | 華海清科 | hua hai qing ke | | listed=2022-06-08
688082 | technology | ACM Research (Shanghai) | 盛美上海 | 盛美上海 | sheng mei shang hai | ACM Research | listed=2021-11-18
688169 | consumer-discretionary | Beijing Roborock Technology | 石头科技 | 石頭科技 | shi tou ke ji | Roborock | listed=2020-02-21
688187 | industrials | Zhuzhou CRRC Times Electric | 时代电气 | 時代電氣 | shi dai dian qi | | listed=2021-09-07 of=crrc-times
688235 | health-care | BeOne Medicines | 百济神州 | 百濟神州 | bai ji shen zhou | BeiGene; BeOne; 百济 | listed=2021-12-15 of=beigene
688363 | health-care | Bloomage Biotechnology | 华熙生物 | 華熙生物 | hua xi sheng wu | Bloomage | listed=2019-11-06
688185 | health-care | CanSino Biologics | 康希诺 | 康希諾 | kang xi nuo | CanSino | listed=2020-08-13 of=cansino
688180 | health-care | Shanghai Junshi Biosciences | 君实生物 | 君實生物 | jun shi sheng wu | Junshi | listed=2020-07-15 of=junshi
688777 | technology | Zhejiang Supcon Technology | 中控技术 | 中控技術 | zhong kong ji shu | Supcon | listed=2020-11-24
688561 | technology | Qi An Xin Technology | 奇安信 | 奇安信 | qi an xin | | listed=2020-07-22
688347 | technology | Hua Hong Semiconductor | 华虹公司 | 華虹公司 | hua hong gong si | Hua Hong | listed=2023-08-07 of=hua-hong
688249 | technology | Nexchip Semiconductor | 晶合集成 | 晶合集成 | jing he ji cheng | Nexchip | listed=2023-05-05
688795 | technology | Moore Threads Technology | 摩尔线程 | 摩爾線程 | mo er xian cheng | Moore Threads | listed=2025-12-05
688802 | technology | MetaX Integrated Circuits | 沐曦股份 | 沐曦股份 | mu xi gu fen | MetaX | listed=2025-12-17
603501 | technology | OmniVision Integrated Circuits Group | 豪威集团 | 豪威集團 | hao wei ji tuan | 韦尔股份; Will Semiconductor; OmniVision | listed=2017-05-04 of=omnivision
603986 | technology | GigaDevice Semiconductor | 兆易创新 | 兆易創新 | zhao yi chuang xin | GigaDevice | listed=2016-08-18 of=gigadevice
002371 | technology | NAURA Technology | 北方华创 | 北方華創 | bei fang hua chuang | NAURA | listed=2010-03-16
002049 | technology | Unigroup Guoxin Microelectronics | 紫光国微 | 紫光國微 | zi guang guo wei |  |
600584 | technology | JCET Group | 长电科技 | 長電科技 | chang dian ke ji | JCET |
002156 | technology | Tongfu Microelectronics | 通富微电 | 通富微電 | tong fu wei dian | | listed=2007-08-16
002185 | technology | Tianshui Huatian Technology | 华天科技 | 華天科技 | hua tian ke ji | | listed=2007-11-20
300661 | technology | SG Micro | 圣邦股份 | 聖邦股份 | sheng bang gu fen | SG Micro | listed=2017-06-06
300782 | technology | Maxscend Microelectronics | 卓胜微 | 卓勝微 | zhuo sheng wei | Maxscend | listed=2019-06-18
300223 | technology | Ingenic Semiconductor | 北京君正 | 北京君正 | bei jing jun zheng | Ingenic | listed=2011-05-31
300308 | technology | Zhongji Innolight | 中际旭创 | 中際旭創 | zhong ji xu chuang | Innolight; 旭创 | listed=2012-04-10
300502 | technology | Eoptolink Technology | 新易盛 | 新易盛 | xin yi sheng | Eoptolink | listed=2016-03-03
300394 | technology | Suzhou TFC Optical Communication | 天孚通信 | 天孚通信 | tian fu tong xin | TFC Optical | listed=2015-02-17
002281 | technology | Accelink Technologies | 光迅科技 | 光迅科技 | guang xun ke ji | Accelink | listed=2009-08-21
300476 | technology | Victory Giant Technology | 胜宏科技 | 勝宏科技 | sheng hong ke ji | Victory Giant | listed=2015-06-11
002463 | technology | WUS Printed Circuit | 沪电股份 | 滬電股份 | hu dian gu fen | | listed=2010-08-18
002916 | technology | Shennan Circuits | 深南电路 | 深南電路 | shen nan dian lu | | listed=2017-12-13
002938 | technology | Avary Holding | 鹏鼎控股 | 鵬鼎控股 | peng ding kong gu | | listed=2018-09-18
600183 | technology | Shengyi Technology | 生益科技 | 生益科技 | sheng yi ke ji |  |
601138 | technology | Foxconn Industrial Internet | 工业富联 | 工業富聯 | gong ye fu lian | FII; Foxconn | listed=2018-06-08
000977 | technology | Inspur Electronic Information | 浪潮信息 | 浪潮信息 | lang chao xin xi | Inspur; 浪潮 |
603019 | technology | Dawning Information Industry | 中科曙光 | 中科曙光 | zhong ke shu guang | Sugon | listed=2014-11-06
002236 | technology | Zhejiang Dahua Technology | 大华股份 | 大華股份 | da hua gu fen | Dahua | listed=2008-05-20
002241 | technology | Goertek | 歌尔股份 | 歌爾股份 | ge er gu fen | Goertek | listed=2008-05-22
300433 | technology | Lens Technology | 蓝思科技 | 藍思科技 | lan si ke ji | Lens | listed=2015-03-18 of=lens
600745 | technology | Wingtech Technology | 闻泰科技 | 聞泰科技 | wen tai ke ji | Wingtech; Nexperia |
002384 | technology | Suzhou Dongshan Precision | 东山精密 | 東山精密 | dong shan jing mi | | listed=2010-04-09
603296 | technology | Huaqin Technology | 华勤技术 | 華勤技術 | hua qin ji shu | | listed=2023-08-08
600588 | technology | Yonyou Network Technology | 用友网络 | 用友網絡 | yong you wang luo | Yonyou |
600845 | technology | Shanghai Baosight Software | 宝信软件 | 寶信軟件 | bao xin ruan jian |  |
002410 | technology | Glodon | 广联达 | 廣聯達 | guang lian da | Glodon | listed=2010-05-25
300454 | technology | Sangfor Technologies | 深信服 | 深信服 | shen xin fu | Sangfor | listed=2018-05-16
300496 | technology | Thunder Software Technology | 中科创达 | 中科創達 | zhong ke chuang da | ThunderSoft | listed=2015-12-10
300418 | communication | Kunlun Tech | 昆仑万维 | 崑崙萬維 | kun lun wan wei | Kunlun | listed=2015-01-21
601360 | technology | 360 Security Technology | 三六零 | 三六零 | san liu ling | Qihoo 360 |
300015 | health-care | Aier Eye Hospital | 爱尔眼科 | 愛爾眼科 | ai er yan ke | Aier | listed=2009-10-30
300122 | health-care | Chongqing Zhifei Biological | 智飞生物 | 智飛生物 | zhi fei sheng wu | Zhifei | listed=2010-09-28
300142 | health-care | Walvax Biotechnology | 沃森生物 | 沃森生物 | wo sen sheng wu | Walvax | listed=2010-11-12
300347 | health-care | Hangzhou Tigermed Consulting | 泰格医药 | 泰格醫藥 | tai ge yi yao | Tigermed | listed=2012-08-17 of=tigermed
300759 | health-care | Pharmaron Beijing | 康龙化成 | 康龍化成 | kang long hua cheng | Pharmaron | listed=2019-01-28 of=pharmaron
000538 | health-care | Yunnan Baiyao | 云南白药 | 雲南白藥 | yun nan bai yao |  |
600436 | health-care | Zhangzhou Pientzehuang | 片仔癀 | 片仔癀 | pian zai huang |  |
000661 | health-care | Changchun High-Tech | 长春高新 | 長春高新 | chang chun gao xin |  |
600196 | health-care | Shanghai Fosun Pharmaceutical | 复星医药 | 復星醫藥 | fu xing yi yao | Fosun Pharma | of=fosun-pharma
600085 | health-care | Beijing Tong Ren Tang | 同仁堂 | 同仁堂 | tong ren tang |  |
000963 | health-care | Huadong Medicine | 华东医药 | 華東醫藥 | hua dong yi yao |  |
002821 | health-care | Asymchem Laboratories | 凯莱英 | 凱萊英 | kai lai ying | Asymchem | listed=2016-11-18 of=asymchem
000999 | health-care | China Resources Sanjiu | 华润三九 | 華潤三九 | hua run san jiu | 999 |
600763 | health-care | Topchoice Medical | 通策医疗 | 通策醫療 | tong ce yi liao |  |
300896 | health-care | Imeik Technology Development | 爱美客 | 愛美客 | ai mei ke | Imeik | listed=2020-09-28
002007 | health-care | Hualan Biological Engineering | 华兰生物 | 華蘭生物 | hua lan sheng wu |  |
300832 | health-care | Shenzhen New Industries Biomedical | 新产业 | 新產業 | xin chan ye | Snibe | listed=2020-05-12
601607 | health-care | Shanghai Pharmaceuticals | 上海医药 | 上海醫藥 | shang hai yi yao | | of=shanghai-pharma
920047 | health-care | Northland Biotech | 诺思兰德 | 諾思蘭德 | nuo si lan de | | was=430047:2025-10-08
920185 | materials | BTR New Material Group | 贝特瑞 | 貝特瑞 | bei te rui | BTR | was=835185:2025-10-08
920982 | health-care | Jinbo Bio-Pharmaceutical | 锦波生物 | 錦波生物 | jin bo sheng wu | | listed=2023-07-20 was=832982:2025-10-08
000016 | technology | Konka Group | 深康佳A | 深康佳A | shen kang jia | Konka; 康佳 |
000905 | industrials | Xiamen Port Development | 厦门港务 | 廈門港務 | xia men gang wu |  |
000852 | energy | SINOPEC Oilfield Equipment | 石化机械 | 石化機械 | shi hua ji xie |  |
000688 | materials | Guocheng Mining | 国城矿业 | 國城礦業 | guo cheng kuang ye |  |
`,
);
