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
    const end = whole(Math.min(start + round, length));
    let row = whole(start);
    while (row < end) {
      let part = 0;
      let all = 0;
      for (let k = whole(row - n + 1); k <= row; k += 1) {
        part += parts[k];
        all += wholes[k];
      }
      if (all > 0 && all >= least) y[row] += (weight * part) / all;
      row = runOn(parts, wholes, y, n, row, end, weight, least, part, all);
    }
  }
}

/** Lets the sums of a row run on from the next one; gives the row on which they are to be taken afresh, `end` for none. */
function runOn(
  parts: Float64Array,
  wholes: Float64Array,
  y: Float64Array,
  n: number,
  row: number,
  end: number,
  weight: number,
  least: number,
  firstPart: number,
  first: number,
): number {
  let part = firstPart;
  let all = first;
  let most = first;
  let gone = whole(row - n + 1);
  for (let i = whole(row + 1); i < end; i += 1, gone += 1) {
    part += parts[i] - parts[gone];
    all += wholes[i] - wholes[gone];
    if (all > most) most = all;
    if (!(all > most * thin)) return i;
    if (all >= least) y[i] += (weight * part) / all;
  }
  return end;
}
