import { PlumblineError } from '@plumbline/model/errors';
import type { BacktestFlag } from '@plumbline/model/backtest';
import { rowAt } from './account-trades.ts';
import { ratesOf, rowsOf, unionTimes } from '../backtest/portfolio/timeline.ts';
import type { Book } from '../backtest/book.ts';
import { depositColumn, timeWeighted } from '../backtest/deposits.ts';
import { resultOf } from '../backtest/run-result.ts';
import type { CompiledStrategy } from './compile-strategy.ts';
import { createColumnCache } from './kernel.ts';
import { earliestKnown, knownAlways, ruleKnownFrom, type KnownFrom } from './known-from.ts';
import { termsFor } from './market-terms.ts';
import { contextOf, runStrategyBook } from './run-strategy.ts';
import { strategyDataOf } from './strategy-data.ts';
import { needsOf } from './spec-needs.ts';
import { runUniverse, universeKnown } from './run-universe.ts';
import type {
  AccountFill,
  AccountFunding,
  AccountRejection,
  BacktestAsset,
  BacktestInput,
} from './strategy-backtest.ts';
import type { ColumnCache } from './expression-context.ts';

/** An account that money is paid into; its equity is time-weighted. */
export interface AccountFlows {
  readonly worth: Float64Array;
  readonly paid: Float64Array;
}

/** What the executors leave behind, whichever of them ran. */
export interface Account {
  readonly time: Float64Array;
  readonly equity: Float64Array;
  readonly exposure: Float64Array;
  readonly fills: readonly AccountFill[];
  readonly rejections: readonly AccountRejection[];
  readonly flags: readonly BacktestFlag[];
  /** Taken from dividends, in the base currency. */
  readonly taxes: number;
  /** Settlements of what was held of perpetual futures, per asset in their order. */
  readonly fundingPaid: readonly AccountFunding[];
  /** Their sum, in the base currency; positive was paid. */
  readonly funding: number;
  /** Worth at each close and money paid in before its open, in the base currency; null = it began with all of its cash. */
  readonly flows: AccountFlows | null;
  /** First row at whose close the rule can enter anything; the first of all for own code, of which that is not known. */
  readonly known: KnownFrom;
}

/** How many rows lie before an instant; none without one. */
function rowsBefore(time: Float64Array, instant: number | undefined): number {
  if (instant === undefined) return 0;
  const row = time.findIndex((at) => at >= instant);
  return row < 0 ? time.length : row;
}

function alone(
  strategy: CompiledStrategy,
  asset: BacktestAsset,
  index: number,
  input: BacktestInput,
  cash: number,
  cache: ColumnCache,
  /** Base currency per unit of its own on a bar. */
  rateAt: (bar: number) => number = () => 1,
): Account {
  const { bars } = asset;
  const book = runStrategyBook(strategy, strategyDataOf(asset), {
    cash,
    cache,
    startBar: rowsBefore(bars.time, input.startTime),
    ...(input.parameters === undefined ? {} : { parameters: input.parameters }),
    ...(input.ownCode === undefined ? {} : { decisions: input.ownCode.decisions }),
    config: { ...input.account, ...termsFor(asset) },
  });
  const run = resultOf(book, cash);
  const fundingPaid = book.fundingPaid.map(({ bar, ...paid }) => ({ ...paid, time: bars.time[bar], asset: index }));
  return {
    time: bars.time,
    equity: run.equity,
    exposure: run.exposure(),
    fills: run.fills.map(({ bar, orderId: _orderId, ...fill }) => ({ ...fill, time: bars.time[bar], asset: index })),
    rejections: run.rejections.map(({ bar, orderId: _orderId, ...rejection }) => ({
      ...rejection,
      time: bars.time[bar],
      asset: index,
    })),
    flags: [...run.flags, ...unruled([asset]), ...(input.ownCode === undefined ? [] : (['own-code'] as const))],
    taxes: run.taxes.reduce((sum, { bar, amount }) => sum + amount * rateAt(bar), 0),
    fundingPaid,
    funding: book.fundingPaid.reduce((sum, { bar, perUnit, units }) => sum + perUnit * units * rateAt(bar), 0),
    flows: book.worth === null ? null : { worth: book.worth, paid: depositColumn(book, bars.time.length) },
    known: knownWith(book, knownAlone(strategy, asset, input, cache)),
  };
}

/** An account that is empty until money comes in is measured from then on. */
export function knownWith({ deposits }: Pick<Book, 'deposits'>, known: KnownFrom): KnownFrom {
  const row = deposits.length === 0 ? 0 : deposits[0].bar - 1;
  return row > known.row ? { row, by: null } : known;
}

/** From when on a rule can act on an instrument by itself. What own code waits for is not known. */
function knownAlone(
  strategy: CompiledStrategy,
  asset: BacktestAsset,
  { parameters = {}, ownCode }: BacktestInput,
  cache: ColumnCache,
): KnownFrom {
  if (ownCode !== undefined) return knownAlways;
  return ruleKnownFrom(strategy.spec, contextOf(strategy, strategyDataOf(asset), { cash: 1, parameters, cache }));
}

/** The earliest of accounts of their own, as a row of all their times. */
function knownApart(
  accounts: readonly { readonly known: KnownFrom; readonly time: Float64Array }[],
  time: Float64Array,
): KnownFrom {
  return earliestKnown(
    accounts.map(({ known, time: own }) =>
      known.row < own.length ? { ...known, row: rowAt(time, own[known.row]) } : known,
    ),
  );
}

/** Says so when an instrument was traded without the rules of its market. */
function unruled(assets: readonly BacktestAsset[]): readonly BacktestFlag[] {
  return assets.some((asset) => termsFor(asset).rules === undefined) ? ['no-market-rules'] : [];
}

/** One account for all: the conditions give desiredSizes, the sizing gives weights. */
function together(strategy: CompiledStrategy, input: BacktestInput): Account {
  const { assets, cash, baseCurrency, rates } = input;
  const run = runUniverse(
    strategy,
    assets.map((asset) => ({ ...asset, ...termsFor(asset) })),
    { cash, baseCurrency, ...(rates === undefined ? {} : { rates }) },
    input.parameters,
    input.references,
    input.startTime,
  );
  return {
    time: run.time,
    equity: run.equity,
    exposure: run.gross,
    fills: run.fills.map(({ rate: _rate, ...fill }) => fill),
    rejections: run.rejections,
    flags: [...(run.ruinedAt >= 0 ? (['ruined'] as const) : []), ...unruled(assets)],
    taxes: run.taxes,
    fundingPaid: [],
    funding: 0,
    flows: null,
    known: run.known,
  };
}

/**
 * Orders, stops and conditions on the position belong to one instrument: each gets an equal share of the cash and an
 * account of its own, and the whole is their sum at the rates of the day. A share waits as cash until its instrument trades.
 */
function apart(strategy: CompiledStrategy, input: BacktestInput, caches: readonly ColumnCache[]): Account {
  const { assets, cash, baseCurrency, rates } = input;
  const time = unionTimes(assets);
  const held = new Float64Array(time.length);
  const config = { cash, baseCurrency, ...(rates === undefined ? {} : { rates }) };
  const share = cash / assets.length;
  const worth = new Float64Array(time.length);
  const paid = new Float64Array(time.length);
  const accounts = assets.map((asset, index) => {
    const rows = rowsOf(asset, time);
    const first = rows.findIndex((row) => row >= 0);
    const perBase = ratesOf(asset.currency, time, config);
    const instants = asset.bars.time;
    const account = alone(strategy, asset, index, input, share / perBase[first], caches[index], (bar) => {
      const at = time.indexOf(instants[bar]);
      return perBase[at];
    });
    const { flows } = account;
    let row = -1;
    for (let at = 0; at < time.length; at += 1) {
      if (rows[at] >= 0) row = rows[at];
      const own = flows?.worth ?? account.equity;
      const value = row < 0 ? (flows === null ? share : 0) : own[row] * perBase[at];
      if (rows[at] >= 0 && flows !== null) paid[at] += flows.paid[row] * perBase[at];
      worth[at] += value;
      held[at] += row < 0 ? 0 : value * account.exposure[row];
    }
    return account;
  });
  const flows = accounts.some((one) => one.flows !== null) ? { worth, paid } : null;
  const byTime = <T extends { readonly time: number }>(rows: readonly T[]): readonly T[] =>
    rows.toSorted((a, b) => a.time - b.time);
  return {
    time,
    equity: flows === null ? worth : timeWeighted(worth, paid, cash),
    exposure: held.map((value, at) => (worth[at] > 0 ? value / worth[at] : 0)),
    flows,
    fills: byTime(accounts.flatMap(({ fills }) => fills)),
    rejections: byTime(accounts.flatMap(({ rejections }) => rejections)),
    flags: [...new Set(accounts.flatMap(({ flags }) => flags))],
    taxes: accounts.reduce((sum, { taxes }) => sum + taxes, 0),
    fundingPaid: accounts.flatMap(({ fundingPaid }) => fundingPaid),
    funding: accounts.reduce((sum, { funding }) => sum + funding, 0),
    known: knownApart(accounts, time),
  };
}

/** A cache of computed columns per instrument, to be shared by runs over the same data. */
export function cachesFor({ assets }: BacktestInput): readonly ColumnCache[] {
  return assets.map(() => createColumnCache());
}

/** Which executor fits a strategy and its universe. */
function executorOf(strategy: CompiledStrategy, { assets }: BacktestInput): 'alone' | 'together' | 'apart' {
  const isScoped = strategy.isSeries && needsOf(strategy.spec).isScoped;
  if (assets.length === 1 && !isScoped) return 'alone';
  const isPerpetual = assets.some(({ perpetual }) => perpetual !== undefined);
  if (!isPerpetual) return strategy.isSeries ? 'together' : 'apart';
  const { ranking, rebalance, sizing } = strategy.spec;
  if (!isScoped && ranking === undefined && rebalance === undefined && sizing.basis !== 'allocation') return 'apart';
  throw new PlumblineError(
    'bad-input',
    'Back-test: perpetual futures have a margin and an account of their own each. Leave ranking, rebalancing and allocation out.',
    { field: 'ranking' },
  );
}

/** Runs a strategy on its universe with the executor that fits it. caches: of `cachesFor`, one per instrument. */
export function runAccount(strategy: CompiledStrategy, input: BacktestInput, caches = cachesFor(input)): Account {
  const executor = executorOf(strategy, input);
  if (executor === 'alone') return alone(strategy, input.assets[0], 0, input, input.cash, caches[0]);
  return executor === 'together' ? together(strategy, input) : apart(strategy, input, caches);
}

/** `known` of an account without running it. */
export function accountKnownFrom(
  strategy: CompiledStrategy,
  input: BacktestInput,
  caches: readonly ColumnCache[],
): KnownFrom {
  const { assets } = input;
  const executor = executorOf(strategy, input);
  if (executor === 'alone') return knownAlone(strategy, assets[0], input, caches[0]);
  if (executor === 'together') return universeKnown(strategy, assets, input.parameters, input.references);
  const accounts = assets.map((asset, at) => ({
    time: asset.bars.time,
    known: knownAlone(strategy, asset, input, caches[at]),
  }));
  return knownApart(accounts, unionTimes(assets));
}
