import { describe, expect, it } from 'vitest';
import { fiscalCalendar } from './fiscal-calendar.ts';

const nvidia = fiscalCalendar([
  // Filers set the name of the year by hand: these two are one short, as in real filings.
  { end: '2013-01-27', fiscalYear: 2012 },
  { end: '2014-01-26', fiscalYear: 2013 },
  { end: '2024-01-28', fiscalYear: 2024 },
  { end: '2025-01-26', fiscalYear: 2025 },
  { end: '2026-01-25', fiscalYear: 2026 },
]);
const apple = fiscalCalendar([
  { end: '2023-09-30', fiscalYear: 2023 },
  { end: '2024-09-28', fiscalYear: 2024 },
  { end: '2025-09-27', fiscalYear: 2025 },
]);
const retailer = fiscalCalendar([{ end: '2026-01-31', fiscalYear: 2025 }]);
const weeks = fiscalCalendar([
  { end: '2021-12-26', fiscalYear: 2021 },
  { end: '2023-01-01', fiscalYear: 2022 },
  { end: '2023-12-31', fiscalYear: 2023 },
]);

describe('fiscal calendar', () => {
  it('calls years and quarters what the company calls them', () => {
    expect(nvidia.duration('2025-01-27', '2026-01-25')?.label).toBe('FY2026');
    expect(nvidia.duration('2012-01-30', '2013-01-27')?.label).toBe('FY2013');
    expect(nvidia.duration('2026-01-26', '2026-04-26')?.label).toBe('Q1 FY2027');
    expect(nvidia.duration('2025-07-28', '2025-10-26')?.label).toBe('Q3 FY2026');
    expect(apple.duration('2024-09-29', '2025-09-27')?.label).toBe('FY2025');
    expect(apple.duration('2025-09-28', '2025-12-27')?.label).toBe('Q1 FY2026');
    expect(retailer.duration('2025-02-01', '2026-01-31')?.label).toBe('FY2025');
    expect(retailer.duration('2025-02-01', '2025-05-03')?.label).toBe('Q1 FY2025');
  });

  it('knows years of 53 weeks and quarters of 14', () => {
    expect(apple.duration('2022-09-25', '2023-09-30')).toMatchObject({ kind: 'year', label: 'FY2023' });
    expect(apple.duration('2022-09-25', '2022-12-31')).toMatchObject({ kind: 'quarter', label: 'Q1 FY2023' });
    expect(weeks.duration('2021-12-27', '2023-01-01')?.label).toBe('FY2022');
    expect(weeks.duration('2023-01-02', '2023-12-31')?.label).toBe('FY2023');
  });

  it('counts the quarters of the year that holds them where the end of the year was moved', () => {
    const moved = fiscalCalendar([
      { end: '2012-12-31', fiscalYear: 2012 },
      { end: '2013-12-31', fiscalYear: 2013 },
      { end: '2015-03-31', fiscalYear: 2015 },
    ]);
    const labels = ['2014-04-01/2014-06-30', '2014-07-01/2014-09-30', '2014-10-01/2014-12-31'].map((span) => {
      const [start = '', end = ''] = span.split('/');
      return moved.duration(start, end)?.label;
    });
    expect(labels).toEqual(['Q1 FY2015', 'Q2 FY2015', 'Q3 FY2015']);
    expect(moved.duration('2013-10-01', '2013-12-31')?.label).toBe('Q4 FY2013');
    expect(moved.duration('2014-04-01', '2015-03-31')?.label).toBe('FY2015');
  });

  it('names the years before the end of the year was moved by their last day', () => {
    const moved = fiscalCalendar(
      [
        { end: '2012-12-31', fiscalYear: 2012 },
        { end: '2013-12-31', fiscalYear: 2013 },
      ],
      [],
      [{ start: '2010-07-01', end: '2011-06-30' }],
    );
    expect(moved.duration('2010-07-01', '2011-06-30')).toMatchObject({ kind: 'year', label: 'FY2011 to 2011-06-30' });
    expect(moved.duration('2009-07-01', '2010-06-30')).toBeNull();
    expect(moved.duration('2011-01-01', '2011-12-31')?.label).toBe('FY2011');
  });

  it('does not take a trailing year for a fiscal year, nor an odd span for anything', () => {
    expect(apple.duration('2024-12-29', '2025-12-27')).toBeNull();
    expect(apple.duration('2025-01-01', '2025-02-28')).toBeNull();
    expect(apple.duration('2025-03-15', '2025-06-14')).toBeNull();
  });

  it('names balance-sheet dates by their quarter and others by their date', () => {
    expect(apple.instant('2025-09-27').label).toBe('FY2025');
    expect(apple.instant('2025-12-27').label).toBe('Q1 FY2026');
    expect(apple.instant('2026-01-16').label).toBe('2026-01-16');
  });

  it('counts quarters of twelve weeks and one of seventeen where the reports do, and leaves single long spans alone', () => {
    const years = [
      { end: '2023-08-26', fiscalYear: 2023 },
      { end: '2024-08-31', fiscalYear: 2024 },
    ];
    const spans = [
      { start: '2022-08-28', end: '2022-11-19' },
      { start: '2022-11-20', end: '2023-02-11' },
      { start: '2023-02-12', end: '2023-05-06' },
      { start: '2023-08-27', end: '2023-11-18' },
    ];
    const uneven = fiscalCalendar(years, spans);
    expect(uneven.duration('2023-02-12', '2023-05-06')?.label).toBe('Q3 FY2023');
    expect(uneven.duration('2022-08-28', '2023-05-06')?.label).toBe('9M FY2023');
    expect(uneven.duration('2024-05-05', '2024-08-31')?.label).toBe('Q4 FY2024');
    const even = fiscalCalendar(years, spans.slice(0, 1));
    expect(even.duration('2023-02-12', '2023-05-06')).toBeNull();
    expect(even.duration('2024-05-05', '2024-08-31')).toBeNull();
  });
});
