import { daysBetween } from '@plumbline/model/date';
import type { TaggedObservation } from './observations.ts';
import type { LineRule, LineSum } from './line-rule.ts';
import { ruleTags } from './line-rule.ts';

const completeness = { stated: 3, close: 2, whole: 1, parts: 0 } as const;

/** What one filing says about one line and period: read from a concept, or put together from several. */
export interface Reading {
  readonly start?: string;
  readonly end: string;
  readonly value: number;
  readonly filed: string;
  readonly accn: string;
  /** Only the same concept restates a number. */
  readonly concept: string;
  readonly unit: string;
  /** Readings of one series may be added and subtracted. */
  readonly series: string;
  /** Its concept states it, a close one does, all its parts do, or only the parts that were found. */
  readonly basis: keyof typeof completeness;
  /** What the same filing says under other concepts of the line, which may have been the first ones to state it. */
  readonly beside?: readonly Reading[];
  readonly parts: readonly { readonly sign: 1 | -1; readonly row: TaggedObservation }[];
}

type ByTag = ReadonlyMap<string, readonly TaggedObservation[]>;

/** Rows of one filing about one period, by concept. */
type FiledRows = ReadonlyMap<string, TaggedObservation>;

function periodKey(row: TaggedObservation): string {
  return `${row.start ?? ''}|${row.end}`;
}

function group(rule: LineRule, byTag: ByTag): ReadonlyMap<string, Map<string, FiledRows>> {
  const periods = new Map<string, Map<string, Map<string, TaggedObservation>>>();
  for (const tag of ruleTags(rule)) {
    for (const row of byTag.get(tag) ?? []) {
      if ((row.start === undefined) !== (rule.time === 'instant')) continue;
      const filings = periods.get(periodKey(row)) ?? new Map<string, Map<string, TaggedObservation>>();
      periods.set(periodKey(row), filings);
      const filing = `${row.accn} ${row.unit}`;
      const rows = filings.get(filing) ?? new Map<string, TaggedObservation>();
      filings.set(filing, rows);
      rows.set(tag, row);
    }
  }
  return periods;
}

function reading(parts: Reading['parts'], basis: Reading['basis'], series?: string): Reading | null {
  const first = parts[0]?.row;
  if (first === undefined) return null;
  const concept = parts.map(({ sign, row }) => `${sign === 1 ? '+' : '-'}${row.tag}`).join('');
  const value = parts.reduce((sum, part) => sum + part.sign * part.row.val, 0);
  return {
    ...(first.start === undefined ? {} : { start: first.start }),
    end: first.end,
    value,
    filed: first.filed,
    accn: first.accn,
    concept,
    unit: first.unit,
    basis,
    series: `${series ?? concept} ${first.unit}`,
    parts,
  };
}

/** Amounts that identities of the same filing give for the line. */
function proofs(rule: LineRule, rows: FiledRows): readonly number[] {
  return (rule.confirms ?? []).flatMap((one) => sumOf(one, rows)?.value ?? []);
}

function direct(rule: LineRule, rows: FiledRows): Reading | null {
  const all = rule.tags.flatMap((tag) => rows.get(tag) ?? []);
  // Two totals under two concepts, such as sales before rebates and after: an identity says which of them the statement has.
  const isTorn = all.some(({ val }) => val !== all[0]?.val);
  const amounts = isTorn ? proofs(rule, rows) : [];
  const proved = all.filter(({ val }) => amounts.some((amount) => isSame(amount, val)));
  const found = proved.length > 0 ? proved : all;
  const largest = found.reduce<TaggedObservation | undefined>(
    (best, row) => (best === undefined || row.val > best.val ? row : best),
    undefined,
  );
  const row = rule.isLargest === true ? largest : found[0];
  if (row === undefined) return null;
  const series = rule.isInterchangeable === true ? 'any' : undefined;
  const own = reading([{ sign: 1, row }], 'stated', series);
  // Where the largest is the whole, smaller ones are its parts and restate nothing.
  const others = all.filter((one) => one !== row && (rule.isLargest !== true || one.val === row.val));
  const beside = others.flatMap((one) => reading([{ sign: 1, row: one }], 'stated', series) ?? []);
  return own === null || beside.length === 0 ? own : { ...own, beside };
}

function sumOf({ parts, isWhole, anyOf = [], atLeast = [] }: LineSum, rows: FiledRows): Reading | null {
  if (!anyOf.every((tags) => tags.some((tag) => rows.has(tag)))) return null;
  const found: { sign: 1 | -1; row: TaggedObservation }[] = [];
  for (const part of parts) {
    const tag = part.tags.find((candidate) => rows.has(candidate));
    const row = tag === undefined ? undefined : rows.get(tag);
    if (row !== undefined) found.push({ sign: part.sign, row });
    else if (part.isRequired) return null;
  }
  const sum = reading(found, isWhole ? 'whole' : 'parts');
  return sum === null || atLeast.some((tag) => (rows.get(tag)?.val ?? sum.value) > sum.value) ? null : sum;
}

/** Fewer terms than this would leave nothing by chance or by a total repeated; beside figures that were found fewer will do. */
const fewestTerms = { alone: 6, beside: 4 } as const;

/** Each term is rounded to the unit of the report, so a sum of them may miss zero by as many halves. */
function leavesNothing({ value, parts }: Reading, fewest: number): boolean {
  const unit = [1e6, 1e5, 1e3].find((size) => parts.every(({ row }) => row.val % size === 0)) ?? 1;
  return parts.length >= fewest && Math.abs(value) <= (unit * parts.length) / 2;
}

/** Whether nothing is left of what the sum takes for granted; a sum that takes nothing for granted stands by itself. */
function isProvided({ provided }: LineSum, rows: FiledRows): boolean {
  if (provided === undefined) return true;
  return provided.some((one) => {
    const left = sumOf(one, rows);
    return left !== null && leavesNothing(left, fewestTerms.beside);
  });
}

/** A concept of a close meaning that an identity of the same filing shows to be the line. */
function confirmed(rule: LineRule, rows: FiledRows): Reading | null {
  const amounts = proofs(rule, rows);
  const row = (rule.related ?? [])
    .flatMap((tag) => rows.get(tag) ?? [])
    .find(({ val }) => amounts.some((amount) => isSame(amount, val)));
  return row === undefined ? null : reading([{ sign: 1, row }], 'stated');
}

function readFiling(rule: LineRule, rows: FiledRows): Reading | null {
  const own = direct(rule, rows) ?? confirmed(rule, rows);
  if (own !== null) return own;
  for (const one of rule.sums ?? []) {
    const { isWhole, isProof = false } = one;
    if (!isProvided(one, rows)) continue;
    const sum = sumOf(one, rows);
    if (isProof) {
      if (sum !== null && leavesNothing(sum, fewestTerms.alone)) return { ...sum, value: 0 };
    } else if (sum !== null && (isWhole || sum.value !== 0)) return sum;
  }
  return null;
}

/** A later report in millions repeats an earlier one in thousands: the same number with fewer digits, not a restatement. */
function isRounding(before: number, after: number): boolean {
  return [1e3, 1e5, 1e6].some(
    (unit) => after % unit === 0 && Math.abs(after) >= unit && Math.round(before / unit) * unit === after,
  );
}

const isSame = (a: number, b: number): boolean => a === b || isRounding(a, b) || isRounding(b, a);

/**
 * In the order of publication, each change of the number once. Only the concept that was filed first for a period restates it:
 * cash with restricted cash says nothing new of cash. What was put together gives way to the first filing that has all the parts
 * or states the line, and nothing to whatever is stated later: the shell that filed it has since bought a business. In another
 * currency, since the company changed to it, the same concept is always news.
 */
function changes(readings: readonly Reading[]): readonly Reading[] {
  const kept: Reading[] = [];
  for (const found of readings) {
    const last = kept.at(-1);
    const candidate = found.beside?.find(({ concept }) => concept === last?.concept) ?? found;
    if (last !== undefined) {
      const isFuller =
        completeness[candidate.basis] > completeness[last.basis] || (last.value === 0 && candidate.basis !== 'parts');
      if (candidate.concept !== last.concept && !isFuller) continue;
      if (candidate.unit === last.unit && isSame(last.value, candidate.value)) continue;
    }
    kept.push(candidate);
  }
  return kept;
}

/** Amounts by length of period and last day, of the first filing. */
function amounts(rule: LineRule, tags: readonly string[], byTag: ByTag): ReadonlyMap<string, TaggedObservation> {
  const first = new Map<string, TaggedObservation>();
  for (const row of tags.flatMap((tag) => byTag.get(tag) ?? [])) {
    if ((row.start === undefined) !== (rule.time === 'instant')) continue;
    const known = first.get(periodKey(row));
    if (known === undefined || row.filed < known.filed) first.set(periodKey(row), row);
  }
  return first;
}

/** A period for which the company filed both a close concept and the line, since when that is public, and whether they are one amount. */
interface Pair {
  readonly end: string;
  readonly filed: string;
  readonly isEqual: boolean;
}

/** The first day, from that of the reading on, on which the two nearest pairs then public are equal; null if there is none. */
function bridgedOn({ end, filed }: Pick<Pair, 'end' | 'filed'>, pairs: readonly Pair[]): string | null {
  const apart = (pair: Pair): number => Math.abs(daysBetween(pair.end, end));
  const days = [filed, ...pairs.map((pair) => pair.filed).filter((day) => day > filed)].sort();
  const isBridge = (day: string): boolean => {
    const known = pairs.filter((pair) => pair.filed <= day);
    const nearest = known.toSorted((a, b) => apart(a) - apart(b)).slice(0, 2);
    return nearest.length > 0 && nearest.every(({ isEqual }) => isEqual);
  };
  return days.find(isBridge) ?? null;
}

/**
 * Readings from concepts of a close meaning, for periods that nothing else states: only where the two nearest periods for which the
 * company filed both have one amount for both. Known once that is public, which may be years after the reading; what was known so
 * is not unsaid by later filings.
 */
function bridged(rule: LineRule, byTag: ByTag, isKnown: (row: TaggedObservation) => boolean): readonly Reading[] {
  const own = amounts(rule, rule.tags, byTag);
  const found = (rule.related ?? []).flatMap((tag) => {
    const other = amounts(rule, [tag], byTag);
    const shared = [...other].flatMap(([key, row]): readonly Pair[] => {
      const same = own.get(key);
      const filed = same === undefined || same.filed < row.filed ? row.filed : same.filed;
      return same === undefined ? [] : [{ end: row.end, filed, isEqual: isSame(same.val, row.val) }];
    });
    return (byTag.get(tag) ?? []).flatMap((row) => {
      if ((row.start === undefined) !== (rule.time === 'instant') || isKnown(row)) return [];
      const one = reading([{ sign: 1, row }], 'close');
      const shownAt = bridgedOn(row, shared);
      return one === null || shownAt === null ? [] : [{ ...one, filed: shownAt }];
    });
  });
  // Where close concepts part in one filing, such as profit before and after preferred dividends, the first of them is the line.
  return found.filter(
    (one, place) =>
      !found
        .slice(0, place)
        .some((better) => better.accn === one.accn && better.start === one.start && better.end === one.end),
  );
}

const overlap = (a: Reading, b: Reading): boolean => (a.start ?? a.end) <= b.end && (b.start ?? b.end) <= a.end;

/** Without sums of notes for spans in which the company had filed the line itself, for the year to date or the whole year. */
function withoutNotes(rule: LineRule, readings: readonly Reading[]): readonly Reading[] {
  if (rule.isLastResort !== true) return readings;
  const lines = readings.filter(({ basis }) => basis === 'stated');
  return readings.filter(
    (one) => one.basis === 'stated' || !lines.some((line) => line.filed <= one.filed && overlap(line, one)),
  );
}

/** Without sums that lack a part which the company had stated for a day within a year: they are not the whole. */
function withoutPartial(rule: LineRule, readings: readonly Reading[], byTag: ByTag): readonly Reading[] {
  const groups = (rule.mayNotMiss ?? []).map(({ tags, heldBy = [] }) => ({
    holders: new Set([...tags, ...heldBy]),
    owed: tags.flatMap((tag) => (byTag.get(tag) ?? []).filter(({ val }) => val > 0)),
  }));
  const isWithout = ({ parts, filed, end }: Reading): boolean =>
    groups.some(
      ({ holders, owed }) =>
        !parts.some(({ row }) => holders.has(row.tag)) &&
        owed.some((row) => row.filed <= filed && Math.abs(daysBetween(row.end, end)) <= 400),
    );
  return readings.filter((one) => one.basis !== 'parts' || !isWithout(one));
}

/** Days by which the same span may begin earlier or later in another filing. */
const seamDays = 6;

function inOrder(readings: readonly Reading[]): readonly Reading[] {
  return readings.toSorted((a, b) => a.filed.localeCompare(b.filed) || a.accn.localeCompare(b.accn));
}

/** All that was ever reported for a line: for each period the first number and every later restatement of the same concept. */
export function selectVersions(rule: LineRule, byTag: ByTag): readonly Reading[] {
  const read = [...group(rule, byTag).values()].flatMap((filings) =>
    [...filings.values()].flatMap((rows) => readFiling(rule, rows) ?? []),
  );
  const own = new Map<string, Reading[]>();
  const firstStart = new Map<string, string[]>();
  // Filings differ by some days on when a quarter began, and mean the same one.
  const keyOf = ({ start = '', end }: Pick<TaggedObservation, 'start' | 'end'>): string => {
    const starts = firstStart.get(end) ?? [];
    firstStart.set(end, starts);
    const same = starts.find((known) => known === start || Math.abs(daysBetween(known, start)) <= seamDays);
    if (same === undefined) starts.push(start);
    return `${same ?? start}|${end}`;
  };
  const keep = (one: Reading): void => {
    const key = keyOf(one);
    own.set(key, [...(own.get(key) ?? []), one]);
  };
  withoutPartial(rule, withoutNotes(rule, read), byTag).forEach(keep);
  const isKnown = (row: TaggedObservation): boolean =>
    own.get(keyOf(row))?.some(({ filed }) => filed <= row.filed) === true;
  bridged(rule, byTag, isKnown).forEach(keep);
  return [...own.values()].flatMap((readings) => changes(inOrder(readings)));
}
