import type { Instrument } from '@plumbline/model/instrument';
import type { LastPrice } from '../listed/listed-quote.ts';
import { readLocalTime } from '../listed/local-time.ts';
import { zones } from '../listed/zone.ts';
import { checkFields, numberAt, places } from './quote-fields.ts';

/** Fields of one quote → last price, close before and time on the exchange's clock. */
export function lastPrice(fields: readonly string[], instrument: Instrument, symbol: string): LastPrice {
  checkFields(fields, symbol, instrument.market);
  const time = readLocalTime(fields[places.time] ?? '', zones[instrument.market], 'Tencent');
  return {
    price: numberAt(fields, places.last, symbol) ?? Number.NaN,
    previousClose: numberAt(fields, places.previousClose, symbol),
    at: time.at,
  };
}
