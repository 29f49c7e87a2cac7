import type { Book } from '../backtest/book.ts';
import type { StateReader } from './kernel.ts';

function averageEntry({ lots }: Book): number {
  let units = 0;
  let value = 0;
  for (let k = 0; k < lots.count; k += 1) {
    const { size, entryPrice } = lots.entries[k];
    units += size;
    value += size * entryPrice;
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
  barsHeld: ({ lots }, bar) => (lots.count === 0 ? 0 : bar - lots.entries[0].entryBar + 1),
  entryPrice: (book) => averageEntry(book),
  profit: (book, bar) => Math.sign(book.position) * (book.bars.close[bar] / averageEntry(book) - 1),
};
