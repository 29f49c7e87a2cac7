import type { Measured, MeasuredInstrument } from '@plumbline/agent/screen/measure-instrument';
import type { Market } from '@plumbline/model/market';
import type { MeasuredQuote } from '@plumbline/model/quote';
import { zoneOf } from '@plumbline/model/session-clock';
import { localDate } from '@plumbline/model/time-zone';
import { nothingMeasured } from './store/cross-section.ts';

/** Figures of the source that a screen asks for under another name. */
const ratios = { priceToEarnings: 'peTrailing', priceToBook: 'priceToBook' } as const;

export interface QuoteFacts {
  readonly quote: MeasuredQuote;
  readonly market: Pick<Market, 'id' | 'timeZone'>;
  readonly publisher: string;
  /** Dollars for one unit of its currency; null where no source gave it. */
  readonly dollars: number | null;
}

/** What a last price alone says of an instrument: its change of the day, its size, and the ratios its source computes. */
export function quoteFigures({ quote, market, publisher, dollars }: QuoteFacts): MeasuredInstrument {
  const { price, previousClose, currency, at, measures } = quote;
  const asOf = localDate(zoneOf(market), at);
  const given = (id: string): number | null => measures.find((one) => one.id === id)?.value ?? null;
  const figures: Record<string, Measured> = {};
  if (previousClose !== null) figures['dayChange'] = { value: price / previousClose - 1, asOf, quality: [] };
  const size = given('marketCap');
  if (size !== null && dollars !== null)
    figures['marketCap'] = {
      value: size * dollars,
      currency: 'USD',
      asOf,
      quality: currency === 'USD' ? [] : ['currency-converted'],
    };
  for (const [metric, id] of Object.entries(ratios)) {
    const value = given(id);
    if (value !== null) figures[metric] = { value, asOf, quality: [], givenBy: publisher };
  }
  return { ...nothingMeasured, price, asOf, source: publisher, figures };
}
