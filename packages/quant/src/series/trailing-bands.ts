import { trueRangeSize, trueRangeStep } from './true-range.ts';
import { wilderSize, wilderStep } from './wilder.ts';

/** Started, side, upper band, lower band. */
const at = trueRangeSize + wilderSize;
export const trailingBandsSize = at + 4;

/**
 * A band `multiplier` average ranges above a price and one below it, of which one is in force: each only tightens, unless the
 * previous close had already gone beyond it, and a close beyond the one in force changes sides. bar: high, low, close;
 * middle: what the bands are measured from; the first bar begins above the lower band if its close is at least `against`.
 * out: the band in force, the upper one while it is, the lower one while it is; NaN until there are n ranges.
 */
export function trailingBandsStep(
  state: Float64Array,
  bar: Float64Array,
  out: Float64Array,
  n: number,
  multiplier: number,
  middle: number,
  against: number,
): void {
  const before = state[0];
  const range = wilderStep(state, trueRangeSize, trueRangeStep(state, 0, bar[0], bar[1], bar[2]), n);
  out.fill(Number.NaN);
  if (Number.isNaN(range)) return;
  const upper = middle + multiplier * range;
  const lower = middle - multiplier * range;
  const isFirst = state[at] === 0;
  const upperBefore = state[at + 2];
  const lowerBefore = state[at + 3];
  const top = isFirst || upper < upperBefore || before > upperBefore ? upper : upperBefore;
  const bottom = isFirst || lower > lowerBefore || before < lowerBefore ? lower : lowerBefore;
  const wasLong = isFirst ? bar[2] >= against : state[at + 1] > 0;
  const isLong = bar[2] > (wasLong ? bottom : top);
  state[at] = 1;
  state[at + 1] = isLong ? 1 : -1;
  state[at + 2] = top;
  state[at + 3] = bottom;
  out[0] = isLong ? bottom : top;
  out[isLong ? 2 : 1] = out[0];
}
