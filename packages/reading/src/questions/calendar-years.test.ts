import { catalogue } from '@plumbline/market/resolve/catalogue';
import { expect, it } from 'vitest';
import { buildDirectory } from '../directory/directory.ts';
import { listingOf } from '../directory/listing-of.ts';
import { printReading } from '../print-reading.ts';
import { read } from '../read.ts';
import { isVocabularyWord } from '../vocabulary/vocabulary.ts';

const directory = buildDirectory(catalogue.map(listingOf), isVocabularyWord);
const ask = (text: string, locale: 'en' | 'zh-CN' = 'en') =>
  printReading(read(text, { locale, box: 'chat', directory, today: '2026-11-23' }));

it.each([
  ['en', 'Nike revenue in calendar 2023'],
  ['en', 'Nike revenue CY2023'],
  ['en', 'net income of Micron, calendar year 2022'],
  ['en', 'Oracle gross margin last calendar year'],
  ['zh-CN', '美光2023自然年营收'],
] as const)('asks where the year of the calendar is asked for and the company has its own (%s): %s', (locale, text) => {
  expect(ask(text, locale).state).toBe('ask');
});

it('tells the fiscal year, and prices of a calendar year, without a question', () => {
  for (const text of ['Nike revenue in fiscal 2023', 'Nike revenue 2023', 'price return of Nike in calendar 2023'])
    expect([text, ask(text).state]).toEqual([text, 'understood']);
});
