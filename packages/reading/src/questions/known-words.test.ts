import { catalogue } from '@plumbline/market/resolve/catalogue';
import { describe, expect, it } from 'vitest';
import { buildDirectory } from '../directory/directory.ts';
import { listingOf } from '../directory/listing-of.ts';
import { printReading, type PrintedReading } from '../print-reading.ts';
import { readDialogue } from '../read-dialogue.ts';
import { isVocabularyWord } from '../vocabulary/vocabulary.ts';

const directory = buildDirectory(catalogue.map(listingOf), isVocabularyWord);

type Language = 'en' | 'zh-CN' | 'zh-HK';

function ask(locale: Language, text: string): PrintedReading {
  return printReading(readDialogue({ text }, { locale, box: 'chat', directory, today: '2026-11-23' }));
}

/** What is done about a text, without how it is said back. */
const doneAbout = ({ echo: _, alternatives: _others, ...rest }: PrintedReading): string => JSON.stringify(rest);

/** Whether a word that is put in changes what is done, is asked about or is named as left out. */
function counts(locale: Language, text: string, word: string): boolean {
  const [plain, more] = [ask(locale, text), ask(locale, locale === 'en' ? `${text} ${word}` : `${text}${word}`)];
  const isWhole = (more.state === 'understood' || more.state === 'assumed') && more.idle === undefined;
  return !isWhole || doneAbout(more) !== doneAbout(plain);
}

describe('a word that is known, put where nothing wants it', () => {
  const sentences: readonly (readonly [string, Language, string, readonly string[]])[] = [
    ['figure', 'en', 'price of Boeing', ['weekly', 'quarterly']],
    ['figure', 'zh-CN', '美的市净率', ['周线', '2019年']],
    ['figure', 'zh-HK', '友邦市帳率', ['週線']],
    ['compare', 'en', 'Compare Intel and Boeing on gross margin', ['weekly', 'quarterly']],
    ['compare', 'zh-CN', '美的和格力的毛利率差多少', ['周线', '每季']],
    ['define', 'en', 'what is a warrant', ['weekly', 'highest', 'in 2019']],
    ['define', 'zh-CN', '什么是牛熊证', ['周线', '最高']],
    ['rule', 'en', 'what is the settlement cycle in the US', ['weekly', 'highest', 'dividends', 'since 2020', 'beta']],
    ['rule', 'zh-CN', 'A股印花税是多少', ['周线', '最高', '分红', '2020年以来']],
    ['events', 'en', 'when does Boeing report', ['weekly', 'quarterly', 'highest']],
    ['events', 'zh-CN', '格力什么时候出年报', ['每季', '最高']],
    ['alert', 'en', 'tell me when Tesla drops below 200', ['quarterly', 'dividends', 'buyback', 'in 2019']],
    ['signals', 'en', 'any new signals', ['volume', 'in euros', 'weekly']],
    ['what-if', 'en', 'value Intel with a discount rate of 9%', ['weekly', 'in 2019', 'dividends', 'buyback', 'beta']],
    ['what-if', 'zh-CN', '美的毛利率掉到15%会怎样', ['周线', '2019年']],
    ['calculate', 'en', 'what is 15% of 260', ['weekly', 'in 2019', 'quarterly', 'highest', 'in euros', 'since 2020']],
    [
      'portfolio',
      'en',
      'I own 30 shares of Intel, what are they worth',
      ['weekly', 'quarterly', 'highest', 'net income', 'adjusted'],
    ],
  ];
  it.each(sentences.flatMap(([act, locale, text, words]) => words.map((word) => [act, locale, text, word] as const)))(
    'is never dropped (%s, %s): %s + %s',
    (act, locale, text, word) => {
      const plain = ask(locale, text);
      expect([plain.act, plain.state]).toEqual([act, 'understood']);
      expect(counts(locale, text, word)).toBe(true);
    },
  );

  it('names bars of a week rather than telling those of a day', () => {
    expect(ask('en', 'weekly rsi of Intel')).toMatchObject({ state: 'ask', unread: ['weekly'] });
    expect(ask('en', 'stocks with weekly RSI below 30').conditions).toEqual([
      { field: 'expr', op: 'is', value: 'weekly(RSI(14) < 30)' },
    ]);
  });

  it('leaves a word that sets what is done where it is', () => {
    const { state, idle } = ask('en', 'quarterly revenue of Intel in 2022');
    expect([state, idle]).toEqual(['understood', undefined]);
  });
});
