import type { Fact } from '@plumbline/model/fact';
import { describe, expect, it } from 'vitest';
import { createRunBook } from '../figure/report-book.ts';
import { inputTree } from './input-tree.ts';

function fact(id: string, inputs: readonly string[]): Fact {
  return {
    id,
    metric: 'revenue',
    value: 1,
    unit: 'ratio',
    decimals: 2,
    asOf: '2026-11-20',
    knownAt: '2026-11-20',
    source: { id: 's', locator: id },
    quality: [],
    simulated: false,
    ...(inputs.length === 0
      ? {}
      : { formula: { expression: inputs.join('+'), inputs: inputs.map((input) => ({ name: input, fact: input })) } }),
  };
}

describe('inputTree', () => {
  it('lists inputs before their siblings, with their depth', () => {
    const top = fact('a', ['b', 'c']);
    const book = createRunBook([top, fact('b', ['d']), fact('c', []), fact('d', [])], []);
    expect(inputTree(top, book).map(({ name, depth }) => [name, depth])).toEqual([
      ['b', 0],
      ['d', 1],
      ['c', 0],
    ]);
  });

  it('ends when figures feed each other, and shows an input it does not know', () => {
    const top = fact('a', ['b']);
    const book = createRunBook([top, fact('b', ['a', 'gone'])], []);
    expect(inputTree(top, book).map(({ name, kind }) => [name, kind])).toEqual([
      ['b', 'fact'],
      ['a', 'fact'],
      ['gone', 'unknown'],
    ]);
  });
});
