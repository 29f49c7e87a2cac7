import { whole } from './rows.ts';

/** A running sum below this share of the largest before it has lost digits. */
const thin = 1e-4;

/**
 * `weight` times the share that the last n parts have in the last n wholes, added to y from row `from` + n − 1 on; wholes that
 * come to nothing, or to less than `least`, add nothing. parts, wholes: never below nothing. Sums run on and are taken afresh
 * every n bars or 256, and wherever little is left of them, so that a window of nothing is exactly nothing.
 */
export function addShares(
  parts: Float64Array,
  wholes: Float64Array,
  y: Float64Array,
  period: number,
  from: number,
  weight: number,
  least = 0,
): void {
  const n = whole(period);
  const length = whole(Math.min(parts.length, wholes.length, y.length));
  const round = Math.max(n, 256);
  for (let start = whole(from) + n - 1; start < length; start += round) {
    let part = 0;
    let all = 0;
    let most = 0;
    for (let k = start - n + 1; k < start; k += 1) {
      part += parts[k];
      all += wholes[k];
    }
    let gonePart = 0;
    let gone = 0;
    const end = whole(Math.min(start + round, length));
    for (let i = whole(start); i < end; i += 1) {
      part += parts[i] - gonePart;
      all += wholes[i] - gone;
      if (all > most) most = all;
      if (!(all > most * thin)) {
        part = 0;
        all = 0;
        for (let k = i - n + 1; k <= i; k += 1) {
          part += parts[k];
          all += wholes[k];
        }
        // What ran on before is gone with its rounding.
        most = all;
      }
      if (all > 0 && all >= least) y[i] += (weight * part) / all;
      gonePart = parts[(i - n + 1) >>> 0];
      gone = wholes[(i - n + 1) >>> 0];
    }
  }
}
