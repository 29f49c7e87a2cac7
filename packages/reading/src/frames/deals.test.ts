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
  ] as const)('%s', (_title, locale, text, spec) => {
    const reading = readIn(locale, text);
    expect(reading.unread).toEqual([]);
    expect(reading.state).not.toBe('ask');
    expect(reading.spec).toMatchObject(spec);
  });

  it.each([
    ['sold below what it was bought at', 'buy F at 12, sell at 11', 'exit'],
    ['the best of an index by nothing', 'hold the 4 best of the dow', 'rank'],
    ['a price without a name', 'buy at 30 sell at 40', 'instrument'],
  ])('asks: %s', (_title, text, about) => {
    const { state, question } = readIn('en', text);
    expect(state).toBe('ask');
    expect(question?.about).toBe(about);
  });
});
