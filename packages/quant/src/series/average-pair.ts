import { averageSize, averageStep } from './moving-average.ts';

/** Values of the two averages after a step, then their states. */
export const pairFast = 0;
export const pairSlow = 1;
const statesAt = 2;

export function averagePairSize(fast: number, slow: number, kind: number): number {
  return statesAt + 2 * averageSize(Math.max(fast, slow), kind);
}

/** Steps a fast and a slow average together, each seeded with its own first values; NaN until both have one. */
export function averagePairStep(
  state: Float64Array,
  at: number,
  value: number,
  fast: number,
  slow: number,
  kind: number,
): void {
  state[at + pairFast] = averageStep(state, at + statesAt, value, fast, kind);
  state[at + pairSlow] = averageStep(state, at + statesAt + averageSize(slow, kind), value, slow, kind);
}
