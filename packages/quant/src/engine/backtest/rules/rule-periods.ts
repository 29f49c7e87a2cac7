import { dayMs, timeOf } from '@plumbline/model/date';
import { isOwnRule, type RuleRecord } from '@plumbline/model/market-rule';
import { noRule, type RuleQuery } from '@plumbline/model/market-rules';
import { dateOf } from '@plumbline/model/date';

export function dayOf(date: string): number {
  return timeOf(date) / dayMs;
}

export function dateOfDay(day: number): string {
  return dateOf(day * dayMs);
}

/** First index whose day is not before a day. */
function firstOn(days: Int32Array, day: number): number {
  let low = 0;
  let high = days.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (days[middle] < day) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The bars of a stretch of dates, both ends included; an open end reaches to the last bar. */
export function barsIn(
  days: Int32Array,
  { from, to }: { readonly from: string; readonly to?: string },
): readonly [number, number] {
  return [firstOn(days, dayOf(from)), to === undefined ? days.length : firstOn(days, dayOf(to) + 1)];
}

/**
 * For each bar the index of the record in force among `records`, -1 = none. A record for the instrument, or for
 * its code, goes before a general one. days: trading days of the bars, rising.
 */
export function periodsOf(records: readonly RuleRecord[], days: Int32Array): Int16Array {
  const out = new Int16Array(days.length).fill(-1);
  for (const isOwn of [false, true]) {
    for (const [index, record] of records.entries()) {
      if (isOwnRule(record) === isOwn) out.fill(index, ...barsIn(days, record));
    }
  }
  return out;
}

/** Refuses bars from `first` on that no record covers: nothing is assumed from the years around them. */
export function requireCovered(
  periods: Int16Array,
  days: Int32Array,
  first: number,
  what: string,
  query: Omit<RuleQuery, 'date'>,
  records: readonly RuleRecord[],
): void {
  for (let bar = first; bar < periods.length; bar += 1) {
    if (periods[bar] < 0) throw noRule(what, { ...query, date: dateOfDay(days[bar]) }, records);
  }
}
