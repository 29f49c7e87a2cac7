import { nextIndex, randomStream } from '../sweep/random.ts';

/** How the strategy's timing compares with the same positions held at other times. Ratios per period. */
export interface RandomTiming {
  /** Sharpe ratio of the positions as they were, before cost. */
  readonly own: number;
  /** Ratios of the same positions turned round the calendar, one per shift. */
  readonly shifted: Float64Array;
}

/** Sharpe ratio of holding `exposure`, turned by `shift` periods, over the returns that follow each close. */
function turned(exposure: Float64Array, returns: Float64Array, shift: number): number {
  const length = returns.length;
  let sum = 0;
  let squares = 0;
  let at = shift;
  for (let i = 0; i < length; i += 1) {
    const gain = exposure[at] * returns[i];
    sum += gain;
    squares += gain * gain;
    at += 1;
    if (at === length) at = 0;
  }
  const variance = (squares - (sum * sum) / length) / (length - 1);
  return variance > 1e-14 * squares ? sum / length / Math.sqrt(variance) : Number.NaN;
}

/**
 * Random entries with the same exposure: the strategy's own positions, with all their lengths and gaps, held at other times
 * of the same history, by turning the calendar. exposure: value held over equity at each close but the last; returns:
 * of the instrument over the period after each of them. Shifts are spread evenly, the first drawn by the seed, none closer
 * to the true calendar than a month of bars. Null where the positions never change or the history is too short.
 */
export function randomTiming(
  exposure: Float64Array,
  returns: Float64Array,
  count: number,
  seed: number,
): RandomTiming | null {
  const length = returns.length;
  const nearest = 20;
  const room = length - 2 * nearest;
  const isConstant = exposure.every((value) => Math.abs(value - exposure[0]) < 1e-9);
  if (room < 100 || isConstant) return null;
  const shifts = Math.min(count, room);
  const first = nextIndex(randomStream(seed, 0), room);
  const shifted = Float64Array.from({ length: shifts }, (_, k) =>
    turned(exposure, returns, nearest + ((first + Math.floor((k * room) / shifts)) % room)),
  );
  return { own: turned(exposure, returns, 0), shifted: shifted.filter((ratio) => !Number.isNaN(ratio)) };
}
