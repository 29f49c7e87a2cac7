import type { BarColumns } from '@plumbline/model/bar';
import { priceScale, type ActionsBeside } from '../backtest/actions/price-scale.ts';
import { emptyBook, type Book, type RunConfig, type RunExtras } from '../backtest/book.ts';
import { settleDeposits } from '../backtest/deposits.ts';
import { openBook, runEventOn } from '../backtest/run-event.ts';
import { runHoldings } from '../backtest/run-holdings.ts';
import { resultOf, type RunResult } from '../backtest/run-result.ts';
import { runChangesOn, runVectorOn, type PositionChanges } from '../backtest/run-vector.ts';
import { parametersOf, type CompiledStrategy } from './compile-strategy.ts';
import { createColumnCache, type ParameterValues } from './kernel.ts';
import { orderStrategy } from './order-strategy.ts';
import { decidedStrategy, type OwnDecision } from './own-code.ts';
import { gridStrategy } from './grid-strategy.ts';
import { recurringStrategy } from './recurring-strategy.ts';
import { positionChanges, positionSeries } from './position-series.ts';
import type { ColumnCache, ExpressionContext } from './expression-context.ts';

/** Everything a strategy is run on. */
export interface StrategyData {
  /** Raw bars: fills, marks, lots and fees are on these. */
  readonly bars: BarColumns;
  /** What the bars are of; absent = unknown, and so is its calendar. */
  readonly instrumentId?: string;
  /** Extra columns by name: factors, days to events. */
  readonly series?: Readonly<Record<string, Float64Array>>;
  readonly extras?: RunExtras;
  /** What conditions read the bars adjusted for; absent = the dividends and splits of `extras`. */
  readonly adjustedBy?: ActionsBeside;
}

export interface StrategyRunOptions {
  readonly cash: number;
  readonly parameters?: ParameterValues;
  /** Shared by runs over the same data, so that an indicator is computed once for all of them. */
  readonly cache?: ColumnCache;
  /** First bar on which the strategy may decide; it begins flat there. 0 = from the start. */
  readonly startBar?: number;
  /** Anything the spec does not fix: rule pack, end of data, hedging. */
  readonly config?: Partial<RunConfig>;
  /** Taken in place of the strategy's conditions. */
  readonly decisions?: readonly OwnDecision[];
  /** What the run writes over; absent = its own. */
  readonly memory?: RunMemory;
}

/** Memory for many runs of a strategy over the same data under the same settings, one after the other. */
export interface RunMemory {
  /** Emptied by each run, which answers with it. */
  readonly book: Book;
  /** A byte per bar. */
  readonly bits: Uint8Array;
}

/** Memory for runs at any parameters. Throws `bad-input` naming field and row, as a run does. */
export function runMemory(strategy: CompiledStrategy, data: StrategyData, options: StrategyRunOptions): RunMemory {
  return {
    book: openBook(data.bars, configOf(strategy, options), data.extras ?? {}),
    bits: new Uint8Array(data.bars.close.length),
  };
}

/** The columns and parameter values a compiled strategy reads in one run. */
export function contextOf(
  strategy: CompiledStrategy,
  data: StrategyData,
  options: StrategyRunOptions,
): ExpressionContext {
  const scale = priceScale(data.bars, data.adjustedBy ?? data.extras ?? {});
  return {
    bars: scale?.bars ?? data.bars,
    ...(scale === null ? {} : { scale, isScaled: true as const }),
    ...(data.instrumentId === undefined ? {} : { instrumentId: data.instrumentId }),
    series: data.series ?? {},
    parameters: parametersOf(strategy, options.parameters ?? {}),
    cache: options.cache ?? createColumnCache(),
    ...(options.config?.compat === undefined ? {} : { isExact: true as const }),
  };
}

/** The spec's costs and execution as settings of a run. */
export function configOf({ spec }: CompiledStrategy, { cash, config }: StrategyRunOptions): RunConfig {
  return { cash, costs: spec.costs, ...spec.execution, ...config };
}

/** As `runStrategy`, leaving the books open for those who want columns rather than records. */
export function runStrategyBook(strategy: CompiledStrategy, data: StrategyData, options: StrategyRunOptions): Book {
  const { decisions, startBar } = options;
  if (decisions !== undefined) {
    return runEventOn(
      openBook(data.bars, configOf(strategy, options), data.extras ?? {}),
      decidedStrategy(decisions, startBar),
    );
  }
  const context = contextOf(strategy, data, options);
  const changes = strategy.isSeries ? positionChanges(strategy, context, startBar) : null;
  return bookOf(strategy, context, changes, data, options);
}

/** changes: of the position, where the strategy is known by them. */
function bookOf(
  strategy: CompiledStrategy,
  context: ExpressionContext,
  changes: PositionChanges | null,
  { bars, extras = {} }: StrategyData,
  options: StrategyRunOptions,
): Book {
  const { startBar = 0, memory } = options;
  const book = memory === undefined ? openBook(bars, configOf(strategy, options), extras) : emptyBook(memory.book);
  if (changes !== null) return runChangesOn(book, changes);
  if (strategy.isSeries) return runVectorOn(book, positionSeries(strategy, context, startBar));
  const { recurring, grid } = strategy.spec;
  if (grid !== undefined) return runEventOn(book, gridStrategy(strategy, grid, context, startBar));
  if (recurring === undefined) return runEventOn(book, orderStrategy(strategy, context, startBar, memory?.bits));
  const isPaidIn = recurring.money === 'paid-in';
  if (isPaidIn) book.balance = 0;
  runEventOn(book, recurringStrategy(strategy, recurring, context, startBar));
  if (isPaidIn) settleDeposits(book);
  return book;
}

/**
 * Back-tests a compiled strategy on one instrument.
 *
 * What it tells an investor: what the rules would have done, fill by fill, after cost, without a look ahead. bars: raw,
 * oldest first, n ≥ 2; result columns have length n, money in the currency of the bars. During the warm-up of an
 * indicator its conditions are unknown and nothing is done. Throws `bad-input` naming field and row.
 * @reference
 */
export function runStrategy(strategy: CompiledStrategy, data: StrategyData, options: StrategyRunOptions): RunResult {
  const context = contextOf(strategy, data, options);
  const config = configOf(strategy, options);
  const changes = strategy.isSeries ? positionChanges(strategy, context, options.startBar) : null;
  const held = changes === null ? null : runHoldings(data.bars, changes, config, data.extras ?? {});
  return held ?? resultOf(bookOf(strategy, context, changes, data, options), options.cash);
}
