import { PlumblineError } from '@plumbline/model/errors';
import { dropTable, queryDrop, type DropTable, type RangeAnswer } from './drop-table.ts';
import { addReturn, emptyPath, pathSharpe, type PathSummary } from './path-summary.ts';
import { nextIndex, nextNormal, nextUniform, randomStream, type RandomStream } from './random.ts';

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
  /** Number of the first path, where several workers share the paths. */
  readonly firstPath?: number;
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

function emptyOutcomes(paths: number): PathOutcomes {
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

/** The returns laid out twice as a wealth curve, so that every piece, wrapped around the end or not, is one range. */
interface Wheel {
  readonly length: number;
  readonly wealth: Float64Array;
  readonly sum: Float64Array;
  readonly squares: Float64Array;
  readonly table: DropTable;
}

function wheelOf(returns: Float64Array): Wheel {
  const { length } = returns;
  const wealth = new Float64Array(2 * length + 1);
  const sum = new Float64Array(2 * length + 1);
  const squares = new Float64Array(2 * length + 1);
  wealth[0] = 1;
  for (let i = 0; i < 2 * length; i += 1) {
    const value = returns[i % length];
    wealth[i + 1] = wealth[i] * (1 + value);
    sum[i + 1] = sum[i] + value;
    squares[i + 1] = squares[i] + value * value;
  }
  return { length, wealth, sum, squares, table: dropTable(wealth) };
}

const answer: RangeAnswer = { max: 1, min: 1, drop: 0 };
const pieceWidth = 6;

/** Pieces of one length from every start, side by side in memory: joining one touches a single line of cache. */
function piecesOf(wheel: Wheel, count: number): Float64Array {
  const pieces = new Float64Array(wheel.length * pieceWidth);
  for (let from = 0; from < wheel.length; from += 1) {
    const at = from * pieceWidth;
    const start = wheel.wealth[from];
    queryDrop(wheel.table, from, from + count, answer);
    pieces[at] = wheel.wealth[from + count] / start;
    pieces[at + 1] = answer.max / start;
    pieces[at + 2] = answer.min / start;
    pieces[at + 3] = answer.drop;
    pieces[at + 4] = wheel.sum[from + count] - wheel.sum[from];
    pieces[at + 5] = wheel.squares[from + count] - wheel.squares[from];
  }
  return pieces;
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

/** Joins periods [from, from + count) of the wheel onto a path. */
function joinPiece(path: PathSummary, wheel: Wheel, from: number, count: number): void {
  const to = from + count;
  queryDrop(wheel.table, from, to, answer);
  const scale = path.growth / wheel.wealth[from];
  const across = 1 - (scale * answer.min) / path.max;
  if (answer.drop > path.drop) path.drop = answer.drop;
  if (across > path.drop) path.drop = across;
  if (scale * answer.max > path.max) path.max = scale * answer.max;
  path.growth = scale * wheel.wealth[to];
  path.sum += wheel.sum[to] - wheel.sum[from];
  path.squares += wheel.squares[to] - wheel.squares[from];
  path.count += count;
}

/**
 * Bootstrap of a return series in blocks: what else could have happened, had the same stretches come in another order.
 *
 * What it tells an investor: how wide the range around a Sharpe ratio, a return or a drawdown is. Each path has the length
 * of the history and is joined of pieces that begin at random periods, wrapped around the end; a piece is summed up in
 * constant time. returns: per period, n ≥ 2, each above -1. Path p depends on seed and p only. Source: Politis and Romano
 * 1994 (stationary), circular blocks otherwise. Throws `bad-input` naming field and row.
 */
export function bootstrapPaths(returns: Float64Array, options: ResampleOptions): PathOutcomes {
  const { paths, seed, periodsPerYear, method, blockLength, firstPath = 0 } = options;
  requireReturns(returns);
  requireWhole('paths', paths, 1, 1_000_000);
  requireWhole('blockLength', blockLength, 1, returns.length);
  requireWhole('seed', seed, 0, 2 ** 32 - 1);
  if (!(periodsPerYear > 0)) refuse('periodsPerYear', 'a positive number', periodsPerYear);
  const wheel = wheelOf(returns);
  const { length } = wheel;
  const out = emptyOutcomes(paths);
  const pieces = method === 'block' ? piecesOf(wheel, blockLength) : new Float64Array(0);
  // A geometric length with mean L: 1 + floor(log u / log(1 - 1 / L)).
  const decay = blockLength === 1 ? Number.NEGATIVE_INFINITY : Math.log(1 - 1 / blockLength);
  for (let row = 0; row < paths; row += 1) {
    const stream = randomStream(seed, firstPath + row);
    const path = emptyPath();
    if (method === 'block') joinPieces(path, pieces, stream, Math.floor(length / blockLength), blockLength);
    while (path.count < length) {
      const from = nextIndex(stream, length);
      const wanted = method === 'block' ? blockLength : 1 + Math.floor(Math.log(1 - nextUniform(stream)) / decay);
      joinPiece(path, wheel, from, Math.min(wanted, length - path.count));
    }
    writePath(out, row, path, periodsPerYear);
  }
  return out;
}

export interface MonteCarloOptions {
  readonly paths: number;
  readonly seed: number;
  readonly periodsPerYear: number;
  /** shuffle: the same returns in another order; draw: drawn with replacement, one by one. */
  readonly method: 'shuffle' | 'draw';
}

/**
 * Monte Carlo of trades (or periods) taken as independent: the same results in another order, or drawn afresh. What it
 * tells an investor: how much of a drawdown was the luck of the order. returns: one per trade, each above -1, n ≥ 2;
 * periodsPerYear: trades a year. A shuffle leaves the total return as it was.
 */
export function monteCarloPaths(returns: Float64Array, options: MonteCarloOptions): PathOutcomes {
  const { paths, seed, periodsPerYear, method } = options;
  requireReturns(returns);
  requireWhole('paths', paths, 1, 1_000_000);
  requireWhole('seed', seed, 0, 2 ** 32 - 1);
  const out = emptyOutcomes(paths);
  const deck = new Float64Array(returns.length);
  for (let row = 0; row < paths; row += 1) {
    const stream = randomStream(seed, row);
    const path = emptyPath();
    deck.set(returns);
    for (let left = deck.length; left > 0; left -= 1) {
      const at = nextIndex(stream, method === 'draw' ? deck.length : left);
      addReturn(path, deck[at]);
      if (method === 'shuffle') deck[at] = deck[left - 1];
    }
    writePath(out, row, path, periodsPerYear);
  }
  return out;
}

/**
 * Paths of normal returns with a given mean and deviation per period: a yardstick of pure chance, never a forecast.
 * deviation: 0 or more; returns at or below -1 end a path's wealth at zero.
 */
export function normalPaths(
  mean: number,
  deviation: number,
  periods: number,
  options: Omit<MonteCarloOptions, 'method'>,
): PathOutcomes {
  requireWhole('periods', periods, 2, 1_000_000);
  requireWhole('paths', options.paths, 1, 1_000_000);
  requireWhole('seed', options.seed, 0, 2 ** 32 - 1);
  if (!Number.isFinite(mean)) refuse('mean', 'a number', mean);
  if (!(deviation >= 0) || !Number.isFinite(deviation)) refuse('deviation', 'a number of 0 or more', deviation);
  const out = emptyOutcomes(options.paths);
  for (let row = 0; row < options.paths; row += 1) {
    const stream = randomStream(options.seed, row);
    const path = emptyPath();
    for (let i = 0; i < periods; i += 1) addReturn(path, Math.max(-1, mean + deviation * nextNormal(stream)));
    writePath(out, row, path, options.periodsPerYear);
  }
  return out;
}
