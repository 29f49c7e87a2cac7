import type { Candles } from './candles.ts';
import { whole } from './rows.ts';

/** Rows after a trap within which leaving it counts. */
export const patience = 3;

/**
 * Turns traps into what they say, at every row from `from` on: 100 or −100 where one is set, twice as much where the last one of
 * the three rows before is left for the first time, else 0. out: the direction of a trap that is set at a row, else 0, from three
 * rows earlier on.
 */
export function confirmTraps({ high, low, close }: Candles, out: Float64Array, from: number): void {
  const length = whole(out.length);
  let setAt = whole(from - patience - 1);
  let trap = 0;
  for (let at = whole(from - patience); at < length; at += 1) {
    const found = out[at];
    if (found !== 0) {
      setAt = at;
      trap = found;
    } else if (trap !== 0) {
      if (at - setAt > patience) trap = 0;
      else if (trap > 0 ? close[at] > high[setAt - 1] : close[at] < low[setAt - 1]) {
        out[at] = 2 * trap;
        trap = 0;
      }
    }
  }
}
