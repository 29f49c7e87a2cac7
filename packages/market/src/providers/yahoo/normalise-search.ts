import type { Instrument } from '@plumbline/model/instrument';
import type { SearchBody } from './schema.ts';
import { instrumentOf } from './symbol.ts';

/** Search answer → identities in our four markets, in Yahoo's order; options, funds and foreign listings are left out. */
export function normaliseSearch(body: SearchBody): readonly Instrument[] {
  return body.quotes.flatMap((quote) => {
    const name = quote.longname ?? quote.shortname;
    if (
      quote.symbol === undefined ||
      quote.quoteType === undefined ||
      quote.exchange === undefined ||
      name === undefined
    ) {
      return [];
    }
    const instrument = instrumentOf(quote.symbol, quote.quoteType, quote.exchange, name);
    return instrument === null ? [] : [instrument];
  });
}
