import { PlumblineError } from '@plumbline/model/errors';
import type { VenueRow } from '../venue/venue-row.ts';
import { oldestFirst } from '../venue/venue-row.ts';
import type { KlinesBody } from './schema.ts';

/** Klines → rows, oldest first. A bar that ends before it begins is no bar. */
export function normaliseKlines(body: KlinesBody): readonly VenueRow[] {
  if (body.some(([openTime, , , , , , closeTime]) => closeTime <= openTime)) {
    throw new PlumblineError('data-refused', 'Binance gives a bar that ends before it begins.');
  }
  const texts = body.map(([time, open, high, low, close, volume]) => ({ time, open, high, low, close, volume }));
  return oldestFirst(texts, 'Binance');
}
