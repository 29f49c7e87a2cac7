import { catalogue } from '@plumbline/market/resolve/catalogue';
import { describe, expect, it } from 'vitest';
import { buildDirectory } from '../directory/directory.ts';
import { listingOf } from '../directory/listing-of.ts';
import { printReading } from '../print-reading.ts';
import { read } from '../read.ts';
import { isVocabularyWord } from '../vocabulary/vocabulary.ts';

const directory = buildDirectory(catalogue.map(listingOf), isVocabularyWord);
const ask = (text: string, locale: 'en' | 'zh-CN' | 'zh-HK' = 'en') =>
  printReading(read(text, { locale, box: 'chat', directory, today: '2026-11-23' }));

describe('what a word means', () => {
  it.each([
    ['en', 'honest question, wtf is a covenant', 'covenant'],
    ['en', 'for my homework: give me a primer on the bond ladder', 'bondLadder'],
    ['zh-CN', '各位大佬，黄金坑是个啥', 'averagesAligned'],
    ['zh-HK', '師兄，老千股即係點', 'serialIssuer'],
  ] as const)('%s %s', (locale, text, id) => {
    expect(ask(text, locale)).toMatchObject({ act: 'define', metrics: [id], state: 'understood' });
  });

  it('is told of a kind of things where nothing says which of them are looked for', () => {
    expect(ask('whats an ETF').act).toBe('define');
    expect(ask('ETFs with a fee below 0.1%').act).toBe('screen');
    expect(ask('what is a share')).toMatchObject({ act: 'define', state: 'understood' });
    expect(ask('股票是什么', 'zh-CN')).toMatchObject({ act: 'define', state: 'understood' });
    for (const text of ['any cheap stocks', 'what stocks are there', 'got a stock for me']) {
      expect([text, ask(text).act]).not.toEqual([text, 'define']);
    }
    expect(ask('有没有什么便宜的股票', 'zh-CN').act).not.toBe('define');
  });
});

describe('words that hold a question together', () => {
  it('change nothing of what is asked', () => {
    const plain = ask('Nike revenue last year');
    const { act, instruments, metrics, period } = plain;
    expect(plain.state).toBe('understood');
    expect(ask('quick question: how much revenue did Nike rake in last year, ballpark')).toMatchObject({
      act,
      instruments,
      metrics,
      period,
      state: 'understood',
    });
  });
});
