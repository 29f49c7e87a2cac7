import { whole } from './rows.ts';

/**
 * Rows back at which the highest of the last n values stands, from row n − 1 on; the newest wins ties. sign −1 looks for the
 * lowest. Only when the extreme leaves the window are its values looked at again.
 */
export function extremeBackColumn(x: Float64Array, y: Float64Array, period: number, sign: 1 | -1): void {
  const n = whole(period);
  const length = whole(Math.min(x.length, y.length));
  let at = 0;
  let best = sign * x[0];
  for (let i = 0; i < length; i += 1) {
    const value = sign * x[i];
    if (value >= best) {
      at = i;
      best = value;
    } else if (at <= i - n) {
      at = whole(i - n + 1);
      best = sign * x[at];
      for (let k = whole(at + 1); k <= i; k += 1) {
        const other = sign * x[k];
        if (other < best) continue;
        at = k;
        best = other;
      }
    }
    if (i >= n - 1) y[i] = i - at;
  }
}
