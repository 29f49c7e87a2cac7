import { mostTextLength } from '@plumbline/model/text-limit';
import { hostileTexts, mostPerCharacter, patternWorkOf } from '@plumbline/quant/testing/hostile-texts';
import { describe, expect, it } from 'vitest';
import { corpusDirectory } from '../evals/fake-names.ts';
import { readTurn } from './read-turn.ts';
import { fakeDesk } from './testing/fake-desk.ts';
import { runAnswer, wordsOf } from './testing/run-answer.ts';

const { desk } = fakeDesk();
const read = (text: string) => runAnswer({ text, desk });

describe.each(Object.entries(hostileTexts))('%s', (_, textOf) => {
  it.each([mostTextLength, 8_000, 100_000])('is read or refused at once at %i characters', async (length) => {
    const text = textOf(length);
    for (const asked of [text, `/compare ${text}`]) {
      const { tries, looked } = await patternWorkOf(asked, () => read(asked));
      expect(tries).toBeLessThanOrEqual(mostPerCharacter.tries);
      expect(looked).toBeLessThanOrEqual(mostPerCharacter.looked);
    }
  });
});

describe('a question above the limit', () => {
  it('is answered with the limit, in the language of the reader', async () => {
    const long = 'price of ACME '.padEnd(mostTextLength + 1, '?');
    for (const locale of ['en', 'zh-CN', 'zh-HK'] as const) {
      expect(wordsOf((await runAnswer({ desk, text: long, locale })).body)).toContain('4,000');
    }
  });
});

describe('a long question behind long ones', () => {
  it('takes little more work than alone', async () => {
    const text = '为什么下跌？'.repeat(600);
    const given = { text, locale: 'zh-CN', today: '2026-11-23', directory: corpusDirectory(), attached: [] } as const;
    const workAfter = async (turns: number): Promise<number> => {
      const history = Array.from({ length: turns }, () => ({ role: 'user', text, mentions: [] }) as const);
      return (await patternWorkOf(text, () => readTurn({ ...given, history }))).tries;
    };
    expect(await workAfter(6)).toBeLessThan(1.5 * (await workAfter(0)));
  });
});
