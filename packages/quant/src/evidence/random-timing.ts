import { nextIndex, randomStream, type RandomStream } from '../engine/sweep/random.ts';

/** How the strategy's timing compares with the same positions over days in another order. Ratios per period. */
export interface RandomTiming {
  /** Sharpe ratio of the positions as they were, before cost. */
  readonly own: number;
  /** Ratios of the same positions over the same days in random orders. */
  readonly random: Float64Array;
}

/** Sharpe ratio of holding `exposure` over returns; NaN where nothing moved. */
function heldRatio(exposure: Float64Array, returns: Float64Array): number {
  const length = returns.length;
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < length; i += 1) {
    const gain = exposure[i] * returns[i];
    sum += gain;
    squares += gain * gain;
  }
  const variance = (squares - (sum * sum) / length) / (length - 1);
  return variance > 1e-14 * squares ? sum / length / Math.sqrt(variance) : Number.NaN;
}

/** Days that stay together, so that swings which follow swings still do. */
const together = 5;

/** The same returns with their weeks in another order, into `out`; `order` is shuffled in place. */
function reorder(returns: Float64Array, order: Int32Array, random: RandomStream, out: Float64Array): void {
  for (let left = order.length - 1; left > 0; left -= 1) {
    const at = nextIndex(random, left + 1);
    const kept = order[left];
    order[left] = order[at];
    order[at] = kept;
  }
  let filled = 0;
  for (let k = 0; k < order.length; k += 1) {
    const from = order[k] * together;
    const to = Math.min(from + together, returns.length);
    for (let i = from; i < to; i += 1) {
      out[filled] = returns[i];
      filled += 1;
    }
  }
}

/**
 * Random entries with the same exposure: the strategy's own positions, with all their lengths and gaps, over the market's own
 * days, whose weeks come in another order (Monte Carlo permutation). exposure: value held over equity at each close but the
 * last; returns: of the instrument over the period after each of them, of the same length. Null where the positions never
 * change or the history is shorter than a hundred periods. The same seed gives the same orders.
 */
export function randomTiming(
  exposure: Float64Array,
  returns: Float64Array,
  count: number,
  seed: number,
): RandomTiming | null {
  const isConstant = exposure.every((value) => Math.abs(value - exposure[0]) < 1e-9);
  if (returns.length < 100 || isConstant) return null;
  const order = Int32Array.from({ length: Math.ceil(returns.length / together) }, (_, at) => at);
  const stream = randomStream(seed, 0);
  const shuffled = new Float64Array(returns.length);
  const random = Float64Array.from({ length: count }, () => {
    reorder(returns, order, stream, shuffled);
    return heldRatio(exposure, shuffled);
  });
  return { own: heldRatio(exposure, returns), random: random.filter((ratio) => !Number.isNaN(ratio)) };
}
