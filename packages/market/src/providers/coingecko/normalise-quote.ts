import { dateOf } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import type { Instrument } from '@plumbline/model/instrument';
import type { Quote } from '@plumbline/model/quote';
import type { Sourced } from '../../provider.ts';
import { figureOf, sourceOf, updatedAt } from './coin-row.ts';
import type { CoinRow } from './schema.ts';

/** Row of a coin → its price across exchanges. The close of the day before is not part of the answer and stays unknown. */
export function normaliseQuote(row: CoinRow, instrument: Instrument, now: number): Sourced<Quote> {
  const price = figureOf(row.current_price, 'current_price', row.id);
  const at = updatedAt(row, now);
  if (price === null || at === null) {
    throw new PlumblineError('provider-empty', `CoinGecko has no dated price of ${row.id}.`);
  }
  return {
    value: { instrumentId: instrument.id, price, previousClose: null, currency: 'USD', at, simulated: false },
    source: sourceOf('prices', row.id, `${row.name} price across exchanges`, dateOf(at), now),
  };
}
