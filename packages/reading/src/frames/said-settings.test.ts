import { catalogue } from '@plumbline/market/resolve/catalogue';
import { describe, expect, it } from 'vitest';
import { buildDirectory } from '../directory/directory.ts';
import { listingOf } from '../directory/listing-of.ts';
import { printReading } from '../print-reading.ts';
import { readDialogue } from '../read-dialogue.ts';
import { isVocabularyWord } from '../vocabulary/vocabulary.ts';

const directory = buildDirectory(catalogue.map(listingOf), isVocabularyWord);

type Language = 'en' | 'zh-CN' | 'zh-HK';

function specOf(locale: Language, text: string): unknown {
  return printReading(readDialogue({ text }, { locale, box: 'strategy', directory, today: '2026-11-23' })).spec;
}

describe('an indicator named again without its numbers', () => {
  it.each([
    ['zh-CN', 'RSI(6)小于20时买万科，RSI大于70卖', 'RSI(6) < 20', 'RSI(6) > 70'],
    ['en', 'buy Nike when RSI(3) is under 15, sell when RSI is over 60', 'RSI(3) < 15', 'RSI(3) > 60'],
    ['en', 'buy Nike when RSI is under 30, sell when RSI is over 60', 'RSI(14) < 30', 'RSI(14) > 60'],
  ] as const)('keeps those that were said (%s): %s', (locale, text, entry, exit) => {
    expect(specOf(locale, text)).toMatchObject({ entry, exit });
  });

  it('has the usual ones where two were said', () => {
    const text = 'buy Nike when RSI(2) is under 10 or RSI(5) under 20, sell when RSI is over 60';
    expect(specOf('en', text)).toMatchObject({ exit: 'RSI(14) > 60' });
  });
});

describe('a bare number beside an average', () => {
  const [short, long] = ['SMA(close,50)', 'SMA(close,200)'];
  it.each([
    [
      'en',
      'buy Nike when the 50 day crosses above the 200, sell when it crosses below the 200',
      `crossesAbove(${short},${long})`,
      `crossesBelow(${short},${long})`,
    ],
    [
      'en',
      'buy Nike when the 8 EMA crosses over the 21, sell when it crosses back under',
      'crossesAbove(EMA(close,8),EMA(close,21))',
      'crossesBelow(EMA(close,8),EMA(close,21))',
    ],
    [
      'zh-CN',
      '万科5日线上穿20买，下穿20卖',
      'crossesAbove(SMA(close,5),SMA(close,20))',
      'crossesBelow(SMA(close,5),SMA(close,20))',
    ],
  ] as const)('is the length of another, and no price (%s): %s', (locale, text, entry, exit) => {
    expect(specOf(locale, text)).toMatchObject({ entry, exit });
  });

  it('is a price where its money is named, or where the price is what moves', () => {
    const text = 'buy Nike when the 50 day is above the 200, sell when the 50 day is below $60';
    expect(specOf('en', text)).toMatchObject({ entry: `${short} > ${long}`, exit: `${short} < 60` });
    expect(specOf('en', 'buy Nike when it closes above its 50 day average, sell below 60')).toMatchObject({
      exit: 'close < 60',
    });
  });
});

describe('the high or low of the same bar', () => {
  it.each([
    ['buy Nike when RSI is under 30, stop 5% below that low', 'below that low'],
    ['buy Nike when RSI is under 30, sell when it closes below that high', 'below that high'],
  ])('bounds no close: %s', (text, unread) => {
    const reading = printReading(
      readDialogue({ text }, { locale: 'en', box: 'strategy', directory, today: '2026-11-23' }),
    );
    expect([reading.state, reading.unread.join(' ')]).toEqual(['ask', expect.stringContaining(unread)]);
  });
});
