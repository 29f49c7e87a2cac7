import { daysBetween } from '@plumbline/model/date';
import type { TaggedObservation } from './observations.ts';
import type { LinePart, LineRule } from './line-rule.ts';

/** What one filing says about one line and period: read from a concept, or put together from several. */
export interface Reading {
  readonly start?: string;
  readonly end: string;
  readonly value: number;
  readonly filed: string;
  readonly accn: string;
  /** Only the same concept restates a number. */
  readonly concept: string;
  /** Readings of one series may be added and subtracted. */
  readonly series: string;
  readonly parts: readonly { readonly sign: 1 | -1; readonly row: TaggedObservation }[];
}

type ByTag = ReadonlyMap<string, readonly TaggedObservation[]>;

/** Rows of one filing about one period, by concept. */
type FiledRows = ReadonlyMap<string, TaggedObservation>;

function periodKey(row: TaggedObservation): string {
  return `${row.start ?? ''}|${row.end}`;
}

function ruleTags({ tags, related = [], sums = [] }: LineRule): ReadonlySet<string> {
  return new Set([...tags, ...related, ...sums.flatMap(({ parts }) => parts.flatMap((part) => part.tags))]);
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

function reading(parts: Reading['parts'], series?: string): Reading | null {
  const first = parts[0]?.row;
  if (first === undefined) return null;
  const concept = `${parts.map(({ sign, row }) => `${sign === 1 ? '+' : '-'}${row.tag}`).join('')} ${first.unit}`;
  const value = parts.reduce((sum, part) => sum + part.sign * part.row.val, 0);
  return {
    ...(first.start === undefined ? {} : { start: first.start }),
    end: first.end,
    value,
    filed: first.filed,
    accn: first.accn,
    concept,
    series: series === undefined ? concept : `${series} ${first.unit}`,
    parts,
  };
}

function direct(rule: LineRule, rows: FiledRows): Reading | null {
  const found = rule.tags.flatMap((tag) => rows.get(tag) ?? []);
  const largest = found.reduce<TaggedObservation | undefined>(
    (best, row) => (best === undefined || row.val > best.val ? row : best),
    undefined,
  );
  const row = rule.isLargest === true ? largest : found[0];
  return row === undefined ? null : reading([{ sign: 1, row }], rule.isInterchangeable === true ? 'any' : undefined);
}

function sumOf(parts: readonly LinePart[], rows: FiledRows): Reading | null {
  const found: { sign: 1 | -1; row: TaggedObservation }[] = [];
  for (const part of parts) {
    const tag = part.tags.find((candidate) => rows.has(candidate));
    const row = tag === undefined ? undefined : rows.get(tag);
    if (row !== undefined) found.push({ sign: part.sign, row });
    else if (part.isRequired) return null;
  }
  return reading(found);
}

/** Fewer terms than this would leave nothing by chance or by a total repeated. */
const fewestTerms = 5;

/** Each term is rounded to the unit of the report, so a sum of them may miss zero by as many halves. */
function leavesNothing({ value, parts }: Reading): boolean {
  const unit = [1e6, 1e5, 1e3].find((size) => parts.every(({ row }) => row.val % size === 0)) ?? 1;
  return parts.length > fewestTerms && Math.abs(value) <= (unit * parts.length) / 2;
}

function readFiling(rule: LineRule, rows: FiledRows): Reading | null {
  const own = direct(rule, rows);
  if (own !== null) return own;
  for (const { parts, isWhole, isProof = false } of rule.sums ?? []) {
    const sum = sumOf(parts, rows);
    if (isProof) {
      if (sum !== null && leavesNothing(sum)) return { ...sum, value: 0 };
    } else if (sum !== null && (isWhole || sum.value !== 0)) return sum;
  }
  return null;
}

/** A later report in millions repeats an earlier one in thousands: the same number with fewer digits, not a restatement. */
function isRounding(before: number, after: number): boolean {
  return [1e3, 1e6].some(
    (unit) => after % unit === 0 && Math.abs(after) >= unit && Math.round(before / unit) * unit === after,
  );
}

const isSame = (a: number, b: number): boolean => a === b || isRounding(a, b) || isRounding(b, a);

/**
 * In the order of publication, each change of the number once. Only the concept that was filed first for a period restates it:
 * cash with restricted cash says nothing new of cash. A number with its sign turned is a slip, not a restatement.
 */
function changes(readings: readonly Reading[]): readonly Reading[] {
  const kept: Reading[] = [];
  for (const candidate of readings) {
    const last = kept.at(-1);
    if (last !== undefined) {
      if (candidate.concept !== last.concept || isSame(last.value, candidate.value)) continue;
      if (candidate.value === -last.value) continue;
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

/**
 * Readings from concepts of a close meaning, for periods that nothing else states: only where the two nearest periods for which the
 * company filed both have one amount for both, and that was public by then.
 */
function bridged(rule: LineRule, byTag: ByTag, isKnown: (key: string) => boolean): readonly Reading[] {
  const own = amounts(rule, rule.tags, byTag);
  return (rule.related ?? []).flatMap((tag) => {
    const other = amounts(rule, [tag], byTag);
    const shared = [...other].flatMap(([key, row]) => {
      const same = own.get(key);
      const filed = same === undefined || same.filed < row.filed ? row.filed : same.filed;
      return same === undefined ? [] : [{ end: row.end, filed, isEqual: isSame(same.val, row.val) }];
    });
    return (byTag.get(tag) ?? []).flatMap((row) => {
      if ((row.start === undefined) !== (rule.time === 'instant') || isKnown(periodKey(row))) return [];
      const apart = (end: string): number => Math.abs(daysBetween(end, row.end));
      const known = shared.filter(({ filed }) => filed <= row.filed);
      const nearest = known.toSorted((a, b) => apart(a.end) - apart(b.end)).slice(0, 2);
      const isBridge = nearest.length > 0 && nearest.every(({ isEqual }) => isEqual);
      return isBridge ? (reading([{ sign: 1, row }]) ?? []) : [];
    });
  });
}

function inOrder(readings: readonly Reading[]): readonly Reading[] {
  return readings.toSorted((a, b) => a.filed.localeCompare(b.filed) || a.accn.localeCompare(b.accn));
}

/** All that was ever reported for a line: for each period the first number and every later restatement of the same concept. */
export function selectVersions(rule: LineRule, byTag: ByTag): readonly Reading[] {
  const own = new Map(
    [...group(rule, byTag)].flatMap(([key, filings]): [string, readonly Reading[]][] => {
      const readings = [...filings.values()].flatMap((rows) => readFiling(rule, rows) ?? []);
      return readings.length === 0 ? [] : [[key, readings]];
    }),
  );
  const more = new Map<string, Reading[]>();
  for (const found of bridged(rule, byTag, (key) => own.has(key))) {
    const key = `${found.start ?? ''}|${found.end}`;
    more.set(key, [...(more.get(key) ?? []), found]);
  }
  return [...own.values(), ...more.values()].flatMap((readings) => changes(inOrder(readings)));
}
