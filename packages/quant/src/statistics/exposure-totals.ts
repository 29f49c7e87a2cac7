import { movingStretches } from './moving-stretches.ts';
import { remembered } from './remember.ts';

/** Sums over a series of exposure. */
export interface ExposureTotals {
  readonly periods: number;
  /** Periods with any. */
  readonly held: number;
  readonly sum: number;
  /** Sum of absolute changes, the first one from nothing. */
  readonly moved: number;
}

/** The sums over a column of exposure. */
export const addedUpExposure = remembered((exposure: Float64Array): ExposureTotals => {
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
  return { periods: exposure.length, held, sum, moved };
});

/**
 * How long, how much and how often money was at work: sums over the share of equity invested per period, as the run has
 * them or from the column; null without either.
 */
export function exposureTotals(inputs: {
  readonly exposure?: Float64Array;
  readonly exposureTotals?: ExposureTotals;
}): ExposureTotals | null {
  if (inputs.exposureTotals !== undefined) return inputs.exposureTotals;
  return inputs.exposure === undefined ? null : addedUpExposure(inputs.exposure);
}
