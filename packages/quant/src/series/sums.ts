import { whole } from './rows.ts';

/**
 * Sums of the last n values of a column, from row `from` + n − 1 on. A window is the tail of one block of n rows and the head
 * of the next, and both are only added to: nothing is taken away again, so that a window of zeros is exactly zero however
 * large the values before it were.
 */
export function sumColumn(x: Float64Array, y: Float64Array, period: number, from = 0): void {
  const n = whole(period);
  const length = whole(Math.min(x.length, y.length));
  const tails = new Float64Array(n + 1);
  for (let start = whole(from); start + n <= length; start += n) {
    let sum = 0;
    for (let k = n - 1; k >= 0; k -= 1) {
      sum += x[start + k];
      tails[k] = sum;
    }
    y[start + n - 1] = sum;
    const end = Math.min(start + 2 * n - 1, length);
    let head = 0;
    for (let i = start + n, k = 1; i < end; i += 1, k += 1) {
      head += x[i];
      y[i] = tails[k] + head;
    }
  }
}
