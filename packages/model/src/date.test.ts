import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dateOf, daysBetween, isDate, timeOf } from './date.ts';

describe('trading dates', () => {
  it('knows real dates from impossible ones', () => {
    expect(isDate('2024-02-29')).toBe(true);
    expect(isDate('2023-02-29')).toBe(false);
    expect(isDate('2023-2-1')).toBe(false);
    expect(isDate('not a date')).toBe(false);
  });

  it('goes to a time and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -36_500, max: 36_500 }), (days) => {
        const date = addDays('2000-01-01', days);
        expect(dateOf(timeOf(date))).toBe(date);
        expect(daysBetween('2000-01-01', date)).toBe(days);
      }),
    );
  });
});
