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
    ['Buy AAPL when it closes below the lower band two days in a row; sell at the middle band', 'close >= BB.mid(20)'],
    ['Buy AAPL when it crosses back above the lower band; sell at the middle band', 'close >= BB.mid(20)'],
    ['Buy AAPL when RSI is below 30 for 3 days in a row, sell at the 20-day average', 'close >= SMA(close,20)'],
    ['Buy AAPL when RSI crosses above 30, sell at the 20-day average', 'close >= SMA(close,20)'],
    [
      'Buy AAPL when it closes below the lower band and volume is twice its 20-day average; sell at the middle band',
      'close >= BB.mid(20)',
    ],
    [
      'Buy AAPL when it closes below the lower band; sell when RSI is above 70 or at the middle band',
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
      'Short AAPL when it closes below the lower band two days in a row; cover at the middle band',
      '>= BB.mid(20)',
    ],
    [
      'en',
      'Short AAPL when it closes above the upper band two days in a row; cover at the middle band',
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
