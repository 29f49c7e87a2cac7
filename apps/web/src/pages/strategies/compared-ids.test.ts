import { describe, expect, it } from 'vitest';
import { readComparedIds } from './compared-ids.ts';

describe('the strategies that an address compares', () => {
  it('come in their order, each once, at most four', () => {
    expect(readComparedIds('b,a,b,,c')).toEqual(['b', 'a', 'c']);
    expect(readComparedIds('a,b,c,d,e')).toEqual(['a', 'b', 'c', 'd']);
    expect(readComparedIds(undefined)).toEqual([]);
  });
});
