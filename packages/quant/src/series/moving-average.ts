import { emaSize, emaStep } from './ema.ts';
import { meanSize, meanStep } from './mean.ts';
import { weightedSize, weightedStep } from './weighted.ts';

/** TA-Lib's numbering of averages, where an indicator lets its reader choose. */
export const averageKinds = { simple: 0, exponential: 1, weighted: 2, double: 3, triple: 4, triangular: 5 } as const;

/** Bars before the chosen average has a value. */
export function averageLookback(n: number, kind: number): number {
  if (kind === averageKinds.double) return 2 * (n - 1);
  return kind === averageKinds.triple ? 3 * (n - 1) : n - 1;
}

export function averageSize(n: number): number {
  return Math.max(2 * meanSize(n), 3 * emaSize, weightedSize(n));
}

/** One step of the chosen average; NaN during warm-up, and a NaN value passes through. */
export function averageStep(state: Float64Array, at: number, value: number, n: number, kind: number): number {
  if (n === 1) return value;
  if (kind === averageKinds.simple) return meanStep(state, at, value, n);
  if (kind === averageKinds.weighted) return weightedStep(state, at, value, n);
  if (kind === averageKinds.triangular) {
    return meanStep(state, at + meanSize(n), meanStep(state, at, value, (n + 1) >> 1), (n >> 1) + 1);
  }
  const first = emaStep(state, at, value, n);
  if (kind === averageKinds.exponential) return first;
  const second = emaStep(state, at + emaSize, first, n);
  if (kind === averageKinds.double) return 2 * first - second;
  return 3 * first - 3 * second + emaStep(state, at + 2 * emaSize, second, n);
}
