import type { SignalKind } from '@plumbline/model/signal';
import type { FillReason, Side } from '@plumbline/model/order';
import { runOrders, type DatedOrder } from '../engine/backtest/portfolio/run-orders.ts';
import { accountTrades } from '../engine/strategy/account-trades.ts';
import { benchmarkEquity } from '../engine/strategy/backtest-strategy.ts';
import { termsFor } from '../engine/strategy/market-terms.ts';
import type {
  AccountFill,
  AccountRejection,
  AccountTrade,
  BacktestInput,
} from '../engine/strategy/strategy-backtest.ts';

/** What of a signal an account does: a part of what was frozen in the ledger. */
export interface FollowedSignal {
  readonly instrumentId: string;
  readonly kind: SignalKind;
  readonly side: Side;
  readonly quantity: number;
  /** Start of the bar that was decided on, epoch ms. */
  readonly barTime: number;
  /** Price at which it was met within that bar; null = at the next open. */
  readonly filledAt: number | null;
  readonly reason: FillReason;
}

/** Whose signals are followed, on which bars and under which costs. */
export type PaperInput = Pick<BacktestInput, 'spec' | 'assets' | 'benchmark' | 'cash' | 'baseCurrency' | 'rates'>;

/** A paper account from its first bar on. Columns have one value per bar, oldest first, money in the account's currency. */
export interface PaperAccount {
  readonly time: Float64Array;
  readonly equity: Float64Array;
  /** The same cash held in the benchmark since the close before the first bar; null without one. */
  readonly benchmark: Float64Array | null;
  readonly exposure: Float64Array;
  readonly fills: readonly AccountFill[];
  readonly trades: readonly AccountTrade[];
  /** What is held, marked at the last close. */
  readonly open: readonly { readonly asset: number; readonly units: number; readonly price: number }[];
  readonly rejections: readonly AccountRejection[];
}

function ordersOf({ assets }: PaperInput, signals: readonly FollowedSignal[]): readonly DatedOrder[] {
  const places = new Map(assets.map(({ id }, asset) => [id, asset]));
  const orders = signals.flatMap(({ instrumentId, kind, side, quantity, barTime, filledAt, reason }): DatedOrder[] => {
    const asset = places.get(instrumentId);
    if (asset === undefined) return [];
    return [{ asset, time: barTime, side, quantity, isExit: kind === 'exit', price: filledAt, reason }];
  });
  return orders.toSorted((a, b) => a.time - b.time);
}

/**
 * Follows signals on paper: flat before `startTime`, then exactly what was said, in the units that were said.
 *
 * What it tells an investor: what an account would hold and have made that did what the ledger says, no more and no less,
 * under the rules and costs of each market. A signal is filled at the open of its instrument's next bar, or where it was met
 * within its bar; one that the market does not let through waits; what the cash does not pay for is not bought. signals: as
 * they were issued, since `startTime`. The columns begin at `startTime` (length 0 while no such bar has closed). Throws
 * `bad-input` naming field and row.
 */
export function paperAccount(input: PaperInput, startTime: number, signals: readonly FollowedSignal[]): PaperAccount {
  const { spec, assets, cash, baseCurrency, rates } = input;
  const { costs, execution } = spec;
  const { leverage, maxVolumeShare, quantityStep } = execution;
  const run = runOrders(
    assets.map((asset) => ({ ...asset, ...termsFor(asset), costs, quantityStep })),
    ordersOf(input, signals),
    { cash, baseCurrency, leverage, maxVolumeShare, ...(rates === undefined ? {} : { rates }) },
  );
  const { time, equity, gross, rejections, units } = run;
  const fills = run.fills.map(({ rate: _rate, ...fill }) => fill);
  const found = time.findIndex((at) => at >= startTime);
  const from = found < 0 ? time.length : found;
  const benchmark = benchmarkEquity(input, time);
  const base = benchmark?.[Math.max(0, from - 1)] ?? Number.NaN;
  return {
    time: time.slice(from),
    equity: equity.slice(from),
    benchmark: benchmark === null ? null : benchmark.slice(from).map((value) => (value / base) * cash),
    exposure: gross.slice(from),
    fills,
    trades: accountTrades(assets, fills, time),
    open: [...units].flatMap((held, asset) =>
      held === 0 ? [] : [{ asset, units: held, price: assets[asset].bars.close.at(-1) ?? Number.NaN }],
    ),
    rejections: rejections.filter((one) => one.time >= startTime),
  };
}
