import { describe, expect, it } from 'vitest';
import { quarterEnds } from './quarter-ends.ts';

describe('the ends of fiscal quarters', () => {
  it('are counted back from each fiscal year-end and on to the newest statement', () => {
    expect(quarterEnds(['2024-12-31', '2025-12-31'], '2026-06-30', '2026-11-20')).toEqual([
      '2024-03-31',
      '2024-06-30',
      '2024-09-30',
      '2024-12-31',
      '2025-03-31',
      '2025-06-30',
      '2025-09-30',
      '2025-12-31',
      '2026-03-30',
      '2026-06-30',
    ]);
  });

  it('are each there once when fiscal years have 52 or 53 weeks', () => {
    const ends = quarterEnds(['2023-09-30', '2024-09-28', '2025-09-27'], '2025-09-27', '2025-11-20');
    expect(ends).toHaveLength(12);
    expect(ends).toContain('2024-09-28');
  });

  it('are the newest forty, none on or after the date of the report, and none without a fiscal year', () => {
    const years = Array.from({ length: 15 }, (_, at) => `${2011 + at}-12-31`);
    const ends = quarterEnds(years, '2025-12-31', '2025-12-31');
    expect([ends.length, ends.at(-1)]).toEqual([40, '2025-09-30']);
    expect(quarterEnds([], '2025-12-31', '2026-03-01')).toEqual([]);
  });
});
