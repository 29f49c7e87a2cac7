import { dateOf } from '@plumbline/model/date';
import { describe, expect, it } from 'vitest';
import { rangeStart } from './price-range.ts';

describe('rangeStart', () => {
  it('counts calendar months back from the last bar', () => {
    expect(dateOf(rangeStart('1M', '2026-11-20'))).toBe('2026-10-20');
    expect(dateOf(rangeStart('6M', '2026-03-20'))).toBe('2025-09-20');
    expect(dateOf(rangeStart('5Y', '2026-11-20'))).toBe('2021-11-20');
  });

  it('stops at the end of a shorter month', () => {
    expect(dateOf(rangeStart('1M', '2026-03-31'))).toBe('2026-02-28');
    expect(dateOf(rangeStart('1Y', '2024-02-29'))).toBe('2023-02-28');
  });

  it('shows everything for Max', () => {
    expect(rangeStart('Max', '2026-11-20')).toBe(Number.NEGATIVE_INFINITY);
  });
});
