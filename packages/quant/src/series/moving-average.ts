import { emaColumn, emaSize, emaStep } from './ema.ts';
import { kaufmanSize, kaufmanStep } from './kaufman.ts';
import { meanColumn, meanSize, meanStep } from './mean.ts';
import { mesaLookback, mesaSize, mesaStep } from './mesa.ts';
import { tillsonSize, tillsonStep } from './tillson.ts';
import { weightedColumn, weightedSize, weightedStep } from './weighted.ts';

/** TA-Lib's numbering of averages, where an indicator lets its reader choose. */
export const averageKinds = {
  simple: 0,
  exponential: 1,
  weighted: 2,
  double: 3,
  triple: 4,
  triangular: 5,
  kaufman: 6,
  mesa: 7,
  tillson: 8,
} as const;

/** What TA-Lib gives the averages that take more than a period. */
const mesaLimits = { fast: 0.5, slow: 0.05 } as const;
const volumeFactor = 0.7;

/** Bars before the chosen average has a value. */
export function averageLookback(n: number, kind: number): number {
  if (n === 1) return 0;
  if (kind === averageKinds.double) return 2 * (n - 1);
  if (kind === averageKinds.triple) return 3 * (n - 1);
  if (kind === averageKinds.tillson) return 6 * (n - 1);
  if (kind === averageKinds.mesa) return mesaLookback;
  return kind === averageKinds.kaufman ? n : n - 1;
}

/** Slots that the chosen average needs. */
export function averageSize(n: number, kind: number): number {
  if (n === 1) return 0;
  if (kind === averageKinds.simple) return meanSize(n);
  if (kind === averageKinds.weighted) return weightedSize(n);
  if (kind === averageKinds.triangular) return 2 * meanSize(n);
  if (kind === averageKinds.kaufman) return kaufmanSize(n);
  if (kind === averageKinds.mesa) return mesaSize;
  return kind === averageKinds.tillson ? tillsonSize : 3 * emaSize;
}

function otherStep(state: Float64Array, at: number, value: number, n: number, kind: number): number {
  if (n === 1) return value;
  if (kind === averageKinds.weighted) return weightedStep(state, at, value, n);
  if (kind === averageKinds.triangular) {
    return meanStep(state, at + meanSize(n), meanStep(state, at, value, (n + 1) >> 1), (n >> 1) + 1);
  }
  if (kind === averageKinds.kaufman) return kaufmanStep(state, at, value, n);
  if (kind === averageKinds.mesa) return mesaStep(state, at, value, mesaLimits.fast, mesaLimits.slow);
  if (kind === averageKinds.tillson) return tillsonStep(state, at, value, n, volumeFactor);
  const first = emaStep(state, at, value, n);
  if (kind === averageKinds.exponential) return first;
  const second = emaStep(state, at + emaSize, first, n);
  if (kind === averageKinds.double) return 2 * first - second;
  return 3 * first - 3 * second + emaStep(state, at + 2 * emaSize, second, n);
}

/** One step of the chosen average; NaN during warm-up, and a NaN value passes through. */
export function averageStep(state: Float64Array, at: number, value: number, n: number, kind: number): number {
  // Short enough to be written out where it is called, which all kinds together are not.
  return n > 1 && kind === averageKinds.simple ? meanStep(state, at, value, n) : otherStep(state, at, value, n, kind);
}

/**
 * The chosen average of a whole column from row `from` on; y is left as it is before the first value. Simple, exponential
 * and weighted averages have a short road, the others are stepped through.
 */
export function averageColumn(x: Float64Array, y: Float64Array, n: number, kind: number, from = 0): void {
  if (n > 1 && kind === averageKinds.simple) meanColumn(x, y, n, from);
  else if (n > 1 && kind === averageKinds.exponential) emaColumn(x, y, n, from);
  else if (n > 1 && kind === averageKinds.weighted) weightedColumn(x.subarray(from), y.subarray(from), n);
  else {
    const state = new Float64Array(averageSize(n, kind));
    for (let i = from; i < x.length; i += 1) y[i] = averageStep(state, 0, x[i], n, kind);
  }
}
