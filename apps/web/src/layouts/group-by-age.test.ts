import { describe, expect, it } from 'vitest';
import { groupByAge } from './group-by-age.ts';

const now = new Date(2026, 10, 21, 9).getTime();
const at = (month: number, day: number, hour = 12): number => new Date(2026, month - 1, day, hour).getTime();

describe('groupByAge', () => {
  it.each([
    [at(11, 21, 0), 'today'],
    [at(11, 20, 23), 'yesterday'],
    [at(11, 19), 'week'],
    [at(11, 14), 'week'],
    [at(11, 13), 'month'],
    [at(10, 22), 'month'],
    [at(10, 21), 'older'],
  ])('puts %s under %s', (updatedAt, age) => {
    expect(groupByAge([{ pinned: false, updatedAt }], now).map((group) => group.age)).toEqual([age]);
  });

  it('puts what is pinned first, whatever its day', () => {
    const items = [
      { pinned: false, updatedAt: at(11, 21, 8) },
      { pinned: true, updatedAt: at(1, 2) },
    ];
    expect(groupByAge(items, now).map(({ age }) => age)).toEqual(['pinned', 'today']);
  });

  it('counts a clock ahead of ours as today', () => {
    expect(groupByAge([{ pinned: false, updatedAt: at(11, 22) }], now)[0]?.age).toBe('today');
  });
});
