import { whole } from './rows.ts';

/**
 * Sums of the last n values of a column at each row, each added up afresh from its oldest value, so that nothing is left of
 * earlier ones. out: length of the values, written from row n - 1 on. Four rows are added up side by side: one sum waits
 * for its own last step, four do not wait for one another.
 */
export function freshSums(values: Float64Array, out: Float64Array, period: number): void {
  const n = whole(period);
  const length = whole(values.length);
  let from = 0;
  for (; from + n + 3 <= length; from += 4) {
    let a = 0;
    let b = 0;
    let c = 0;
    let d = 0;
    for (let k = from; k < from + n; k += 1) {
      a += values[k];
      b += values[k + 1];
      c += values[k + 2];
      d += values[k + 3];
    }
    out[from + n - 1] = a;
    out[from + n] = b;
    out[from + n + 1] = c;
    out[from + n + 2] = d;
  }
  for (; from + n <= length; from += 1) {
    let sum = 0;
    for (let k = from; k < from + n; k += 1) sum += values[k];
    out[from + n - 1] = sum;
  }
}
