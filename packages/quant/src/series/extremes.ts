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

/**
 * Highest of the last n values for a whole column from row n − 1 on. The place of the highest is remembered and looked for
 * again only when it falls out of the window.
 */
export function highestColumn(x: Float64Array, y: Float64Array, n: number): void {
  let at = -1;
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < x.length; i += 1) {
    const value = x[i];
    if (value >= best) {
      best = value;
      at = i;
    } else if (at <= i - n) {
      at = i;
      best = value;
      for (let k = i - 1; k > i - n; k -= 1) {
        if (x[k] > best) {
          best = x[k];
          at = k;
        }
      }
    }
    if (i >= n - 1) y[i] = best;
  }
}

/** Lowest of the last n values, in the same way. */
export function lowestColumn(x: Float64Array, y: Float64Array, n: number): void {
  let at = -1;
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i < x.length; i += 1) {
    const value = x[i];
    if (value <= best) {
      best = value;
      at = i;
    } else if (at <= i - n) {
      at = i;
      best = value;
      for (let k = i - 1; k > i - n; k -= 1) {
        if (x[k] < best) {
          best = x[k];
          at = k;
        }
      }
    }
    if (i >= n - 1) y[i] = best;
  }
}
