import { mostTextLength } from '@plumbline/model/text-limit';
import { describe, expect, it } from 'vitest';
import { readSentence } from '../../screen/read-sentence.ts';
import { fastestOf, hostileTexts, mostReadingMs } from '../../testing/hostile-texts.ts';
import { parseSentence } from './parse-sentence.ts';

const now = (): number => performance.now();

describe.each(Object.entries(hostileTexts))('%s', (_, textOf) => {
  it.each([mostTextLength, 8_000, 100_000])('is read or refused at once at %i characters', async (length) => {
    const text = textOf(length);
    expect(text).toHaveLength(length);
    expect(await fastestOf(now, () => parseSentence(text, 'en'))).toBeLessThanOrEqual(mostReadingMs);
    expect(await fastestOf(now, () => readSentence(text))).toBeLessThanOrEqual(mostReadingMs);
  });
});

describe('a text above the limit', () => {
  const rule = 'buy when close is above sma(20), sell when close is below sma(20)';
  it('is refused by its length, even if its beginning would be a rule', () => {
    const answer = parseSentence(rule.padEnd(mostTextLength + 1), 'en');
    expect(answer).toMatchObject({ kind: 'question', question: { about: 'tooLong' } });
    if (answer.kind === 'question') expect(Object.values(answer.question.text).join()).toMatch(/4,000.*4,000.*4,000/);
    expect(parseSentence(rule.padEnd(mostTextLength), 'en')).toMatchObject({ kind: 'spec' });
    expect(readSentence('pe below 10'.padEnd(mostTextLength + 1))).toMatchObject({ rules: [], isTooLong: true });
    expect(readSentence('pe below 10'.padEnd(mostTextLength)).rules).toHaveLength(1);
  });

  it('holds no number that is longer than any price', () => {
    const answer = parseSentence(`buy when close is above ${'9'.repeat(60)}, sell after 5 days`, 'en');
    expect(answer).toMatchObject({ kind: 'question', question: { about: 'word' } });
  });
});
