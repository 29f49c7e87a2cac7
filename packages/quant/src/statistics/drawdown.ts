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

/**
 * How far wealth stands below its highest so far, after each period: 0 at a high, -0.2 when a fifth is lost.
 * Wealth starts at 1 before the first return, so a first loss counts. Same length as returns; NaN from a gap on.
 */
export const drawdownSeries: (returns: Float64Array) => Float64Array = remembered((returns) => {
  const falls = new Float64Array(returns.length);
  let wealth = 1;
  let high = 1;
  for (let i = 0; i < returns.length; i += 1) {
    wealth *= 1 + returns[i];
    if (wealth > high) high = wealth;
    falls[i] = wealth / high - 1;
  }
  return falls;
});

/** Every fall from a high to its recovery, in time order; the last one may still be open. */
export const drawdownEpisodes: (returns: Float64Array) => readonly DrawdownEpisode[] = remembered((returns) => {
  const episodes: DrawdownEpisode[] = [];
  let wealth = 1;
  let high = 1;
  let peak = 0;
  let trough = 0;
  let depth = 0;
  for (let i = 1; i <= returns.length; i += 1) {
    wealth *= 1 + returns[i - 1];
    if (wealth >= high) {
      if (depth < 0) episodes.push({ peak, trough, recovery: i, depth });
      high = wealth;
      peak = i;
      depth = 0;
    } else if (wealth / high - 1 < depth) {
      depth = wealth / high - 1;
      trough = i;
    }
  }
  if (depth < 0) episodes.push({ peak, trough, recovery: null, depth });
  return episodes;
});

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
