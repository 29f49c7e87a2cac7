import { PlumblineError } from '@plumbline/model/errors';
import type { Instrument } from '@plumbline/model/instrument';
import type { Provider, ProviderContext } from '../provider.ts';
import type { SessionKeeper } from '../session-keeper.ts';
import { fetchJson } from './fetch-json.ts';
import { sourcedNews } from './news/news-source.ts';
import { chartUrl, quoteUrl, searchUrl, seriesUrl } from './yahoo/build-query.ts';
import { normaliseBars } from './yahoo/normalise-bars.ts';
import { normaliseRates, rateSymbol } from './yahoo/normalise-rates.ts';
import { normaliseQuote } from './yahoo/normalise-quote.ts';
import { macroSymbol, normaliseMacro } from './yahoo/macro.ts';
import { normaliseNews } from './yahoo/normalise-news.ts';
import { normaliseSearch } from './yahoo/normalise-search.ts';
import { normaliseSeries } from './yahoo/normalise-series.ts';
import { normaliseEarnings, normaliseMeasures } from './yahoo/normalise-summary.ts';
import { readList } from './yahoo/read-list.ts';
import { readQuotes } from './yahoo/read-quotes.ts';
import { readSummary } from './yahoo/read-summary.ts';
import type { ChartBody } from './yahoo/schema.ts';
import { chartBody, searchBody } from './yahoo/schema.ts';
import { seriesTypes } from './yahoo/series-lines.ts';
import { seriesBody } from './yahoo/series-schema.ts';
import { yahooSessions } from './yahoo/session.ts';
import { yahooSymbol } from './yahoo/symbol.ts';
import { sourceTitles } from '../source-titles.ts';

export interface YahooOptions {
  readonly yahooUrl?: string;
  readonly sessionKeeper?: SessionKeeper;
}

const publisher = 'Yahoo Finance';
const ofCharts: ReadonlySet<string> = new Set(['bars', 'actions', 'quote', 'macro', 'exchange-rates', 'probe']);

function symbolOf(instrument: Instrument): string {
  const symbol = yahooSymbol(instrument.id);
  if (symbol === null) throw new PlumblineError('not-covered', `Yahoo does not list ${instrument.id}.`);
  return symbol;
}

/** Prices of all four markets with dividends and splits, last price, statements, figures, next results, headlines, and search. No key. */
export function yahooProvider(options: YahooOptions = {}): Provider {
  const base = (options.yahooUrl ?? 'https://query2.finance.yahoo.com').replace(/\/$/, '');
  const chart = (url: string, context: ProviderContext): Promise<ChartBody> =>
    fetchJson({ url, publisher, schema: chartBody, readsErrorBody: true }, context);
  const { sessionKeeper } = options;
  const sessions = yahooSessions({
    ...(options.yahooUrl === undefined ? {} : { yahooUrl: base }),
    ...(sessionKeeper !== undefined && { sessionKeeper }),
  });
  const summaryOf = (symbol: string, modules: readonly string[], context: ProviderContext) =>
    readSummary(base, symbol, modules, sessions, context);
  const quoteOf = async (instrument: Instrument, context: ProviderContext) => {
    const symbol = symbolOf(instrument);
    return normaliseQuote(await chart(quoteUrl(base, symbol), context), instrument, symbol, context.clock.now());
  };
  return {
    id: 'yahoo',
    title: publisher,
    markets: ['us', 'cn', 'hk', 'crypto'],
    host: new URL(base).host,
    limits: { requestsPerSecond: 5, concurrency: 4 },
    addressOf: (kind) => (ofCharts.has(kind) ? 'chart' : kind),
    search: async (query, context) => {
      const url = searchUrl(base, query, 'names');
      return normaliseSearch(await fetchJson({ url, publisher, schema: searchBody }, context));
    },
    reference: async (context, market) => {
      if (market === 'cn' || market === 'hk') return readList(base, market, sessions, context);
      throw new PlumblineError('not-covered', 'Yahoo is asked for lists of Hong Kong and the mainland alone.');
    },
    bars: async ({ instrument, interval, from }, context) => {
      const symbol = symbolOf(instrument);
      const now = context.clock.now();
      return normaliseBars(
        await chart(chartUrl(base, symbol, interval, now, from), context),
        instrument,
        symbol,
        interval,
        now,
      );
    },
    actions: async (instrument, context) => {
      const symbol = symbolOf(instrument);
      const now = context.clock.now();
      const { value, source } = normaliseBars(
        await chart(chartUrl(base, symbol, '1d', now), context),
        instrument,
        symbol,
        '1d',
        now,
      );
      return {
        value: value.actions,
        source: { ...source, id: `yahoo-actions-${symbol}`, ...sourceTitles.actions(symbol) },
      };
    },
    fundamentals: async (instrument, context) => {
      const symbol = symbolOf(instrument);
      if (instrument.kind !== 'stock') throw new PlumblineError('not-covered', `${instrument.id} has no statements.`);
      const now = context.clock.now();
      const url = seriesUrl(base, symbol, seriesTypes, now);
      return normaliseSeries(await fetchJson({ url, publisher, schema: seriesBody }, context), instrument, symbol, now);
    },
    measures: async (instrument, context) => {
      const symbol = symbolOf(instrument);
      const summary = await summaryOf(symbol, ['price', 'summaryDetail', 'defaultKeyStatistics'], context);
      return normaliseMeasures(summary, instrument, symbol, context.clock.now());
    },
    eventKinds: ['earnings'],
    events: async (instrument, context) => {
      const symbol = symbolOf(instrument);
      const summary = await summaryOf(symbol, ['price', 'calendarEvents'], context);
      return normaliseEarnings(summary, instrument, symbol, context.clock.now());
    },
    news: async (instrument, context) => {
      const symbol = symbolOf(instrument);
      const url = searchUrl(base, symbol, 'news');
      const found = normaliseNews(await fetchJson({ url, publisher, schema: searchBody }, context), instrument, symbol);
      const by = {
        providerId: 'yahoo',
        publisher,
        locator: symbol,
        url: `https://finance.yahoo.com/quote/${symbol}/news`,
      };
      return sourcedNews(found, by, context.clock.now());
    },
    macro: async (seriesId, context) => {
      const { symbol } = macroSymbol(seriesId);
      const now = context.clock.now();
      return normaliseMacro(await chart(chartUrl(base, symbol, '1d', now), context), seriesId, now);
    },
    exchangeRates: async (pair, context) => {
      const now = context.clock.now();
      return normaliseRates(await chart(chartUrl(base, rateSymbol(pair), '1d', now), context), pair, now);
    },
    quote: quoteOf,
    quotes: (instruments, context) => readQuotes(base, instruments, sessions, context),
    probe: async (context) => {
      await quoteOf(probeInstrument, context);
    },
  };
}

/** Something every price source knows, to find out whether it answers at all. */
const probeInstrument: Instrument = {
  id: 'US:AAPL',
  kind: 'stock',
  market: 'us',
  exchange: 'NASDAQ',
  currency: 'USD',
  name: { en: 'Apple Inc.', 'zh-CN': '苹果', 'zh-HK': '蘋果' },
  aliases: [],
  priceDecimals: 2,
};
