import { locales } from '@plumbline/model/locale';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../report/testing/fake-prices.ts';
import { answerFrames, claimWriter, readClaim } from './claims.ts';
import { analystKnowledge } from './testing/analyst-facts.ts';
import { frameNames, honestAnswer, lies } from './testing/analyst-claims.ts';

const writer = claimWriter(analystKnowledge);
const refusedOf = (given: object): string | null => {
  const claim = readClaim(given);
  if (claim === null) return 'no claim';
  const written = writer.write(claim);
  return written.ok ? null : `${written.why.text.en} ${JSON.stringify(given)}`;
};

describe('answers of an analyst, as claims', () => {
  it('reach the reader whole: 300 honest ones of every frame', () => {
    const random = seededRandom(11);
    const answers = Array.from({ length: 300 }, () => honestAnswer(random));
    const broken = answers.flatMap((answer) => answer.flatMap((claim) => refusedOf(claim) ?? []).slice(0, 1));
    expect(1 - broken.length / answers.length, broken.join('\n')).toBeGreaterThanOrEqual(0.97);
    const used = new Set(answers.flat().map(({ say }) => say));
    expect(answerFrames.map(({ id }) => id).filter((id) => !used.has(id))).toEqual([]);
    expect(frameNames.length).toBeGreaterThanOrEqual(answerFrames.length);
  });

  it('are written without a digit of their own but of names, marks, dates and quotations', () => {
    const random = seededRandom(12);
    for (const claim of Array.from({ length: 100 }, () => honestAnswer(random)).flat()) {
      const read = readClaim(claim);
      const written = read === null ? null : writer.write(read);
      if (written?.ok !== true || read?.say === 'rule') continue;
      for (const locale of locales) {
        const words = written.parts[locale].filter((part) => typeof part === 'string').join('');
        expect(
          words.replace(/“.*”|「.*」|FY\d{4}|\d{4} [财財]年|52|200|RSI[ （(]*14|10-K|P[19]0|\d{4}-\d\d-\d\d/gu, ''),
        ).not.toMatch(/\d/);
      }
    }
  });

  it('show nothing of 300 that lie, and more', () => {
    const random = seededRandom(13);
    const told = Array.from({ length: 40 }, () => lies(random)).flat();
    expect(told.length).toBeGreaterThan(300);
    expect(told.filter((claim) => refusedOf(claim) === null)).toEqual([]);
  });
});
