import { addDays, dateOf, timeOf } from '@plumbline/model/date';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { monthsBefore, returnWindows, windowStart } from './return-window.ts';

const times = Float64Array.from(['2024-12-30', '2024-12-31', '2025-01-02', '2025-10-20', '2025-11-20'], timeOf);

function start(metric: string, to: string): string | null {
  const window = returnWindows.find((candidate) => candidate.metric === metric);
  if (window === undefined) throw new Error(`no window ${metric}`);
  return windowStart(times, to, window);
}

describe('a return window', () => {
  it('starts at the last bar on or before the same day months earlier', () => {
    expect(start('return1M', '2025-11-20')).toBe('2025-10-20');
    expect(start('return1M', '2025-11-19')).toBe('2025-01-02');
  });

  it('starts the year to date at the last bar of the year before', () => {
    expect(start('returnYTD', '2025-11-20')).toBe('2024-12-31');
  });

  it('does not exist where the history is too short', () => {
    expect(start('return1Y', '2025-11-20')).toBeNull();
    expect(start('return10Y', '2025-11-20')).toBeNull();
  });

  it('ends on the last day of a month that has no such day', () => {
    expect(monthsBefore('2026-03-31', 1)).toBe('2026-02-28');
    expect(monthsBefore('2024-03-31', 1)).toBe('2024-02-29');
    expect(monthsBefore('2026-01-31', 2)).toBe('2025-11-30');
    expect(monthsBefore('2024-02-29', 12)).toBe('2023-02-28');
    expect(monthsBefore('2026-12-15', 12)).toBe('2025-12-15');
  });

  it('never lands in another month than asked for, on any day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: 120 }), (days, months) => {
        const date = addDays('1990-01-01', days);
        const earlier = monthsBefore(date, months);
        const asked = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - months;
        expect(Number(earlier.slice(0, 4)) * 12 + Number(earlier.slice(5, 7))).toBe(asked);
        expect(dateOf(timeOf(earlier))).toBe(earlier);
      }),
    );
  });
});
