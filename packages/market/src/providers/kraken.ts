import { PlumblineError } from '@plumbline/model/errors';
import type { Instrument } from '@plumbline/model/instrument';
import type { Provider, ProviderContext } from '../provider.ts';
import { fetchJson } from './fetch-json.ts';
import { krakenPage, ohlcUrl, timeUrl, tradesUrl } from './kraken/build-query.ts';
import { normaliseOhlc } from './kraken/normalise-ohlc.ts';
import { rowsOf } from './kraken/rows-of.ts';
import { ohlcBody, timeBody, tradesBody } from './kraken/schema.ts';
import { krakenSymbol } from './kraken/symbol.ts';
import type { Pair } from './venue/pair.ts';
import { pairOf } from './venue/pair.ts';
import { spanOf } from './venue/span.ts';
import type { VenueMarket } from './venue/venue-bars.ts';
import { venueBars } from './venue/venue-bars.ts';
import { venueQuote } from './venue/venue-quote.ts';

export interface KrakenOptions {
  readonly krakenUrl?: string;
}

const publisher = 'Kraken';
const firstTrading = '2013-09-06';

function marketOf({ base, quote }: Pair): VenueMarket {
  return {
    providerId: 'kraken',
    publisher,
    symbol: krakenSymbol({ base, quote }),
    currency: quote,
    url: `https://pro.kraken.com/app/trade/${base.toLowerCase()}-${quote.toLowerCase()}`,
    notes: [],
  };
}

/** The last 720 spot bars of any interval and last prices, in real dollars. No key. */
export function krakenProvider(options: KrakenOptions = {}): Provider {
  const base = (options.krakenUrl ?? 'https://api.kraken.com').replace(/\/$/, '');
  const ohlc = async (url: string, pair: Pair, context: ProviderContext) =>
    normaliseOhlc(await fetchJson({ url, publisher, schema: ohlcBody }, context), pair);
  const askedFor = (instrument: Instrument): { readonly pair: Pair; readonly market: VenueMarket } => {
    const pair = pairOf(instrument, publisher);
    return { pair, market: marketOf(pair) };
  };
  return {
    id: 'kraken',
    title: publisher,
    markets: ['crypto'],
    host: new URL(base).host,
    limits: { requestsPerSecond: 1, concurrency: 1 },
    bars: async (request, context) => {
      const { instrument, interval } = request;
      const { pair, market } = askedFor(instrument);
      const askedAt = context.clock.now();
      const all = await ohlc(ohlcUrl(base, market.symbol, interval), pair, context);
      // One answer holds all there is, so a span of the past is cut out of it.
      const span = spanOf(request, askedAt, krakenPage, firstTrading);
      const rows = all.filter((row) => row.time >= span.start && row.time < span.end);
      return venueBars({ rows, notes: span.notes }, instrument, interval, market, askedAt);
    },
    quote: async (instrument, context) => {
      const { pair, market } = askedFor(instrument);
      const askedAt = context.clock.now();
      const url = tradesUrl(base, market.symbol);
      const trades = rowsOf(await fetchJson({ url, publisher, schema: tradesBody }, context), pair);
      const newest = trades.reduce<(typeof trades)[number] | null>(
        (latest, trade) => (latest === null || trade[2] > latest[2] ? trade : latest),
        null,
      );
      if (newest === null) throw new PlumblineError('provider-empty', `Kraken has no trade of ${market.symbol}.`);
      const daily = await ohlc(ohlcUrl(base, market.symbol, '1d'), pair, context);
      const last = { price: Number(newest[0]), at: Math.round(newest[2] * 1000) };
      return venueQuote(last, daily, instrument, market, askedAt);
    },
    probe: async (context) => {
      await fetchJson({ url: timeUrl(base), publisher, schema: timeBody }, context);
    },
  };
}
