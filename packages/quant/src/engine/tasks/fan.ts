import { PlumblineError } from '@plumbline/model/errors';
import { evenRanges, type Task } from '../pool/task.ts';
import { percentile } from '../../statistics/percentile.ts';
import { nextIndex, randomStream } from '../sweep/random.ts';

/** Futures of an account made of pieces of its own past. */
export interface FanInput {
  readonly returns: Float64Array;
  /** Periods ahead. */
  readonly horizon: number;
  /** Points along the way at which the futures are compared, the last period among them. */
  readonly points: number;
  readonly paths: number;
  readonly blockLength: number;
  readonly seed: number;
}

export const fanShares = [0.05, 0.2, 0.35, 0.5, 0.65, 0.8, 0.95] as const;

/** Growth less one at each point: index 0 is now. One column per share of `fanShares`. */
export interface Fan {
  readonly periods: readonly number[];
  readonly levels: readonly Float64Array[];
}

const pathsPerRange = 250;

function periodsOf({ horizon, points }: FanInput): readonly number[] {
  return Array.from({ length: points + 1 }, (_, at) => Math.round((at * horizon) / points));
}

/** One path: blocks of the past in random order, read off at each point. */
function walk(
  { returns, blockLength, seed }: FanInput,
  path: number,
  periods: readonly number[],
  out: Float64Array,
): void {
  const stream = randomStream(seed, path);
  let growth = 1;
  let left = 0;
  let row = 0;
  let period = 0;
  for (const [at, until] of periods.entries()) {
    for (; period < until; period += 1) {
      if (left === 0) {
        row = nextIndex(stream, returns.length);
        left = blockLength;
      }
      growth *= 1 + returns[row];
      // The past is a ring: a block that reaches its end goes on at its beginning.
      row = row + 1 === returns.length ? 0 : row + 1;
      left -= 1;
    }
    out[at] = growth - 1;
  }
}

/**
 * Where an account may stand after some periods, if the future is made of the past in another order: circular block
 * bootstrap (Politis and Romano 1992), which keeps what follows from one day to the next. Ranges are paths, each of which
 * follows from the seed and its own number.
 */
export const fanTask: Task<FanInput, FanInput, Float64Array, Fan> = {
  id: 'fan',
  plan: ({ paths }) => evenRanges(paths, pathsPerRange),
  prepare: (input) => {
    if (input.returns.length >= 2) return input;
    throw new PlumblineError('bad-input', 'Futures: at least two returns are needed.', { field: 'returns' });
  },
  run: (input, { from, to }) => {
    const periods = periodsOf(input);
    const out = new Float64Array((to - from) * periods.length);
    for (let path = from; path < to; path += 1) {
      const start = (path - from) * periods.length;
      walk(input, path, periods, out.subarray(start, start + periods.length));
    }
    return out;
  },
  reduce: (parts, input) => {
    const periods = periodsOf(input);
    const levels = fanShares.map(() => new Float64Array(periods.length));
    for (const at of periods.keys()) {
      const column = new Float64Array(input.paths);
      let row = 0;
      for (const part of parts) for (let i = at; i < part.length; i += periods.length) column[row++] = part[i];
      for (const [k, share] of fanShares.entries()) levels[k][at] = percentile(column, share);
    }
    return { periods, levels };
  },
};
