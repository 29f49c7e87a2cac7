import type { VenueRow } from '../venue/venue-row.ts';
import { oldestFirst } from '../venue/venue-row.ts';
import type { CandlesBody } from './schema.ts';

/** Candles, newest first and low before high → rows, oldest first. */
export function normaliseCandles(body: CandlesBody): readonly VenueRow[] {
  const texts = body.candles.map(({ start, low, high, open, close, volume }) => ({
    time: Number(start) * 1000,
    open,
    high,
    low,
    close,
    volume,
  }));
  return oldestFirst(texts, 'Coinbase');
}
