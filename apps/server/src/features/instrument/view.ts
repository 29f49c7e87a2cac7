import type { InstrumentView } from '@plumbline/contract/instrument';
import type { Instrument } from '@plumbline/model/instrument';
import { displaySymbol } from '@plumbline/model/instrument';

/** Identity as the wire carries it. */
export function instrumentView(instrument: Instrument): InstrumentView {
  const { id, kind, market, exchange, currency, name, priceDecimals } = instrument;
  return { id, kind, market, exchange, currency, name: { ...name }, symbol: displaySymbol(id), priceDecimals };
}
