import { remembered } from './remember.ts';

/** Sum of everything above zero, and of everything below it as a positive number. */
export function gainsAndLosses(values: Float64Array): { readonly gains: number; readonly losses: number } {
  const { gains, losses } = partialSums(values);
  return { gains, losses };
}

/** Sums over gains and over losses: (|v| ± v) / 2 is one of them or nothing, without a branch that nobody can predict. */
const partialSums = remembered((values: Float64Array) => {
  let gains = 0;
  let losses = 0;
  let squares = 0;
  let cubes = 0;
  let won = 0;
  let lost = 0;
  for (let i = 0; i < values.length; i += 1) {
    const value = values[i];
    // Out of the market for a stretch, nothing is won or lost.
    if (value === 0) continue;
    const size = Math.abs(value);
    const loss = (size - value) / 2;
    gains += (size + value) / 2;
    losses += loss;
    squares += loss * loss;
    cubes += loss * loss * loss;
    won += value > 0 ? 1 : 0;
    lost += value < 0 ? 1 : 0;
  }
  return { gains, losses, squares, cubes, won, lost };
});

/**
 * Root mean square of the shortfalls below zero over all periods, those without a shortfall included: the risk that
 * Sortino and Kappa divide by. `order` 2 is the usual one. NaN for an empty series.
 */
export function lowerPartialMoment(values: Float64Array, order: 2 | 3 = 2): number {
  const { squares, cubes } = partialSums(values);
  return order === 2 ? Math.sqrt(squares / values.length) : Math.cbrt(cubes / values.length);
}

/** One side of zero: how many values lie on it, and their average (NaN for none). */
export interface OneSide {
  readonly count: number;
  readonly average: number;
}

/** The values above zero. */
export function winsOf(values: Float64Array): OneSide {
  const { gains, won } = partialSums(values);
  return { count: won, average: gains / won };
}

/** The values below zero. */
export function lossesOf(values: Float64Array): OneSide {
  const { losses, lost } = partialSums(values);
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
