import { sumOfLowest } from './ranked.ts';

/**
 * Average of the worst part of a series: the lowest floor((n - 1) × share) + 1 values (empyrical's expected shortfall).
 * Same unit as the values; NaN for an empty series or one with a gap.
 */
export function conditionalTail(values: Float64Array, share: number): number {
  if (values.length === 0) return Number.NaN;
  const count = Math.floor((values.length - 1) * share) + 1;
  return sumOfLowest(values, count) / count;
}
