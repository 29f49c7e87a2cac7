import { whole } from './rows.ts';
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

/** Where the highest value of the block stands, then a slot for each of n values. */
export const highestSize = (n: number): number => 1 + n;

/**
 * Takes the value of row `head` of a block of n rows in; returns the highest of the last n. They are the head of this block, which
 * stands as it came, and the tail of the one before, of which each slot holds the highest from there to its end (van Herk 1992).
 * So two values are compared at each row, and n at the end of a block; before the end of the first one the answer means nothing.
 */
export function highestStep(state: Float64Array, at: number, value: number, head: number, n: number): number {
  const first = at + 1;
  state[first + head] = value;
  // Which value is higher cannot be predicted: the number of a comparison is cheaper than a branch.
  let best = state[at] | 0;
  best += (head - best) & -Number(value > state[first + best]);
  state[at] = best;
  const next = head + 1;
  if (next < n) {
    best += (next - best) & -Number(state[first + next] > state[first + best]);
    return state[first + best];
  }
  const highest = state[first + best];
  state[at] = 0;
  for (let i = first + n - 2; i > first; i -= 1) state[i] = state[i + Number(state[i + 1] > state[i])];
  return highest;
}

/** Windows of up to so many rows are looked through again when their extreme leaves them. */
const short = 32;

/**
 * Highest of the last n values for a whole column from row n − 1 on. A short window knows where its highest value stands, and is
 * looked through when that leaves it, which is seldom. A long window is the tail of one block of n rows and the head of the
 * next: the best of every tail and head takes one look at each row, whatever the values (van Herk 1992).
 */
export function highestColumn(x: Float64Array, y: Float64Array, period: number): void {
  const n = whole(period);
  const length = whole(Math.min(x.length, y.length));
  if (n <= short) {
    let best = x[0];
    let bestAt = 0;
    for (let i = 0; i < length; i += 1) {
      const value = x[i];
      if (value >= best) {
        best = value;
        bestAt = i;
      } else if (bestAt <= i - n) {
        bestAt = whole(i - n + 1);
        best = x[bestAt];
        for (let k = whole(bestAt + 1); k <= i; k += 1) {
          if (x[k] >= best) {
            best = x[k];
            bestAt = k;
          }
        }
      }
      y[i] = best;
    }
    y.fill(Number.NaN, 0, n - 1);
    return;
  }
  const tails = new Float64Array(n);
  for (let start = 0; start + n <= length; start += n) {
    const next = start + n;
    let best = x[next - 1];
    for (let k = n - 1; k >= 0; k -= 1) {
      if (x[start + k] > best) best = x[start + k];
      tails[k] = best;
    }
    y[next - 1] = best;
    const end = Math.min(next + n - 1, length);
    if (next >= end) continue;
    let head = x[next];
    for (let i = next; i < end; i += 1) {
      if (x[i] > head) head = x[i];
      const tail = tails[i - next + 1];
      y[i] = tail > head ? tail : head;
    }
  }
}

/** Lowest of the last n values, in the same way. */
export function lowestColumn(x: Float64Array, y: Float64Array, period: number): void {
  const n = whole(period);
  const length = whole(Math.min(x.length, y.length));
  if (n <= short) {
    let best = x[0];
    let bestAt = 0;
    for (let i = 0; i < length; i += 1) {
      const value = x[i];
      if (value <= best) {
        best = value;
        bestAt = i;
      } else if (bestAt <= i - n) {
        bestAt = whole(i - n + 1);
        best = x[bestAt];
        for (let k = whole(bestAt + 1); k <= i; k += 1) {
          if (x[k] <= best) {
            best = x[k];
            bestAt = k;
          }
        }
      }
      y[i] = best;
    }
    y.fill(Number.NaN, 0, n - 1);
    return;
  }
  const tails = new Float64Array(n);
  for (let start = 0; start + n <= length; start += n) {
    const next = start + n;
    let best = x[next - 1];
    for (let k = n - 1; k >= 0; k -= 1) {
      if (x[start + k] < best) best = x[start + k];
      tails[k] = best;
    }
    y[next - 1] = best;
    const end = Math.min(next + n - 1, length);
    if (next >= end) continue;
    let head = x[next];
    for (let i = next; i < end; i += 1) {
      if (x[i] < head) head = x[i];
      const tail = tails[i - next + 1];
      y[i] = tail < head ? tail : head;
    }
  }
}
