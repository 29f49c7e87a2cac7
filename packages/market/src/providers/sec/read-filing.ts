import type { OtherWay } from '@plumbline/model/fundamentals';
import { roundingOf } from '../../fundamentals/year-to-date.ts';
import type { TaggedObservation } from './observations.ts';
import type { LinePart, LineRule, LineSum } from './line-rule.ts';
import { ruleTags } from './line-rule.ts';

export const completeness = { stated: 3, close: 2, whole: 1, parts: 0 } as const;

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
  /** What other figures of the same filing give for it, by the place of the sum among the rule's witnesses. */
  readonly otherWays?: readonly (Omit<OtherWay, 'knownAt'> & { readonly knownAt?: string })[];
  /** The way of the rule by which it was read: a concept, or the place of a sum. */
  readonly way?: string;
  /** An identity of the same filing gives the same amount. */
  readonly isProven?: boolean;
}

export type ByTag = ReadonlyMap<string, readonly TaggedObservation[]>;

/** Rows of one filing about one period, by concept. */
export type FiledRows = ReadonlyMap<string, TaggedObservation>;

export function periodKey(row: TaggedObservation): string {
  return `${row.start ?? ''}|${row.end}`;
}

export function filingsOf(rule: LineRule, byTag: ByTag): ReadonlyMap<string, Map<string, FiledRows>> {
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

export function reading(parts: Reading['parts'], basis: Reading['basis'], series?: string): Reading | null {
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
  const amounts = all.length === 0 ? [] : proofs(rule, rows);
  const proved = all.filter(({ val }) => amounts.some((amount) => isSame(amount, val)));
  const found = proved.length > 0 ? proved : all;
  const largest = found.reduce<TaggedObservation | undefined>(
    (best, row) => (best === undefined || row.val > best.val ? row : best),
    undefined,
  );
  const row = rule.isLargest === true ? largest : found[0];
  if (row === undefined) return null;
  const series = rule.isInterchangeable === true ? 'any' : undefined;
  const told = reading([{ sign: 1, row }], 'stated', series);
  const own = told === null ? null : { ...told, way: row.tag, isProven: proved.length > 0 };
  // Where the largest is the whole, smaller ones are its parts and restate nothing.
  const others = all.filter((one) => one !== row && (rule.isLargest !== true || one.val === row.val));
  const beside = others.flatMap((one) => reading([{ sign: 1, row: one }], 'stated', series) ?? []);
  return own === null || beside.length === 0 ? own : { ...own, beside };
}

/** Two debts of so many significant digits are not one amount by chance. */
const sharpDigits = 3;
const isSharp = (value: number): boolean => value > 0 && String(value).replace(/0+$/, '').length >= sharpDigits;

function isSlipOf(a: number, b: number): boolean {
  if (!isSharp(Math.abs(a))) return false;
  return a === -b || [1e3, 1e6, 1e-3, 1e-6].some((unit) => a === b * unit);
}

function isWithin({ within }: LinePart, { val }: TaggedObservation, rows: FiledRows): boolean {
  const total = within === undefined ? undefined : rows.get(within);
  return total === undefined || val <= total.val || isSame(val, total.val);
}

function sumOf({ parts, isWhole, anyOf = [], atLeast = [] }: LineSum, rows: FiledRows, isOnce = false): Reading | null {
  if (!anyOf.every((tags) => tags.some((tag) => rows.has(tag)))) return null;
  const found: { sign: 1 | -1; row: TaggedObservation }[] = [];
  for (const part of parts) {
    const tag = part.tags.find((candidate) => rows.has(candidate));
    const row = tag === undefined ? undefined : rows.get(tag);
    if (row === undefined) {
      if (part.isRequired) return null;
      continue;
    }
    if (!part.isRequired && !isWithin(part, row, rows)) continue;
    // One debt under two concepts in two units, or with two signs: one of the two is wrong.
    if (isOnce && found.some((one) => isSlipOf(one.row.val, row.val))) return null;
    const isCounted =
      isOnce && isSharp(row.val) && found.some((one) => one.sign === part.sign && isSame(one.row.val, row.val));
    if (!isCounted) found.push({ sign: part.sign, row });
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

const sumWay = (place: number): string => `sum ${place}`;

/**
 * All that a filing says of a line by each way of its rule, the best first. `refused`: with the sums that are below a concept they
 * hold, which say what the company means by that name.
 */
export function waysOf(rule: LineRule, rows: FiledRows, refused = false): readonly Reading[] {
  const direct = rule.tags.flatMap((tag): readonly Reading[] => {
    const row = rows.get(tag);
    const told = row === undefined ? null : reading([{ sign: 1, row }], 'stated');
    return told === null ? [] : [{ ...told, way: tag }];
  });
  const sums = (rule.sums ?? []).flatMap((one, place): readonly Reading[] => {
    const sum = refused ? { ...one, atLeast: [] } : one;
    const told = one.isProof === true || !isProvided(one, rows) ? null : sumOf(sum, rows, rule.countsOnce);
    return told === null || (!one.isWhole && told.value === 0) ? [] : [{ ...told, way: sumWay(place) }];
  });
  return [...direct, ...sums];
}

/** What a filing says of a line, and what other figures of it give for the same amount. */
export function readFiling(rule: LineRule, rows: FiledRows): Reading | null {
  const found = readLine(rule, rows);
  if (found === null || found.basis !== 'stated') return found;
  const ways = [
    ...(rule.witnesses ?? []).map((one, place) => ({ one, how: `witness ${place}` })),
    ...(rule.clearedBy ?? []).map((one, place) => ({ one, how: `cleared by ${place}` })),
  ];
  const otherWays = ways.flatMap(({ one, how }) => {
    const sum = sumOf(one, rows);
    const isItself = sum?.parts.some(({ row }) => found.parts.some((own) => own.row.tag === row.tag)) !== false;
    return sum === null || isItself
      ? []
      : [{ how, value: sum.value, slack: roundingOf(sum.parts.map(({ row }) => row.val)) }];
  });
  return otherWays.length === 0 ? found : { ...found, otherWays };
}

function readLine(rule: LineRule, rows: FiledRows): Reading | null {
  const own = direct(rule, rows) ?? confirmed(rule, rows);
  if (own !== null) return own;
  for (const [place, one] of (rule.sums ?? []).entries()) {
    const { isWhole, isProof = false } = one;
    if (!isProvided(one, rows)) continue;
    const sum = sumOf(one, rows, rule.countsOnce);
    // A debt below zero is none, and what is added up with it lacks a part.
    if (rule.countsOnce === true && sum?.parts.some(({ sign, row }) => sign === 1 && row.val < 0) === true) return null;
    if (isProof) {
      if (sum !== null && leavesNothing(sum, fewestTerms.alone)) return { ...sum, value: 0 };
    } else if (sum !== null && (isWhole || sum.value !== 0)) return { ...sum, way: sumWay(place) };
  }
  return null;
}

/** A later report in millions repeats an earlier one in thousands: the same number with fewer digits, not a restatement. */
function isRounding(before: number, after: number): boolean {
  return [1e3, 1e5, 1e6].some(
    (unit) => after % unit === 0 && Math.abs(after) >= unit && Math.round(before / unit) * unit === after,
  );
}

export const isSame = (a: number, b: number): boolean => a === b || isRounding(a, b) || isRounding(b, a);
