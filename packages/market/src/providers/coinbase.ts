import { PlumblineError } from '@plumbline/model/errors';
import type { Instrument } from '@plumbline/model/instrument';
import type { Provider, ProviderContext } from '../provider.ts';
import {
  candlesUrl,
  coinbasePage,
  productUrl,
  timeUrl,
  tradesUrl,
  windowBefore,
  windowsOf,
} from './coinbase/build-query.ts';
import { normaliseCandles } from './coinbase/normalise-candles.ts';
import { normaliseProduct, productOf } from './coinbase/normalise-product.ts';
import { candlesBody, productBody, timeBody, tradesBody } from './coinbase/schema.ts';
import { fetchJson } from './fetch-json.ts';
import { pairOf } from './venue/pair.ts';
import type { KeptWindows } from './venue/read-windows.ts';
import { readWindows } from './venue/read-windows.ts';
import { spanOf } from './venue/span.ts';
import type { VenueMarket } from './venue/venue-bars.ts';
import { venueBars } from './venue/venue-bars.ts';
import { venueQuote } from './venue/venue-quote.ts';

export interface CoinbaseOptions {
  readonly coinbaseUrl?: string;
}

const publisher = 'Coinbase';
const maxPages = 20;
const firstTrading = '2015-07-20';

/** Ten public requests a second and address; at 300 ms to and fro three are under way at that pace. */
const gapMs = 110;
const atOnce = 4;

function marketOf(instrument: Instrument): VenueMarket {
  const { base, quote } = pairOf(instrument, publisher);
  const symbol = `${base}-${quote}`;
  const url = `https://www.coinbase.com/advanced-trade/spot/${symbol}`;
  return { providerId: 'coinbase', publisher, symbol, currency: quote, url, notes: [] };
}

/** Spot bars and last prices in real dollars, and the name of a coin by its code. No key. */
export function coinbaseProvider(options: CoinbaseOptions = {}): Provider {
  const base = (options.coinbaseUrl ?? 'https://api.coinbase.com').replace(/\/$/, '');
  const kept: KeptWindows = new Map();
  const candles = async (url: string, context: ProviderContext) =>
    normaliseCandles(await fetchJson({ url, publisher, schema: candlesBody }, context));
  return {
    id: 'coinbase',
    title: publisher,
    markets: ['crypto'],
    host: new URL(base).host,
    limits: { requestsPerSecond: 5, concurrency: 1 },
    search: async (query, context) => {
      const product = productOf(query);
      if (product === null) return [];
      try {
        const url = productUrl(base, product);
        const found = normaliseProduct(await fetchJson({ url, publisher, schema: productBody }, context));
        return found === null ? [] : [found];
      } catch (error) {
        // A product that does not exist is an answer: nothing is called that.
        if (error instanceof PlumblineError && error.code === 'not-covered') return [];
        throw error;
      }
    },
    bars: async (request, context) => {
      const { instrument, interval } = request;
      const market = marketOf(instrument);
      const askedAt = context.clock.now();
      const span = spanOf(request, askedAt, maxPages * coinbasePage, firstTrading);
      const paged = await readWindows({
        publisher,
        span,
        context,
        windows: windowsOf(interval, span),
        atOnce,
        gapMs,
        kept,
        addressOf: (window) => candlesUrl(base, market.symbol, interval, window),
        read: (address) => candles(address, context),
      });
      return venueBars(paged, instrument, interval, market, askedAt);
    },
    quote: async (instrument, context) => {
      const market = marketOf(instrument);
      const { symbol } = market;
      const askedAt = context.clock.now();
      const answer = await fetchJson({ url: tradesUrl(base, symbol), publisher, schema: tradesBody }, context);
      const trade = answer.trades[0];
      if (trade === undefined) throw new PlumblineError('provider-empty', `Coinbase has no trade of ${symbol}.`);
      if (trade.product_id !== symbol) {
        throw new PlumblineError(
          'data-refused',
          `Coinbase was asked for ${symbol} and answered for ${trade.product_id}.`,
        );
      }
      const daily = await candles(candlesUrl(base, symbol, '1d', windowBefore('1d', askedAt + 1, 2)), context);
      const last = { price: Number(trade.price), at: Date.parse(trade.time) };
      return venueQuote(last, daily, instrument, market, askedAt);
    },
    probe: async (context) => {
      await fetchJson({ url: timeUrl(base), publisher, schema: timeBody }, context);
    },
  };
}
