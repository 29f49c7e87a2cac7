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
  let before = 0;
  for (let i = 0; i < exposure.length; i += 1) {
    const value = exposure[i];
    // Long stretches without a position are the rule.
    if (value === 0 && before === 0) continue;
    if (value !== 0) held += 1;
    sum += value;
    moved += Math.abs(value - before);
    before = value;
  }
  return { held, sum, moved };
});
