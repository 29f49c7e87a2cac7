/** Wilder's mean: count and value. */
export const wilderSize = 2;

/** Wilder's smoothing: the mean of the first n values, then (previous · (n − 1) + value) / n. A NaN value passes through. */
export function wilderStep(state: Float64Array, at: number, value: number, n: number): number {
  if (Number.isNaN(value)) return Number.NaN;
  const count = state[at] + 1;
  state[at] = count;
  if (count > n) {
    state[at + 1] = (state[at + 1] * (n - 1) + value) / n;
    return state[at + 1];
  }
  state[at + 1] += value;
  if (count < n) return Number.NaN;
  state[at + 1] /= n;
  return state[at + 1];
}
