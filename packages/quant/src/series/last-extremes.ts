import { whole } from './rows.ts';

/**
 * Rows back at which the highest of the last n values stands, from row n − 1 on; the newest wins ties. sign −1 looks for the
 * lowest. Only when the extreme leaves the window are its values looked at again.
 */
export function extremeBackColumn(x: Float64Array, y: Float64Array, period: number, sign: 1 | -1): void {
  const n = whole(period);
  const length = whole(Math.min(x.length, y.length));
  let at = -1;
  let best = 0;
  for (let i = 0; i < length; i += 1) {
    const value = sign * x[i];
    if (at <= i - n || at < 0) {
      const first = Math.max(0, i - n + 1);
      at = first;
      best = sign * x[first];
      for (let k = first + 1; k <= i; k += 1) {
        const other = sign * x[k];
        if (other < best) continue;
        at = k;
        best = other;
      }
    } else if (value >= best) {
      at = i;
      best = value;
    }
    if (i >= n - 1) y[i] = i - at;
  }
}
