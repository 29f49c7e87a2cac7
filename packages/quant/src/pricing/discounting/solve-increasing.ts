/**
 * The x between `low` and `high` at which a rising function is zero, to the last digit (bisection: it cannot fail and
 * costs microseconds). NaN when the function does not change sign between them.
 */
export function solveIncreasing(rising: (x: number) => number, low: number, high: number): number {
  if (!(rising(low) <= 0) || !(rising(high) >= 0)) return Number.NaN;
  let below = low;
  let above = high;
  for (;;) {
    const middle = below + (above - below) / 2;
    if (middle <= below || middle >= above) break;
    if (rising(middle) <= 0) below = middle;
    else above = middle;
  }
  return Math.abs(rising(below)) <= Math.abs(rising(above)) ? below : above;
}
