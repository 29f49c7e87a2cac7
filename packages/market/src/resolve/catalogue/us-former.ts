import { readTable } from './read-table.ts';
import { usStocksTable } from './tables.ts';

/** Well-known companies that no longer trade in the US, with their last day. */
export const usFormer = readTable(
  usStocksTable,
  `
code | exchange | sector | en | zh-CN | zh-HK | pinyin | aliases | more
TWTR | NYSE | communication | Twitter, Inc. | 推特 | 推特 | tui te | Twitter; X Corp | isin=US90184L1026 cik=1418091 listed=2013-11-07 delisted=2022-10-27
ATVI | NASDAQ | communication | Activision Blizzard, Inc. | 动视暴雪 | 動視暴雪 | dong shi bao xue | Activision; Blizzard; 暴雪 | isin=US00507V1098 cik=718877 delisted=2023-10-12
XLNX | NASDAQ | technology | Xilinx, Inc. | 赛灵思 | 賽靈思 | sai ling si | Xilinx | isin=US9839191015 cik=743988 delisted=2022-02-11
VMW | NYSE | technology | VMware, Inc. | 威睿 | 威睿 | wei rui | VMware | cik=1124610 delisted=2023-11-21
SPLK | NASDAQ | technology | Splunk Inc. | Splunk | Splunk | | | listed=2012-04-19 delisted=2024-03-15
WORK | NYSE | technology | Slack Technologies, Inc. | Slack | Slack | | | listed=2019-06-20 delisted=2021-07-20
LNKD | NYSE | communication | LinkedIn Corporation | 领英 | 領英 | ling ying | LinkedIn | listed=2011-05-19 delisted=2016-12-07
AABA | NASDAQ | communication | Altaba Inc. | 阿尔塔巴 | 阿爾塔巴 | | Yahoo; 雅虎 | was=YHOO:2017-06-16 delisted=2019-10-02
TWX | NYSE | communication | Time Warner Inc. | 时代华纳 | 時代華納 | shi dai hua na | Time Warner | delisted=2018-06-14
BRCM | NASDAQ | technology | Broadcom Corporation | 博通公司 | 博通公司 | | Broadcom Corporation | delisted=2016-01-29
SIVB | NASDAQ | financials | SVB Financial Group | 硅谷银行 | 矽谷銀行 | gui gu yin hang | Silicon Valley Bank; SVB | delisted=2023-03-27
FRC | NYSE | financials | First Republic Bank | 第一共和银行 | 第一共和銀行 | di yi gong he | First Republic | delisted=2023-04-28
CS | NYSE | financials | Credit Suisse Group AG ADR | 瑞士信贷 | 瑞士信貸 | rui shi xin dai | Credit Suisse; 瑞信 | reports=CHF shares=1 delisted=2023-06-12
LEH | NYSE | financials | Lehman Brothers Holdings Inc. | 雷曼兄弟 | 雷曼兄弟 | lei man xiong di | Lehman | delisted=2008-09-16
CELG | NASDAQ | health-care | Celgene Corporation | 新基 | 新基 | xin ji | Celgene | delisted=2019-11-20
PXD | NYSE | energy | Pioneer Natural Resources Company | 先锋自然资源 | 先鋒自然資源 | | Pioneer Natural | delisted=2024-05-02
HES | NYSE | energy | Hess Corporation | 赫斯 | 赫斯 | he si | Hess | delisted=2025-07-17
X | NYSE | materials | United States Steel Corporation | 美国钢铁 | 美國鋼鐵 | mei guo gang tie | US Steel; U.S. Steel | delisted=2025-06-17
DFS | NYSE | financials | Discover Financial Services | 发现金融 | 發現金融 | fa xian jin rong | Discover | delisted=2025-05-16
WBA | NASDAQ | consumer-staples | Walgreens Boots Alliance, Inc. | 沃博联 | 沃博聯 | wo bo lian | Walgreens | was=WAG:2014-12-30 delisted=2025-08-27
DIDI | NYSE | industrials | DiDi Global Inc. ADR | 滴滴出行 | 滴滴出行 | di di chu xing | DiDi; 滴滴 | listed=2021-06-30 delisted=2022-06-10 reports=CNY shares=0.25
LK | NASDAQ | consumer-discretionary | Luckin Coffee Inc. ADR | 瑞幸咖啡 | 瑞幸咖啡 | rui xing ka fei | Luckin; 瑞幸 | listed=2019-05-17 delisted=2020-06-26 reports=CNY shares=8
SINA | NASDAQ | communication | SINA Corporation | 新浪 | 新浪 | xin lang | Sina | reports=USD delisted=2021-03-22
SOHU | NASDAQ | communication | Sohu.com Limited ADR | 搜狐 | 搜狐 | sou hu | Sohu | reports=USD shares=1
CERN | NASDAQ | health-care | Cerner Corporation | 塞纳 | 塞納 | sai na | Cerner | delisted=2022-06-07
TIF | NYSE | consumer-discretionary | Tiffany & Co. | 蒂芙尼 | 蒂芙尼 | di fu ni | Tiffany | delisted=2021-01-06
`,
);
