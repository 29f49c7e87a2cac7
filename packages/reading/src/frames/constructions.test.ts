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

describe('constructions of strategies', () => {
  it.each([
    [
      'rules in a list under headings',
      'en',
      'Entry rules:\n1. ORCL closes above its 40-day average\n2. RSI below 60\nExit rules:\n1. close below the 15-day EMA\n2. RSI above 80',
      {
        entry: 'close > SMA(close,40) and RSI(14) < 60',
        exit: 'close < EMA(close,15) or RSI(14) > 80',
      },
    ],
    [
      'levels of three states',
      'zh-CN',
      '中证500ETF站上120日线满仓，跌破120日线半仓，跌破250日线空仓',
      {
        entry: 'crossesAbove(close,SMA(close,120)) -> hold 100% ; crossesBelow(close,SMA(close,120)) -> hold 50%',
        exit: 'crossesBelow(close,SMA(close,250))',
      },
    ],
    [
      'equal parts at several levels',
      'en',
      'Buy CRM in two equal tranches: first at RSI 35, second at RSI 25. Sell at RSI 65',
      {
        entry: 'RSI(14) < 35 -> buy 50% ; RSI(14) < 25 -> buy 50%',
        sizing: 'two tranches of 1/2',
      },
    ],
    [
      'more on top of what was bought',
      'zh-CN',
      '格力电器升穿40日线先买两成仓，RSI低于30再加三成，跌破90日线全部卖出',
      { entry: 'crossesAbove(close,SMA(close,40)) -> buy 20% ; RSI(14) < 30 -> buy 30%' },
    ],
    [
      'bands of a channel that is named once',
      'zh-CN',
      '用30日唐奇安通道做格力电器，上轨做多，跌破15日下轨平仓',
      { entry: 'close > highest(high,30)[1]', exit: 'crossesBelow(close,lowest(low,15)[1])' },
    ],
    [
      'a candle by its name',
      'zh-CN',
      '伊利股份出现阳包阴次日开盘买入，止损4%',
      { entry: 'candle(engulfing) > 0', stops: 'stop 4% of entry' },
    ],
    [
      'a line that holds',
      'zh-CN',
      '伊利股份回踩30日线不破买入，跌破90日线卖出',
      { entry: 'low <= SMA(close,30) and close > SMA(close,30)' },
    ],
    [
      'a yield against its own average',
      'en',
      'Buy SLV when the 10-year Treasury yield is below its 90-day average, sell when it is above',
      { entry: 'of(MACRO:US10Y,close < SMA(close,90))' },
    ],
    [
      'a pair that is given up',
      'en',
      'Pairs: long V short MA when the 40-day z-score of the spread is below -2, close at 0, stop at -4',
      { exit: 'zscore(spread(US:V,US:MA),40) >= 0 or zscore(spread(US:V,US:MA),40) <= -4' },
    ],
    [
      'another instrument said at the start of a clause',
      'zh-CN',
      '黄金ETF创30日新高时买入山东黄金，黄金ETF跌破30日均线卖出',
      { universe: ['SH:600547'], exit: 'of(SH:518880,crossesBelow(close,SMA(close,30)))' },
    ],
    [
      'a break downwards of a low and upwards of a line',
      'en',
      'Buy KO when it breaks its 30-day low, sell when it breaks the 70-day average',
      { entry: 'crossesBelow(close,lowest(low,30)[1])', exit: 'crossesBelow(close,SMA(close,70))' },
    ],
    [
      'two instruments, each in its own months',
      'en',
      'Own XLP in June through September and XLK in October through May',
      { entry: 'month() in [6,7,8,9]', otherwise: 'US:XLK' },
    ],
    [
      'a day of the year',
      'zh-CN',
      '格力电器在3月12日买入，5月20日卖出',
      { entry: 'month() == 3 and dayOfMonth() >= 12 and dayOfMonth()[1] < 12' },
    ],
    [
      'a crossing that has to last',
      'en',
      'Buy KO when RSI is below 35, sell when it falls below the 45-day average for two straight days',
      { exit: 'consecutive(close < SMA(close,45),2)' },
    ],
    [
      'what is held out of before an event',
      'en',
      "Buy KO when Supertrend flips up, trail a 2 ATR stop, and don't enter in the week before earnings",
      { stops: 'trailing 2 ATR(14) from peak' },
    ],
  ] as const)('%s', (_, locale, text, expected) => {
    const { spec, unread, question } = readIn(locale, text);
    expect(unread).toEqual([]);
    expect(question).toBeNull();
    expect(spec).toMatchObject(expected);
  });

  it('asks what the top is of where no channel was named', () => {
    expect(readIn('zh-HK', '騰訊RSI低過30買入，升到頂部沽清').state).toBe('ask');
  });

  it('asks where one of two sizes is not said', () => {
    expect(readIn('zh-CN', '格力电器站上20日线满仓，站上60日线买入，站上120日线半仓，跌破250日线卖出').state).toBe(
      'ask',
    );
  });
});

describe('bands and results as traders say them', () => {
  it.each([
    ['Bollinger bands 15,2 on Ford: buy at the lower band touch, sell at the upper one', 'close <= BB.lower(15,2)'],
    ['Buy Ford on earnings beats, hold 12 days', 'event.earnings.surprise > 0 and daysSince(event.earnings) == 1'],
  ])('%s', (text, entry) => {
    expect(readIn('en', text)).toMatchObject({ unread: [], spec: { entry } });
  });

  it('asks where other widths of a band are said than there is a slot for', () => {
    expect(readIn('en', 'Bollinger bands 15,3 on Ford: buy at the lower band touch, sell at the upper one').state).toBe(
      'ask',
    );
  });
});

describe('an oscillator that is oversold', () => {
  it.each([
    ['en', 'Buy Ford when RSI is oversold, sell when it is overbought', 'RSI(14) < 30', 'RSI(14) > 70'],
    ['en', 'Ford: stochastic oversold buy, overbought sell', 'STOCH.K(14,3) < 20', 'STOCH.K(14,3) > 80'],
    ['zh-CN', '格力电器KDJ超卖买入，超买卖出', 'KDJ.K(9,3,3) < 20', 'KDJ.K(9,3,3) > 80'],
  ] as const)('is beyond its usual level, said as assumed: %s: %s', (locale, text, entry, exit) => {
    const { spec, state, echo } = readIn(locale, text);
    expect([state, spec]).toEqual(['assumed', expect.objectContaining({ entry, exit })]);
    expect(JSON.stringify(echo)).toContain('oversold <');
  });

  it('is asked about where no oscillator is spoken of', () => {
    expect(readIn('en', 'Buy Ford when it is oversold, sell at a 5% gain').state).toBe('ask');
  });
});

describe('a strategy that goes by its name', () => {
  it.each([
    ['zh-CN', '来个双均线策略跑一下格力电器', 'crossesAbove(SMA(close,20),SMA(close,50))'],
    ['zh-CN', '伊利股份KDJ策略', 'crossesAbove(KDJ.K(9,3,3),KDJ.D(9,3,3))'],
    ['zh-HK', '用海龜法則買賣港鐵', 'close > highest(high,20)[1]'],
    ['en', 'Build me a Bollinger strategy for Ford', 'close < BB.lower(20,2)'],
    ['en', 'backtest the turtle strategy on silver', 'close > highest(high,20)[1]'],
    ['en', 'a 30/90 cross on Oracle', 'crossesAbove(SMA(close,30),SMA(close,90))'],
    ['en', 'MACD strategy on Cisco with a 7% stop loss', 'crossesAbove(MACD(),MACD.signal())'],
  ] as const)('has the usual rule, said as assumed: %s: %s', (locale, text, entry) => {
    const { spec, state, echo } = readIn(locale, text);
    expect([state, spec]).toEqual(['assumed', expect.objectContaining({ entry })]);
    expect(JSON.stringify(echo)).toContain('usual rule');
  });

  it('asks which of two stop losses holds, and which lines an average is crossed by', () => {
    expect(readIn('en', 'Buy Ford on a golden cross, stop 4%, stop 9%').question?.about).toBe('two stops');
    expect(readIn('en', 'moving average strategy on Ford').state).toBe('ask');
  });

  it('is no meaning of a word where a number sets it', () => {
    expect(readIn('en', 'Stop loss 4%').state).toBe('ask');
  });
});
