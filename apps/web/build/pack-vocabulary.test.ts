import { readRows } from '@plumbline/reading/vocabulary/rows';
import { questionRows } from '@plumbline/reading/vocabulary/question-words';
import { structureRows } from '@plumbline/reading/vocabulary/words';
import { describe, expect, it } from 'vitest';
import { packRows } from './pack-vocabulary.ts';

const sorted = (table: string): unknown =>
  readRows(table).map(([meaning, words]) => [meaning, words.toSorted()] as const);

describe('the packed vocabulary', () => {
  it.each([
    ['questions', questionRows],
    ['strategies', structureRows],
  ])('holds the words of %s and no more bytes than it must', (_name, table) => {
    const packed = packRows(table);
    expect(sorted(packed)).toEqual(sorted(table));
    expect(packed.length).toBeLessThan(table.length * 0.9);
  });
});
