import { resultHash } from '../backtest/run-result.ts';
import { columnBytes, sha256 } from '../../facts/hash.ts';
import { rowAt } from './account-trades.ts';
import { perpetualExtras } from './perpetual.ts';
import type { BacktestAsset, StrategyBacktest } from './strategy-backtest.ts';

/** Fingerprint of what a back-test did: equity and fills, bit by bit. Browser and server agree on it for equal input. */
export function backtestHash({ equity, fills, time }: Pick<StrategyBacktest, 'equity' | 'fills' | 'time'>): string {
  return resultHash({
    equity,
    fills: fills.map((fill) => ({ ...fill, bar: rowAt(time, fill.time) * 100_000 + fill.asset, orderId: 0 })),
  });
}

/** Fingerprint of the prices and payments a back-test read. */
export function dataHash(assets: readonly BacktestAsset[]): string {
  const hashes = assets.map(({ bars, dividends, splits, series, perpetual }) =>
    sha256(
      columnBytes([
        bars.time,
        bars.open,
        bars.high,
        bars.low,
        bars.close,
        bars.volume,
        ...(dividends === undefined ? [] : [dividends]),
        ...(splits === undefined ? [] : [splits]),
        ...(perpetual === undefined ? [] : Object.values(perpetualExtras(perpetual))),
        ...Object.entries(series ?? {})
          .toSorted(([a], [b]) => (a < b ? -1 : 1))
          .map(([, column]) => column),
      ]),
    ),
  );
  return hashes.length === 1 ? hashes[0] : sha256(Uint8Array.from(hashes.join(''), (digit) => digit.charCodeAt(0)));
}
