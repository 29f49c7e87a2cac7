import { sumColumn } from './sums.ts';
import { isWindowFull, windowAt, windowPush, windowSize } from './window.ts';

const fast = 2 / 3;
const slow = 2 / 31;

/** The average, then a window of one value more than the period. */
export const kaufmanSize = (n: number): number => 1 + windowSize(n + 1);

/** Kaufman's adaptive mean: quick in a clean trend, almost still in noise. First value at n; a NaN value passes through. */
export function kaufmanStep(state: Float64Array, at: number, value: number, n: number): number {
  if (Number.isNaN(value)) return Number.NaN;
  const values = at + 1;
  const previous = state[values] > 0 ? windowAt(state, values, 0, n + 1) : 0;
  windowPush(state, values, value, n + 1);
  if (!isWindowFull(state, values, n + 1)) return Number.NaN;
  if (state[values] === n + 1) state[at] = previous;
  const move = value - windowAt(state, values, n, n + 1);
  let path = 0;
  for (let back = 0; back < n; back += 1)
    path += Math.abs(windowAt(state, values, back, n + 1) - windowAt(state, values, back + 1, n + 1));
  const efficiency = path <= move || path === 0 ? 1 : Math.abs(move / path);
  state[at] += (value - state[at]) * (efficiency * (fast - slow) + slow) ** 2;
  return state[at];
}

/** The same for a whole column. */
export function kaufmanColumn(x: Float64Array, y: Float64Array, n: number): void {
  const { length } = x;
  if (length <= n) return;
  const steps = new Float64Array(length);
  for (let i = 1; i < length; i += 1) steps[i] = Math.abs(x[i] - x[i - 1]);
  const paths = new Float64Array(length);
  sumColumn(steps, paths, n, 1);
  let value = x[n - 1];
  for (let i = n; i < length; i += 1) {
    const move = x[i] - x[i - n];
    const path = paths[i];
    const efficiency = path <= move || path === 0 ? 1 : Math.abs(move / path);
    const speed = efficiency * (fast - slow) + slow;
    value += (x[i] - value) * (speed * speed);
    y[i] = value;
  }
}
