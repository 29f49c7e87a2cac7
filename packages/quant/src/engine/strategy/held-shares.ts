import { ratesOf } from '../backtest/portfolio/timeline.ts';
import { rowAt, splitBetween } from './account-trades.ts';
import type { BacktestInput, StrategyBacktest } from './strategy-backtest.ts';

/** What an account held on some of its days. */
export interface HeldShares {
  /** Rows of the account, rising; the last one among them. */
  readonly rows: readonly number[];
  /** By asset, one value per row: value held over equity, negative when sold short; 0 = nothing. */
  readonly shares: readonly Float64Array[];
}

/** Rows spread evenly over an account, its last among them. */
function spreadRows(length: number, points: number): readonly number[] {
  const count = Math.min(length, Math.max(2, points));
  return Array.from({ length: count }, (_, k) => Math.round((k * (length - 1)) / Math.max(1, count - 1)));
}

/**
 * How the equity of an account was spread over its instruments, day by day or every few days.
 *
 * What it tells an investor: what was really held, and how much of everything hung on one name. input: what the back-test
 * was made from; points: how many days are wanted at most. An instrument without a bar on a day counts at its last close;
 * splits are carried; nothing is held before the first fill. Shares of one day add up to the exposure, signs aside.
 */
export function heldShares(
  { assets, cash, baseCurrency, rates, account }: BacktestInput,
  { time, equity, fills, paidIn }: Pick<StrategyBacktest, 'time' | 'equity' | 'fills' | 'paidIn'>,
  points: number,
): HeldShares {
  const rows = spreadRows(time.length, points);
  const worth = paidIn?.worth ?? equity;
  const config = { cash, baseCurrency, ...(rates === undefined ? {} : { rates }) };
  const perBase = new Map(assets.map(({ currency }) => [currency, ratesOf(currency, time, config)]));
  const multiplier = account?.multiplier ?? 1;
  const byAsset = assets.map((): (typeof fills)[number][] => []);
  for (const fill of fills) byAsset[fill.asset].push(fill);
  const shares = assets.map((asset, index) => {
    const out = new Float64Array(rows.length);
    const own = byAsset[index];
    let next = 0;
    let units = 0;
    let carried = Number.NEGATIVE_INFINITY;
    for (const [k, row] of rows.entries()) {
      for (; next < own.length && own[next].time <= time[row]; next += 1) {
        const { side, quantity, time: at } = own[next];
        units = units * splitBetween(asset, carried, at) + side * quantity;
        if (Math.abs(units) <= 1e-12 * quantity) units = 0;
        carried = at;
      }
      if (units === 0) continue;
      units *= splitBetween(asset, carried, time[row]);
      carried = time[row];
      const last = rowAt(asset.bars.time, time[row] + 1) - 1;
      const rate = perBase.get(asset.currency)?.[row] ?? Number.NaN;
      out[k] = worth[row] > 0 ? (units * multiplier * asset.bars.close[last] * rate) / worth[row] : Number.NaN;
    }
    return out;
  });
  return { rows, shares };
}
