import { catalogue } from '@plumbline/market/resolve/catalogue';
import type { Locale } from '@plumbline/model/locale';
import { describe, expect, it } from 'vitest';
import { buildDirectory } from '../directory/directory.ts';
import { listingOf } from '../directory/listing-of.ts';
import { printReading, type PrintedReading } from '../print-reading.ts';
import { readDialogue } from '../read-dialogue.ts';
import type { Box } from '../reading.ts';
import { isVocabularyWord } from '../vocabulary/vocabulary.ts';

const directory = buildDirectory(catalogue.map(listingOf), isVocabularyWord);

function readIn(box: Box, locale: Locale, text: string): PrintedReading {
  return printReading(readDialogue({ text, given: undefined }, { locale, box, directory, today: '2026-11-23' }));
}

describe('an index in a strategy', () => {
  it.each([
    ['en', 'Go long the S&P 500 when it is above its 200-day average, sell below'],
    ['en', 'Go long the Nasdaq 100 when it closes above its 50-day average, exit when it closes below'],
    ['zh-CN', '买入沪深300，跌破60日线清仓'],
  ] as const)('is asked what of it is held where nothing says its members: %s %s', (locale, text) => {
    expect(readIn('strategy', locale, text)).toMatchObject({ state: 'ask', question: { about: 'instrument' } });
  });

  it.each([
    [
      'en',
      'Buy stocks in the S&P 500 when they close above their 50-day average, sell when they close below',
      'S&P 500',
    ],
    ['en', 'Buy S&P 500 stocks when RSI(14) is below 30, sell above 60', 'S&P 500'],
    ['zh-CN', '沪深300成分股站上200日均线买入，跌破卖出', 'CSI 300'],
  ] as const)('is where its members are from, where they are named: %s %s', (locale, text, index) => {
    expect(readIn('strategy', locale, text)).toMatchObject({
      question: null,
      unread: [],
      spec: { universe: { index } },
    });
  });
});

describe('the Nasdaq in a screen', () => {
  it.each([
    ['Companies on the Nasdaq yielding more than 4%', 'Nasdaq exchange'],
    ['Profitable tech stocks on the Nasdaq with P/E below 20', 'Nasdaq exchange'],
    ['Stocks on the Nasdaq 100 with P/E below 20', 'Nasdaq 100'],
    ['Nasdaq 100 members with P/E under 15', 'Nasdaq 100'],
  ])('is the exchange where something trades on it: %s', (text, index) => {
    expect(readIn('screen', 'en', text)).toMatchObject({ question: null, unread: [], universe: { index } });
  });
});
