import { describe, expect, it } from 'vitest';
import { sortRows } from './sort-rows.ts';

describe('sorting rows', () => {
  const value = (row: number | null): number | null => row;

  it('puts the unknown last in both directions', () => {
    expect(sortRows([2, null, 1], value, 'ascending')).toEqual([1, 2, null]);
    expect(sortRows([2, null, 1], value, 'descending')).toEqual([2, 1, null]);
  });

  it('leaves the given rows as they were and equals in order', () => {
    const rows = [
      { name: 'b', at: 1 },
      { name: 'a', at: 1 },
    ];
    expect(sortRows(rows, (row) => row.at, 'descending')).toEqual(rows);
    expect(sortRows(rows, (row) => row.name, 'ascending').map((row) => row.name)).toEqual(['a', 'b']);
    expect(rows[0]?.name).toBe('b');
  });
});
