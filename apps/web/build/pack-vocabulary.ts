import { pathToFileURL } from 'node:url';
import { readRows } from '@plumbline/reading/vocabulary/rows';
import type { Plugin } from 'vite';

const tables = /\/packages\/reading\/src\/vocabulary\/[a-z-]+\.ts$/;

/** A table of words as the reader folds it: each spelling once, in one script, next to those that begin alike. */
export function packRows(table: string): string {
  const rows = readRows(table).map(([{ kind, id, name, unit }, words]) =>
    [kind, id, name || '-', unit || '-', words.toSorted().join(';')].join(' | '),
  );
  return ['kind | id | name | unit | words', ...rows].join('\n');
}

/** Replaces the tables of the reader's words by their packed form. */
export function packVocabulary(): Plugin {
  return {
    name: 'plumbline-pack-vocabulary',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: tables },
      async handler(_code, id) {
        const module = (await import(pathToFileURL(id).href)) as Readonly<Record<string, unknown>>;
        const entries = Object.entries(module);
        if (
          entries.length === 0 ||
          !entries.every(([name, value]) => name.endsWith('Rows') && typeof value === 'string')
        )
          return null;
        const packed = entries.map(
          ([name, value]) => `export const ${name} = ${JSON.stringify(packRows(String(value)))};`,
        );
        return { code: packed.join('\n'), map: null };
      },
    },
  };
}
