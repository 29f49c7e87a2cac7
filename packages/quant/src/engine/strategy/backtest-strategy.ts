import type { BacktestFlag } from '@plumbline/model/backtest';
import { dayMs } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import { accountMetrics, tradeRecords } from './account-metrics.ts';
import { accountTrades, unitsHeld } from './account-trades.ts';
import { compileStrategy, parametersOf } from './compile-strategy.ts';
import { outOfSampleRow } from './out-of-sample-row.ts';
import { paidInOf } from './paid-in.ts';
import { runAccount, type Account } from './run-account.ts';
import type { BacktestInput, MeasuredFrom, StrategyBacktest } from './strategy-backtest.ts';

/** Whether all bars are measured: where that is asked for, and for engines whose habits are taken on, which do. */
export function measuresWhole({ measure, account }: Pick<BacktestInput, 'measure' | 'account'>): boolean {
  return measure === 'first-bar' || account?.compat !== undefined;
}

/** From when on an account is measured: the first close at which its rule can enter. */
export function measuredFrom(
  input: Pick<BacktestInput, 'measure' | 'account'>,
  { known, time }: Pick<Account, 'known' | 'time'>,
): MeasuredFrom {
  if (measuresWhole(input) || known.row === 0) return { row: 0, why: 'first-bar', by: null };
  // A close that nothing follows is no history.
  if (known.row >= time.length - 1) return { row: 0, why: 'never', by: known.by };
  return { row: known.row, why: 'warm-up', by: known.by };
}

/** The cash held in the benchmark from the first row at or after `from` at which it has a price, after one commission; flat before. */
export function benchmarkEquity(
  { benchmark, cash, spec }: Pick<BacktestInput, 'benchmark' | 'cash' | 'spec'>,
  time: Float64Array,
  from = 0,
): Float64Array | null {
  if (benchmark === null) return null;
  const { costs } = spec;
  const kept = 1 - costs.commission.rate - costs.spread / 2 - costs.slippage.fixed;
  const out = new Float64Array(time.length);
  let next = 0;
  let first = Number.NaN;
  for (let at = 0; at < time.length; at += 1) {
    while (next < benchmark.time.length && benchmark.time[next] <= time[at]) next += 1;
    const price = next === 0 ? Number.NaN : benchmark.close[next - 1];
    if (at >= from && Number.isNaN(first) && price > 0) first = price;
    out[at] = Number.isNaN(first) ? cash : cash * kept * (price / first);
  }
  return Number.isNaN(first) ? null : out;
}

/** Days without a price after which an instrument counts as gone: longer than any exchange has stayed closed of late. */
export const endedDays = 14;

/** Whether prices ended for good, seen from the last time of an account. */
export function hasEnded(time: Float64Array, end: number): boolean {
  return time[time.length - 1] < end - endedDays * dayMs;
}

/**
 * First row at or after `from` at which the benchmark has a price, where that is so long after `from` that what lies between
 * is history without it; else `from`.
 */
function benchmarkRow({ benchmark }: Pick<BacktestInput, 'benchmark'>, time: Float64Array, from: number): number {
  if (benchmark === null) return from;
  const begins = benchmark.time[benchmark.close.findIndex((price) => price > 0)];
  return begins > time[from] + endedDays * dayMs ? time.findIndex((at) => at >= begins) : from;
}

/** What became of orders, where none of them was filled. */
function unfilled({ fills, rejections }: Pick<Account, 'fills' | 'rejections'>): readonly BacktestFlag[] {
  if (fills.length > 0 || rejections.length === 0) return [];
  return [rejections.every(({ reason }) => reason === 'below-smallest-lot') ? 'below-lot' : 'never-filled'];
}

/** Positions that are still open, each at its last price. What trades have not paid of the funding, these have. */
function stillOpen(
  assets: BacktestInput['assets'],
  { fills, fundingPaid }: Pick<Account, 'fills' | 'fundingPaid'>,
  trades: StrategyBacktest['trades'],
): StrategyBacktest['open'] {
  const fundingOf = (asset: number): number => {
    const all = fundingPaid.reduce((sum, paid) => (paid.asset === asset ? sum + paid.perUnit * paid.units : sum), 0);
    return trades.reduce((left, trade) => (trade.asset === asset ? left - (trade.funding ?? 0) : left), all);
  };
  return Array.from(unitsHeld(assets, fills)).flatMap((units, asset) => {
    const { bars, perpetual } = assets[asset];
    const { close, time } = bars;
    const last = close.length - 1;
    const funding = perpetual === undefined ? {} : { funding: fundingOf(asset) };
    return units === 0 ? [] : [{ asset, units, price: close[last], pricedAt: time[last], ...funding }];
  });
}

function checkInput({ assets, outOfSample, periodsPerYear, ownCode }: BacktestInput): void {
  const refuse = (field: string, problem: string): never => {
    throw new PlumblineError('bad-input', `Back-test: ${problem}`, { field });
  };
  if (ownCode !== undefined && assets.length !== 1) refuse('assets', 'own code decides on one instrument.');
  if (assets.length === 0) refuse('assets', 'there is no instrument with prices. Add one to the universe.');
  if (!(outOfSample >= 0 && outOfSample < 1)) refuse('outOfSample', 'the share out of sample must be from 0 to 1.');
  if (!(periodsPerYear > 0)) refuse('periodsPerYear', 'the bars per year must be a positive number.');
}

/**
 * Back-tests a strategy on its whole universe in one account and measures it: over all of the history, and apart before
 * and after the boundary beyond which nothing was chosen.
 *
 * What it tells an investor: what the rules would have made on real rules of trade, after cost, against holding the
 * benchmark. A universe of several instruments shares one account; where the rules need orders or know the position, each
 * instrument has an equal part of the cash to itself. Columns have one value per time at which any instrument has a bar.
 * only: the metrics wanted, where a slider waits for a few of them; null = all.
 * Throws `bad-input` naming the field and, for prices, the row.
 */
export function backtestStrategy(input: BacktestInput, only: ReadonlySet<string> | null = null): StrategyBacktest {
  checkInput(input);
  const { assets, spec, cash, periodsPerYear, outOfSample } = input;
  const strategy = compileStrategy(spec);
  const account = runAccount(strategy, input);
  const { time, equity, exposure, fills } = account;
  const measured = measuredFrom(input, account);
  const from = Math.max(measured.row + 1, outOfSampleRow(time.length, outOfSample));
  const trades = accountTrades(assets, fills, time, account.fundingPaid);
  const records = tradeRecords(trades, time);
  const benchmark = benchmarkEquity(input, time, measured.row);
  const compared = benchmark === null ? measured.row : benchmarkRow(input, time, measured.row);
  const startOf = (begin: number): number => (begin === measured.row || begin === compared ? begin : begin - 1);
  const beforeOf = (begin: number, column: Float64Array): number => (begin === 0 ? cash : column[begin - 1]);
  const span = (begin: number, end: number) => {
    const start = startOf(begin);
    const part = {
      equity: equity.subarray(start, end),
      before: beforeOf(begin, equity),
      exposure: exposure.subarray(start, end),
      // Against a benchmark that was not there nothing is measured: cash in its place would be one that did not move.
      ...(benchmark === null || begin < compared ? {} : { benchmark: benchmark.subarray(start, end) }),
      trades: records.filter(({ exitIndex }) => exitIndex >= begin && exitIndex < end),
      periodsPerYear,
    };
    return accountMetrics(part, only);
  };
  const ofBenchmark = (begin: number) => {
    if (benchmark === null) return null;
    const first = Math.max(begin, compared);
    const part = {
      equity: benchmark.subarray(startOf(first)),
      before: beforeOf(first, benchmark),
      periodsPerYear,
    };
    return accountMetrics(part, only);
  };
  const open = stillOpen(assets, account, trades);
  const isPerpetual = assets.some(({ perpetual }) => perpetual !== undefined);
  const hasStopped = open.some(({ asset }) => hasEnded(assets[asset].bars.time, time[time.length - 1]));
  const isSettled = fills.some(({ reason }) => reason === 'delisted') && !account.flags.includes('delisted');
  const seen: readonly BacktestFlag[] = [
    ...(open.length > 0 && !account.flags.includes('open-at-end') ? (['open-at-end'] as const) : []),
    ...(hasStopped ? (['data-ended'] as const) : []),
    ...(isSettled ? (['delisted'] as const) : []),
    ...(compared > measured.row ? (['benchmark-late'] as const) : []),
    ...unfilled(account),
  ];
  return {
    specHash: strategy.hash(),
    parameters: parametersOf(strategy, input.parameters ?? {}),
    time,
    equity,
    exposure,
    ...(account.flows === null ? {} : { paidIn: paidInOf(account.flows, input, time) }),
    benchmark,
    measured,
    outOfSampleFrom: from,
    fills,
    trades,
    open,
    rejections: account.rejections,
    flags: [...account.flags, ...seen],
    taxes: account.taxes,
    ...(isPerpetual ? { funding: account.funding } : {}),
    fillPolicy: spec.execution.fillPolicy,
    metrics: {
      whole: span(measured.row, time.length),
      inSample: span(measured.row, from),
      outOfSample: span(from, time.length),
      benchmark: ofBenchmark(measured.row),
      benchmarkOutOfSample: ofBenchmark(from),
    },
  };
}
