import { catalogue } from '@plumbline/market/resolve/catalogue';
import { describe, expect, it } from 'vitest';
import { buildDirectory } from '../directory/directory.ts';
import { listingOf } from '../directory/listing-of.ts';
import { printReading, type PrintedReading } from '../print-reading.ts';
import { readDialogue } from '../read-dialogue.ts';
import { isVocabularyWord } from '../vocabulary/vocabulary.ts';

const directory = buildDirectory(catalogue.map(listingOf), isVocabularyWord);

function readIn(text: string): PrintedReading {
  return printReading(readDialogue({ text }, { locale: 'en', box: 'strategy', directory, today: '2026-11-23' }));
}

/** What opens a position that is closed by time. */
function entryOf(clause: string): unknown {
  const { unread, question, state, spec } = readIn(`Buy SMH ${clause}, sell after 6 days`);
  return unread.length > 0 || state === 'ask' ? { unread, question } : (spec as { readonly entry?: string }).entry;
}

describe('volume against its own average', () => {
  const line = 'SMA(volume,40)';
  it.each([
    ['when volume is at least 130% of its 40-day average', `volume >= 1.3 * ${line}`],
    ['when trading volume jumps to three times its 40-day average', `volume >= 3 * ${line}`],
    ['on two and a half times its 40-day average volume', `volume >= 2.5 * ${line}`],
    ['on volume of 2x the 40-day norm', `volume >= 2 * ${line}`],
    ['when volume runs at less than half its 40-day average', `volume < 0.5 * ${line}`],
    ['when volume is 30% below its 40-day average', `volume < ${line} * 0.7`],
    ['on twice its usual volume', 'volume >= 2 * SMA(volume,20)'],
  ])('%s', (clause, entry) => {
    expect(entryOf(clause)).toBe(entry);
  });
  it('is no move of the price, and a fall beside it no size of the volume', () => {
    expect(entryOf('if it falls 3% in a day with volume exceeding 2x its 40-day average')).toBe(
      `change() <= -0.03 and volume > 2 * ${line}`,
    );
  });
});

describe('moves of a day and of a span', () => {
  const days = [
    'after a one-day drop of at least 4%',
    'after a single-day plunge of 4% or more',
    'after a 4% one-day slump',
    'after a 4% fall in one day',
    'when its daily loss is at least 4%',
    'if it is down 4% day over day',
  ];
  it.each(days)('%s', (clause) => {
    expect(entryOf(clause)).toBe('change() <= -0.04');
  });
  it.each([
    ['if it is up 6% week over week', 'ROC(close,5) >= 0.06'],
    ['if it has fallen 9% within a month', 'ROC(close,21) <= -0.09'],
    ['after a 12% slide over 8 days', 'ROC(close,8) <= -0.12'],
  ])('%s', (clause, entry) => {
    expect(entryOf(clause)).toBe(entry);
  });
});

describe('days in a row', () => {
  const falls = [
    'after a losing streak of 4 days',
    'after a run of four lower closes',
    'after a streak of 4 down days',
    'if it has finished lower 4 days in a row',
    'if it has been red four days running',
    'after 4 consecutive daily declines',
    'after four straight losses',
    'on the fourth down day in a row',
    'on the 4th straight lower close',
    'after 4 losing sessions back to back',
    'after four days of losses',
  ];
  it.each(falls)('%s', (clause) => {
    expect(entryOf(clause)).toBe('consecutive(close < close[1],4)');
  });
  it.each([
    ['after three red candles in a row', 'consecutive(close < open,3)'],
    ['after 3 straight lower lows', 'consecutive(low < low[1],3)'],
    ['after three down weeks in a row', 'weekly(consecutive(close < close[1],3))'],
  ])('%s', (clause, entry) => {
    expect(entryOf(clause)).toBe(entry);
  });
  it('is no day of a third, where a third day is named without its row', () => {
    expect(readIn('Buy SMH on the third down day, sell after 6 days').unread).not.toEqual([]);
  });
});

describe('lines and ranges that are passed', () => {
  it.each([
    ['when it goes through its 30-day average from below', 'crossesAbove(close,SMA(close,30))'],
    ['when it crosses its 30-day average to the downside', 'crossesBelow(close,SMA(close,30))'],
    ['on a breakout to a new 30-day high', 'close > highest(high,30)[1]'],
    ['when it breaks out of its 30-day range', 'close > highest(high,30)[1]'],
    ['when it breaks down from its 30-day trading range', 'close < lowest(low,30)[1]'],
    ['on a bullish MACD crossover', 'crossesAbove(MACD(),MACD.signal())'],
    ['when MACD flashes a sell signal', 'crossesBelow(MACD(),MACD.signal())'],
    ['when RSI recovers from under 30', 'crossesAbove(RSI(14),30)'],
    ['on an RSI reading of 25 or lower', 'RSI(14) <= 25'],
    ['when its z-score (50 days) is below -2', 'zscore(close,50) < -2'],
  ])('%s', (clause, entry) => {
    expect(entryOf(clause)).toBe(entry);
  });
});

describe('crosses by their lengths, and best closes', () => {
  it.each([
    ['on the 20/90 golden cross', 'crossesAbove(SMA(close,20),SMA(close,90))'],
    ['on a golden cross 20/90', 'crossesAbove(SMA(close,20),SMA(close,90))'],
    ['when its fast average (20 days) is above its slow average (90 days)', 'SMA(close,20) > SMA(close,90)'],
    ['when its 30-day average starts to rise', 'SMA(close,30) > SMA(close,30)[1]'],
    ['when it posts its best close in a quarter', 'close > highest(close,63)[1]'],
    ["if today's close is the lowest in 80 days", 'close < lowest(close,80)[1]'],
    ['on an upside gap of at least 4%', 'gap() >= 0.04'],
  ])('%s', (clause, entry) => {
    expect(entryOf(clause)).toBe(entry);
  });
});

describe('money, sizes and ways out', () => {
  it.each([
    [
      'a plain number that is put into something is no price of it',
      'Invest 10k in SMH when RSI goes under 30, sell at a 7% gain',
      { entry: 'crossesBelow(RSI(14),30)', sizing: 'cash 10000' },
    ],
    [
      'a share of the account behind a condition',
      'Buy SMH on a 30-day high with 25% of the account, sell on a 10-day low',
      { entry: 'close > highest(high,30)[1]', exit: 'close < lowest(low,10)[1]', sizing: 'percent 25 of equity' },
    ],
    [
      'reward to risk',
      'Buy SMH when RSI is under 30 with a reward-to-risk of 2:1 and a stop of 5%',
      { stops: 'takeProfit 2 R; stop 5% of entry' },
    ],
    [
      'the highest point since the purchase',
      'Buy SMH when RSI is under 30, bail if it falls 9% from its highest point since I bought',
      { entry: 'RSI(14) < 30', stops: 'trailing 9% from peak' },
    ],
    [
      'leaders',
      'Of XLK, XLE, XLF and XLV keep the two leaders by 6-month momentum, rebalance monthly',
      { rank: 'top 2 by highest ROC(close,126) within universe', rebalance: 'monthly' },
    ],
  ])('%s', (_what, text, spec) => {
    expect(readIn(text)).toMatchObject({ unread: [], question: null, spec });
  });
});

describe('weights in a row, leverage, places in a history', () => {
  it.each([
    [
      'Hold 50/30/20 in VTI, VXUS and BND, rebalance every year',
      { sizing: 'weights {US:VTI:50%, US:VXUS:30%, US:BND:20%}' },
    ],
    ['Hold SMH at 2x leverage above its 90-day average, otherwise cash', { sizing: 'percent 200 of equity' }],
    [
      'Buy KO when its P/E is below the 10th percentile of the past five years, sell after 90 days',
      { entry: 'pctRank(pe,5) < 10' },
    ],
  ])('%s', (text, spec) => {
    expect(readIn(text)).toMatchObject({ unread: [], question: null, spec });
  });
  it('sells on a cross the other way, where a sale stands before the cross', () => {
    expect(readIn('Buy SMH on MACD cross up, sell cross down').spec).toMatchObject({
      entry: 'crossesAbove(MACD(),MACD.signal())',
      exit: 'crossesBelow(MACD(),MACD.signal())',
    });
  });
  it('takes no average of years of the price for that of a figure', () => {
    const { state } = readIn(
      'Buy KO if its P/E is below its 5-year average, sell if it is 25% above its 5-year average',
    );
    expect(state).toBe('ask');
  });
  it('takes the high in brackets for the one that is broken', () => {
    expect(entryOf('breakouts (55-day high)')).toBe('close > highest(high,55)[1]');
  });
  it('does not drop a trend that no line is named for', () => {
    expect(readIn('Buy SMH when price is over its 90-day mean in an uptrend, sell below').unread).not.toEqual([]);
  });
});

describe('words that only tie a sentence together', () => {
  it('count where what they tie is read', () => {
    const { unread, spec } = readIn('SMH is bought when the RSI is at under 30 and sold at a 7% gain');
    expect({ unread, spec }).toMatchObject({
      unread: [],
      spec: { entry: 'RSI(14) < 30', stops: 'takeProfit 7% of entry' },
    });
  });
  it('count as an article before a way out', () => {
    const { unread } = readIn(
      'Buy SMH on RSI under 30; exit on RSI over 70 or a drawdown of 12% from the peak since entry',
    );
    expect(unread).toEqual([]);
  });
  it('stay unread beside a word that is', () => {
    const { unread } = readIn('Buy SMH on a frumious RSI under 30, sell after 6 days');
    expect(unread.join(' ')).toContain('frumious');
  });
});
