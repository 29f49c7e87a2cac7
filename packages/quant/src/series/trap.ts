import type { Candles } from './candles.ts';

/** Rows after a trap within which leaving it counts. */
const patience = 3;

/**
 * Writes what traps say at every row from one on: 100 or −100 where one is set, twice as much where the last one of the three
 * rows before is left for the first time, else 0. trapAt: the direction of a trap that is set at a row, else 0.
 */
export function writeTraps(
  s: Candles,
  out: Float64Array,
  from: number,
  trapAt: (s: Candles, at: number) => number,
): void {
  const { high, low, close } = s;
  let setAt = from - patience - 1;
  let trap = 0;
  for (let at = from - patience; at < out.length; at += 1) {
    const found = trapAt(s, at);
    let said = found;
    if (found !== 0) {
      setAt = at;
      trap = found;
    } else if (trap !== 0 && at - setAt <= patience) {
      const isOut = trap > 0 ? close[at] > high[setAt - 1] : close[at] < low[setAt - 1];
      said = isOut ? 2 * trap : 0;
      if (isOut) trap = 0;
    }
    if (at >= from) out[at] = said;
  }
}
