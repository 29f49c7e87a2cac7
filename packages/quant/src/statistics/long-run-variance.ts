/** Histories this many mean blocks long lose nothing to the shortcut: what it leaves out is below the last digit. */
const longEnough = 36;

/**
 * Variance of the root of n times the mean under the stationary bootstrap, in closed form (Politis and Romano 1994, lemma 1).
 *
 * What it tells an investor: how uncertain an average return is when good days follow good days. values: less their average,
 * length n; blockLength: mean length of the blocks, 1 or more. Same unit as the squared values. Long histories are summed in
 * one pass; what that leaves out is below the last digit.
 */
export function longRunVariance(values: Float64Array, blockLength: number): number {
  const n = values.length;
  const stay = 1 - 1 / blockLength;
  if (n <= longEnough * blockLength) return varianceByLags(values, stay);
  // The lags' weights (1 - k / n) stay^k are carried along as two running sums; the second lap wraps around the end.
  let near = 0;
  let far = 0;
  let total = 0;
  for (let t = 0; t < n; t += 1) {
    const value = values[t];
    total += value * (value + 2 * (near - far / n));
    far = stay * (far + near + value);
    near = stay * (near + value);
  }
  for (let t = 0; t < n; t += 1) {
    total += 2 * values[t] * (near - far / n);
    far = stay * (far + near);
    near *= stay;
  }
  return total / n;
}

/** The same lag by lag: every lag's products with its weight. For short histories, and what the one pass is tested by. */
export function varianceByLags(values: Float64Array, stay: number): number {
  const n = values.length;
  let total = 0;
  for (let i = 0; i < n; i += 1) {
    const weight = i === 0 ? 1 : 2 * ((1 - i / n) * stay ** i + (i / n) * stay ** (n - i));
    if (weight < 1e-15) continue;
    let sum = 0;
    for (let t = i; t < n; t += 1) sum += values[t] * values[t - i];
    total += (weight * sum) / n;
  }
  return total;
}
