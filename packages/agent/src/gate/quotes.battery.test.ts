import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { paragraphsOf } from '../sources/paragraphs.ts';
import { sentencesOf } from './carrier.ts';
import { alterationKinds, alterations } from './testing/alterations.ts';
import { quoteReaders } from './testing/quote-readers.ts';

// Documents written after the alterations and what catches them, in English and in both Chinese scripts.

const folder = new URL('../../../../fixtures/corpus-own/documents/', import.meta.url);
const passages = readdirSync(folder)
  .flatMap((name) => paragraphsOf(readFileSync(new URL(name, folder), 'utf8')))
  .flatMap(({ text }) => sentencesOf(text));
const altered = alterationKinds.flatMap((kind) =>
  passages.flatMap((passage) => alterations(passage, kind).map((lie) => ({ kind, passage, lie }))),
);

describe.each(quoteReaders(passages))('words of a document as $name', ({ shows }) => {
  it('are withheld when one word, number, negation or date is another: 400 and more', () => {
    expect(passages.length).toBeGreaterThanOrEqual(60);
    expect(altered.length).toBeGreaterThan(400);
    for (const kind of alterationKinds) {
      const ofKind = altered.filter((one) => one.kind === kind);
      const shown = ofKind.filter(({ passage, lie }) => shows(lie, passage)).map(({ lie }) => lie);
      expect(ofKind.length).toBeGreaterThan(70);
      expect(shown.length / ofKind.length, shown.join('\n')).toBeLessThanOrEqual(0.01);
    }
  });

  it('are shown as they stand: 97 of 100', () => {
    const refused = passages.filter((passage) => !shows(passage, passage));
    expect(refused.length / passages.length, refused.join('\n')).toBeLessThanOrEqual(0.03);
  });
});
