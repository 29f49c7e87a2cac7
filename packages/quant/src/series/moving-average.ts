import { emaSize, emaStep } from './ema.ts';
import { meanSize, meanStep } from './mean.ts';
import { weightedSize, weightedStep } from './weighted.ts';

/** TA-Lib's numbering of moving averages, where an indicator lets its reader choose. */
export const averageKinds = { sma: 0, ema: 1, wma: 2 } as const;

export function averageSize(n: number): number {
  return Math.max(meanSize(n), emaSize, weightedSize(n));
}

/** One step of the chosen average: 0 simple, 1 exponential, 2 weighted. */
export function averageStep(state: Float64Array, at: number, value: number, n: number, kind: number): number {
  if (n === 1) return value;
  if (kind === averageKinds.ema) return emaStep(state, at, value, n);
  if (kind === averageKinds.wma) return weightedStep(state, at, value, n);
  return meanStep(state, at, value, n);
}
