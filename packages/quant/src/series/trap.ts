import type { Candles } from './candles.ts';

/** Rows after a trap within which leaving it counts. */
export const patience = 3;

/**
 * Writes what traps say: 100 or −100 where one is set, twice as much where the last one of the three rows before is left for the
 * first time.
 * rows: those that can be traps, in order. trapAt: the direction of the trap that is set at a row, else 0.
 */
export function confirmTraps(
  candles: Candles,
  out: Float64Array,
  rows: Int32Array,
  count: number,
  trapAt: (candles: Candles, row: number) => number,
): void {
  let setAt = -1;
  let trap = 0;
  for (let k = 0; k < count; k += 1) {
    const row = rows[k];
    const found = trapAt(candles, row);
    if (found === 0) continue;
    if (trap !== 0) confirmTrap(candles, out, setAt, trap, row);
    out[row] = found;
    setAt = row;
    trap = found;
  }
  if (trap !== 0) confirmTrap(candles, out, setAt, trap, out.length);
}

/** Looks for the row, before that of the next trap, on which one is left. */
function confirmTrap(
  { high, low, close }: Candles,
  out: Float64Array,
  setAt: number,
  trap: number,
  next: number,
): void {
  const end = Math.min(setAt + patience + 1, next);
  for (let at = setAt + 1; at < end; at += 1) {
    if (!(trap > 0 ? close[at] > high[setAt - 1] : close[at] < low[setAt - 1])) continue;
    out[at] = 2 * trap;
    return;
  }
}
