import { readTable } from './read-table.ts';
import { hkFundsTable } from './tables.ts';

/** Further exchange-traded funds of Hong Kong. */
export const hkFunds = readTable(
  hkFundsTable,
  `
code | en | zh-CN | zh-HK | pinyin | aliases | more
02828 | Hang Seng China Enterprises Index ETF | 恒生中国企业ETF | 恒生中國企業 | heng sheng zhong guo qi ye | HSCEI ETF | listed=2003-12-10
03033 | CSOP Hang Seng TECH Index ETF | 南方恒生科技 | 南方恒生科技 | nan fang heng sheng ke ji | Hang Seng Tech ETF | listed=2020-08-28
03067 | iShares Hang Seng TECH ETF | 安硕恒生科技 | 安碩恒生科技 | an shuo heng sheng ke ji | | listed=2020-09-17
02823 | iShares FTSE A50 China Index ETF | 安硕A50 | 安碩A50 | an shuo | A50 | listed=2004-11-18
03188 | ChinaAMC CSI 300 Index ETF | 华夏沪深三百 | 華夏滬深三百 | hua xia hu shen san bai | | listed=2012-07-17
02840 | SPDR Gold Trust | SPDR金ETF | SPDR金ETF | | Gold ETF | listed=2008-07-31
07226 | CSOP Hang Seng TECH Index Daily 2x Leveraged | 南方两倍做多恒科 | 南方兩倍做多恒科 | | | listed=2020-12-10
07500 | CSOP Hang Seng Index Daily -2x Inverse | 南方两倍看空恒指 | 南方兩倍看空恒指 | | | listed=2019-05-28
`,
);
