/**
 * a / b where it means something: NaN when the divisor is zero, or so close to zero beside the dividend's scale that
 * only rounding is left (the spread of a constant series). A missing ratio is shown as missing, never as 0 or as a
 * huge number.
 */
export function definedRatio(a: number, b: number): number {
  const result = a / b;
  return Number.isFinite(result) && Math.abs(result) < 1e12 ? result : Number.NaN;
}
