import { readdirSync } from 'node:fs';
import { locales } from '@plumbline/model/locale';
import { sectionKeys, sectionTitles } from '@plumbline/model/section-keys';
import { describe, expect, it } from 'vitest';
import { sections } from './registry.ts';

const folders = readdirSync(new URL('.', import.meta.url), { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
);

/** Every text in a table of texts, however deep. */
function textsIn(value: unknown): readonly Readonly<Record<string, string>>[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  if (entries.length === locales.length && entries.every(([, text]) => typeof text === 'string') && 'en' in value) {
    return [Object.fromEntries(entries.map(([tag, text]) => [tag, String(text)]))];
  }
  return entries.flatMap(([, inner]) => textsIn(inner));
}

const slots = (text = ''): readonly string[] =>
  [...text.matchAll(/\{\w+(?::size)?\}/g)].map(([slot]) => slot).toSorted();

describe('a section of the report', () => {
  it('is one folder, and has one key and one heading in every language', () => {
    expect(folders.map(({ name }) => name).toSorted()).toEqual([...sectionKeys].toSorted());
    expect(new Set(sections.map(({ key }) => key))).toEqual(new Set(sectionKeys));
    for (const key of sectionKeys) for (const tag of locales) expect(sectionTitles[key][tag], key).not.toBe('');
  });

  it.each(folders.map(({ name }) => name))(
    '%s has texts with the same slots in every language, none empty',
    async (id) => {
      const hasTexts = readdirSync(new URL(`${id}/`, import.meta.url)).includes('texts.ts');
      const found = hasTexts ? textsIn(await import(`./${id}/texts.ts`)) : [];
      expect(found.length > 0).toBe(hasTexts);
      for (const text of found) {
        for (const tag of locales) {
          expect(text[tag], text['en']).not.toBe('');
          expect(slots(text[tag]), text['en']).toEqual(slots(text['en']));
        }
      }
    },
  );
});
