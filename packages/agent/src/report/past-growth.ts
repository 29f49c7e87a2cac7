import type { FormulaInput } from '@plumbline/model/fact';
import type { FactBook } from '@plumbline/quant/facts/fact-book';
import { valueOf } from './fact-lookup.ts';
import type { Place } from './places.ts';
import { figureAt } from './places.ts';

/** Growth of sales over the years on record: expressions of which the lowest counts, and what they read. */
export interface PastGrowth {
  readonly expressions: readonly string[];
  readonly inputs: readonly FormulaInput[];
}

const spans = [
  ['revenueCagr5Y', 5],
  ['revenueCagr3Y', 3],
] as const;

/** So many years before the first one are searched for a peak from which sales had fallen by then. */
const yearsOfFall = 2;

/**
 * What sales grew a year, over five years or else over three. Where they had fallen by the first of these years, growth is counted
 * from the peak before as well: sales that come back after a shutdown or a slump rise fast once, and not for five years more.
 */
export function pastGrowth(book: FactBook, place: Place): PastGrowth | null {
  const found = spans
    .map(([metric, years]) => ({ id: figureAt(book, place, metric), years }))
    .find(({ id }) => id !== null && valueOf(book, id) !== null);
  if (found === undefined || found.id === null) return null;
  const past: FormulaInput = { name: 'past', fact: found.id };
  const salesOf = (years: number) => {
    const id = years === 0 ? place.line('revenue') : (place.before(years)?.line('revenue') ?? null);
    return { id, years, value: id === null ? null : valueOf(book, id) };
  };
  const first = salesOf(found.years).value ?? Infinity;
  const peak = Array.from({ length: yearsOfFall }, (_, at) => salesOf(found.years + at + 1))
    .filter(({ value }) => value !== null && value > first)
    .toSorted((a, b) => (b.value ?? 0) - (a.value ?? 0))
    .at(0);
  const now = salesOf(0).id;
  if (peak?.id == null || now === null) return { expressions: ['past'], inputs: [past] };
  return {
    expressions: ['past', `(positive(now) / positive(peak)) ^ (1 / ${peak.years}) - 1`],
    inputs: [past, { name: 'now', fact: now }, { name: 'peak', fact: peak.id }],
  };
}
