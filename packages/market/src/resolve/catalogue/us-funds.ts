import type { Instrument } from '@plumbline/model/instrument';
import { fund, index } from './us-entry.ts';

/** Exchange-traded funds and indices of the US. */
export const usFunds: readonly Instrument[] = [
  fund('NYSE Arca', 'SPY', ['SPDR S&P 500 ETF Trust', '标普500指数ETF', '標普500 ETF'], {
    aliases: ['SPDR', 'S&P 500 ETF', '标普500ETF'],
    isin: 'US78462F1030',
    listedOn: '1993-01-29',
  }),
  fund('NASDAQ', 'QQQ', ['Invesco QQQ Trust', '纳指100ETF', '納指100 ETF'], {
    aliases: ['QQQ Trust', 'Nasdaq 100 ETF', '纳斯达克100ETF'],
    isin: 'US46090E1038',
    listedOn: '1999-03-10',
  }),
  fund('NYSE Arca', 'VOO', ['Vanguard S&P 500 ETF', '先锋标普500ETF', '領航標普500 ETF'], {
    aliases: ['Vanguard 500'],
    isin: 'US9229083632',
    listedOn: '2010-09-09',
  }),
  fund('NYSE Arca', 'IWM', ['iShares Russell 2000 ETF', '罗素2000ETF', '羅素2000 ETF'], {
    aliases: ['Russell 2000'],
    isin: 'US4642876555',
    listedOn: '2000-05-26',
  }),
  fund('NYSE Arca', 'GLD', ['SPDR Gold Shares', '黄金ETF-SPDR', 'SPDR 金 ETF'], {
    aliases: ['Gold', '黄金', '黃金', 'huangjin'],
    isin: 'US78463V1070',
    listedOn: '2004-11-18',
  }),
  fund('NASDAQ', 'TLT', ['iShares 20+ Year Treasury Bond ETF', '20年以上美债ETF', '20年期以上美債 ETF'], {
    aliases: ['Treasury bonds', '美债', '美債', 'meizhai'],
    isin: 'US4642874329',
    listedOn: '2002-07-26',
  }),
  index('^GSPC', ['S&P 500', '标普500', '標普500'], ['SPX', 'SP500', 'S&P500', 'S and P 500', '标准普尔500', 'biaopu']),
  index(
    '^IXIC',
    ['Nasdaq Composite', '纳斯达克综合指数', '納斯達克綜合指數'],
    ['Nasdaq', 'COMP', '纳指', '納指', '纳斯达克', 'nazhi'],
  ),
  index(
    '^DJI',
    ['Dow Jones Industrial Average', '道琼斯工业指数', '道瓊斯工業指數'],
    ['Dow Jones', 'Dow', 'DJIA', '道指', '道琼斯', 'daozhi'],
  ),
  index(
    '^VIX',
    ['Cboe Volatility Index', '恐慌指数', '恐慌指數'],
    ['VIX', 'volatility index', '波动率指数', 'konghuangzhishu'],
  ),
  index(
    '^TNX',
    ['US 10-Year Treasury Yield', '美国10年期国债收益率', '美國10年期國債孳息率'],
    ['TNX', '10-year yield', 'US10Y', '十年期美债'],
  ),
];
