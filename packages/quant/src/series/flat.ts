/** True when a sum of squared deviations is nothing but rounding of values of this size: the window did not move. */
export function isFlat(squares: number, mean: number, n: number): boolean {
  const rounding = 4 * Number.EPSILON * Math.abs(mean);
  return squares <= n * rounding * rounding;
}
