import { readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { packTables, unpackTables } from './packed-tables.ts';
import { readRows } from './rows.ts';

const folder = new URL('.', import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
const modules = await Promise.all(
  // Whatever a file exports.
  files.map(async (file) => (await import(new URL(file, folder).href)) as Readonly<Record<string, unknown>>),
);
const tables = Object.fromEntries(
  modules.flatMap((module) =>
    Object.entries(module).flatMap(([name, table]) =>
      name.endsWith('Rows') && typeof table === 'string' ? [[name, table] as const] : [],
    ),
  ),
);

describe('the tables of words as the browser gets them', () => {
  it('are read as their files are, row by row and word by word', () => {
    const unpacked = unpackTables(packTables(tables));
    expect(Object.keys(tables).length).toBeGreaterThan(20);
    expect(Object.keys(unpacked)).toEqual(Object.keys(tables));
    for (const [name, table] of Object.entries(tables)) expect(readRows(unpacked[name]!)).toEqual(readRows(table));
  });

  it('take four fifths of the bytes at most', () => {
    const bytes = (text: string): number => gzipSync(text, { level: 9 }).length;
    expect(bytes(JSON.stringify(packTables(tables)))).toBeLessThan(0.8 * bytes(Object.values(tables).join('')));
  });

  it('refuse a word that cannot be told from how words are packed', () => {
    expect(() => packTables({ oneRows: '\nkind | id | name | unit | en\nfn | x | - | - | pāo' })).toThrow('pāo');
  });

  it('keep a row without words, and a table that follows it', () => {
    const given = { oneRows: 'head\na | b | c | - | -', twoRows: 'head\nd | e | - | - | x; xy | 中; 中国; x | 中國' };
    const unpacked = unpackTables(packTables(given));
    expect(readRows(unpacked['oneRows']!)).toEqual(readRows(given.oneRows));
    expect(readRows(unpacked['twoRows']!)).toEqual(readRows(given.twoRows));
    expect(readRows(unpacked['twoRows']!)[0]?.[1]).toEqual(['x', 'xy', '中', '中国']);
  });
});
