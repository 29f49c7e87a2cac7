import { PlumblineError } from '@plumbline/model/errors';
import { emptyPath, pathSharpe, type PathSummary } from './path-summary.ts';
import { pieceLength, pieceLengths, type PieceLengths } from './piece-lengths.ts';
import { nextBits, nextIndex, randomStream, type RandomStream } from './random.ts';
import { levelWidth, piecesOf, pieceWidth, pointWidth, wheelOf, type Wheel } from './wheel.ts';

/** Outcomes by path. Fractions; Sharpe annualised without a risk-free rate; drawdown zero or below. */
export interface PathOutcomes {
  readonly totalReturn: Float64Array;
  readonly annualReturn: Float64Array;
  readonly sharpe: Float64Array;
  readonly maxDrawdown: Float64Array;
}

export interface ResampleOptions {
  readonly paths: number;
  readonly seed: number;
  readonly periodsPerYear: number;
  /** block: pieces of one length; stationary: of random lengths with this mean (Politis and Romano 1994). */
  readonly method: 'block' | 'stationary';
  /** Periods; long enough to hold what follows from one another, such as 20 days. */
  readonly blockLength: number;
}

function refuse(field: string, wish: string, value: number): never {
  throw new PlumblineError('bad-input', `Resampling: ${field} must be ${wish}, not ${value}.`, { field });
}

function requireWhole(field: string, value: number, least: number, most: number): void {
  if (!Number.isInteger(value) || value < least || value > most) {
    refuse(field, `a whole number from ${least} to ${most}`, value);
  }
}

function requireReturns(returns: Float64Array): void {
  if (returns.length < 2) refuse('returns', 'at least two periods', returns.length);
  const row = returns.findIndex((value) => !(value > -1) || !Number.isFinite(value));
  if (row < 0) return;
  const problem = `Resampling: the return at row ${row} is ${returns[row]}; it must be a number above -1.`;
  throw new PlumblineError('bad-input', problem, { field: 'returns', row });
}

/** Outcomes of so many paths, to be filled in. */
export function emptyOutcomes(paths: number): PathOutcomes {
  return {
    totalReturn: new Float64Array(paths),
    annualReturn: new Float64Array(paths),
    sharpe: new Float64Array(paths),
    maxDrawdown: new Float64Array(paths),
  };
}

function writePath(out: PathOutcomes, row: number, path: PathSummary, periodsPerYear: number): void {
  out.totalReturn[row] = path.growth - 1;
  out.annualReturn[row] = path.growth ** (periodsPerYear / path.count) - 1;
  out.sharpe[row] = pathSharpe(path, periodsPerYear);
  out.maxDrawdown[row] = -path.drop;
}

/** Joins `times` random pieces of `count` periods onto a path, its state kept in local variables. */
function joinPieces(path: PathSummary, pieces: Float64Array, stream: RandomStream, times: number, count: number): void {
  let { growth, max, drop, sum, squares } = path;
  const starts = pieces.length / pieceWidth;
  for (let k = 0; k < times; k += 1) {
    const at = nextIndex(stream, starts) * pieceWidth;
    const across = 1 - (growth * pieces[at + 2]) / max;
    const inside = pieces[at + 3];
    if (inside > drop) drop = inside;
    if (across > drop) drop = across;
    const high = growth * pieces[at + 1];
    if (high > max) max = high;
    growth *= pieces[at];
    sum += pieces[at + 4];
    squares += pieces[at + 5];
  }
  path.growth = growth;
  path.max = max;
  path.drop = drop;
  path.sum = sum;
  path.squares = squares;
  path.count += times * count;
}

/** Fills a path up to `length` periods with pieces of random start and length; `lengths` null = pieces of `count`. */
function fillPath(
  path: PathSummary,
  wheel: Wheel,
  stream: RandomStream,
  lengths: PieceLengths | null,
  count: number,
): void {
  const { length, points, levels } = wheel;
  const size = length + 1;
  let { growth, max, drop, sum, squares, count: done } = path;
  let from = 0;
  let wanted = 0;
  while (done < length) {
    // What is left of a piece at the end of the history goes on at its beginning.
    if (wanted > 0) from = 0;
    else {
      from = nextIndex(stream, length);
      wanted = lengths === null ? count : pieceLength(lengths, nextBits(stream));
      if (wanted > length - done) wanted = length - done;
    }
    const to = from + wanted < length ? from + wanted : length;
    wanted -= to - from;
    // The highest bit in which the two ends differ names the level of the disjoint table whose middle lies between them.
    const row = (31 - Math.clz32(from ^ to)) * size;
    const a = (row + from) * levelWidth;
    const b = (row + to) * levelWidth;
    const start = from * pointWidth;
    const end = to * pointWidth;
    const scale = growth * points[start + 1];
    const highLeft = levels[a];
    const highRight = levels[b];
    const lowLeft = levels[a + 1];
    const lowRight = levels[b + 1];
    // Divisions are slow, a choice between two numbers is unpredictable, and a new deepest fall is rare: products tell
    // whether there is one.
    const floor = (1 - drop) * max;
    if (scale * lowLeft < floor) drop = 1 - (scale * lowLeft) / max;
    if (scale * lowRight < floor) drop = Math.max(drop, 1 - (scale * lowRight) / max);
    if (lowRight < (1 - drop) * highLeft) drop = 1 - lowRight / highLeft;
    if (levels[a + 2] > drop) drop = levels[a + 2];
    if (levels[b + 2] > drop) drop = levels[b + 2];
    if (scale * highLeft > max) max = scale * highLeft;
    if (scale * highRight > max) max = scale * highRight;
    growth = scale * points[end];
    sum += points[end + 2] - points[start + 2];
    squares += points[end + 3] - points[start + 3];
    done += to - from;
  }
  path.growth = growth;
  path.max = max;
  path.drop = drop;
  path.sum = sum;
  path.squares = squares;
  path.count = done;
}

/** A bootstrap ready to draw any of its paths. */
export interface PreparedBootstrap {
  readonly options: ResampleOptions;
  readonly wheel: Wheel;
  /** Whole blocks; null for random lengths. */
  readonly pieces: Float64Array | null;
  readonly lengths: PieceLengths | null;
}

/** Checks and prepares a bootstrap. Throws `bad-input` naming field and row. */
export function prepareBootstrap(returns: Float64Array, options: ResampleOptions): PreparedBootstrap {
  const { paths, seed, periodsPerYear, method, blockLength } = options;
  requireReturns(returns);
  requireWhole('paths', paths, 1, 1_000_000);
  requireWhole('blockLength', blockLength, 1, returns.length);
  requireWhole('seed', seed, 0, 2 ** 32 - 1);
  if (!(periodsPerYear > 0)) refuse('periodsPerYear', 'a positive number', periodsPerYear);
  const isBlock = method === 'block';
  const wheel = wheelOf(returns);
  return {
    options,
    wheel,
    pieces: isBlock ? piecesOf(wheel, blockLength) : null,
    lengths: isBlock ? null : pieceLengths(blockLength, returns.length),
  };
}

/** Paths [from, to) of a prepared bootstrap; path p depends on the seed and p alone. */
export function bootstrapRange(bootstrap: PreparedBootstrap, from: number, to: number): PathOutcomes {
  const { options, wheel, pieces, lengths } = bootstrap;
  const { seed, periodsPerYear, blockLength } = options;
  const out = emptyOutcomes(to - from);
  for (let number = from; number < to; number += 1) {
    const stream = randomStream(seed, number);
    const path = emptyPath();
    if (pieces !== null) joinPieces(path, pieces, stream, Math.floor(wheel.length / blockLength), blockLength);
    fillPath(path, wheel, stream, lengths, blockLength);
    writePath(out, number - from, path, periodsPerYear);
  }
  return out;
}

/**
 * Bootstrap of a return series in blocks: what else could have happened, had the same stretches come in another order.
 *
 * What it tells an investor: how wide the range around a Sharpe ratio, a return or a drawdown is. Each path has the length
 * of the history and is joined of pieces that begin at random periods, wrapped around the end; a piece is summed up in
 * constant time. returns: per period, n ≥ 2, each above -1. Source: Politis and Romano 1994 (stationary), circular blocks
 * otherwise. Throws `bad-input` naming field and row.
 */
export function bootstrapPaths(returns: Float64Array, options: ResampleOptions): PathOutcomes {
  return bootstrapRange(prepareBootstrap(returns, options), 0, options.paths);
}
