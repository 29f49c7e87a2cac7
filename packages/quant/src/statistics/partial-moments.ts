import { remembered } from './remember.ts';

/** Sum of everything above zero, and of everything below it as a positive number. */
export function gainsAndLosses(values: Float64Array): { readonly gains: number; readonly losses: number } {
  const { gains, losses } = partialSums(values);
  return { gains, losses };
}

/** Sums over gains and over losses: (|v| ± v) / 2 is one of them or nothing, without a branch that nobody can predict. */
const partialSums = remembered((values: Float64Array) => {
  let [gains, losses, squares, cubes] = [0, 0, 0, 0];
  for (let i = 0; i < values.length; i += 1) {
    const value = values[i];
    const size = Math.abs(value);
    const loss = (size - value) / 2;
    gains += (size + value) / 2;
    losses += loss;
    squares += loss * loss;
    cubes += loss * loss * loss;
  }
  return { gains, losses, squares, cubes };
});

/**
 * Root mean square of the shortfalls below zero over all periods, those without a shortfall included: the risk that
 * Sortino and Kappa divide by. `order` 2 is the usual one. NaN for an empty series.
 */
export function lowerPartialMoment(values: Float64Array, order: 2 | 3 = 2): number {
  const { squares, cubes } = partialSums(values);
  return order === 2 ? Math.sqrt(squares / values.length) : Math.cbrt(cubes / values.length);
}

/** The values above zero. */
export const winsOf: (values: Float64Array) => Float64Array = remembered((values) => {
  const kept = new Float64Array(values.length);
  let count = 0;
  // Every value is written, and the next one takes its place if it does not count.
  for (let i = 0; i < values.length; i += 1) {
    kept[count] = values[i];
    count += values[i] > 0 ? 1 : 0;
  }
  return kept.subarray(0, count);
});

/** The values below zero. */
export const lossesOf: (values: Float64Array) => Float64Array = remembered((values) => {
  const kept = new Float64Array(values.length);
  let count = 0;
  for (let i = 0; i < values.length; i += 1) {
    kept[count] = values[i];
    count += values[i] < 0 ? 1 : 0;
  }
  return kept.subarray(0, count);
});

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
