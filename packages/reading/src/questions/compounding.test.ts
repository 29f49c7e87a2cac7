import { catalogue } from '@plumbline/market/resolve/catalogue';
import { describe, expect, it } from 'vitest';
import { buildDirectory } from '../directory/directory.ts';
import { listingOf } from '../directory/listing-of.ts';
import { printReading, type PrintedReading } from '../print-reading.ts';
import { readDialogue } from '../read-dialogue.ts';
import { isVocabularyWord } from '../vocabulary/vocabulary.ts';

const directory = buildDirectory(catalogue.map(listingOf), isVocabularyWord);

type Language = 'en' | 'zh-CN' | 'zh-HK';

const ask = (locale: Language, text: string): PrintedReading =>
  printReading(readDialogue({ text, history: [] }, { locale, box: 'chat', directory, today: '2026-11-23' }));

describe('interest on interest', () => {
  // Worked out apart from the product, with 6 %: (1 + 0.06 / m) ^ (m * years).
  it.each([
    ['en', '$1000 at 6% compounded annually for 10 years', 1790.847697],
    ['en', '$1000 at 6% compounded semi-annually for 10 years', 1806.111235],
    ['en', '$1000 at 6% compounded quarterly for 10 years', 1814.018409],
    ['en', '$1000 at 6% compounding monthly for 10 years', 1819.396734],
    ['en', '$1000 at 6% compounded daily for 10 years', 1822.028955],
    ['en', '$1000 at 6% compounded continuously for 10 years', 1822.1188],
    ['zh-CN', '1000元年利率6%按月复利10年后是多少', 1819.396734],
    ['zh-HK', '1000蚊年利率6%每季複利10年後係幾多', 1814.018409],
  ] as const)('is added as often as the text says (%s): %s', (locale, text, result) => {
    const { state, args, idle } = ask(locale, text);
    expect([state, args['what'], idle]).toEqual(['understood', 'compoundValue', undefined]);
    expect(args['result']).toBeCloseTo(result, 3);
  });
});

describe('a sale that is only supposed', () => {
  it.each(["If I sell half my NVDA what's my tech weight?", 'If I sell my AAPL what would my tech weight be?'])(
    'gives no name a weight: %s',
    (text) => expect(ask('en', text).state).not.toBe('understood'),
  );
});
