import type { EarningsIncome } from '@plumbline/model/common-earnings';
import { earningsIncomes, isOfCommonShares } from '@plumbline/model/common-earnings';
import { addDays, daysBetween } from '@plumbline/model/date';
import type { Period } from '@plumbline/model/fact';
import type { StatementLine } from '@plumbline/model/fundamentals';
import type { FactBook } from '@plumbline/quant/facts/fact-book';
import type { PeriodKind } from './gather/statement-table.ts';
import { averageShareLines, perShareLines } from './line-kinds.ts';
import type { Moment } from './moment.ts';
import { seamDays, slug } from './moment.ts';

interface TrailingInput {
  readonly book: FactBook;
  readonly periods: (line: StatementLine, kind: PeriodKind, moment: Moment) => readonly Period[];
  readonly read: (line: StatementLine, kind: PeriodKind, end: string, knownOn: string) => string | null;
}

export interface TrailingFacts {
  readonly trailing: (line: StatementLine, moment: Moment) => string | null;
  /** The quarter nobody files, by its fiscal year. */
  readonly fourthQuarter: (line: StatementLine, year: Period, moment: Moment) => string | null;
}

/** A quarter on record, filed or found by subtraction. */
interface Quarter {
  readonly end: string;
  readonly fact: () => string | null;
}

type EarningsLine = 'epsBasic' | 'epsDiluted';

/** A count of shares so many days before the end of a quarter is of that quarter or of the report before it. */
const oldestCount = 100;

/** Last day of the first to last day of the fourth of four quarters in a row. */
const threeQuarters = 273;

/**
 * The last twelve months of a line: the fiscal year when nothing newer is on record, else the last four quarters, else
 * the year with the newer half put in and the same half of the year before taken out.
 */
export function createTrailingFacts({ book, periods, read }: TrailingInput): TrailingFacts {
  /** The quarter nobody files: the year less its other three. */
  function fourthQuarter(line: StatementLine, year: Period, moment: Moment): string | null {
    if (perShareLines.has(line)) return fourthEarnings(line, year, moment);
    // An average less three others is no average.
    if (averageShareLines.has(line)) return null;
    const inside = periods(line, 'quarter', moment).filter((one) => one.start >= year.start && one.end < year.end);
    const parts = [year, ...inside].map((one) => read(line, one.kind, one.end, moment.knownOn));
    const third = inside[2];
    const known = parts.filter((part) => part !== null);
    if (inside.length !== 3 || third === undefined || known.length !== 4) return null;
    const isOldVersion = known.some((part) => part.includes('@'));
    const id = `${line}.${slug(`Q4 ${year.label}`)}${isOldVersion ? `@${moment.knownOn}` : ''}`;
    if (book.get(id) !== null) return id;
    const names = ['year', 'first', 'second', 'third'];
    return book.derived({
      id,
      metric: line,
      expression: names.join(' - '),
      inputs: known.map((fact, at) => ({ name: names[at] ?? '', fact })),
      period: { kind: 'quarter', start: addDays(third.end, 1), end: year.end, label: `Q4 ${year.label}` },
      quality: ['derived-quarter'],
    }).id;
  }

  /** The average that a company divides by: one without dilution states the same count for both, under the name of the basic one. */
  const averageOf = (line: EarningsLine, year: Period, moment: Moment): 'sharesBasic' | 'sharesDiluted' =>
    line === 'epsDiluted' && read('sharesDiluted', 'year', year.end, moment.knownOn) !== null
      ? 'sharesDiluted'
      : 'sharesBasic';

  /** Average shares of a span of or after a year, or those outstanding at its end, or shortly before, where no average is on record. */
  function sharesOf(line: EarningsLine, { kind, end }: Period, year: Period, moment: Moment): string | null {
    const average =
      kind === 'year' || kind === 'quarter' ? read(averageOf(line, year, moment), kind, end, moment.knownOn) : null;
    if (average !== null) return average;
    const counted = periods('sharesOutstanding', 'instant', moment)
      .filter((one) => one.end <= end)
      .toSorted((a, b) => (a.end < b.end ? -1 : 1))
      .at(-1);
    if (counted === undefined || daysBetween(counted.end, end) > oldestCount) return null;
    return read('sharesOutstanding', 'instant', counted.end, moment.knownOn);
  }

  /** Income of common shares in the fourth quarter, and its line; net income only where the year's earnings per share show that it is that. */
  function fourthIncome(
    year: Period,
    shares: string,
    filed: string | null,
    moment: Moment,
  ): { readonly line: EarningsIncome; readonly fact: string } | null {
    const valueOf = (fact: string | null): number | null => (fact === null ? null : (book.get(fact)?.value ?? null));
    for (const line of earningsIncomes) {
      const income = valueOf(read(line, 'year', year.end, moment.knownOn));
      if (!isOfCommonShares(line, { income, shares: valueOf(shares), filed: valueOf(filed) })) continue;
      const own = periods(line, 'quarter', moment).find(({ end }) => end === year.end);
      const fact =
        own === undefined ? fourthQuarter(line, year, moment) : read(line, 'quarter', own.end, moment.knownOn);
      if (fact !== null) return { line, fact };
    }
    return null;
  }

  /** Earnings per share of a year and its quarters count different shares, so a fourth quarter is its income over shares. */
  function fourthEarnings(line: StatementLine, year: Period, moment: Moment): string | null {
    if (line !== 'epsBasic' && line !== 'epsDiluted') return null;
    const shares = sharesOf(line, year, year, moment);
    if (shares === null) return null;
    const income = fourthIncome(year, shares, read(line, 'year', year.end, moment.knownOn), moment);
    if (income === null) return null;
    const isOldVersion = income.fact.includes('@') || shares.includes('@');
    const id = `${line}.${slug(`Q4 ${year.label}`)}${isOldVersion ? `@${moment.knownOn}` : ''}`;
    if (book.get(id) !== null) return id;
    const period = book.get(income.fact)?.period;
    return book.derived({
      id,
      metric: line,
      expression: `${income.line} / positive(shares)`,
      inputs: [
        { name: income.line, fact: income.fact },
        { name: 'shares', fact: shares },
      ],
      ...(period === undefined ? {} : { period }),
      quality: ['derived-quarter'],
    }).id;
  }

  /**
   * Earnings per share of a quarter that states its income and no more: that income over its shares, where the newest year's
   * earnings per share show that this income is what the company divides.
   */
  function computedEarnings(line: EarningsLine, quarter: Period, moment: Moment): string | null {
    const year = periods(line, 'year', moment).at(-1);
    const shares = year === undefined ? null : sharesOf(line, quarter, year, moment);
    if (year === undefined || shares === null) return null;
    const valueOf = (fact: string | null): number | null => (fact === null ? null : (book.get(fact)?.value ?? null));
    const filed = valueOf(read(line, 'year', year.end, moment.knownOn));
    const yearShares = valueOf(sharesOf(line, year, year, moment));
    if (filed === null) return null;
    for (const income of earningsIncomes) {
      const fact = read(income, 'quarter', quarter.end, moment.knownOn);
      const ofYear = valueOf(read(income, 'year', year.end, moment.knownOn));
      if (fact === null || !isOfCommonShares(income, { income: ofYear, shares: yearShares, filed })) continue;
      const id = `${line}.${slug(quarter.label)}.computed${fact.includes('@') || shares.includes('@') ? `@${moment.knownOn}` : ''}`;
      if (book.get(id) !== null) return id;
      return book.derived({
        id,
        metric: line,
        expression: `${income} / positive(shares)`,
        inputs: [
          { name: income, fact },
          { name: 'shares', fact: shares },
        ],
        period: quarter,
        quality: ['estimate'],
      }).id;
    }
    return null;
  }

  /** Quarters of which an income is on record and no earnings per share. */
  function unstatedEarnings(line: StatementLine, moment: Moment): readonly Quarter[] {
    if (line !== 'epsBasic' && line !== 'epsDiluted') return [];
    const ends = new Set([...periods(line, 'quarter', moment), ...periods(line, 'year', moment)].map(({ end }) => end));
    return periods('netIncome', 'quarter', moment)
      .filter(({ end }) => !ends.has(end))
      .map((quarter) => ({ end: quarter.end, fact: () => computedEarnings(line, quarter, moment) }));
  }

  function lastFour(line: StatementLine, moment: Moment): readonly Quarter[] {
    const filed = [
      ...periods(line, 'quarter', moment).map((one): Quarter => ({
        end: one.end,
        fact: () => read(line, 'quarter', one.end, moment.knownOn),
      })),
      ...unstatedEarnings(line, moment),
    ];
    const years = periods(line, 'year', moment).slice(-2);
    const fourths = years
      .filter((year) => filed.every((quarter) => quarter.end !== year.end))
      .map((year): Quarter => ({ end: year.end, fact: () => fourthQuarter(line, year, moment) }));
    return [...filed, ...fourths].toSorted((a, b) => (a.end < b.end ? -1 : 1)).slice(-4);
  }

  function period(start: string, end: string, moment: Moment): Period {
    return { kind: 'trailing', start, end, label: moment.suffix === '' ? 'TTM' : `TTM ${end}` };
  }

  function fromQuarters(id: string, line: StatementLine, moment: Moment): string | null {
    const four = lastFour(line, moment);
    const [oldest] = four;
    const newest = four.at(-1);
    if (oldest === undefined || newest === undefined || four.length < 4) return null;
    if (Math.abs(daysBetween(oldest.end, newest.end) - threeQuarters) > 3 * seamDays) return null;
    const facts = four.map((quarter) => quarter.fact()).filter((fact) => fact !== null);
    if (facts.length < 4) return null;
    const names = ['oldest', 'second', 'third', 'newest'];
    const start = book.get(facts[0] ?? '')?.period?.start ?? addDays(newest.end, -364);
    return book.derived({
      id,
      metric: line,
      expression: names.join(' + '),
      inputs: facts.map((fact, at) => ({ name: names[at] ?? '', fact })),
      period: period(start, newest.end, moment),
    }).id;
  }

  function fromHalves(id: string, line: StatementLine, year: Period, moment: Moment): string | null {
    const halves = periods(line, 'half', moment);
    const isNear = (a: string, b: string): boolean => Math.abs(daysBetween(a, b)) <= seamDays;
    const half = halves.find((one) => isNear(one.start, addDays(year.end, 1)));
    const before = halves.find((one) => isNear(one.start, year.start));
    if (half === undefined || before === undefined) return null;
    const facts = [year, half, before]
      .map((one) => read(line, one.kind, one.end, moment.knownOn))
      .filter((fact) => fact !== null);
    if (facts.length < 3) return null;
    const names = ['year', 'half', 'earlierHalf'];
    return book.derived({
      id,
      metric: line,
      expression: 'year + half - earlierHalf',
      inputs: facts.map((fact, at) => ({ name: names[at] ?? '', fact })),
      period: period(addDays(before.end, 1), half.end, moment),
    }).id;
  }

  function wholeYear(id: string, line: StatementLine, year: Period, moment: Moment): string | null {
    const fact = read(line, 'year', year.end, moment.knownOn);
    if (fact === null) return null;
    const inputs = [{ name: 'year', fact }];
    return book.derived({ id, metric: line, expression: 'year', inputs, period: period(year.start, year.end, moment) })
      .id;
  }

  const trailing = (line: StatementLine, moment: Moment): string | null => {
    const id = `${line}.TTM${moment.suffix}`;
    if (book.get(id) !== null) return id;
    const year = periods(line, 'year', moment).at(-1);
    if (year === undefined) return fromQuarters(id, line, moment);
    const quarters = [...periods(line, 'quarter', moment), ...unstatedEarnings(line, moment)];
    const quarterIsNewer = quarters.some(({ end }) => end > year.end);
    if (quarterIsNewer) return fromQuarters(id, line, moment);
    return fromHalves(id, line, year, moment) ?? wholeYear(id, line, year, moment);
  };
  return { trailing, fourthQuarter };
}
