import { describe, expect, it } from 'vitest';
import type { StatementItem, StatementLine } from '@plumbline/model/fundamentals';
import { deriveQuarters } from './derive-quarters.ts';
import { deriveTrailing } from './derive-trailing.ts';
import type { FiscalCalendar } from './fiscal-calendar.ts';
import { fiscalCalendar } from './fiscal-calendar.ts';

const calendar: FiscalCalendar = fiscalCalendar([
  { end: '2023-12-31', fiscalYear: 2023 },
  { end: '2024-12-31', fiscalYear: 2024 },
]);

function item(line: StatementLine, start: string, end: string, value: number, knownAt: string): StatementItem {
  const period = calendar.duration(start, end);
  if (period === null) throw new Error(`no period ${start} ${end}`);
  const source = { id: 'test', locator: `${line} ${period.label}` };
  return {
    line,
    period,
    value,
    currency: line.startsWith('shares') ? 'shares' : 'USD',
    knownAt,
    source,
    derived: false,
  };
}

const q1 = ['2024-01-01', '2024-03-31'] as const;
const q2 = ['2024-04-01', '2024-06-30'] as const;
const q3 = ['2024-07-01', '2024-09-30'] as const;
const half = ['2024-01-01', '2024-06-30'] as const;
const nine = ['2024-01-01', '2024-09-30'] as const;
const year = ['2024-01-01', '2024-12-31'] as const;

const brief = (found: readonly StatementItem[]) =>
  found.map((one) => [one.period.label, one.value, one.knownAt, one.derived]);

describe('derived quarters', () => {
  it('takes the fourth quarter of a year from the three that were reported, known with the annual report', () => {
    const derived = deriveQuarters([
      item('revenue', ...q1, 100, '2024-05-01'),
      item('revenue', ...q2, 110, '2024-08-01'),
      item('revenue', ...q3, 120, '2024-11-01'),
      item('revenue', ...year, 460, '2025-02-15'),
    ]);
    expect(brief(derived)).toEqual([['Q4 FY2024', 130, '2025-02-15', true]]);
    expect(derived[0]?.period).toMatchObject({ start: '2024-10-01', end: '2024-12-31' });
    expect(derived[0]?.source.row?.map(([label]) => label)).toEqual([
      'Computed',
      '+ FY2024',
      '− Q1 FY2024',
      '− Q2 FY2024',
      '− Q3 FY2024',
    ]);
  });

  it('takes quarters of cash flow from sums since the start of the year', () => {
    const derived = deriveQuarters([
      item('operatingCashFlow', ...q1, 10, '2024-05-01'),
      item('operatingCashFlow', ...half, 25, '2024-08-01'),
      item('operatingCashFlow', ...nine, 45, '2024-11-01'),
      item('operatingCashFlow', ...year, 70, '2025-02-15'),
    ]);
    expect(brief(derived)).toEqual([
      ['Q2 FY2024', 15, '2024-08-01', true],
      ['Q3 FY2024', 20, '2024-11-01', true],
      ['Q4 FY2024', 25, '2025-02-15', true],
    ]);
  });

  it('derives nothing when a part is missing, or when the quarter itself was reported', () => {
    expect(
      deriveQuarters([item('revenue', ...q1, 100, '2024-05-01'), item('revenue', ...year, 460, '2025-02-15')]),
    ).toEqual([]);
    const q4 = item('revenue', '2024-10-01', '2024-12-31', 131, '2025-02-15');
    const parts = [q1, q2, q3].map(([start, end]) => item('revenue', start, end, 110, '2024-11-01'));
    expect(deriveQuarters([...parts, q4, item('revenue', ...year, 460, '2025-02-15')])).toEqual([]);
  });

  it('does not take a restated year and parts as first reported for a quarter', () => {
    const parts = [q1, q2, q3].map(([start, end]) => item('revenue', start, end, 100, '2024-11-01'));
    const years = [item('revenue', ...year, 400, '2025-02-15'), item('revenue', ...year, 360, '2026-02-15')];
    expect(brief(deriveQuarters([...parts, ...years]))).toEqual([['Q4 FY2024', 100, '2025-02-15', true]]);
  });

  it('waits for a part that only a later report brings to light', () => {
    const derived = deriveQuarters([
      item('capitalExpenditure', ...year, 139, '2025-02-15'),
      item('capitalExpenditure', ...nine, 94, '2025-11-01'),
    ]);
    expect(brief(derived)).toEqual([['Q4 FY2024', 45, '2025-11-01', true]]);
  });

  it('never subtracts earnings per share: a fourth quarter is its income over the shares of the year', () => {
    const derived = deriveQuarters([
      item('epsDiluted', ...q1, 1.47, '2024-05-01'),
      item('epsDiluted', ...q2, 0.99, '2024-08-01'),
      item('epsDiluted', ...q3, 2.12, '2024-11-01'),
      item('epsDiluted', ...year, 6.9, '2025-02-15'),
      item('netIncome', ...q1, 911, '2024-05-01'),
      item('netIncome', ...q2, 616, '2024-08-01'),
      item('netIncome', ...q3, 1_336, '2024-11-01'),
      item('netIncome', ...year, 4_333, '2025-02-15'),
      item('sharesDiluted', ...year, 628, '2025-02-15'),
      item('epsDiluted', ...year, 1.73, '2026-02-15'),
      item('sharesDiluted', ...year, 2_512, '2026-02-15'),
    ]);
    // 4,333 − 911 − 616 − 1,336 = 1,470 over 628; 6.90 − 1.47 − 0.99 − 2.12 would be 2.32. Then a split of four for one.
    expect(brief(derived.filter(({ line }) => line === 'epsDiluted'))).toEqual([
      ['Q4 FY2024', 2.34076, '2025-02-15', true],
      ['Q4 FY2024', 0.585191, '2026-02-15', true],
    ]);
  });

  describe('of a company that pays dividends of preferred shares', () => {
    const spans = [q1, q2, q3] as const;
    const dates = ['2024-05-01', '2024-08-01', '2024-11-01'];
    const yearEarnings = item('epsDiluted', ...year, 3.6, '2025-02-15');
    const flows = (line: 'netIncome' | 'netIncomeCommon', each: number, whole: number): readonly StatementItem[] => [
      ...spans.map(([start, end], at) => item(line, start, end, each, dates[at] ?? '')),
      item(line, ...year, whole, '2025-02-15'),
    ];
    const filed = [...flows('netIncome', 100, 400), item('sharesDiluted', ...year, 100, '2025-02-15')];
    const earnings = (items: readonly StatementItem[]) =>
      brief(deriveQuarters(items).filter(({ line }) => line === 'epsDiluted'));

    it('divides what belongs to common shares', () => {
      const common = flows('netIncomeCommon', 90, 360);
      expect(earnings([...filed, ...common, yearEarnings])).toEqual([['Q4 FY2024', 0.9, '2025-02-15', true]]);
      expect(earnings([...filed, ...common])).toEqual([['Q4 FY2024', 0.9, '2025-02-15', true]]);
    });

    it('divides no net income that is not what the year divided, nor one of which nothing says so', () => {
      expect(earnings([...filed, yearEarnings])).toEqual([]);
      expect(earnings(filed)).toEqual([]);
      // What no preferred dividend comes off, from the day on which the year's earnings per share show it.
      const later = item('epsDiluted', ...year, 4, '2025-03-01');
      expect(earnings([...filed, later])).toEqual([['Q4 FY2024', 1, '2025-03-01', true]]);
    });
  });

  it('takes no quarter under one concept off a year under another', () => {
    const under = (series: string, one: StatementItem): StatementItem => ({ ...one, series });
    const parts = [q1, q2, q3].map(([start, end]) => under('goods', item('revenue', start, end, 100, '2024-11-01')));
    expect(deriveQuarters([...parts, under('total', item('revenue', ...year, 460, '2025-02-15'))])).toEqual([]);
    expect(deriveQuarters([...parts, under('goods', item('revenue', ...year, 460, '2025-02-15'))])).toHaveLength(1);
  });
});

describe('trailing twelve months', () => {
  const quarters = [
    item('revenue', '2023-04-01', '2023-06-30', 90, '2023-08-01'),
    item('revenue', '2023-07-01', '2023-09-30', 95, '2023-11-01'),
    item('revenue', '2023-10-01', '2023-12-31', 100, '2024-02-15'),
    item('revenue', ...q1, 105, '2024-05-01'),
  ];

  it('adds the last four quarters, known with the last of them', () => {
    const [sum, ...more] = deriveTrailing(quarters);
    expect(more).toEqual([]);
    expect(sum).toMatchObject({ value: 390, knownAt: '2024-05-01', derived: true });
    expect(sum?.period).toEqual({ kind: 'trailing', start: '2023-04-01', end: '2024-03-31', label: 'TTM' });
  });

  it('leaves a gap where a quarter is missing', () => {
    expect(deriveTrailing(quarters.filter((one) => one.period.label !== 'Q3 FY2023'))).toEqual([]);
  });

  it('is the year itself where one ends, restatements included', () => {
    const sums = deriveTrailing([
      item('revenue', ...year, 400, '2025-02-15'),
      item('revenue', ...year, 390, '2026-02-15'),
    ]);
    expect(sums.map((one) => [one.value, one.knownAt])).toEqual([
      [400, '2025-02-15'],
      [390, '2026-02-15'],
    ]);
  });
});
