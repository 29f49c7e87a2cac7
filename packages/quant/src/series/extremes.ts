import { windowAt } from './window.ts';

/** Highest of the newest `length` values of a window of n. */
export function highestOf(state: Float64Array, at: number, n: number, length = n): number {
  let best = windowAt(state, at, 0, n);
  for (let back = 1; back < length; back += 1) best = Math.max(best, windowAt(state, at, back, n));
  return best;
}

/** Lowest of the newest `length` values of a window of n. */
export function lowestOf(state: Float64Array, at: number, n: number, length = n): number {
  let best = windowAt(state, at, 0, n);
  for (let back = 1; back < length; back += 1) best = Math.min(best, windowAt(state, at, back, n));
  return best;
}
