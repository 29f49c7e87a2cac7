import { mostTextLength } from '@plumbline/model/text-limit';
import { fastestOf, hostileTexts, mostReadingMs } from '@plumbline/quant/testing/hostile-texts';
import { describe, expect, it } from 'vitest';
import { readQuestion } from './command.ts';
import { nothingSaid } from './memory.ts';
import { fakeDesk } from './testing/fake-desk.ts';
import { runAnswer, wordsOf } from './testing/run-answer.ts';

const asked: string[] = [];
const read = (text: string) =>
  readQuestion({
    text,
    mentions: [],
    memory: nothingSaid,
    today: '2026-11-20',
    resolve: async (word) => {
      asked.push(word);
      return { kind: 'unknown', suggestions: [] };
    },
  });

const now = (): number => performance.now();

describe.each(Object.entries(hostileTexts))('%s', (_, textOf) => {
  it.each([mostTextLength, 8_000, 100_000])('is read or refused at once at %i characters', async (length) => {
    const text = textOf(length);
    expect(await fastestOf(now, () => read(text))).toBeLessThanOrEqual(mostReadingMs);
    expect(await fastestOf(now, () => read(`/compare ${text}`))).toBeLessThanOrEqual(mostReadingMs);
    // A name longer than a search takes is not looked up.
    expect(asked.every((word) => word.length <= 80)).toBe(true);
  });
});

describe('a question above the limit', () => {
  it('is answered with the limit, in the language of the reader', async () => {
    const long = 'price of ACME '.padEnd(mostTextLength + 1, '?');
    expect(await read(long)).toMatchObject({ kind: 'words', intent: 'too-long' });
    const { desk } = fakeDesk();
    for (const locale of ['en', 'zh-CN', 'zh-HK'] as const) {
      expect(wordsOf((await runAnswer({ desk, text: long, locale })).body)).toContain('4,000');
    }
  });
});
