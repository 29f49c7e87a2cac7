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

describe('a question', () => {
  it.each([
    ['en', 'In which year did Nike earn the most, and what was its revenue that year?', ['that year']],
    ['zh-CN', '格力哪一年营收最高，当年净利润多少', ['当年']],
    ['zh-CN', '格力跌到30市盈率是多少', ['30']],
    ['zh-CN', '格力2027年20倍市盈率值多少', ['2027年']],
  ] as const)('names what it leaves open (%s): %s', (locale, text, unread) => {
    const reading = ask(locale, text);
    expect([reading.state, reading.unread]).toEqual(['ask', unread]);
  });

  it.each([
    ['en', 'How much did Berkshire pay for Coca-Cola?'],
    ['zh-CN', '股价和净资产哪个高，格力'],
  ] as const)('is no other question (%s): %s', (locale, text) => {
    expect(ask(locale, text).state).toBe('ask');
  });

  it.each([
    ['en', 'net cash per share of Nike', 'netCashPerShare'],
    ['zh-CN', '格力每股净现金', 'netCashPerShare'],
    ['en', 'cash per share of Nike', 'cashPerShare'],
    ['zh-CN', '格力人均创收', 'revenuePerEmployee'],
  ] as const)('keeps a figure by its own name (%s): %s', (locale, text, metric) => {
    expect(ask(locale, text).metrics).toEqual([metric]);
  });

  it('still asks for the day of a level that a price fell through', () => {
    expect(ask('zh-CN', '格力跌破30是哪天')).toMatchObject({ state: 'understood', args: { wants: 'date' } });
  });
});
