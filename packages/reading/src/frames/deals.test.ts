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
  return printReading(readDialogue({ text }, { locale, box: 'strategy', directory, today: '2026-11-26' }));
}

const prices = { entry: 'close <= 90', exit: 'close >= 115' };

describe('how a deal is put in few words', () => {
  it.each([
    ['prices of both sides', 'en', 'Buy Nike at 90 and sell it at 115', prices],
    ['prices before what is done', 'zh-CN', '五粮液90买115卖', prices],
    ['money before what is done', 'zh-HK', '友邦90蚊買115蚊沽', prices],
    [
      'a level of an oscillator',
      'en',
      'Buy KO when RSI is at 25, sell at 75',
      { entry: 'RSI(14) < 25', exit: 'RSI(14) > 75' },
    ],
    [
      'what is held, and what else',
      'en',
      'XLF when VOO is over its 150-day average, else SHY',
      {
        universe: ['US:XLF', 'US:SHY'],
        entry: 'of(US:VOO,close > SMA(close,150))',
        exit: 'of(US:VOO,close <= SMA(close,150))',
        otherwise: 'US:SHY',
      },
    ],
    [
      'a coin in dollars of a chain',
      'en',
      'Buy SOLUSDT when RSI is below 25, sell when RSI is above 60',
      { universe: ['CRYPTO:SOL-USD'], entry: 'RSI(14) < 25', exit: 'RSI(14) > 60' },
    ],
    [
      'a coin before a stroke',
      'zh-CN',
      'DOGE/USDT站上30日均线买入，跌破卖出',
      { universe: ['CRYPTO:DOGE-USD'], exit: 'crossesBelow(close,SMA(close,30))' },
    ],
    ['a week', 'en', 'Buy F below its 10 day low, sell after a week', { stops: 'timeExit 5 bars' }],
    [
      'days in a row',
      'en',
      'Buy F after three down days, sell after two up days',
      {
        entry: 'consecutive(close < close[1],3)',
        exit: 'consecutive(close > close[1],2)',
      },
    ],
    [
      'several averages',
      'en',
      'Hold F unless it is below both its 20 and 100 day averages',
      {
        exit: 'close < SMA(close,20) and close < SMA(close,100)',
      },
    ],
    [
      'averages in order',
      'zh-CN',
      '万华化学均线多头排列（5>20>60）持有，否则空仓',
      {
        entry: 'SMA(close,5) > SMA(close,20) and SMA(close,20) > SMA(close,60)',
      },
    ],
    [
      'an index as the weather, the line of what is traded',
      'en',
      'Buy IWM if VIX is under 22 and it pulls back to the 30 EMA, stop 4%',
      {
        entry: 'of(INDEX:VIX,close < 22) and close <= EMA(close,30)',
      },
    ],
    [
      'an extreme that the bar itself is no part of',
      'zh-CN',
      '万华化学跌破52周低位买入，涨10%卖',
      {
        entry: 'crossesBelow(close,lowest(low,252)[1])',
      },
    ],
    [
      'a move of the day after an event',
      'en',
      'Buy KO after earnings if it jumps more than 4%, hold 40 days',
      {
        entry: 'daysSince(event.earnings) == 1 and change() >= 0.04',
        stops: 'timeExit 40 bars',
      },
    ],
    [
      'the day itself',
      'zh-CN',
      '万华化学除权日前8天买，除权日卖',
      {
        entry: 'daysTo(event.exRights) == 8',
        exit: 'daysTo(event.exRights) == 0',
      },
    ],
    [
      'a time that is barred',
      'zh-CN',
      '不要在财报前一周买，万华化学RSI低于30买，高于70卖',
      {
        entry: 'RSI(14) < 30 and daysTo(event.earnings) > 5',
      },
    ],
    [
      'a listing by its market',
      'en',
      'buy HSBC in Hong Kong when the yield is over 6%, sell under 4%',
      {
        universe: ['HK:00005'],
      },
    ],
    ['a plan of every month', 'zh-HK', '月供騰訊五千蚊', { sizing: 'cash 5000 HKD per month' }],
    [
      'the turn of a month',
      'en',
      'long IWM from the last 3 trading days to the first 2 of the next month',
      {
        entry: 'tradingDayOfMonth() == -3',
        exit: 'tradingDayOfMonth() == 2',
      },
    ],
    [
      'a name that says when',
      'en',
      'sell in May and go away, IWM',
      {
        entry: 'month() in [11,12,1,2,3,4]',
        exit: 'not month() in [11,12,1,2,3,4]',
      },
    ],
    [
      'a stop that is the way out',
      'zh-CN',
      '万华化学30日线上穿90日线，回撤9%离场',
      {
        entry: 'crossesAbove(SMA(close,30),SMA(close,90))',
        stops: 'trailing 9% from peak',
      },
    ],
    [
      'a gap from its mean',
      'en',
      'go long KO and short PEP when the spread is 2 standard deviations below its mean, close at the mean',
      {
        entry: 'zscore(spread(US:KO,US:PEP),60) <= -2 -> buy US:KO, short US:PEP',
      },
    ],
    [
      'a fall from a high, a rise and a time',
      'en',
      'Grab F on a 12% dip from its 2-month high, dump it after a 9% rebound or 30 days',
      {
        entry: 'close <= highest(high,42) * 0.88',
        stops: 'takeProfit 9% of entry; timeExit 30 bars',
      },
    ],
    ['a fall of what is held', 'en', 'Buy F above its 30 day, sell when it drops 6%', { stops: 'stop 6% of entry' }],
    ['months that are all that is said', 'en', 'Buy F only in March and April', { exit: 'not month() in [3,4]' }],
    [
      'a level of the figure said last',
      'zh-CN',
      '万华化学市净率低于1.2买入，回到2卖',
      { entry: 'pb < 1.2', exit: 'pb >= 2' },
    ],
    [
      'a name with its side in front',
      'en',
      'Trade F long: close > SMA150, RSI(5) < 30. Exit RSI(5) > 60.',
      {
        entry: 'close > SMA(close,150) and RSI(5) < 30',
        exit: 'RSI(5) > 60',
      },
    ],
    [
      'closes in a row beyond a line',
      'en',
      'sell F when it closes three days in a row under the 90 day, buy it back above the 40 day',
      {
        exit: 'consecutive(close < SMA(close,90),3)',
      },
    ],
    [
      'a ratio of two names',
      'zh-CN',
      '招商银行和平安银行做配对，比价偏离均值2倍标准差开仓，回归平仓',
      {
        entry:
          'zscore(ratio(SH:600036,SZ:000001),60) > 2 -> short SH:600036, buy SZ:000001 ; zscore(ratio(SH:600036,SZ:000001),60) < -2 -> buy SH:600036, short SZ:000001',
      },
    ],
    [
      'a line kept to while held',
      'zh-CN',
      'USO企稳40天均线就持有万华化学，否则清仓',
      {
        exit: 'of(US:USO,crossesBelow(close,SMA(close,40)))',
      },
    ],
    ['a share above a line', 'zh-HK', '盈富基金跌到年線買，高過年線三成沽', { exit: 'close > SMA(close,250) * 1.3' }],
    [
      'one day before another',
      'zh-CN',
      '万华化学跌停次日高开不超过2%买入，持有4天',
      {
        entry: 'limitDown()[1] and gap() > 0 and gap() <= 0.02',
      },
    ],
    [
      'the day after a fall of an index',
      'zh-CN',
      '中证500跌幅超过3%的次日买入510500，持有4天',
      {
        universe: ['SH:510500'],
        entry: 'of(INDEX:CSI500,change() < -0.03)',
      },
    ],
    [
      'between two days of the year',
      'en',
      'Long F from April 2 to May 20 every year',
      {
        exit: 'month() == 5 and dayOfMonth() >= 20 and dayOfMonth()[1] < 20',
      },
    ],
    [
      'closes at an extreme',
      'en',
      'F: enter at a 7-day high close, exit at a 7-day low close',
      {
        entry: 'close > highest(close,7)[1]',
        exit: 'close < lowest(close,7)[1]',
      },
    ],
    [
      'the value traded against its mean',
      'zh-CN',
      '成交额放大到30日均值的2倍以上买入万华化学，涨9%卖',
      {
        entry: 'turnover >= 2 * SMA(turnover,30)',
      },
    ],
    [
      'days in a row on a side of a line',
      'en',
      'F: buy after 3 lower closes above the 150-day, sell on close above 10-day SMA',
      {
        entry: 'consecutive(close < close[1],3) and close > SMA(close,150)',
      },
    ],
    [
      'a cross whose way the deed says',
      'en',
      'exit F if it falls 11% from its highest close since I bought; entry on a 15/90 EMA cross',
      {
        entry: 'crossesAbove(EMA(close,15),EMA(close,90))',
      },
    ],
  ] as const)('%s', (_title, locale, text, spec) => {
    const reading = readIn(locale, text);
    expect(reading.unread).toEqual([]);
    expect(reading.state).not.toBe('ask');
    expect(reading.spec).toMatchObject(spec);
  });

  it.each([
    [
      'when selling is possible is no reason to sell',
      'sell F when it is not limit down, buy F above the 20 day',
      'exit',
    ],
    ['sold below what it was bought at', 'buy F at 12, sell at 11', 'exit'],
    ['the best of an index by nothing', 'hold the 4 best of the dow', 'rank'],
    ['a coin counted in another', 'buy SOLBTC when RSI is below 25, sell when it is above 60', 'instrument'],
    ['a price without a name', 'buy at 30 sell at 40', 'instrument'],
  ])('asks: %s', (_title, text, about) => {
    const { state, question } = readIn('en', text);
    expect(state).toBe('ask');
    expect(question?.about).toBe(about);
  });

  it('takes the close that is set against a line for no price of a deal', () => {
    const { spec, unread } = readIn('en', 'Enter long F on close above 60EMA; SL 5%, TP 11%');
    expect(unread).toEqual([]);
    expect(spec).toMatchObject({ entry: 'close > EMA(close,60)', stops: 'stop 5% of entry; takeProfit 11% of entry' });
    expect(spec).not.toHaveProperty('order');
  });
});
