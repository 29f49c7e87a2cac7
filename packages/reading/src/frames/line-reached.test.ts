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

describe('a way out at a line', () => {
  it.each([
    [
      'Buy AAPL when AAPL stays under its lower band two sessions in a row; sell at the middle band',
      'close >= BB.mid(20)',
    ],
    ['Buy AAPL when it crosses back above the lower band; sell at the middle band', 'close >= BB.mid(20)'],
    ['Buy AAPL when RSI is below 30 for 3 days in a row, sell at the 20-day average', 'close >= SMA(close,20)'],
    ['Buy AAPL when RSI crosses above 30, sell at the 20-day average', 'close >= SMA(close,20)'],
    [
      'Buy AAPL when AAPL closes under its lower band and volume is twice its 20-day average; sell at the middle band',
      'close >= BB.mid(20)',
    ],
    [
      'Buy AAPL when AAPL closes under its lower band; sell when RSI is above 70 or at the middle band',
      'RSI(14) > 70 or close >= BB.mid(20)',
    ],
    ['Buy AAPL above its 200-day average when RSI(2) is below 10; sell at the 5-day average', 'close >= SMA(close,5)'],
    [
      'Buy AAPL when MACD crosses above its signal line and RSI is below 40; sell at the middle band',
      'close >= BB.mid(20)',
    ],
    ['Buy AAPL when it breaks above its 20-day high; exit at the 20-day average', 'close <= SMA(close,20)'],
    [
      'Buy AAPL when it closes above its 20-day high two days in a row; exit at the 20-day average',
      'close <= SMA(close,20)',
    ],
  ])('is reached by what was bought from where it was bought: %s', (text, exit) => {
    expect(readIn('en', text)).toMatchObject({ unread: [], question: null, spec: { exit } });
  });

  it.each([
    [
      'en',
      'Short AAPL when AAPL stays under its lower band two sessions in a row; cover at the middle band',
      '>= BB.mid(20)',
    ],
    [
      'en',
      'Short AAPL when AAPL stays over its upper band two sessions in a row; cover at the middle band',
      '<= BB.mid(20)',
    ],
    ['en', 'Short AAPL when RSI crosses below 70, cover at the 20-day average', '<= SMA(close,20)'],
    ['zh-CN', '茅台连续两天收在布林下轨下方做空，到中轨平仓', '>= BB.mid(20)'],
    ['zh-HK', '騰訊連續兩日收在布林上軌上方做空，到中軌平倉', '<= BB.mid(20)'],
  ] as const)('is reached by what was sold short from there, too (%s): %s', (locale, text, line) => {
    expect(readIn(locale, text)).toMatchObject({ unread: [], question: null, spec: { cover: `close ${line}` } });
  });

  it.each([
    'Buy AAPL on Mondays, sell at the 20-day average',
    'Buy AAPL when MACD crosses above its signal line; sell at the middle band',
  ])('is asked about where the entry does not say where the price stood: %s', (text) => {
    expect(readIn('en', text)).toMatchObject({ state: 'ask', question: { about: 'exit' } });
  });
});

describe('a line that a distance was counted from', () => {
  it.each([
    ['en', 'Buy AAPL 5% above its 50-day average, sell below it', 'close < SMA(close,50)'],
    ['en', 'Buy AAPL 3% below its 20-day average; sell above it', 'close > SMA(close,20)'],
    [
      'en',
      'Buy AAPL when its close is over 2 ATRs above the 20 EMA, sell when it falls below it',
      'close < EMA(close,20)',
    ],
    ['zh-CN', '茅台高于50日均线5%买入，跌破它卖出', 'close < SMA(close,50)'],
  ] as const)('is what "it" means (%s): %s', (locale, text, exit) => {
    expect(readIn(locale, text)).toMatchObject({ unread: [], question: null, spec: { exit } });
  });
});

describe('a level of a commodity', () => {
  it('is asked about, since no fund is traded at it; a level of the fund is taken', () => {
    const said = (name: string): string => `Buy ${name} when it is above 40; sell when it falls below 35`;
    expect(readIn('en', said('silver')).question?.about).toBe('instrument');
    expect(readIn('en', said('SLV'))).toMatchObject({ question: null, spec: { entry: 'close > 40' } });
    expect(readIn('en', 'Buy silver when its RSI is above 40; sell when its RSI is below 35').question).toBeNull();
  });
});

describe('a stop and a target that are prices', () => {
  const both = 'close <= 470 or close >= 590';
  it.each([
    ['en', 'Buy MA on a close above 520, stop 470, target 590', both],
    ['en', 'Buy MA on a close above 520 with a stop at 470 and a target of 590', both],
    ['en', 'Buy MA above 520, stop: 470, take profit: 590', both],
    ['zh-CN', '贵州茅台站上1520买入，1470止损，1590止盈', 'close <= 1470 or close >= 1590'],
  ] as const)('are so by their size: %s %s', (locale, text, exit) => {
    const { spec, unread } = readIn(locale, text);
    expect(unread).toEqual([]);
    expect(spec).toMatchObject({ exit });
  });

  it.each([
    'Buy MA above 520, stop 9',
    'Buy MA above 520, stop at 9',
    'Buy MA when RSI(14) < 30, take profit at 12',
    'Buy MA when RSI(14) < 30, stop 5%, target 100 points',
  ])('are asked about where they may be anything else: %s', (text) => {
    const { state } = readIn('en', text);
    expect(state).toBe('ask');
  });

  it('leaves percentages what they are', () => {
    expect(readIn('en', 'Buy MA when RSI(14) < 30, stop 9%, target 120%').spec).toMatchObject({
      stops: 'stop 9% of entry; takeProfit 120% of entry',
    });
  });
});
