/**
 * Average of the worst part of a series: the lowest floor((n - 1) × share) + 1 values (empyrical's expected shortfall).
 * Same unit as the values; NaN for an empty series or one with a gap.
 */
export function conditionalTail(values: Float64Array, share: number): number {
  if (values.length === 0 || values.some((value) => Number.isNaN(value))) return Number.NaN;
  const count = Math.floor((values.length - 1) * share) + 1;
  const worst = values.toSorted().subarray(0, count);
  return worst.reduce((sum, value) => sum + value, 0) / count;
}
