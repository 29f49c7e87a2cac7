import type { Book } from '../backtest/book.ts';
import type { StateReader } from './kernel.ts';

function oldestLot({ lots }: Book): number {
  return lots.count === 0 ? -1 : lots.queue[0];
}

function averageEntry({ lots }: Book): number {
  const { size, entryPrice } = lots.columns;
  let units = 0;
  let value = 0;
  for (let k = 0; k < lots.count; k += 1) {
    const row = lots.queue[k];
    units += size[row];
    value += size[row] * entryPrice[row];
  }
  return units === 0 ? Number.NaN : value / units;
}

/**
 * What a strategy may know of its own position after a close. barsHeld: closes since the entry, the entry bar's own
 * included, 0 when flat. entryPrice: average. profit: fraction of it, before the exit's costs; NaN when flat.
 */
export const positionState: Readonly<Record<'side' | 'units' | 'barsHeld' | 'entryPrice' | 'profit', StateReader>> = {
  side: (book) => Math.sign(book.position),
  units: (book) => book.position,
  barsHeld: (book, bar) => {
    const row = oldestLot(book);
    return row < 0 ? 0 : bar - book.lots.columns.entryBar[row] + 1;
  },
  entryPrice: (book) => averageEntry(book),
  profit: (book, bar) => Math.sign(book.position) * (book.bars.close[bar] / averageEntry(book) - 1),
};
