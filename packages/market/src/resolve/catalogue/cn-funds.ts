import { readTable } from './read-table.ts';
import { cnFundsTable } from './tables.ts';

/** Exchange-traded funds of Shanghai and Shenzhen. */
export const cnFunds = readTable(
  cnFundsTable,
  `
code | en | zh-CN | zh-HK | pinyin | aliases | more
510300 | Huatai-PineBridge CSI 300 ETF | 沪深300ETF | 滬深300 ETF | hu shen san bai | 300ETF | listed=2012-05-28
510050 | ChinaAMC SSE 50 ETF | 上证50ETF | 上證50 ETF | shang zheng wu shi | 50ETF | listed=2005-02-23
510500 | China Southern CSI 500 ETF | 中证500ETF | 中證500 ETF | zhong zheng wu bai | 500ETF | listed=2013-03-15
512100 | China Southern CSI 1000 ETF | 中证1000ETF | 中證1000 ETF | zhong zheng yi qian | 1000ETF | listed=2016-11-04
588000 | ChinaAMC STAR 50 ETF | 科创50ETF | 科創50 ETF | ke chuang wu shi | | listed=2020-11-16
159915 | E Fund ChiNext ETF | 创业板ETF | 創業板 ETF | chuang ye ban | | listed=2011-12-09
159919 | Harvest CSI 300 ETF | 沪深300ETF嘉实 | 滬深300 ETF 嘉實 | | | listed=2012-05-28
510880 | Huatai-PineBridge SSE Dividend ETF | 红利ETF | 紅利 ETF | hong li | | listed=2007-01-18
512880 | Guotai CSI Securities Companies ETF | 证券ETF | 證券 ETF | zheng quan | | listed=2016-08-08
512480 | Guolian An CSI Semiconductor ETF | 半导体ETF | 半導體 ETF | ban dao ti | | listed=2019-06-12
513050 | E Fund CSI Overseas China Internet 50 ETF | 中概互联网ETF | 中概互聯網 ETF | zhong gai hu lian | | listed=2017-01-18
513100 | Guotai Nasdaq 100 ETF | 纳指ETF | 納指 ETF | na zhi | | listed=2013-05-15
518880 | Huaan Gold ETF | 黄金ETF | 黃金 ETF | huang jin | | listed=2013-07-29
511010 | Guotai SSE 5-Year Treasury Bond ETF | 国债ETF | 國債 ETF | guo zhai | | listed=2013-03-25
511880 | Yinhua Money Market ETF | 银华日利 | 銀華日利 | yin hua ri li | | listed=2013-04-18
`,
);
