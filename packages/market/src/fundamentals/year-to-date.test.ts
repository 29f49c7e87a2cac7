import { describe, expect, it } from 'vitest';
import { reviewStatements } from '@plumbline/quant/statements/review-statements';
import { readCompanyFacts } from '../providers/sec/read-company-facts.ts';

const now = Date.UTC(2026, 10, 26);
const quarters = [
  ['01-01', '03-31'],
  ['04-01', '06-30'],
  ['07-01', '09-30'],
  ['10-01', '12-31'],
] as const;
const ends = quarters.map(([, end]) => end);

interface Row {
  readonly tag: string;
  readonly start?: string;
  readonly end: string;
  readonly val: number;
}

/** Research of each quarter, in units, unlike in every quarter; and assets with what stands on their other side. */
const amountOf = (year: number, quarter: number): number => 7_345_678 + (year - 2020) * 412_345 + quarter * 98_765;
const research = (year: number): readonly Row[] =>
  quarters.flatMap(([start, end], at): readonly Row[] => {
    const sum = ends.slice(0, at + 1).reduce((total, _, n) => total + amountOf(year, n), 0);
    const tag = 'ResearchAndDevelopmentExpense';
    const whole = { tag, start: `${year}-01-01`, end: `${year}-${end}`, val: sum };
    const own = { tag, start: `${year}-${start}`, end: `${year}-${end}`, val: amountOf(year, at) };
    return at === 0 ? [own] : at === 3 ? [whole] : [own, whole];
  });
const sheet = (year: number): readonly Row[] =>
  ends.flatMap((end, at) =>
    ['Assets', 'LiabilitiesAndStockholdersEquity'].map((tag) => ({
      tag,
      end: `${year}-${end}`,
      val: amountOf(year, at) * 9,
    })),
  );
const years = [2021, 2022, 2023, 2024];
const sound = years.flatMap((year) => [...research(year), ...sheet(year)]);

/** What is withheld of a company of which one row is filed as told, in the report of its own day. */
function withheldOf(change: (row: Row) => Row, asOf?: string): readonly string[] {
  const facts: Record<string, { units: { USD: object[] } }> = {};
  for (const row of sound) {
    const { tag, ...told } = change(row);
    const year = Number(told.end.slice(0, 4));
    const isYear = told.end.endsWith('12-31');
    const form = isYear ? '10-K' : '10-Q';
    const day = isYear
      ? `${year + 1}-02-20`
      : `${year}-${String(Number(told.end.slice(5, 7)) + 1).padStart(2, '0')}-25`;
    (facts[tag] ??= { units: { USD: [] } }).units.USD.push({
      ...told,
      accn: day,
      fy: year,
      fp: isYear ? 'FY' : 'Q',
      form,
      filed: day,
    });
  }
  const json = { cik: 7, entityName: 'Made Up Inc', facts: { 'us-gaap': facts } };
  const { items } = readCompanyFacts(json, now, asOf).statements.value;
  return reviewStatements(items)
    .withheld.filter(({ item }) => !item.derived)
    .map(({ item: { line, period }, identity }) => `${line} ${period.label} ${identity}`)
    .toSorted();
}

describe('figures that filings give by two ways', () => {
  it('keeps quarters that the sums since the start of the year give too', () => {
    expect(withheldOf((row) => row)).toEqual([]);
  });

  it('withholds a quarter that is off by a hundredth, once a sum contradicts it', () => {
    const change = (row: Row): Row => (row.start === '2023-07-01' ? { ...row, val: Math.round(row.val * 1.01) } : row);
    expect(withheldOf(change)).toEqual(['researchAndDevelopment Q3 FY2023 other-way']);
    expect(withheldOf(change, '2023-09-01')).toEqual([]);
  });

  it('withholds assets that are not what stands on their other side', () => {
    const change = (row: Row): Row =>
      row.tag === 'Assets' && row.end === '2023-06-30' ? { ...row, val: Math.round(row.val * 0.97) } : row;
    expect(withheldOf(change)).toEqual(['totalAssets Q2 FY2023 other-way']);
  });
});
