/** Started, side, upper band, lower band. */
export const bandsSize = 4;

/**
 * A band above and one below the price, of which one is in force: each only tightens, unless the previous close had already
 * gone beyond it, and a close beyond the one in force changes sides. upper, lower: where they would begin on this bar;
 * startsLong: the side of the first bar. True when the lower one is in force; it stands at `at` + 3, the upper at `at` + 2.
 */
export function bandsStep(
  state: Float64Array,
  at: number,
  upper: number,
  lower: number,
  before: number,
  close: number,
  startsLong: boolean,
): boolean {
  const isFirst = state[at] === 0;
  const upperBefore = state[at + 2];
  const lowerBefore = state[at + 3];
  const top = isFirst || upper < upperBefore || before > upperBefore ? upper : upperBefore;
  const bottom = isFirst || lower > lowerBefore || before < lowerBefore ? lower : lowerBefore;
  const wasLong = isFirst ? startsLong : state[at + 1] > 0;
  const isLong = close > (wasLong ? bottom : top);
  state[at] = 1;
  state[at + 1] = isLong ? 1 : -1;
  state[at + 2] = top;
  state[at + 3] = bottom;
  return isLong;
}
