import type { BarColumns } from '@plumbline/model/bar';
import { PlumblineError } from '@plumbline/model/errors';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import type { Book } from '../engine/backtest/book.ts';
import { heldColumn } from '../engine/backtest/holdings.ts';
import { accountTrades, rowAt } from '../engine/strategy/account-trades.ts';
import { compileStrategy, type CompiledStrategy } from '../engine/strategy/compile-strategy.ts';
import { createColumnCache, type ParameterValues } from '../engine/strategy/kernel.ts';
import { termsFor } from '../engine/strategy/market-terms.ts';
import { cachesFor, runAccount, type Account } from '../engine/strategy/run-account.ts';
import { runStrategyBook } from '../engine/strategy/run-strategy.ts';
import { strategyDataOf } from '../engine/strategy/strategy-data.ts';
import type { EvidenceInput } from './evidence-input.ts';
import { periodReturns, periodRows } from './evidence-periods.ts';
import type { ColumnCache } from '../engine/strategy/expression-context.ts';

/** One execution as the checks need it. */
export interface SimulatedFill {
  readonly row: number;
  readonly asset: number;
  /** Money traded, costs not counted. */
  readonly value: number;
  readonly commission: number;
}

/** A run of the strategy. Columns have one value per row of the account. */
export interface Simulation {
  readonly time: Float64Array;
  readonly equity: Float64Array;
  /** Rows at which periods end; null = every row. */
  readonly periods: Int32Array | null;
  /** Per period, one fewer than there are ends. */
  readonly returns: Float64Array;
  /** Value held over equity, signed where there is one instrument. */
  readonly exposure: Float64Array;
  readonly fills: readonly SimulatedFill[];
  /** Round trips, as the table of trades lists them; a position that is still open is none yet. */
  readonly trades: number;
}

/** What may be different from the strategy as written. */
export interface Change {
  readonly parameters?: ParameterValues;
  readonly spec?: StrategySpec;
}

/** Runs the strategy with changes, as often as wanted. */
export interface Simulator {
  readonly run: (change: Change) => Simulation;
  /** Only the returns: for hundreds of settings. */
  readonly returns: (change: Change) => Float64Array;
}

function signedExposure(book: Book, { close }: BarColumns): Float64Array {
  const { equity, settings } = book;
  return heldColumn(book).map((units, row) =>
    equity[row] > 0 ? (units * settings.multiplier * close[row]) / equity[row] : 0,
  );
}

/** Memory for columns that are computed once for all settings. */
const columnBytes = 64 * 2 ** 20;

function columnsKept(rows: number): number {
  return Math.max(4, Math.min(1024, Math.floor(columnBytes / (8 * rows))));
}

/** One instrument: straight from the books, its columns computed once for all settings. */
function soloSimulator(input: EvidenceInput, strategy: CompiledStrategy): Simulator {
  const [asset] = input.assets;
  const { cash } = input;
  const data = strategyDataOf(asset);
  const { time } = asset.bars;
  const periods = periodRows(time);
  const cache: ColumnCache = createColumnCache(columnsKept(time.length));
  const config = { ...input.account, ...termsFor(asset) };
  const decided = input.ownCode === undefined ? {} : { decisions: input.ownCode.decisions };
  const book = ({ parameters = input.parameters ?? {}, spec }: Change): Book =>
    runStrategyBook(spec === undefined ? strategy : compileStrategy(spec), data, {
      cash,
      parameters,
      cache,
      config,
      ...decided,
    });
  return {
    returns: (change) => periodReturns(book(change).equity, cash, periods),
    run: (change) => {
      const done = book(change);
      const { bar, quantity, price, commission } = done.fills.columns;
      return {
        time,
        equity: done.equity,
        periods,
        returns: periodReturns(done.equity, cash, periods),
        exposure: signedExposure(done, asset.bars),
        fills: Array.from({ length: done.fills.count }, (_, at) => ({
          row: bar[at],
          asset: 0,
          value: quantity[at] * price[at] * done.settings.multiplier,
          commission: commission[at],
        })),
        trades: done.trades.count,
      };
    },
  };
}

/** Several instruments in one account. */
function universeSimulator(input: EvidenceInput, strategy: CompiledStrategy): Simulator {
  const caches = cachesFor(input);
  const account = ({ parameters = input.parameters ?? {}, spec }: Change): Account =>
    runAccount(spec === undefined ? strategy : compileStrategy(spec), { ...input, parameters }, caches);
  return {
    returns: (change) => {
      const { time, equity } = account(change);
      return periodReturns(equity, input.cash, periodRows(time));
    },
    run: (change) => {
      const { time, equity, exposure, fills } = account(change);
      const periods = periodRows(time);
      return {
        time,
        equity,
        periods,
        returns: periodReturns(equity, input.cash, periods),
        exposure,
        fills: fills.map(({ time: at, asset, quantity, price, commission }) => ({
          row: rowAt(time, at),
          asset,
          value: quantity * price,
          commission,
        })),
        trades: accountTrades(input.assets, fills, time).length,
      };
    },
  };
}

/** The executor that fits the universe. */
export function simulatorOf(input: EvidenceInput, strategy: CompiledStrategy): Simulator {
  return input.assets.length === 1 ? soloSimulator(input, strategy) : universeSimulator(input, strategy);
}

/** Returns of a setting, or null for one that the strategy's ranges allow and its parts refuse, such as a period of 0. */
export function runnable(simulator: Simulator, parameters: ParameterValues): Float64Array | null {
  try {
    return simulator.returns({ parameters });
  } catch (error) {
    if (error instanceof PlumblineError && error.code === 'bad-input') return null;
    throw error;
  }
}
