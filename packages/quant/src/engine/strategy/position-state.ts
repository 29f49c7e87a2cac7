import type { Book } from '../backtest/book.ts';
import type { StateReader } from './kernel.ts';

/** On the scale of a bar: splits are carried in the lots, dividends paid since their entry are taken off here. */
function averageEntry({ lots, settings }: Book, bar: number): number {
  const { paid } = settings;
  let units = 0;
  let value = 0;
  for (let k = 0; k < lots.count; k += 1) {
    const { size, entryPrice, entryBar } = lots.entries[k];
    units += size;
    value += size * (paid === null ? entryPrice : (entryPrice * paid[entryBar]) / paid[bar]);
  }
  return units === 0 ? Number.NaN : value / units;
}

/**
 * What a strategy may know of its own position after a close. barsHeld: closes since the entry, the entry bar's own
 * included, 0 when flat. entryPrice: average, on the scale of the bar that asks: what was split or paid since the entry is
 * taken off it. profit: fraction of it, dividends included, before the exit's costs; NaN when flat.
 */
export const positionState: Readonly<Record<'side' | 'units' | 'barsHeld' | 'entryPrice' | 'profit', StateReader>> = {
  side: (book) => Math.sign(book.position),
  units: (book) => book.position,
  barsHeld: ({ lots }, bar) => (lots.count === 0 ? 0 : bar - lots.entries[0].entryBar + 1),
  entryPrice: (book, bar) => averageEntry(book, bar),
  profit: (book, bar) => Math.sign(book.position) * (book.bars.close[bar] / averageEntry(book, bar) - 1),
};
