import { remembered } from './remember.ts';
import { wealthPath, type DrawdownEpisode } from './wealth-path.ts';

/**
 * How far wealth stands below its highest so far, after each period: 0 at a high, -0.2 when a fifth is lost.
 * Wealth starts at 1 before the first return, so a first loss counts. Same length as returns; NaN from a gap on.
 */
export const drawdownSeries: (returns: Float64Array) => Float64Array = remembered((returns) => {
  const { length } = returns;
  const series = new Float64Array(length);
  let wealth = 1;
  let high = 1;
  for (let i = 0; i < length; i += 1) {
    wealth *= 1 + returns[i];
    if (wealth >= high) high = wealth;
    else series[i] = wealth / high - 1;
  }
  return series;
});

/** Every fall from a high to its recovery, in time order; the last one may still be open. */
export function drawdownEpisodes(returns: Float64Array): readonly DrawdownEpisode[] {
  return wealthPath(returns).episodes;
}

/** Average of the drawdown series, zero or below, and the root mean square of it; NaN without returns or with a gap. */
export function drawdownAverages(returns: Float64Array): { readonly mean: number; readonly rootMeanSquare: number } {
  const { sum, squares } = wealthPath(returns);
  return { mean: sum / returns.length, rootMeanSquare: Math.sqrt(squares / returns.length) };
}

/** The deepest fall; the earliest of equals; null when there was none. */
export function deepestDrawdown(returns: Float64Array): DrawdownEpisode | null {
  let deepest: DrawdownEpisode | null = null;
  for (const episode of wealthPath(returns).episodes) {
    if (deepest === null || episode.depth < deepest.depth) deepest = episode;
  }
  return deepest;
}

/** Periods from the high to its recovery, or until the last of n periods while still open. */
export function drawdownLength(episode: DrawdownEpisode, n: number): number {
  return (episode.recovery ?? n) - episode.peak;
}

/** The falls of a series at a glance; NaN where there was none. */
export interface DrawdownAverages {
  /** Average depth as a fraction, below zero. */
  readonly depth: number;
  /** Average length in periods. */
  readonly length: number;
  /** Length of the longest, 0 without one. */
  readonly longest: number;
}

/** How deep and how long the falls were, each counted once. */
export function drawdownEpisodeAverages(returns: Float64Array): DrawdownAverages {
  const { episodes } = wealthPath(returns);
  let depths = 0;
  let lengths = 0;
  let longest = 0;
  for (const episode of episodes) {
    const length = drawdownLength(episode, returns.length);
    depths += episode.depth;
    lengths += length;
    if (length > longest) longest = length;
  }
  return { depth: depths / episodes.length, length: lengths / episodes.length, longest };
}
