import { catalogue } from '@plumbline/market/resolve/catalogue';
import { describe, expect, it } from 'vitest';
import { buildDirectory } from '../directory/directory.ts';
import { listingOf } from '../directory/listing-of.ts';
import { printReading, type PrintedReading } from '../print-reading.ts';
import { readDialogue } from '../read-dialogue.ts';
import type { ReadingContext } from '../reading.ts';
import { isVocabularyWord } from '../vocabulary/vocabulary.ts';

const directory = buildDirectory(catalogue.map(listingOf), isVocabularyWord);

function readIn(locale: ReadingContext['locale'], text: string): PrintedReading {
  return printReading(readDialogue({ text }, { locale, box: 'strategy', directory, today: '2026-11-23' }));
}

describe('how traders put a rule', () => {
  it.each([
    [
      'a level is left on the side it was not opened on',
      'en',
      'Go short NVDA when RSI(14) > 80, cover at RSI 50 or if it rises 8% against me',
      { short: 'RSI(14) > 80', cover: 'RSI(14) < 50', stops: 'stop 8% of entry' },
    ],
    [
      'a level above the one it was bought at',
      'zh-CN',
      '格力电器RSI到30买入，RSI到45卖出',
      { entry: 'RSI(14) < 30', exit: 'RSI(14) > 45' },
    ],
    [
      'what had to hold before',
      'en',
      'Buy CAT when its 15-day ROC goes positive after being negative for 20 days; exit after 12 days',
      { entry: 'ROC(close,15) > 0 and consecutive(ROC(close,15) < 0,20)[1]' },
    ],
    [
      'a gap of two names in the order that they are named',
      'en',
      'When the GLD/SLV ratio is two standard deviations over its 100 day mean buy SLV and sell GLD, exit at the mean',
      {
        entry: 'zscore(ratio(US:GLD,US:SLV),100) > 2 -> short US:GLD, buy US:SLV',
        exit: 'zscore(ratio(US:GLD,US:SLV),100) <= 0',
      },
    ],
    [
      'the last and the first sessions of a month',
      'en',
      'Hold QQQ only for the last 3 and first 2 trading days of each month',
      { entry: 'tradingDayOfMonth() in [-3,-2,-1,1,2]' },
    ],
    [
      'months over the end of the year',
      'zh-CN',
      '只在10月到次年4月持有沪深300ETF',
      { entry: 'month() in [10,11,12,1,2,3,4]' },
    ],
    [
      'a session of a month by its number',
      'en',
      'Buy IWM on the last trading day of December and sell on the 10th trading day of January',
      { exit: 'month() == 1 and tradingDayOfMonth() == 10' },
    ],
    [
      'a stop that begins later',
      'en',
      'Long UBER when 20 EMA > 50 EMA, stop 5%, once it is up 10%, trail by 4%',
      { stops: 'stop 5% of entry; trailing 4% from peak once +10%' },
    ],
    [
      'a stop that is moved',
      'en',
      'Long UBER when 20 EMA > 50 EMA, move my stop to breakeven after a 5% gain, trailing stop of 8%',
      { stops: 'then stop at entry price after +5%; trailing 8% from peak' },
    ],
    [
      'a pause after a loss',
      'zh-CN',
      '止损后10天内不再买入；宁德时代站上20日线买，跌破20日线卖，止损5%',
      { constraints: ['no entry for 10 bars after a stop'], stops: 'stop 5% of entry' },
    ],
    [
      'so many trades a week',
      'en',
      'No more than one trade per week: buy META when it drops 3% in a day, sell after 5 days',
      { constraints: ['at most one entry a week'] },
    ],
    [
      'half a percent',
      'en',
      'Risk half a percent of my equity per trade, stop 2.5 ATR: buy NVDA at 50-day highs, exit at 20-day lows',
      { sizing: 'risk 0.5% of equity per trade' },
    ],
    [
      'the most that is held',
      'en',
      'Buy 200 shares of KO whenever it falls 5% below its 20-day average, never more than 1000 shares, sell everything above the 50-day average',
      { sizing: 'shares 200 max 1000 shares' },
    ],
    [
      'orders at the ends of the last days, of the one name that stands behind them',
      'en',
      'Buy stop at the high of the past 5 days in CAT, sell stop at the low of the past 5 days',
      { universe: ['US:CAT'], order: 'stop buy at highest(high,5)[1]; stop sell at lowest(low,5)[1]' },
    ],
    [
      'two orders at prices',
      'zh-CN',
      '万科A挂8元限价买入1000股，10元卖出',
      { entry: 'limit(8)', exit: 'limit(10)', order: 'limit buy at 8 CNY; limit sell at 10 CNY' },
    ],
    [
      'the open that a gap is bought at',
      'zh-CN',
      '茅台低开超过2%开盘买，第二天收盘卖',
      { entry: 'gap() < -0.02', order: 'buy at open; sell next close' },
    ],
    [
      'days with their prices',
      'en',
      'Go long GLD every Thursday close and exit Monday open',
      { entry: 'weekday() == Thu', exit: 'weekday() == Mon', order: 'buy at close; sell at open' },
    ],
    [
      'a way in and a way out without a word of buying',
      'en',
      'NFLX breakout above the 55-day high, stop under the 20-day low, no target',
      { entry: 'close > highest(high,55)[1]', exit: 'close < lowest(low,20)[1]' },
    ],
    [
      'an index by its full name',
      'zh-CN',
      '沪深300指数在120日线上方时持有证券ETF，否则持有国债ETF',
      { entry: 'of(INDEX:CSI300,close > SMA(close,120))', otherwise: 'SH:511010' },
    ],
    [
      'a yield that rises and falls',
      'en',
      'Buy XLF when the 10-year yield is rising over 20 days, exit when it falls',
      { entry: 'MACRO.US10Y > MACRO.US10Y[20]', exit: 'MACRO.US10Y < MACRO.US10Y[20]' },
    ],
    [
      'the other end of a ranking',
      'en',
      'Short the 10 Nasdaq 100 stocks with the worst 3-month return, go long the 10 with the best, rebalance monthly',
      { rank: 'top 10 by highest ROC(close,63) within Nasdaq 100' },
    ],
    [
      'the first of the month, before which nothing comes',
      'en',
      'Put $500 into VOO on the 1st of every month and never sell',
      { entry: 'tradingDayOfMonth() == 1', sizing: 'cash 500 USD per month' },
    ],
    [
      'the highest close of the last days',
      'en',
      'Go long LMT when it closes above its highest close of the past 40 days; get out below the lowest close of the past 15 days',
      { entry: 'close > highest(close,40)[1]', exit: 'close < lowest(close,15)[1]' },
    ],
    [
      'a name that is only looked at',
      'en',
      'Put 15% of equity into SLV when gold GLD is above its 50-day average, sell when GLD falls below it',
      { universe: ['US:SLV'], exit: 'of(US:GLD,close < SMA(close,50))' },
    ],
    [
      'all of a list that is left out',
      'zh-CN',
      '中证800成分股按PB从低到高取前50名，剔除ST和亏损，半年换一次',
      { filters: ['not isST()', 'netIncome >= 0'] },
    ],
    [
      'groups behind what is left out',
      'zh-CN',
      '中证800成分股按PB从低到高取前50名，剔除亏损股和银行，半年换一次',
      { filters: ['industry != Banks', 'netIncome >= 0'] },
    ],
    [
      'a market that only says where a name is traded',
      'zh-CN',
      '美股：苹果财报前5天买入，财报当天开盘卖出',
      { universe: ['US:AAPL'], entry: 'daysTo(event.earnings) == 5' },
    ],
    [
      'the day on which names are chosen anew',
      'zh-CN',
      '每月最后一天，在沪深300ETF、纳指ETF、国债ETF里挑过去三个月涨幅第一的持有',
      { rank: 'top 1 by highest ROC(close,63) within universe', rebalance: 'monthly at month end' },
    ],
    [
      'months that are no count of names',
      'zh-CN',
      '在纳指ETF、黄金ETF里选9个月涨幅最大的，每月换',
      { rank: 'top 1 by highest ROC(close,189) within universe' },
    ],
    [
      'a profit taken at a line',
      'zh-CN',
      '中芯国际跌破布林下轨后重新站上下轨买入，到上轨止盈，跌5%止损',
      { entry: 'crossesAbove(close,BB.lower(20,2))', exit: 'close >= BB.upper(20,2)', stops: 'stop 5% of entry' },
    ],
    [
      'a part of the account in each of so many',
      'en',
      'Long NVDA above the 8-week high, trailing stop 3 ATR, position size 10% of equity, max 2 positions',
      { sizing: 'percent 10 each, max 2' },
    ],
    [
      'a saving that is never sold',
      'zh-HK',
      '每月頭一個交易日用三千蚊買盈富基金，唔沽',
      { entry: 'tradingDayOfMonth() == 1', sizing: 'cash 3000 HKD per month' },
    ],
    [
      'a bare price that is fallen through, and one in money that is reached',
      'zh-CN',
      '五粮液跌破110买300股，涨到150元全卖',
      { entry: 'crossesBelow(close,110)', exit: 'close >= 150', sizing: 'shares 300' },
    ],
    ['a grid after its prices', 'zh-CN', '以太坊2000到4000之间挂15格网格', { sizing: 'grid 2000 to 4000 in 15 cells' }],
    [
      'the bars of an indicator',
      'en',
      'weekly RSI below 35 buy KO, above 65 sell',
      { bar: '1w', entry: 'RSI(14) < 35', exit: 'RSI(14) > 65' },
    ],
    [
      'both levels of one indicator of an index',
      'zh-HK',
      '恒指RSI超賣就買盈富，超買就沽',
      { entry: 'of(INDEX:HSI,RSI(14) < 30)', exit: 'of(INDEX:HSI,RSI(14) > 70)' },
    ],
    [
      'so many bought at a price, with a price to take and one to give up at',
      'en',
      'buy 200 shares of KO at 55, sell all at 65, stop at 50',
      { entry: 'close <= 55', exit: 'close >= 65 or close <= 50', sizing: 'shares 200' },
    ],
    [
      'no name over a part, however many are held',
      'en',
      'Every quarter hold the 30 cheapest stocks of the S&P 500 by P/E, no position above 5%',
      { sizing: 'equalWeight max 5%' },
    ],
    [
      'nothing held over results',
      'en',
      "KO buy when RSI below 30, sell above 70, don't hold through earnings",
      { exit: 'RSI(14) > 70 or daysTo(event.earnings) == 1' },
    ],
    [
      'a break of so many sessions, of which nothing is sold',
      'en',
      'buy breakouts of 30 days in CAT, stop 3 ATR',
      { entry: 'close > highest(high,30)[1]', stops: 'stop 3 ATR(14)' },
    ],
    [
      'deviations from a mean, and back to it',
      'en',
      "short KO when it's 2 standard deviations above its 30-day mean, cover at the mean",
      { short: 'close > BB.upper(30,2)', cover: 'close <= SMA(close,30)' },
    ],
  ] as const)('%s', (_, locale, text, expected) => {
    const { spec, unread, question } = readIn(locale, text);
    expect(unread).toEqual([]);
    expect(question).toBeNull();
    expect(spec).toMatchObject(expected);
  });

  it('asks about a bound behind what is left out', () => {
    const text = '沪深300里市盈率最低的20只，剔除亏损和市值低于50亿，每季度调仓';
    expect(readIn('zh-CN', text).state).toBe('ask');
  });

  it.each([
    [
      'buy KO when RSI is under 30, sell above 70',
      "don't hold through earnings though",
      'exit + daysTo(event.earnings) == 1',
    ],
    [
      'hold the 15 members of the Nasdaq 100 with the lowest P/E, quarterly',
      'cap any stock at 9%',
      'equalWeight max 9%',
    ],
  ])('adds to what is open: %s, %s', (given, text, change) => {
    const reading = readDialogue({ text, given }, { locale: 'en', box: 'chat', directory, today: '2026-11-23' });
    expect(printReading(reading)).toMatchObject({ act: 'edit', state: 'understood', args: { changes: [change] } });
  });

  it('asks where the level to leave at is already passed', () => {
    expect(readIn('en', 'buy KO when RSI is under 30, sell at RSI 25').state).toBe('ask');
  });
});
