import type { OtherWay, StatementItem, StatementLine } from '@plumbline/model/fundamentals';
import { versionAt } from './item-history.ts';
import { isPerShare, isShareCount } from './share-basis.ts';

type Versions = ReadonlyMap<string, readonly StatementItem[]>;

/** One quarter as sums since the start of the year and the quarters beside it leave it: label and weight of each term. */
type Way = readonly (readonly [label: string, weight: number])[];

/** Of an average, the first six months count twice and nine months three times; of an amount each counts once. */
function waysOf(quarter: string, half: number, nine: number): readonly Way[] {
  const others = ['Q1', 'Q2', 'Q3'].filter((label) => label !== quarter);
  const ofHalf = others.filter((label) => label !== 'Q3').map((label) => [label, -1] as const);
  const last: Way = [
    ['9M', nine],
    ['6M', -half],
  ];
  return [
    quarter === 'Q3' ? last : [['6M', half], ...ofHalf],
    [['9M', nine], ...others.map((label) => [label, -1] as const)],
  ];
}

/** By how much a sum of reported amounts may be off: half the unit in which each of them is reported. */
export function roundingOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + ([1e6, 1e5, 1e3].find((unit) => value % unit === 0) ?? 1) / 2, 0);
}

const byDate = (a: StatementItem, b: StatementItem): number => a.knownAt.localeCompare(b.knownAt);

/**
 * What the terms of one way give, on the day of their publication on which it is nearest to the quarter: a recast comes into them
 * one after the other. A version that came later is held against terms of which one is as late.
 */
function otherWay(terms: Way, quarter: StatementItem, year: string, versions: Versions): OtherWay | null {
  const told = terms.map(([label]) => versions.get(`${label} ${year}`) ?? []);
  if (told.some((one) => one.length === 0)) return null;
  const [first] = versions.get(quarter.period.label) ?? [];
  // A quarter that a later report recasts is held against sums that were recast since its first version.
  const isRecast = first !== quarter;
  if (isRecast && !told[0]?.some(({ knownAt }) => knownAt >= quarter.knownAt)) return null;
  const dates = [quarter.knownAt, ...told.flat().map(({ knownAt }) => knownAt)].filter((d) => d >= quarter.knownAt);
  const found = [...new Set(dates)].flatMap((date): readonly OtherWay[] => {
    const items = told.map((one) => versionAt(one, date));
    const value = items.reduce((sum, item, at) => sum + (item?.value ?? Number.NaN) * (terms[at]?.[1] ?? 0), 0);
    const slack = roundingOf(
      items.flatMap((item, at) => Array.from({ length: Math.abs(terms[at]?.[1] ?? 0) }, () => item?.value ?? 0)),
    );
    const isLike = items.every((item) => item?.series === quarter.series && item?.currency === quarter.currency);
    return isLike && Number.isFinite(value) ? [{ how: 'year to date', value, slack, knownAt: date }] : [];
  });
  const apart = ({ value }: OtherWay): number => Math.abs(value - quarter.value);
  return found.toSorted((a, b) => apart(a) - apart(b))[0] ?? null;
}

/** Earnings of a loss count other shares than those of a profit, and what is diluted is no average of the quarters. */
const isOfShare = (line: StatementLine): boolean => isPerShare(line) || line === 'sharesDiluted';

const isFiledQuarter = ({ period, derived }: StatementItem): boolean => period.kind === 'quarter' && !derived;

/**
 * Quarters with what the sums since the start of the year leave for them: of income statements both are filed, and they are one
 * amount to the rounding of the report. items: all that was reported, spans longer than a quarter too.
 */
export function withYearToDate(items: readonly StatementItem[]): readonly StatementItem[] {
  const byLine = new Map<StatementLine, Map<string, StatementItem[]>>();
  for (const item of items) {
    if (item.period.kind === 'instant' || item.period.kind === 'year') continue;
    const versions = byLine.get(item.line) ?? new Map<string, StatementItem[]>();
    byLine.set(item.line, versions);
    versions.set(item.period.label, [...(versions.get(item.period.label) ?? []), item]);
  }
  for (const versions of byLine.values()) for (const told of versions.values()) told.sort(byDate);
  return items.map((item) => {
    const { line, period } = item;
    const versions = byLine.get(line);
    if (!isFiledQuarter(item) || versions === undefined || isOfShare(line)) return item;
    const [name = '', year = ''] = period.label.split(' ');
    if (!/^Q[123]$/.test(name)) return item;
    const known = isShareCount(line) ? waysOf(name, 2, 3) : waysOf(name, 1, 1);
    const found = known.flatMap((way) => otherWay(way, item, year, versions) ?? []);
    return found.length === 0 ? item : { ...item, otherWays: [...(item.otherWays ?? []), ...found] };
  });
}
