import { describe, expect, it } from 'vitest';
import { calendarDays, calendarStep } from './calendar-days.ts';

describe('the days of a calendar', () => {
  it('are whole weeks from Monday on', () => {
    expect(calendarDays('week', '2026-11-21')).toEqual([
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
    ]);
    const month = calendarDays('month', '2026-11-21');
    expect([month[0], month.at(-1), month.length]).toEqual(['2026-10-26', '2026-12-06', 42]);
    expect(calendarDays('month', '2027-02-10')).toHaveLength(28);
    expect(calendarDays('list', '2026-11-21')).toHaveLength(60);
  });

  it('move by week, by month and by list', () => {
    expect(calendarStep('week', '2026-11-21', 1)).toBe('2026-11-28');
    expect(calendarStep('month', '2026-01-31', 1)).toBe('2026-02-01');
    expect(calendarStep('month', '2026-01-31', -1)).toBe('2025-12-01');
  });
});
