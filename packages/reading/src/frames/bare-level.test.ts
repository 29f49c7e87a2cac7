import { catalogue } from '@plumbline/market/resolve/catalogue';
import type { Locale } from '@plumbline/model/locale';
import { describe, expect, it } from 'vitest';
import { buildDirectory } from '../directory/directory.ts';
import { listingOf } from '../directory/listing-of.ts';
import { printReading, type PrintedReading } from '../print-reading.ts';
import { readDialogue } from '../read-dialogue.ts';
import { isVocabularyWord } from '../vocabulary/vocabulary.ts';

const directory = buildDirectory(catalogue.map(listingOf), isVocabularyWord);

function readIn(locale: Locale, text: string): PrintedReading {
  return printReading(
    readDialogue({ text, given: undefined }, { locale, box: 'strategy', directory, today: '2026-11-23' }),
  );
}

const partOf = ({ spec }: PrintedReading, side: string): unknown => (spec as Record<string, unknown>)[side];

describe('a number without its value', () => {
  it.each([
    'Buy KO when RSI is under 30 unless it is below its 200-day average; sell over 60',
    'Buy KO when RSI is under 30, only if MACD is above its signal line; sell over 60',
    'Buy KO when RSI is under 30, but not if VIX is above 30; sell over 60',
    'Buy KO when RSI is under 30 and it is above its 200-day average, sell above 60',
  ])('is of the one that was set against a number: %s', (text) => {
    const reading = readIn('en', text);
    expect([reading.state, partOf(reading, 'exit')]).toEqual(['assumed', 'RSI(14) > 60']);
  });

  it.each([
    'Buy KO when RSI is under 30 and ADX is over 25; sell over 60',
    'Buy KO when RSI is under 30 and the stochastic is under 20, sell above 70',
  ])('is asked about where two were: %s', (text) => {
    expect(readIn('en', text)).toMatchObject({ state: 'ask', question: { about: 'of what' } });
  });
});

describe('exceptions', () => {
  const held = 'RSI(14) < 30 and daysTo(event.earnings) > 3';
  it.each([
    ["Buy KO when RSI is under 30, but don't buy within 3 days of earnings; sell when RSI is over 60", held],
    ['Buy KO when RSI is under 30 unless earnings are within 3 days; sell when RSI is over 60', held],
    ['Buy KO when RSI is under 30 unless it reports within 3 days; sell when RSI is over 60', held],
    [
      'Buy KO when RSI is under 30 except when VIX is above 30; sell when RSI is over 60',
      'RSI(14) < 30 and of(INDEX:VIX,close <= 30)',
    ],
  ])('%s', (text, entry) => {
    const reading = readIn('en', text);
    expect([reading.state, partOf(reading, 'entry')]).toEqual(['assumed', entry]);
  });
});

describe('words that only say what is traded', () => {
  it.each([
    ['Buy above the 50-day, sell below it. Ticker: KO', ['US:KO']],
    ['Symbol KO. Buy above the 50-day, sell below it', ['US:KO']],
    ['Short KO when RSI is above 80, cover at 50', ['US:KO']],
    ['Short QQQ when RSI is above 80, cover at 50', ['US:QQQ']],
    ['Buy any Dow stock with RSI(2) under 5; sell above its 5-day average', { index: 'Dow 30' }],
  ])('%s', (text, universe) => {
    const reading = readIn('en', text);
    expect([reading.unread, partOf(reading, 'universe')]).toEqual([[], universe]);
  });
});

describe('shapes, times and sums', () => {
  it.each([
    ['Buy KO on an inside day, sell after 3 days', 'entry', 'high < high[1] and low > low[1]'],
    [
      "Buy KO when today's range sits within yesterday's, sell after 3 days",
      'entry',
      'high < high[1] and low > low[1]',
    ],
    [
      'Buy KO when volume is at least double its 20-day norm, sell after 3 days',
      'entry',
      'volume >= 2 * SMA(volume,20)',
    ],
    ['Buy KO at the open when it gaps down more than 4%; flat by the bell', 'stops', 'timeExit 0 bars (same close)'],
    ['$300 into KO on the 1st of each month, never sell', 'sizing', 'cash 300 USD per month'],
    [
      '60/40 KO/IEF, rebalance whenever either weight drifts by more than 5 percentage points',
      'rebalance',
      'when drift > 5 points',
    ],
    [
      'Buy KO above the 50-day. Trail it 3 ATR from the highest high since I got in',
      'stops',
      'trailing 3 ATR(14) from peak',
    ],
    ['Long KO from the close of October to the close of April', 'exit', 'month() == 4 and tradingDayOfMonth() == -1'],
    ['Short KO at a close under its 50-day low, cover on a 20-day high', 'short', 'close < lowest(low,50)[1]'],
  ])('%s', (text, side, expected) => {
    const reading = readIn('en', text);
    expect([reading.unread, partOf(reading, side)]).toEqual([[], expected]);
    expect(reading.state).not.toBe('ask');
  });
});

describe('what one sentence leaves open', () => {
  it.each([
    ['en', 'Buy SLV when silver is above 40 and sell when below 35', 'instrument'],
    ['en', 'Buy GDX when gold closes above 2500, sell under 2300', 'instrument'],
    ['en', 'Buy KO with half the cash when RSI is below 30 and the other half below 20; sell over 70', 'sizing'],
    [
      'en',
      'Buy KO when its weekly RSI is below 30 and its daily RSI is below 20; sell when daily RSI is over 70',
      'bar',
    ],
    ['en', 'Buy KO above the 2021 high, sell below the 2020 low', 'words'],
    ['zh-CN', '茅台股价高于2021年高点时买，10天后卖', 'words'],
  ] as const)('is asked about (%s): %s', (locale, text, about) => {
    expect(readIn(locale, text)).toMatchObject({ state: 'ask', question: { about } });
  });

  it('is no part of a size: halves of months', () => {
    const reading = readIn('en', 'Buy KO in the second half of December and sell in the first half of January');
    expect([reading.state, partOf(reading, 'entry'), partOf(reading, 'exit')]).toEqual([
      'understood',
      'month() == 12 and dayOfMonth() >= 16',
      'month() == 1 and dayOfMonth() <= 15',
    ]);
  });
});

describe('a word for the change of a day', () => {
  it.each([
    ['招商银行跌幅超过3%买入，持有5天卖出', 'entry', 'change() <= -0.03'],
    ['招商银行量比大于2且涨幅超过5%买入，持有5天卖出', 'entry', 'volumeRatio > 2 and change() >= 0.05'],
    ['招商银行RSI低于30买入，涨幅超过10%卖出', 'stops', 'takeProfit 10% of entry'],
  ])('is of the day as long as nothing is held: %s', (text, side, expected) => {
    const reading = readIn('zh-CN', text);
    expect([reading.unread, partOf(reading, side)]).toEqual([[], expected]);
  });
});

it('tells a sign that flips from one that stands', () => {
  const flips = readIn('en', 'Buy KO when the MACD histogram flips positive, sell when it flips negative');
  expect([partOf(flips, 'entry'), partOf(flips, 'exit')]).toEqual([
    'crossesAbove(MACD.hist(),0)',
    'crossesBelow(MACD.hist(),0)',
  ]);
});
