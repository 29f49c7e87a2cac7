import { movingStretches } from './moving-stretches.ts';
import { remembered } from './remember.ts';

/** One fall from a high: indices into the wealth curve, where 0 is the starting 1 and i is after return i - 1. */
export interface DrawdownEpisode {
  /** Where the earlier high stood. */
  readonly peak: number;
  readonly trough: number;
  /** First point at or above the earlier high; null while still below. */
  readonly recovery: number | null;
  /** Depth as a fraction, below zero. */
  readonly depth: number;
}

/** Where wealth went, from a starting 1. */
export interface WealthPath {
  /** What 1 became. */
  readonly growth: number;
  readonly episodes: readonly DrawdownEpisode[];
  /** How far wealth stands below its highest at the end: 0 or below. */
  readonly current: number;
  /** The deepest of all falls, 0 without one. NaN with a gap, as all that follows. */
  readonly deepest: number;
  /** Sums over the drawdown at each period, and over its squares. */
  readonly sum: number;
  readonly squares: number;
}

/** Growth and every fall in one pass over the returns. */
export const wealthPath: (returns: Float64Array) => WealthPath = remembered((returns) => {
  const { length } = returns;
  const episodes: DrawdownEpisode[] = [];
  let wealth = 1;
  let high = 1;
  let peak = 0;
  let trough = 0;
  let depth = 0;
  let fall = 0;
  let sum = 0;
  let squares = 0;
  let deepest = 0;
  const stretches = movingStretches(returns);
  let before = 0;
  for (let k = 0; k <= stretches.length; k += 2) {
    const from = k < stretches.length ? stretches[k] : length;
    // Where nothing moves, a fall stays as deep as it is.
    sum += fall * (from - before);
    squares += fall * fall * (from - before);
    if (from === length) break;
    // A high that is held ends where wealth moves again.
    if (wealth >= high) peak = from;
    before = stretches[k + 1];
    for (let i = from; i < before; i += 1) {
      wealth *= 1 + returns[i];
      if (wealth >= high) {
        if (depth < 0) episodes.push({ peak, trough, recovery: i + 1, depth });
        if (depth < deepest) deepest = depth;
        high = wealth;
        peak = i + 1;
        depth = 0;
        fall = 0;
        continue;
      }
      fall = wealth / high - 1;
      sum += fall;
      squares += fall * fall;
      if (fall < depth) {
        depth = fall;
        trough = i + 1;
      }
    }
  }
  if (depth < 0) episodes.push({ peak, trough, recovery: null, depth });
  if (depth < deepest) deepest = depth;
  return { growth: wealth, episodes, current: fall, deepest: Number.isNaN(sum) ? sum : deepest, sum, squares };
});
