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

const inAndOut = { universe: ['US:SMH'], entry: 'close > SMA(close,50)', exit: 'close < SMA(close,50)' };

/** One strategy in the words of many. */
describe.each([
  ['getting in', ['Pile into', 'Scoop up', 'Open a long position in', 'Initiate a long in', 'Go long on', 'Jump into']],
])('%s', (_family, words) => {
  it.each(words)('%s', (word) => {
    const { unread, spec } = readIn('en', `${word} SMH if it is above its 50-day average, sell when it is below it`);
    expect({ unread, spec }).toMatchObject({ unread: [], spec: inAndOut });
  });
});

describe('getting out', () => {
  it.each(['dump it', 'get out of the position', 'flatten the position', 'close my long', 'sell the lot', 'all out'])(
    '%s',
    (word) => {
      const { unread, spec } = readIn('en', `Buy SMH if it is above its 50-day average, ${word} when it is below it`);
      expect({ unread, spec }).toMatchObject({ unread: [], spec: inAndOut });
    },
  );
});

describe('crossing upwards and downwards', () => {
  const up = ['pokes above', 'powers through', 'pushes above', 'turns back up through', 'recaptures', 'bursts above'];
  it.each(up)('%s', (word) => {
    const { unread, spec } = readIn('en', `Buy SMH when it ${word} its 50-day average, stop 5%`);
    expect({ unread, spec }).toMatchObject({
      unread: [],
      spec: { entry: 'crossesAbove(close,SMA(close,50))', stops: 'stop 5% of entry' },
    });
  });
  const down = ['slips back under', 'tumbles below', 'knifes through', 'fails to hold', "can't hold", 'breaks beneath'];
  it.each(down)('%s', (word) => {
    const { unread, spec } = readIn('en', `Buy SMH on RSI under 30, sell when it ${word} its 50-day average`);
    expect({ unread, spec }).toMatchObject({ unread: [], spec: { exit: 'crossesBelow(close,SMA(close,50))' } });
  });
  it.each(['breaches', 'goes through', 'slices through'])('%s: which way, what is done says', (word) => {
    const { spec } = readIn(
      'en',
      `Buy SMH when it ${word} its 50-day average, sell when it ${word} its 20-day average`,
    );
    expect(spec).toMatchObject({
      entry: 'crossesAbove(close,SMA(close,50))',
      exit: 'crossesBelow(close,SMA(close,20))',
    });
  });
});

describe('what is asked for around a strategy', () => {
  it.each([
    ['en', 'Can you set me up with a strategy that buys SMH when RSI is under 30 and sells when RSI is over 70?'],
    ['en', "I'd like a bot that buys SMH on RSI below 30 and sells on RSI above 70"],
    ['en', 'Please write me a trading system where you buy SMH on RSI below 30 and sell on RSI above 70'],
    ['en', 'How would it go if I bought SMH each time RSI went under 30 and sold when RSI went over 70?'],
  ] as const)('%s %s', (locale, text) => {
    const { unread, spec } = readIn(locale, text);
    expect({ unread, spec }).toMatchObject({
      unread: [],
      spec: { universe: ['US:SMH'], entry: 'RSI(14) < 30', exit: 'RSI(14) > 70' },
    });
  });
  it.each(['帮我写一个', '我想要一个', '麻烦帮我做个', '能不能帮我写一个'])('%s', (opening) => {
    const { unread, spec } = readIn('zh-CN', `${opening}比特币的趋势策略，价格站上200日均线就满仓，跌破就空仓`);
    expect({ unread, spec }).toMatchObject({
      unread: [],
      spec: { entry: 'crossesAbove(close,SMA(close,200))', sizing: 'percent 100 of equity' },
    });
  });
});

describe('lines, levels and times', () => {
  it.each([
    [
      'both lines, then either',
      'en',
      'Buy XOM when it is above both its 50-day and its 200-day, sell when it is below either of them',
      {
        entry: 'close > SMA(close,50) and close > SMA(close,200)',
        exit: 'close < SMA(close,50) or close < SMA(close,200)',
      },
    ],
    [
      'a second line begins a condition of its own',
      'en',
      'Long WMT if price > SMA(100) and SMA(50) is rising; exit if price < SMA(100)',
      { entry: 'close > SMA(close,100) and SMA(close,50) > SMA(close,50)[1]' },
    ],
    [
      'a level after an article, a length before a relation',
      'en',
      'Buy KO when RSI of 10 crosses up through 30 and exit at an RSI of 55',
      { entry: 'crossesAbove(RSI(10),30)', exit: 'RSI(10) > 55' },
    ],
    [
      'a cross of one line over another',
      'en',
      'ADI: cross of 9 EMA over 21 EMA is the entry and the reverse is the exit',
      { entry: 'crossesAbove(EMA(close,9),EMA(close,21))', exit: 'crossesBelow(EMA(close,9),EMA(close,21))' },
    ],
    [
      'one line crossing another in Chinese',
      'zh-CN',
      '恒生ETF 5日均线金叉10日均线买入，5日均线死叉10日均线卖出',
      { entry: 'crossesAbove(SMA(close,5),SMA(close,10))', exit: 'crossesBelow(SMA(close,5),SMA(close,10))' },
    ],
    [
      'what is sold once all have failed',
      'en',
      'Sell when both have failed: buy SBUX when RSI is above 50 or price is above its 50-day',
      { entry: 'RSI(14) > 50 or close > SMA(close,50)', exit: 'RSI(14) <= 50 and close <= SMA(close,50)' },
    ],
    [
      'against the same of another name',
      'en',
      "If SPY's 3-month return exceeds that of TLT, hold SPY; if not, hold TLT",
      { entry: 'of(US:SPY,ROC(close,63) > of(US:TLT,ROC(close,63)))', otherwise: 'US:TLT' },
    ],
    [
      'a volume beside an average of prices',
      'en',
      'Short TSLA if it loses its 100 day average on volume at least twice the 50-day norm; cover after 15 sessions',
      { short: 'crossesBelow(close,SMA(close,100)) and volume >= 2 * SMA(volume,50)', stops: 'timeExit 15 bars' },
    ],
    [
      'how long it is kept after an event',
      'en',
      'Hold NKE for exactly 30 days after it hits a 52-week low',
      { entry: 'close < lowest(low,252)[1]', stops: 'timeExit 30 bars' },
    ],
    [
      'a span is how long it is kept, and not how long the event lasts',
      'en',
      'Stay in NKE for 30 days after it closes below its 50-day average',
      { entry: 'close < SMA(close,50)', stops: 'timeExit 30 bars' },
    ],
    [
      'the level of a figure is no stop',
      'en',
      'KO: buy when dividend yield rises above 3.5%, sell when it falls below 2.8%',
      { entry: 'crossesAbove(dividendYield,0.035)', exit: 'crossesBelow(dividendYield,0.028)' },
    ],
    [
      'the name in brackets is the one before them',
      'en',
      'Long gold miners (GDX) if gold (GLD) makes a 20-day high, exit if gold makes a 10-day low',
      {
        universe: ['US:GDX'],
        entry: 'of(US:GLD,close > highest(high,20)[1])',
        exit: 'of(US:GLD,close < lowest(low,10)[1])',
      },
    ],
    [
      'a multiple that a figure comes to',
      'zh-HK',
      '新地市賬率低過0.5倍買入，升到0.8倍沽出',
      { entry: 'pb < 0.5', exit: 'pb >= 0.8' },
    ],
    [
      'the most of the account, the low of a candle',
      'zh-CN',
      '海尔智家阳包阴买入，仓位不超过30%，跌破阳线最低价止损',
      { sizing: 'percent 30 of equity', stops: 'stop at low of entry bar' },
    ],
    [
      'plus and minus',
      'en',
      'Buy CRM when RSI is under 45, exit at plus 8% or minus 4%',
      { stops: 'takeProfit 8% of entry; stop 4% of entry' },
    ],
    [
      'so many days of the value said before',
      'en',
      'DIS, 14 day RSI. Under 35 two days running: buy. Over 65: sell.',
      { entry: 'consecutive(RSI(14) < 35,2)', exit: 'RSI(14) > 65' },
    ],
    [
      'a level of the value said before takes the profit',
      'zh-HK',
      '騰訊RSI跌穿30入市，升返上60止賺，蝕8%止蝕',
      { entry: 'crossesBelow(RSI(14),30)', exit: 'crossesAbove(RSI(14),60)', stops: 'stop 8% of entry' },
    ],
    [
      'a trail from the high of so many bars',
      'en',
      'Chandelier exit at 3 ATR from the 22-day high on ADBE, entry when close > 20 ema',
      { entry: 'close > EMA(close,20)', exit: 'close < highest(high,22)[1] - 3 * ATR(14)' },
    ],
    [
      'opened beyond the high of the day before',
      'en',
      "If SHOP opens 3% above the previous day's high, buy at the open and close it by the bell",
      { entry: 'open >= high[1] * 1.03' },
    ],
    [
      'whichever falls from its entry',
      'en',
      'The strongest three of AAPL, MSFT, GOOG, AMZN by 3-month return, every month; anything falling 15% from entry gets cut',
      { rank: 'top 3 by highest ROC(close,63) within universe', stops: 'stop 15% of entry' },
    ],
    [
      'no purchase for a while after a stop',
      'en',
      'After a stop-out in COIN stay away for at least two weeks. Buy above the 40-day high, 10% stop, exit at the 15-day low',
      { constraints: ['no entry for 10 bars after a stop'], stops: 'stop 10% of entry' },
    ],
    [
      'return for each unit of risk',
      'zh-CN',
      '510300、513100、518880三只，按20日收益除以波动率排序，持有第一名，每周一调',
      { rank: 'top 1 by highest ROC(close,20) / HV(20) within universe', rebalance: 'weekly on Monday' },
    ],
    [
      'a stop by multiples of the range',
      'zh-CN',
      '宁德时代突破55日新高买入，ATR止损，2.5倍',
      { stops: 'stop 2.5 ATR(14)' },
    ],
    ['a price that is passed', 'zh-CN', '招商银行股价跌破40元买入，涨破50元卖出', { exit: 'crossesAbove(close,50)' }],
    [
      'away from a line',
      'zh-CN',
      '海康威视离60日均线负乖离超过12%就买，涨10%卖',
      { entry: 'close < SMA(close,60) * 0.88', stops: 'takeProfit 10% of entry' },
    ],
    [
      'one break of one line',
      'en',
      'Buy a breakout in NVDA above the highest high of the last eight weeks, stop 9%',
      { entry: 'close > highest(high,40)[1]' },
    ],
    [
      'a day the other way after a streak',
      'en',
      'NFLX: buy on a green day after three red days, hold three days',
      { entry: 'close > close[1] and consecutive(close < close[1],3)[1]', stops: 'timeExit 3 bars' },
    ],
    [
      'long while, with a stop beside it',
      'en',
      'Long PLTR while the 8 EMA is over the 21 EMA; trailing stop of 12%',
      { exit: 'EMA(close,8) <= EMA(close,21)', stops: 'trailing 12% from peak' },
    ],
    [
      'a level behind the name of the indicator',
      'en',
      'Enter INTC under RSI 30, exit above RSI 75',
      { entry: 'RSI(14) < 30', exit: 'RSI(14) > 75' },
    ],
    ['how long, after a verb of holding', 'en', 'Buy ZM on RSI under 30, hold a month', { stops: 'timeExit 21 bars' }],
  ] as const)('%s', (_name, locale, text, wanted) => {
    const { unread, spec } = readIn(locale, text);
    expect({ unread, spec }).toMatchObject({ unread: [], spec: wanted });
  });

  it('does not take the letter of a word for a ticker', () => {
    expect(readIn('zh-CN', '做T：海康威视低开2%买，当天涨1%卖').instruments).toEqual(['SZ:002415']);
    expect(readIn('en', 'Own SPY while over its 200-day, else hold T-bills').spec).toMatchObject({
      otherwise: 'US:BIL',
    });
  });

  it('does not take the close that comes back for the low', () => {
    const text = 'Enter HD when its low undercuts the 20-day low but the close is back above it; exit after a week';
    expect(readIn('en', text).unread).toEqual(['the close is back above it']);
  });

  it.each([
    [
      'what comes back is not the low',
      'en',
      'Enter HD when its low undercuts the 20-day low but the close is back above it; exit after a week',
    ],
    ['bought back without a short', 'en', 'Hold BRK.B unless its P/B is above 1.6; buy back at 1.4'],
    ['how much, of no currency, is no price', 'zh-CN', '每次2万买入突破60日新高的创业板股票，最多5只，回撤10%卖出'],
    ['an oscillator at a small percentage', 'en', 'Buy AAPL on RSI under 30, sell when it rises above 5%'],
    [
      'a day up and three days down at once',
      'en',
      'Buy KO on an up day and after 3 down days in a row, sell after a week',
    ],
    ['a judgement', 'zh-CN', '隆基绿能止跌企稳后买，跌破20日线卖'],
  ] as const)('asks: %s', (_name, locale, text) => {
    const { unread, question } = readIn(locale, text);
    expect(unread.length > 0 || question !== null).toBe(true);
  });
});

describe('names listed of a class of funds', () => {
  const ranked = (who: string) => readIn('en', `Every quarter hold the three strongest ${who} by 4-month return`);
  it('are the ones that are meant', () => {
    expect(ranked('sector funds from XLE, XLI, XLU and XLB')).toMatchObject({
      unread: [],
      spec: { universe: ['US:XLE', 'US:XLI', 'US:XLU', 'US:XLB'] },
    });
    expect(ranked('sector funds').spec).toMatchObject({ universe: { length: 11 } });
  });
  it('stand beside it where none is of it', () => {
    expect(ranked('sector funds and TLT').spec).toMatchObject({ universe: { length: 12 } });
  });
  it('are asked about where one is not of it', () => {
    expect(ranked('sector funds from XLE, XLI and KO').question).toMatchObject({ about: 'universe' });
  });
});

describe('so many times a figure of the company', () => {
  it.each([
    ['en', 'Buy PEP when it drops to 16 times earnings, sell when it is above its 50-day average'],
    ['en', 'Buy PEP when it comes back to 2 times the P/E, sell when it is above its 50-day average'],
    ['zh-CN', '伊利股份低于50日均线买入，涨到2.5倍市净率卖出'],
  ] as const)('is never a price: %s %s', (locale, text) => {
    expect(JSON.stringify(readIn(locale, text).spec)).not.toMatch(/close [<>=]+ [\d.]+ \* (?:pe|pb|netIncome)/);
  });
});
