import { mean, sampleDeviation } from '../../statistics/moments.ts';
import { requireSameShape, sectionOf, type Panel } from './panel.ts';
import { sortMemory, type SortMemory } from './radix-order.ts';
import { averageRanks } from './ranks.ts';

/** Pearson's correlation of the rows where both have a value; NaN for fewer than two, or where either is constant. */
function correlation(a: Float64Array, b: Float64Array): number {
  let count = 0;
  let sumA = 0;
  let sumB = 0;
  for (let i = 0; i < a.length; i += 1) {
    if (Number.isNaN(a[i]) || Number.isNaN(b[i])) continue;
    count += 1;
    sumA += a[i];
    sumB += b[i];
  }
  const meanA = sumA / count;
  const meanB = sumB / count;
  let aa = 0;
  let bb = 0;
  let ab = 0;
  for (let i = 0; i < a.length; i += 1) {
    if (Number.isNaN(a[i]) || Number.isNaN(b[i])) continue;
    aa += (a[i] - meanA) ** 2;
    bb += (b[i] - meanB) ** 2;
    ab += (a[i] - meanA) * (b[i] - meanB);
  }
  return aa > 0 && bb > 0 ? ab / Math.sqrt(aa * bb) : Number.NaN;
}

/** Columns for one date's work, used again for the next. */
interface Desk {
  readonly memory: SortMemory;
  readonly a: Float64Array;
  readonly b: Float64Array;
}

function deskFor(assets: number): Desk {
  return { memory: sortMemory(assets), a: new Float64Array(assets), b: new Float64Array(assets) };
}

/** Spearman's correlation: Pearson's of the average ranks among the rows where both have a value. */
function rankCorrelation(left: Float64Array, right: Float64Array, { memory, a, b }: Desk): number {
  const isBoth = (i: number): boolean => !Number.isNaN(left[i]) && !Number.isNaN(right[i]);
  const known = (column: Float64Array): Float64Array => column.map((value, i) => (isBoth(i) ? value : Number.NaN));
  averageRanks(known(left), a, memory);
  averageRanks(known(right), b, memory);
  return correlation(a, b);
}

/**
 * How well a factor orders what comes after it: on each date the correlation, across assets, of factor and forward return.
 * spearman compares ranks, pearson values. Length: dates; NaN where fewer than two assets have both.
 * Source: Grinold and Kahn, Active Portfolio Management.
 */
export function informationCoefficients(
  factor: Panel,
  forward: Panel,
  kind: 'spearman' | 'pearson' = 'spearman',
): Float64Array {
  requireSameShape(factor, forward);
  const desk = deskFor(factor.assets);
  return Float64Array.from({ length: factor.dates }, (_, date) => {
    const left = sectionOf(factor, date);
    const right = sectionOf(forward, date);
    return kind === 'pearson' ? correlation(left, right) : rankCorrelation(left, right, desk);
  });
}

/** A series of coefficients summed up. */
export interface CoefficientSummary {
  readonly mean: number;
  /** Sample deviation over dates. */
  readonly deviation: number;
  /** Mean over deviation. */
  readonly ratio: number;
  /** Student's t of the mean, dates taken as independent: too large where forward returns overlap. */
  readonly t: number;
  readonly dates: number;
}

/** Mean, deviation, ratio and t of coefficients by date, dates without one left out. */
export function summariseCoefficients(coefficients: Float64Array): CoefficientSummary {
  const known = coefficients.filter((value) => !Number.isNaN(value));
  const average = mean(known);
  const deviation = sampleDeviation(known);
  const ratio = average / deviation;
  return { mean: average, deviation, ratio, t: ratio * Math.sqrt(known.length), dates: known.length };
}

/**
 * How much a factor's order stays the same: the correlation of its ranks with those `periods` dates before, by date, over
 * the assets that have both. Near 1 costs little to follow. Length: dates; NaN for the first ones.
 */
export function rankAutocorrelation(factor: Panel, periods: number): Float64Array {
  const { assets, dates } = factor;
  const memory = sortMemory(assets);
  const ranks = new Float64Array(assets * dates);
  for (let date = 0; date < dates; date += 1) {
    averageRanks(sectionOf(factor, date), ranks.subarray(date * assets, (date + 1) * assets), memory);
  }
  const ranked = { assets, dates, values: ranks };
  return Float64Array.from({ length: dates }, (_, date) =>
    date < periods ? Number.NaN : correlation(sectionOf(ranked, date), sectionOf(ranked, date - periods)),
  );
}
