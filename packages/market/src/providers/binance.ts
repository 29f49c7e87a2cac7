import { z } from 'zod';
import { PlumblineError } from '@plumbline/model/errors';
import type { Instrument } from '@plumbline/model/instrument';
import type { Provider, ProviderContext } from '../provider.ts';
import { binancePage, klinesUrl, pingUrl, tickerUrl } from './binance/build-query.ts';
import { normaliseKlines } from './binance/normalise-klines.ts';
import { klinesBody, tickerBody } from './binance/schema.ts';
import { createWeightWatch } from './binance/weight.ts';
import { fetchJson } from './fetch-json.ts';
import { currencyNotes, inTether, pairOf } from './venue/pair.ts';
import { readPages } from './venue/read-pages.ts';
import { spanOf } from './venue/span.ts';
import type { VenueMarket } from './venue/venue-bars.ts';
import { venueBars } from './venue/venue-bars.ts';
import { venueQuote } from './venue/venue-quote.ts';

export interface BinanceOptions {
  readonly binanceUrl?: string;
}

const publisher = 'Binance';
const maxPages = 10;
const firstTrading = '2017-07-14';

function marketOf(instrument: Instrument): VenueMarket {
  const asked = pairOf(instrument, publisher);
  const pair = inTether(asked);
  return {
    providerId: 'binance',
    publisher,
    symbol: `${pair.base}${pair.quote}`,
    currency: pair.quote,
    url: `https://www.binance.com/en/trade/${pair.base}_${pair.quote}`,
    notes: currencyNotes(asked, pair),
  };
}

/**
 * Spot bars and last prices from the host that serves market data only: the trading host answers 451 in the United States and
 * elsewhere since November 2022. No key. Dollar pairs are answered in USDT and say so.
 */
export function binanceProvider(options: BinanceOptions = {}): Provider {
  const base = (options.binanceUrl ?? 'https://data-api.binance.vision').replace(/\/$/, '');
  const watched = createWeightWatch();
  const klines = async (url: string, context: ProviderContext) =>
    normaliseKlines(await fetchJson({ url, publisher, schema: klinesBody }, watched(context)));
  return {
    id: 'binance',
    title: publisher,
    markets: ['crypto'],
    host: new URL(base).host,
    limits: { requestsPerSecond: 5, concurrency: 2 },
    priceCurrency: (instrument) => marketOf(instrument).currency,
    bars: async (request, context) => {
      const { instrument, interval } = request;
      const market = marketOf(instrument);
      const askedAt = context.clock.now();
      const paged = await readPages({
        publisher,
        span: spanOf(request, askedAt, maxPages * binancePage, firstTrading),
        context,
        maxPages,
        gapMs: 0,
        read: async (before) => {
          const rows = await klines(klinesUrl(base, market.symbol, interval, before), context);
          return { rows, next: rows.length < binancePage ? null : (rows[0]?.time ?? null) };
        },
      });
      return venueBars(paged, instrument, interval, market, askedAt);
    },
    quote: async (instrument, context) => {
      const market = marketOf(instrument);
      const askedAt = context.clock.now();
      const url = tickerUrl(base, market.symbol);
      const ticker = await fetchJson({ url, publisher, schema: tickerBody }, watched(context));
      if (ticker.symbol !== market.symbol) {
        throw new PlumblineError(
          'data-refused',
          `Binance was asked for ${market.symbol} and answered for ${ticker.symbol}.`,
        );
      }
      const daily = await klines(klinesUrl(base, market.symbol, '1d', askedAt + 1, 2), context);
      const trade = { price: Number(ticker.lastPrice), at: ticker.closeTime };
      return venueQuote(trade, daily, instrument, market, askedAt);
    },
    probe: async (context) => {
      await fetchJson({ url: pingUrl(base), publisher, schema: z.looseObject({}) }, watched(context));
    },
  };
}
