import { dayMs } from '@plumbline/model/date';
import { describe, expect, it } from 'vitest';
import { fiscalQuarters, quarterLabel } from './fiscal-quarters.ts';

describe('fiscal quarters', () => {
  it('follow the calendar for a company that closes in December', () => {
    const quarters = fiscalQuarters('US:TSLA', '2025-01-01', '2025-12-31');
    expect(quarters.map((quarter) => [quarter.start, quarter.end, quarterLabel(quarter)])).toEqual([
      ['2025-01-01', '2025-03-31', 'Q1 FY2025'],
      ['2025-04-01', '2025-06-30', 'Q2 FY2025'],
      ['2025-07-01', '2025-09-30', 'Q3 FY2025'],
      ['2025-10-01', '2025-12-31', 'Q4 FY2025'],
    ]);
  });

  it('name the year that ends in January 2026 FY2026 for NVIDIA', () => {
    const [first, ...rest] = fiscalQuarters('US:NVDA', '2025-02-01', '2026-01-31');
    expect(first).toMatchObject({ start: '2025-02-01', end: '2025-04-30', quarter: 1, fiscalYear: 2026 });
    expect(rest.at(-1)).toMatchObject({ start: '2025-11-01', end: '2026-01-31', quarter: 4, fiscalYear: 2026 });
  });

  it('end in September for Apple', () => {
    const last = fiscalQuarters('US:AAPL', '2024-10-01', '2025-09-30').at(-1);
    expect(last).toMatchObject({ end: '2025-09-30', quarter: 4, fiscalYear: 2025 });
  });

  it('never overlap and leave no day out, leap years included', () => {
    const quarters = fiscalQuarters('US:ADBE', '2011-12-01', '2026-11-30');
    for (const [i, quarter] of quarters.slice(1).entries()) {
      const before = quarters[i]?.end ?? '';
      expect(Date.parse(quarter.start) - Date.parse(before)).toBe(dayMs);
    }
  });
});
