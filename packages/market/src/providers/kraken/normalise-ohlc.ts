import type { Pair } from '../venue/pair.ts';
import type { VenueRow } from '../venue/venue-row.ts';
import { oldestFirst } from '../venue/venue-row.ts';
import { rowsOf } from './rows-of.ts';
import type { OhlcBody } from './schema.ts';

/** OHLC answer → rows, oldest first. The last one is, in Kraken's words, not yet committed, whatever its time says. */
export function normaliseOhlc(body: OhlcBody, pair: Pair): readonly VenueRow[] {
  const rows = rowsOf(body, pair);
  const texts = rows.map(([seconds, open, high, low, close, , volume], at) => ({
    time: seconds * 1000,
    open,
    high,
    low,
    close,
    volume,
    isUnfinished: at === rows.length - 1,
  }));
  return oldestFirst(texts, 'Kraken');
}
