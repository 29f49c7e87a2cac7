import { backtestStrategy } from '../strategy/backtest-strategy.ts';
import type { AccountFill, AccountRejection, AccountTrade, BacktestInput } from '../strategy/strategy-backtest.ts';

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

/**
 * Follows a strategy on paper since it was switched on: flat before `startTime`, then every order by the rules, costs and
 * fills of the back-test.
 *
 * What it tells an investor: what an account would hold and have made that did exactly what the signals said, from the first
 * bar that closed after the activation. Bars before it only warm the indicators up. The columns begin at `startTime` (length 0
 * while no such bar has closed); a fill happens at the open after the bar that decided it. Throws as `backtestStrategy` does.
 */
export function paperAccount(input: BacktestInput, startTime: number): PaperAccount {
  const { time, equity, benchmark, exposure, fills, trades, open, rejections } = backtestStrategy(
    { ...input, startTime },
    new Set(),
  );
  const found = time.findIndex((at) => at >= startTime);
  const from = found < 0 ? time.length : found;
  const base = benchmark?.[Math.max(0, from - 1)] ?? Number.NaN;
  return {
    time: time.slice(from),
    equity: equity.slice(from),
    benchmark: benchmark === null ? null : benchmark.slice(from).map((value) => (value / base) * input.cash),
    exposure: exposure.slice(from),
    fills,
    trades,
    open,
    rejections: rejections.filter((one) => one.time >= startTime),
  };
}
