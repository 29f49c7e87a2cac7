/** Sum of everything above zero, and of everything below it as a positive number. */
export function gainsAndLosses(values: Float64Array): { readonly gains: number; readonly losses: number } {
  let gains = 0;
  let losses = 0;
  for (const value of values) {
    if (value > 0) gains += value;
    else losses -= value;
  }
  return { gains, losses };
}

/**
 * Root mean square of the shortfalls below zero over all periods, those without a shortfall included: the risk that
 * Sortino and Kappa divide by. `order` 2 is the usual one. NaN for an empty series.
 */
export function lowerPartialMoment(values: Float64Array, order: 2 | 3 = 2): number {
  let sum = 0;
  for (const value of values) sum += Math.max(-value, 0) ** order;
  return (sum / values.length) ** (1 / order);
}

/** The values above zero. */
export function winsOf(values: Float64Array): Float64Array {
  return values.filter((value) => value > 0);
}

/** The values below zero. */
export function lossesOf(values: Float64Array): Float64Array {
  return values.filter((value) => value < 0);
}

/** Length of the longest unbroken run of values that satisfy the test. */
export function longestRun(values: Float64Array, test: (value: number) => boolean): number {
  let longest = 0;
  let current = 0;
  for (const value of values) {
    current = test(value) ? current + 1 : 0;
    if (current > longest) longest = current;
  }
  return longest;
}
