import { describe, expect, it } from 'vitest';
import { matchRank, rankByText } from './rank-by-text.ts';

describe('ranking by what was typed', () => {
  it('puts a start before a word, a word before a middle, a middle before scattered letters', () => {
    expect(matchRank('Data sources', 'dat')).toBe(0);
    expect(matchRank('Data sources', 'sou')).toBe(1);
    expect(matchRank('Data sources', 'ourc')).toBe(2);
    expect(matchRank('Data sources', 'dsrc')).toBe(3);
    expect(matchRank('Data sources', 'xyz')).toBeNull();
  });

  it('does not scatter one or two letters', () => {
    expect(matchRank('Data sources', 'ds')).toBeNull();
  });

  it('keeps the given order among equals and everything for no text', () => {
    const items = ['Research', 'Report', 'Home'];
    expect(rankByText(items, 're', String)).toEqual(['Research', 'Report']);
    expect(rankByText(items, ' ', String)).toEqual(items);
  });
});
