import { totalsOf } from './totals.ts';

/** Sum of everything above zero, and of everything below it as a positive number. */
export function gainsAndLosses(values: Float64Array): { readonly gains: number; readonly losses: number } {
  const { gains, losses } = totalsOf(values);
  return { gains, losses };
}

/**
 * Root mean square of the shortfalls below zero over all periods, those without a shortfall included: the risk that
 * Sortino and Kappa divide by. `order` 2 is the usual one. NaN for an empty series.
 */
export function lowerPartialMoment(values: Float64Array, order: 2 | 3 = 2): number {
  const { length } = values;
  return order === 2 ? Math.sqrt(totalsOf(values).lossSquares / length) : Math.cbrt(lossCubes(values) / length);
}

function lossCubes(values: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < values.length; i += 1) {
    // A loss or nothing; what is missing stays missing.
    const loss = (Math.abs(values[i]) - values[i]) / 2;
    sum += loss * loss * loss;
  }
  return sum;
}

/** One side of zero: how many values lie on it, and their average (NaN for none). */
export interface OneSide {
  readonly count: number;
  readonly average: number;
}

/** The values above zero. */
export function winsOf(values: Float64Array): OneSide {
  const { gains, won } = totalsOf(values);
  return { count: won, average: gains / won };
}

/** The values below zero. */
export function lossesOf(values: Float64Array): OneSide {
  const { losses, lost } = totalsOf(values);
  return { count: lost, average: -losses / lost };
}

/** Length of the longest unbroken run of values above zero (side 1) or below it (side -1). */
export function longestRun(values: Float64Array, side: 1 | -1): number {
  let longest = 0;
  let current = 0;
  for (let i = 0; i < values.length; i += 1) {
    current = side * values[i] > 0 ? current + 1 : 0;
    if (current > longest) longest = current;
  }
  return longest;
}
