import { daysBetween } from '@plumbline/model/date';
import type { LineRule } from './line-rule.ts';
import type { FiledRows, Reading } from './read-filing.ts';
import { isSame, waysOf } from './read-filing.ts';

/** A period of which a filing tells by a way of the rule and by a better one, and whether they are one amount. */
interface Pair {
  readonly end: string;
  readonly filed: string;
  readonly isSpan: boolean;
  readonly isEqual: boolean;
}

/** So many of the nearest pairs are asked, within so many days. */
const nearest = 2;
const reachDays = 1100;

function pairsOf(rule: LineRule, filed: readonly FiledRows[]): ReadonlyMap<string, readonly Pair[]> {
  const pairs = new Map<string, Pair[]>();
  for (const rows of filed) {
    const [best] = waysOf(rule, rows);
    const others = waysOf(rule, rows, true).filter(({ way }) => way !== best?.way);
    // Nothing filled in under a concept says nothing of another.
    if (best === undefined || best.value === 0) continue;
    for (const { way = '', end, start, filed: day, value } of others) {
      const isEqual = isSame(best.value, value);
      // What a term of nil leaves alike says nothing of whether the other way counts that term in.
      if (isEqual && best.parts.some(({ row }) => row.val === 0)) continue;
      const pair = { end, filed: day, isSpan: start !== undefined, isEqual };
      pairs.set(way, [...(pairs.get(way) ?? []), pair]);
    }
  }
  return pairs;
}

/** Other periods that are asked, and how many of them a company must have told of that way for it to be its own. */
const askedPeriods = 3;
const usual = 2;

/** Days by which spans of one length differ: the notes to a quarter say nothing of how the line of a year is told. */
const sameLength = 20;

const daysOf = ({ start, end }: Reading): number => (start === undefined ? 0 : daysBetween(start, end));

/** Whether the company told of the periods beside it that way too: then it changed its concept, and this is the new one. */
function isHabit(one: Reading, readings: readonly Reading[]): boolean {
  const { way, end, filed } = one;
  const apart = (other: Reading): number => Math.abs(daysBetween(other.end, end));
  const known = readings.filter(
    (other) => other.filed <= filed && other.end !== end && Math.abs(daysOf(other) - daysOf(one)) <= sameLength,
  );
  const byEnd = new Map(known.map((other) => [other.end, other]));
  const near = [...byEnd.values()].toSorted((a, b) => apart(a) - apart(b)).slice(0, askedPeriods);
  return near.filter((other) => other.way === way).length >= usual;
}

/**
 * Without readings by a way that the company itself shows to be another amount: where it filed both that way and a better one for
 * the nearest periods, they differed each time. Asked only of what was filed until then, so that later filings unsay nothing.
 */
export function withoutContradicted(
  rule: LineRule,
  filed: readonly FiledRows[],
  readings: readonly Reading[],
): readonly Reading[] {
  if (rule.isLargest === true || rule.tags.length + (rule.sums ?? []).length < 2) return readings;
  const pairs = pairsOf(rule, filed);
  const isContradicted = (one: Reading): boolean => {
    const { way = '', end, filed: day } = one;
    const apart = (pair: Pair): number => Math.abs(daysBetween(pair.end, end));
    const near = (pairs.get(way) ?? [])
      .filter((pair) => pair.filed <= day && apart(pair) <= reachDays)
      .toSorted((a, b) => apart(a) - apart(b))
      .slice(0, nearest);
    return near.length > 0 && near.every(({ isEqual }) => !isEqual) && !isHabit(one, readings);
  };
  return readings.filter((one) => one.isProven === true || !isContradicted(one));
}
