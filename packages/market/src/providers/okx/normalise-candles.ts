import type { VenueRow } from '../venue/venue-row.ts';
import { oldestFirst } from '../venue/venue-row.ts';
import { dataOf } from './data-of.ts';
import type { CandlesBody } from './schema.ts';

/** Candles, newest first as OKX lists them → rows, oldest first, each knowing whether it is over. */
export function normaliseCandles(body: CandlesBody, symbol: string): readonly VenueRow[] {
  const texts = dataOf(body, symbol).map(([time, open, high, low, close, volume, , , confirm]) => ({
    time: Number(time),
    open,
    high,
    low,
    close,
    volume,
    isUnfinished: confirm === '0',
  }));
  return oldestFirst(texts, 'OKX');
}
