import { PlumblineError } from '@plumbline/model/errors';
import type { Instrument } from '@plumbline/model/instrument';
import type { Provider, ProviderContext } from '../provider.ts';
import { fetchJson } from './fetch-json.ts';
import { candlesUrl, okxPage, tickerUrl, timeUrl } from './okx/build-query.ts';
import { dataOf } from './okx/data-of.ts';
import { normaliseCandles } from './okx/normalise-candles.ts';
import { candlesBody, tickerBody, timeBody } from './okx/schema.ts';
import { currencyNotes, inTether, pairOf } from './venue/pair.ts';
import { readPages } from './venue/read-pages.ts';
import { spanOf } from './venue/span.ts';
import type { VenueMarket } from './venue/venue-bars.ts';
import { venueBars } from './venue/venue-bars.ts';
import { venueQuote } from './venue/venue-quote.ts';

export interface OkxOptions {
  readonly okxUrl?: string;
}

const publisher = 'OKX';
const maxPages = 12;
const firstTrading = '2017-10-10';

/** The history endpoint takes twenty requests in two seconds. */
const gapMs = 100;

function marketOf(instrument: Instrument): VenueMarket {
  const asked = pairOf(instrument, publisher);
  const pair = inTether(asked);
  const symbol = `${pair.base}-${pair.quote}`;
  return {
    providerId: 'okx',
    publisher,
    symbol,
    currency: pair.quote,
    url: `https://www.okx.com/trade-spot/${symbol.toLowerCase()}`,
    notes: currencyNotes(asked, pair),
  };
}

/** Spot bars by UTC days and last prices. No key. Dollar pairs are answered in USDT and say so: the dollar market opened in December 2024 only. */
export function okxProvider(options: OkxOptions = {}): Provider {
  const base = (options.okxUrl ?? 'https://www.okx.com').replace(/\/$/, '');
  const candles = async (url: string, symbol: string, context: ProviderContext) =>
    normaliseCandles(await fetchJson({ url, publisher, schema: candlesBody }, context), symbol);
  return {
    id: 'okx',
    title: publisher,
    markets: ['crypto'],
    host: new URL(base).host,
    limits: { requestsPerSecond: 5, concurrency: 1 },
    priceCurrency: (instrument) => marketOf(instrument).currency,
    bars: async (request, context) => {
      const { instrument, interval } = request;
      const market = marketOf(instrument);
      const { symbol } = market;
      const askedAt = context.clock.now();
      const paged = await readPages({
        publisher,
        span: spanOf(request, askedAt, maxPages * okxPage, firstTrading),
        context,
        maxPages,
        gapMs,
        read: async (before) => {
          const rows = await candles(candlesUrl(base, symbol, interval, before, askedAt), symbol, context);
          return { rows, next: rows[0]?.time ?? null };
        },
      });
      return venueBars(paged, instrument, interval, market, askedAt);
    },
    quote: async (instrument, context) => {
      const market = marketOf(instrument);
      const { symbol } = market;
      const askedAt = context.clock.now();
      const answer = await fetchJson({ url: tickerUrl(base, symbol), publisher, schema: tickerBody }, context);
      const ticker = dataOf(answer, symbol)[0];
      if (ticker === undefined) throw new PlumblineError('provider-empty', `OKX has no last price of ${symbol}.`);
      if (ticker.instId !== symbol) {
        throw new PlumblineError('data-refused', `OKX was asked for ${symbol} and answered for ${ticker.instId}.`);
      }
      const daily = await candles(candlesUrl(base, symbol, '1d', askedAt + 1, askedAt, 2), symbol, context);
      return venueQuote({ price: Number(ticker.last), at: Number(ticker.ts) }, daily, instrument, market, askedAt);
    },
    probe: async (context) => {
      dataOf(await fetchJson({ url: timeUrl(base), publisher, schema: timeBody }, context), 'the time');
    },
  };
}
