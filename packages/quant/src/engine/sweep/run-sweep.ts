import { PlumblineError } from '@plumbline/model/errors';
import { parametersOf, type CompiledStrategy } from '../strategy/compile-strategy.ts';
import type { Book } from '../backtest/book.ts';
import { createColumnCache, type ParameterValues } from '../strategy/kernel.ts';
import { ruleKnownFrom, type KnownFrom } from '../strategy/known-from.ts';
import {
  contextOf,
  runMemory,
  runStrategyBook,
  type RunMemory,
  type StrategyData,
  type StrategyRunOptions,
} from '../strategy/run-strategy.ts';
import { crossSweep, type CrossSweep } from './cross-sweep.ts';
import { rowOf, type SweepGrid } from './grid.ts';
import { equityPath, pathSharpe, type PathSummary } from './path-summary.ts';
import { axesOf, sweepWindow } from './sweep-window.ts';
import type { ColumnCache } from '../strategy/expression-context.ts';

/** Results by row of the grid, of the bars from which on all variants can act. Fractions; Sharpe annualised, without a risk-free rate; NaN where it means nothing. */
export interface SweepColumns {
  readonly totalReturn: Float64Array;
  readonly sharpe: Float64Array;
  /** Zero or below. */
  readonly maxDrawdown: Float64Array;
  /** Round trips closed after that. */
  readonly trades: Float64Array;
}

/** A sweep ready to be run in any ranges, by any number of workers, to the same numbers. */
export interface PreparedSweep {
  readonly strategy: CompiledStrategy;
  readonly data: StrategyData;
  readonly grid: SweepGrid;
  readonly options: StrategyRunOptions;
  readonly periodsPerYear: number;
  /** Row at whose close all variants begin to be measured. */
  readonly first: number;
  readonly cache: ColumnCache;
  /** The road without a bar-by-bar run, where the strategy allows it. */
  readonly cross: CrossSweep | null;
  /** What every row is run on, one after the other. */
  readonly memory: RunMemory;
}

export interface SweepHooks {
  /** Called after each part with rows done and rows in all. */
  readonly onProgress?: (done: number, total: number) => void;
  /** Asked before each part; a yes ends the sweep with the error `cancelled`. */
  readonly isCancelled?: () => boolean;
  /** Rows between two of these calls. */
  readonly partRows?: number;
}

/**
 * Prepares the same strategy for every row of a grid over one series. Every row's parameter values are checked first, so
 * that a sweep never fails half-way. measuredRow: where it is known already from when on all of them can act, or all bars are
 * to be measured (0). Throws `bad-input` naming the parameter, or field and row of the bars.
 */
export function prepareSweep(
  strategy: CompiledStrategy,
  data: StrategyData,
  grid: SweepGrid,
  options: StrategyRunOptions,
  periodsPerYear: number,
  measuredRow: number | null = null,
): PreparedSweep {
  if (!(periodsPerYear > 0) || !Number.isFinite(periodsPerYear)) {
    throw new PlumblineError('bad-input', `Sweep: periodsPerYear must be a positive number, not ${periodsPerYear}.`, {
      field: 'periodsPerYear',
    });
  }
  const memory = runMemory(strategy, data, options);
  for (const key of grid.keys) {
    for (const value of new Set(grid.columns[key])) parametersOf(strategy, { [key]: value });
  }
  const cache = options.cache ?? createColumnCache(4096);
  const first = measuredRow ?? gridWindow(strategy, data, grid, { ...options, cache });
  return {
    strategy,
    data,
    grid,
    options,
    periodsPerYear,
    first,
    cache,
    cross: crossSweep(strategy, data, { ...options, cache }, grid, first),
    memory,
  };
}

/** First row that all variants of a grid are measured from. */
function gridWindow(
  strategy: CompiledStrategy,
  data: StrategyData,
  grid: SweepGrid,
  options: StrategyRunOptions,
): number {
  if (options.config?.compat !== undefined) return 0;
  const knownOf = (parameters: ParameterValues): KnownFrom =>
    ruleKnownFrom(
      strategy.spec,
      contextOf(strategy, data, { ...options, parameters: { ...options.parameters, ...parameters } }),
    );
  return sweepWindow(strategy.spec, axesOf(grid), knownOf, data.bars.close.length);
}

/** Result columns for so many rows, in one piece of memory: between threads a piece is what is paid for. */
export function emptySweep(count: number): SweepColumns {
  const memory = new ArrayBuffer(4 * 8 * count);
  const column = (at: number): Float64Array => new Float64Array(memory, at * 8 * count, count);
  return { totalReturn: column(0), sharpe: column(1), maxDrawdown: column(2), trades: column(3) };
}

function writeRow(out: SweepColumns, row: number, path: PathSummary, trades: number, periodsPerYear: number): void {
  out.totalReturn[row] = path.growth - 1;
  out.sharpe[row] = pathSharpe(path, periodsPerYear);
  out.maxDrawdown[row] = -path.drop;
  out.trades[row] = trades;
}

/** Round trips that ended after a row. */
function tradesAfter({ trades }: Book, row: number): number {
  const { exitBar } = trades.columns;
  let count = 0;
  for (let k = 0; k < trades.count; k += 1) count += Number(exitBar[k] > row);
  return row === 0 ? trades.count : count;
}

/** Runs rows [from, to) of a prepared sweep into `out`, whose first row is row `base`; the same numbers whatever the ranges. */
export function sweepRange(sweep: PreparedSweep, from: number, to: number, out: SweepColumns, base = 0): void {
  const { strategy, data, grid, options, periodsPerYear, first, cross, cache, memory } = sweep;
  for (let row = from; row < to; row += 1) {
    if (cross !== null) {
      const { path, trades } = cross.run(row);
      writeRow(out, row - base, path, trades, periodsPerYear);
      continue;
    }
    const parameters = { ...options.parameters, ...rowOf(grid, row) };
    const book = runStrategyBook(strategy, data, { ...options, cache, parameters, memory });
    const path = equityPath(book.equity.subarray(first), first === 0 ? options.cash : book.equity[first]);
    writeRow(out, row - base, path, tradesAfter(book, first), periodsPerYear);
  }
}

/**
 * Runs a whole sweep.
 *
 * What it tells an investor: how the idea fares over its parameters, and so whether the chosen ones sit on a plateau or on
 * a lone peak. Every row counts as a trial. Rows come in the order of the grid. Throws `cancelled` when stopped.
 */
export function runSweep(sweep: PreparedSweep, hooks: SweepHooks = {}): SweepColumns {
  const { count } = sweep.grid;
  const { partRows = 256, onProgress, isCancelled } = hooks;
  const out = emptySweep(count);
  for (let from = 0; from < count; from += partRows) {
    if (isCancelled?.() === true) {
      throw new PlumblineError('cancelled', `The sweep was stopped after ${from} of ${count} variants.`, {
        done: from,
      });
    }
    const to = Math.min(count, from + partRows);
    sweepRange(sweep, from, to, out);
    onProgress?.(to, count);
  }
  return out;
}
