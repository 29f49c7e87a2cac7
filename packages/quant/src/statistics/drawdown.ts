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

interface Falls {
  readonly series: Float64Array;
  readonly episodes: readonly DrawdownEpisode[];
  readonly sum: number;
  readonly squares: number;
}

/** Everything about falls in one pass: how deep wealth stands at each period, and every fall from a high. */
const fallsOf = remembered((returns: Float64Array): Falls => {
  const { length } = returns;
  const series = new Float64Array(length);
  const episodes: DrawdownEpisode[] = [];
  let wealth = 1;
  let high = 1;
  let peak = 0;
  let trough = 0;
  let depth = 0;
  let fall = 0;
  let sum = 0;
  let squares = 0;
  for (let i = 1; i <= length; i += 1) {
    wealth *= 1 + returns[i - 1];
    if (wealth >= high) {
      if (depth < 0) episodes.push({ peak, trough, recovery: i, depth });
      high = wealth;
      peak = i;
      depth = 0;
      fall = 0;
      continue;
    }
    fall = wealth / high - 1;
    series[i - 1] = fall;
    sum += fall;
    squares += fall * fall;
    if (fall < depth) {
      depth = fall;
      trough = i;
    }
  }
  if (depth < 0) episodes.push({ peak, trough, recovery: null, depth });
  return { series, episodes, sum, squares };
});

/**
 * How far wealth stands below its highest so far, after each period: 0 at a high, -0.2 when a fifth is lost.
 * Wealth starts at 1 before the first return, so a first loss counts. Same length as returns; NaN from a gap on.
 */
export function drawdownSeries(returns: Float64Array): Float64Array {
  return fallsOf(returns).series;
}

/** Every fall from a high to its recovery, in time order; the last one may still be open. */
export function drawdownEpisodes(returns: Float64Array): readonly DrawdownEpisode[] {
  return fallsOf(returns).episodes;
}

/** Average of the drawdown series, zero or below, and the root mean square of it; NaN without returns or with a gap. */
export function drawdownAverages(returns: Float64Array): { readonly mean: number; readonly rootMeanSquare: number } {
  const { sum, squares } = fallsOf(returns);
  return { mean: sum / returns.length, rootMeanSquare: Math.sqrt(squares / returns.length) };
}

/** The deepest fall; the earliest of equals; null when there was none. */
export function deepestDrawdown(returns: Float64Array): DrawdownEpisode | null {
  return drawdownEpisodes(returns).reduce<DrawdownEpisode | null>(
    (deepest, episode) => (deepest === null || episode.depth < deepest.depth ? episode : deepest),
    null,
  );
}

/** Periods from the high to its recovery, or until the last of n periods while still open. */
export function drawdownLength(episode: DrawdownEpisode, n: number): number {
  return (episode.recovery ?? n) - episode.peak;
}
