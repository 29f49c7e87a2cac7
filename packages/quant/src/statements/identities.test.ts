import { locales } from '@plumbline/model/locale';
import { describe, expect, it } from 'vitest';
import { identities } from './identities.ts';

describe('identities of statements', () => {
  it('are named in words of readers, not of the program', () => {
    const names = identities.flatMap(({ name }) => locales.map((locale) => name[locale]));
    expect(names.length).toBeGreaterThan(100);
    expect(names.filter((name) => /[a-z][A-Z]/.test(name))).toEqual([]);
  });
});
