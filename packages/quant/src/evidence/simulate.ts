import type { BarColumns } from '@plumbline/model/bar';
import { PlumblineError } from '@plumbline/model/errors';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import type { Book } from '../engine/backtest/book.ts';
import { heldColumn } from '../engine/backtest/holdings.ts';
import { accountTrades, rowAt } from '../engine/strategy/account-trades.ts';
import { measuredFrom } from '../engine/strategy/backtest-strategy.ts';
import { compileStrategy, type CompiledStrategy } from '../engine/strategy/compile-strategy.ts';
import { createColumnCache, type ParameterValues } from '../engine/strategy/kernel.ts';
import { knownAlways, ruleKnownFrom, sameWindow, type KnownFrom } from '../engine/strategy/known-from.ts';
import { termsFor } from '../engine/strategy/market-terms.ts';
import { cachesFor, knownWith, runAccount, type Account } from '../engine/strategy/run-account.ts';
import { contextOf, runStrategyBook } from '../engine/strategy/run-strategy.ts';
import { strategyDataOf } from '../engine/strategy/strategy-data.ts';
import type { EvidenceInput } from './evidence-input.ts';
import { measuredPart, periodRows, type MeasuredPart } from './evidence-periods.ts';
import type { ColumnCache } from '../engine/strategy/expression-context.ts';

/** One execution as the checks need it. */
export interface SimulatedFill {
  readonly row: number;
  readonly asset: number;
  /** Money traded, costs not counted. */
  readonly value: number;
  readonly commission: number;
}

/** A run of the strategy. Columns have one value per row of the account that is measured, and rows are counted from there. */
export interface Simulation {
  /** Rows of the account before those that are measured: the rule could not act yet. */
  readonly first: number;
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

/** A setting and its returns, over the same periods as those of all that it is compared with. */
export interface ComparedRun {
  readonly setting: ParameterValues;
  readonly returns: Float64Array;
}

/** Runs the strategy with changes, as often as wanted. */
export interface Simulator {
  readonly run: (change: Change) => Simulation;
  /** Only the returns. */
  readonly returns: (change: Change) => Float64Array;
  /** Only what the account is worth at the end. */
  readonly worth: (change: Change) => number;
  /**
   * Returns of hundreds of settings, the strategy's own first, over the same periods: see `sameWindow`. One that its parts
   * refuse, such as a period of 0, is left out.
   */
  readonly compare: (settings: readonly ParameterValues[]) => readonly ComparedRun[];
}

/** The last returns, all runs ending on the same row; a setting that could not act yet earned nothing. */
function lastReturns(returns: Float64Array, length: number): Float64Array {
  if (returns.length >= length) return returns.subarray(returns.length - length);
  const out = new Float64Array(length);
  out.set(returns, length - returns.length);
  return out;
}

/** An account as far as returns are taken from it. */
type Measurable = Pick<Account, 'time' | 'equity' | 'known'>;

/** What both executors make of their accounts. */
function measurer(input: EvidenceInput, account: (change: Change) => Measurable) {
  const { cash } = input;
  let known: { readonly of: Float64Array; readonly periods: Int32Array | null } | null = null;
  const periodsOf = (time: Float64Array): Int32Array | null => {
    if (known?.of !== time) known = { of: time, periods: periodRows(time) };
    return known.periods;
  };
  const part = (one: Measurable): MeasuredPart =>
    measuredPart(one.equity, cash, periodsOf(one.time), measuredFrom(input, one).row);
  const runOf = (setting: ParameterValues): MeasuredPart | null => {
    try {
      return part(account({ parameters: setting }));
    } catch (error) {
      if (error instanceof PlumblineError && error.code === 'bad-input') return null;
      throw error;
    }
  };
  return {
    part,
    returns: (change: Change): Float64Array => part(account(change)).returns,
    worth: (change: Change): number => account(change).equity.at(-1) ?? Number.NaN,
    compare: (settings: readonly ParameterValues[]): readonly ComparedRun[] => {
      const runs = settings.flatMap((setting) => {
        const found = runOf(setting);
        return found === null ? [] : [{ setting, returns: found.returns }];
      });
      const rows = runs.map(({ returns }) => returns.length);
      // The first is the strategy's own.
      const length = Math.min(sameWindow(rows), rows[0] ?? 0);
      return runs.map(({ setting, returns }) => ({ setting, returns: lastReturns(returns, length) }));
    },
  };
}

function signedExposure(book: Book, { close }: BarColumns): Float64Array {
  const { settings } = book;
  const equity = book.worth ?? book.equity;
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
  const cache: ColumnCache = createColumnCache(columnsKept(time.length));
  const config = { ...input.account, ...termsFor(asset) };
  const decided = input.ownCode === undefined ? {} : { decisions: input.ownCode.decisions };
  const book = ({ parameters = input.parameters ?? {}, spec }: Change): Book & { readonly known: KnownFrom } => {
    const changed = spec === undefined ? strategy : compileStrategy(spec);
    const options = { cash, parameters, cache, config, ...decided };
    const done = runStrategyBook(changed, data, options);
    return Object.assign(done, {
      known:
        input.ownCode === undefined
          ? knownWith(done, ruleKnownFrom(changed.spec, contextOf(changed, data, options)))
          : knownAlways,
    });
  };
  const { part, ...measures } = measurer(input, (change) => {
    const { equity, known } = book(change);
    return { time, equity, known };
  });
  return {
    ...measures,
    run: (change) => {
      const done = book(change);
      const { equity, known } = done;
      const { first, ...measured } = part({ time, equity, known });
      const { bar, quantity, price, commission } = done.fills.columns;
      return {
        first,
        time: time.subarray(first),
        equity: equity.subarray(first),
        ...measured,
        exposure: signedExposure(done, asset.bars).subarray(first),
        fills: Array.from({ length: done.fills.count }, (_, at) => ({
          row: bar[at] - first,
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
  const { part, ...measures } = measurer(input, account);
  return {
    ...measures,
    run: (change) => {
      const done = account(change);
      const { time, equity, exposure, fills } = done;
      const { first, ...measured } = part(done);
      return {
        first,
        time: time.subarray(first),
        equity: equity.subarray(first),
        ...measured,
        exposure: exposure.subarray(first),
        fills: fills.map(({ time: at, asset, quantity, price, commission }) => ({
          row: rowAt(time, at) - first,
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
