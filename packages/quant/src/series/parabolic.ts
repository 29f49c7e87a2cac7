import { whole } from './rows.ts';

/** Speeds of one side: where it begins, how it grows, where it stops growing. */
export interface Speeds {
  readonly start: number;
  readonly step: number;
  readonly top: number;
}

/**
 * Wilder's parabolic stop of whole columns from the second row on. start: the first stop, below nothing for a short beginning;
 * nothing = as the second bar moved. offset: share by which a turn moves the stop away. shortSign: what short stops are
 * multiplied by.
 */
export function parabolicColumn(
  high: Float64Array,
  low: Float64Array,
  y: Float64Array,
  long: Speeds,
  short: Speeds,
  start = 0,
  offset = 0,
  shortSign = 1,
): void {
  const length = whole(Math.min(high.length, low.length, y.length));
  if (length < 2) return;
  let highBefore = high[1];
  let lowBefore = low[1];
  const fall = low[0] - lowBefore;
  let isLong = start === 0 ? !(fall > 0 && highBefore - high[0] < fall) : start > 0;
  let extreme = isLong ? highBefore : lowBefore;
  let stop = start === 0 ? (isLong ? low[0] : high[0]) : Math.abs(start);
  let speed = isLong ? long.start : short.start;
  const longAway = 1 + offset;
  const shortAway = 1 - offset;
  for (let i = 1; i < length; i += 1) {
    const top = high[i];
    const bottom = low[i];
    if (isLong) {
      if (bottom <= stop) {
        const furthest = extreme > highBefore ? extreme : highBefore;
        const turned = (furthest > top ? furthest : top) * longAway;
        y[i] = shortSign * turned;
        isLong = false;
        speed = short.start;
        extreme = bottom;
        stop = Math.max(turned + speed * (bottom - turned), highBefore, top);
      } else {
        y[i] = stop;
        if (top > extreme) {
          extreme = top;
          speed = Math.min(speed + long.step, long.top);
        }
        stop += speed * (extreme - stop);
        if (stop > lowBefore) stop = lowBefore;
        if (stop > bottom) stop = bottom;
      }
    } else if (top >= stop) {
      const furthest = extreme < lowBefore ? extreme : lowBefore;
      const turned = (furthest < bottom ? furthest : bottom) * shortAway;
      y[i] = turned;
      isLong = true;
      speed = long.start;
      extreme = top;
      stop = Math.min(turned + speed * (top - turned), lowBefore, bottom);
    } else {
      y[i] = shortSign * stop;
      if (bottom < extreme) {
        extreme = bottom;
        speed = Math.min(speed + short.step, short.top);
      }
      stop += speed * (extreme - stop);
      if (stop < highBefore) stop = highBefore;
      if (stop < top) stop = top;
    }
    highBefore = top;
    lowBefore = bottom;
  }
}
