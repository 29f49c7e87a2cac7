import { readTable } from './read-table.ts';
import { usIndicesTable } from './tables.ts';

/** The best known indices of the US. */
export const usLeadingIndices = readTable(
  usIndicesTable,
  `
code | en | zh-CN | zh-HK | pinyin | aliases
^GSPC | S&P 500 | 标普500 | 標普500 | | SPX; SP500; S&P500; S and P 500; 标准普尔500; biaopu
^IXIC | Nasdaq Composite | 纳斯达克综合指数 | 納斯達克綜合指數 | | Nasdaq; COMP; 纳指; 納指; 纳斯达克; nazhi
^DJI | Dow Jones Industrial Average | 道琼斯工业指数 | 道瓊斯工業指數 | | Dow Jones; Dow; DJIA; 道指; 道琼斯; daozhi
^VIX | Cboe Volatility Index | 恐慌指数 | 恐慌指數 | | VIX; volatility index; 波动率指数; konghuangzhishu
^TNX | US 10-Year Treasury Yield | 美国10年期国债收益率 | 美國10年期國債孳息率 | | TNX; 10-year yield; US10Y; 十年期美债
`,
);
