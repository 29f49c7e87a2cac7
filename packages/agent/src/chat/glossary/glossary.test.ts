import { locales } from '@plumbline/model/locale';
import { glossaryRows } from '@plumbline/reading/vocabulary/glossary-words';
import { readRows } from '@plumbline/reading/vocabulary/rows';
import { describe, expect, it } from 'vitest';
import { define } from '../../tools/define.ts';
import { explained, glossary } from './glossary.ts';

const rows = readRows(glossaryRows);

const lookedUp = async (term: string) => {
  const { widgets } = await define.run({ terms: [term], form: 'meaning' }, {} as Parameters<typeof define.run>[1]);
  return widgets.flatMap((widget) => (widget.kind === 'term' ? [widget] : []));
};

describe('the glossary', () => {
  it('has a text for every term that questions have words for, and words for every text', () => {
    expect(Object.keys(glossary).toSorted()).toEqual(rows.map(([{ id }]) => id).toSorted());
  });

  it('names and explains every term in every language', () => {
    for (const [id, { title, text }] of Object.entries(glossary))
      for (const locale of locales) {
        expect(title[locale], id).not.toBe('');
        expect(text[locale], id).toMatch(locale === 'en' ? /\w.*\.$/ : /\p{Script=Han}.*。$/u);
      }
  });

  it('gives each term once, whatever it is called', async () => {
    const found = await lookedUp('T-bill');
    expect(found.map(({ title }) => title.en)).toEqual(['Treasury bill']);
    expect(await lookedUp('zorblatt')).toEqual([]);
  });

  it('explains a figure within the entry of its kind, under its own name', () => {
    const found = explained('hashRate');
    expect(found?.text).toBe(glossary['cryptoTerm']!.text);
    expect(found?.title['zh-CN']).not.toBe(glossary['cryptoTerm']!.title['zh-CN']);
    expect(explained('nobodyKnows')).toBeUndefined();
  });
});
