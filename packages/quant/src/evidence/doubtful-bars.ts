import { dayMs as day } from '@plumbline/model/date';
import type { BarColumns } from '@plumbline/model/bar';
import { percentile } from '../statistics/percentile.ts';

/** A move this many times the usual one is looked at. */
const farOut = 12;
/** A move that comes back to within this share of itself was no move. */
const backWithin = 0.1;
/** Ratios of old price to new that splits and mixed-up units leave behind. */
const ratios = [1.5, 2, 3, 4, 5, 7, 8, 10, 15, 20, 25, 50, 100, 1000];
const ratioWithin = 0.015;
/** A market that does not move for so many bars is closed, or its data are. */
const frozen = 5;
const longestHoliday = 21 * day;

function isRatio(factor: number): boolean {
  const size = factor < 1 ? 1 / factor : factor;
  return ratios.some((ratio) => Math.abs(size / ratio - 1) < ratioWithin);
}

function markFrozen({ open, high, low, close }: BarColumns, out: Uint8Array): void {
  let run = 1;
  for (let i = 1; i <= close.length; i += 1) {
    const isSame =
      i < close.length &&
      close[i] === close[i - 1] &&
      open[i] === open[i - 1] &&
      high[i] === high[i - 1] &&
      low[i] === low[i - 1];
    if (isSame) {
      run += 1;
      continue;
    }
    if (run >= frozen) out.fill(1, i - run + 1, i);
    run = 1;
  }
}

function markGaps({ time }: BarColumns, out: Uint8Array): void {
  const spans = Float64Array.from({ length: time.length - 1 }, (_, i) => time[i + 1] - time[i]);
  const usual = percentile(spans, 0.5);
  for (let i = 0; i < spans.length; i += 1) {
    if (spans[i] > Math.max(10 * usual, longestHoliday)) out[i + 1] = 1;
  }
}

/**
 * Bars whose price can hardly have been: 1 at their row, 0 elsewhere. Moves of twelve times the usual size that come back at
 * once or that are the ratio of a split, prices that stand still for five bars, holes of more than three weeks. bars: n ≥ 3,
 * adjusted, so that a true split leaves no jump.
 */
export function doubtfulBars(bars: BarColumns): Uint8Array {
  const { close } = bars;
  const out = new Uint8Array(close.length);
  const moves = Float64Array.from({ length: close.length - 1 }, (_, i) => Math.log(close[i + 1] / close[i]));
  const usual = percentile(
    moves.map((move) => Math.abs(move)),
    0.5,
  );
  const least = Math.max(farOut * usual, 0.15);
  for (let i = 0; i < moves.length; i += 1) {
    if (Math.abs(moves[i]) < least) continue;
    const isBack = i + 1 < moves.length && Math.abs(moves[i] + moves[i + 1]) < backWithin * Math.abs(moves[i]);
    if (isBack || isRatio(Math.exp(moves[i]))) out[i + 1] = 1;
    if (isBack) out[i + 2] = 1;
  }
  markFrozen(bars, out);
  markGaps(bars, out);
  return out;
}
