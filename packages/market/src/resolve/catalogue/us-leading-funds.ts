import { readTable } from './read-table.ts';
import { usFundsTable } from './tables.ts';

/** The best known exchange-traded funds of the US. */
export const usLeadingFunds = readTable(
  usFundsTable,
  `
code | exchange | en | zh-CN | zh-HK | pinyin | aliases | more
SPY | NYSE Arca | SPDR S&P 500 ETF Trust | 标普500指数ETF | 標普500 ETF | | SPDR; S&P 500 ETF; 标普500ETF | isin=US78462F1030 listed=1993-01-29
QQQ | NASDAQ | Invesco QQQ Trust | 纳指100ETF | 納指100 ETF | | QQQ Trust; Nasdaq 100 ETF; 纳斯达克100ETF | isin=US46090E1038 listed=1999-03-10
VOO | NYSE Arca | Vanguard S&P 500 ETF | 先锋标普500ETF | 領航標普500 ETF | | Vanguard 500 | isin=US9229083632 listed=2010-09-09
IWM | NYSE Arca | iShares Russell 2000 ETF | 罗素2000ETF | 羅素2000 ETF | | Russell 2000 | isin=US4642876555 listed=2000-05-26
GLD | NYSE Arca | SPDR Gold Shares | 黄金ETF-SPDR | SPDR 金 ETF | | Gold; 黄金; 黃金; huangjin | isin=US78463V1070 listed=2004-11-18
TLT | NASDAQ | iShares 20+ Year Treasury Bond ETF | 20年以上美债ETF | 20年期以上美債 ETF | | Treasury bonds; 美债; 美債; meizhai | isin=US4642874329 listed=2002-07-26
`,
);
