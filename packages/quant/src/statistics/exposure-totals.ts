import { movingStretches } from './moving-stretches.ts';
import { remembered } from './remember.ts';

/** Sums over a series of exposure. */
export interface ExposureTotals {
  /** Periods with any. */
  readonly held: number;
  readonly sum: number;
  /** Sum of absolute changes, the first one from nothing. */
  readonly moved: number;
}

/** How long, how much and how often money was at work: sums over the share of equity invested per period. */
export const exposureTotals: (exposure: Float64Array) => ExposureTotals = remembered((exposure) => {
  let held = 0;
  let sum = 0;
  let moved = 0;
  const stretches = movingStretches(exposure);
  for (let k = 0; k < stretches.length; k += 2) {
    const end = stretches[k + 1];
    let before = 0;
    held += end - stretches[k];
    for (let i = stretches[k]; i < end; i += 1) {
      const value = exposure[i];
      sum += value;
      moved += Math.abs(value - before);
      before = value;
    }
    // Left at the end of a stretch, unless the column ends there.
    if (end < exposure.length) moved += Math.abs(before);
  }
  return { held, sum, moved };
});
