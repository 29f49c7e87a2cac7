import type { SortMemory } from '../../catalogue/factors/radix-order.ts';
import { averageRanks } from '../../catalogue/factors/ranks.ts';
import { standardise } from '../../catalogue/factors/standardise.ts';
import { winsorise } from '../../catalogue/factors/winsorise.ts';

/** Beyond these shares of the universe a value counts as an outlier and is pulled in. */
const tail = 0.01;

/** One cross-section turned into where each value stands; missing stays missing. */
type Standing = (values: Float64Array, out: Float64Array) => void;

/**
 * How far each value stands from the average, in standard deviations, outliers pulled in to the 1 % and 99 % points first.
 * 0 where all are equal, and for a single value.
 */
export function standardScores(values: Float64Array, out: Float64Array, memory?: SortMemory): void {
  winsorise(values, tail, 1 - tail, out, memory);
  standardise(out, out);
}

/** Share of the others that stand below each value, those equal to it counted half: above 0 and below 1. */
export function percentileRanks(values: Float64Array, out: Float64Array, memory?: SortMemory): void {
  const count = averageRanks(values, out, memory);
  for (let i = 0; i < out.length; i += 1) out[i] = (out[i] - 0.5) / count;
}

/** The standing of each value within its own group alone. */
export function withinGroups(
  values: Float64Array,
  groups: readonly string[],
  stand: Standing,
  out: Float64Array,
): void {
  const own = new Float64Array(values.length);
  for (const group of new Set(groups)) {
    const section = values.map((value, row) => (groups[row] === group ? value : Number.NaN));
    stand(section, own);
    for (let row = 0; row < out.length; row += 1) if (groups[row] === group) out[row] = own[row];
  }
}
