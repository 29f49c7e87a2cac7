import { addDays, dateOf } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import type { z } from 'zod';
import type { Provider, ProviderContext } from '../provider.ts';
import { fetchJson } from './fetch-json.ts';
import { finnhubSymbol, finnhubUrl } from './finnhub/build-query.ts';
import { explainError } from './finnhub/explain-error.ts';
import { normaliseEarnings } from './finnhub/normalise-earnings.ts';
import { normaliseMeasures } from './finnhub/normalise-measures.ts';
import { normaliseNews } from './finnhub/normalise-news.ts';
import { calendarBody, metricsBody, newsBody, quoteBody } from './finnhub/schema.ts';
import type { KeySource } from './keyed/key.ts';
import { requireKey } from './keyed/key.ts';
import { sourcedQuote } from './listed/listed-quote.ts';
import { sourcedNews } from './news/news-source.ts';
import { withExplainedRefusals } from './venue/explain-refusal.ts';
import { sourceTitles } from '../source-titles.ts';

export interface FinnhubOptions {
  readonly key: KeySource;
  readonly finnhubUrl?: string;
}

const publisher = 'Finnhub';
const site = 'https://finnhub.io';
const explained: ReadonlySet<number> = new Set([401, 403]);

const newsDays = 30;
const earningsDaysBack = 400;
const earningsDaysAhead = 120;

/** Quotes, news, days of results and computed figures of US shares. With a key. It sells bars, so it is never asked for them. */
export function finnhubProvider(options: FinnhubOptions): Provider {
  const base = (options.finnhubUrl ?? site).replace(/\/$/, '');
  const read = <T>(
    path: string,
    query: Readonly<Record<string, string>>,
    schema: z.ZodType<T>,
    context: ProviderContext,
  ): Promise<T> => {
    const headers = { 'x-finnhub-token': requireKey(options.key, publisher) };
    const asking = withExplainedRefusals(context, explained, explainError);
    return fetchJson({ url: finnhubUrl(base, path, query), publisher, schema, headers }, asking);
  };
  return {
    id: 'finnhub',
    title: publisher,
    markets: ['us'],
    host: new URL(base).host,
    // 60 a minute and key, bursts of 30 a second.
    limits: { requestsPerSecond: 1, concurrency: 2 },
    quota: { questions: 60, per: 'minute' },
    quote: async (instrument, context) => {
      const symbol = finnhubSymbol(instrument);
      const askedAt = context.clock.now();
      const { c: price, pc, t } = await read('/quote', { symbol }, quoteBody, context);
      if (!(price > 0) || !t) throw new PlumblineError('not-covered', `Finnhub has no last price of ${symbol}.`);
      const last = { price, previousClose: pc ?? null, at: t * 1000 };
      return sourcedQuote(instrument, last, { providerId: 'finnhub', publisher, symbol, url: site }, askedAt);
    },
    news: async (instrument, context) => {
      const symbol = finnhubSymbol(instrument);
      const askedAt = context.clock.now();
      const to = dateOf(askedAt);
      const query = { symbol, from: addDays(to, -newsDays), to };
      const items = normaliseNews(await read('/company-news', query, newsBody, context), instrument);
      return sourcedNews(items, { providerId: 'finnhub', publisher, locator: symbol, url: site }, askedAt);
    },
    eventKinds: ['earnings'],
    events: async (instrument, context) => {
      const symbol = finnhubSymbol(instrument);
      const askedAt = context.clock.now();
      const today = dateOf(askedAt);
      const query = { symbol, from: addDays(today, -earningsDaysBack), to: addDays(today, earningsDaysAhead) };
      const { earningsCalendar } = await read('/calendar/earnings', query, calendarBody, context);
      return {
        value: normaliseEarnings(earningsCalendar, instrument, symbol, today),
        source: {
          id: `finnhub-earnings-${symbol}`,
          kind: 'reference',
          publisher,
          ...sourceTitles.results(symbol),
          url: site,
          retrievedAt: askedAt,
          asOf: today,
          locator: symbol,
          simulated: false,
        },
      };
    },
    measures: async (instrument, context) => {
      const symbol = finnhubSymbol(instrument);
      const askedAt = context.clock.now();
      const today = dateOf(askedAt);
      const body = await read('/stock/metric', { symbol, metric: 'all' }, metricsBody, context);
      if (body.symbol !== symbol) {
        throw new PlumblineError('data-refused', `Finnhub was asked for ${symbol} and answered for ${body.symbol}.`);
      }
      const id = `finnhub-measures-${symbol}`;
      const items = normaliseMeasures(body.metric, instrument.currency, today, id);
      if (items.length === 0) throw new PlumblineError('provider-empty', `Finnhub has no figures of ${symbol}.`);
      return {
        value: { instrumentId: instrument.id, items },
        source: {
          id,
          kind: 'reference',
          publisher,
          ...sourceTitles.figures(symbol, 'Finnhub'),
          url: site,
          retrievedAt: askedAt,
          asOf: today,
          locator: symbol,
          simulated: false,
        },
      };
    },
    probe: async (context) => {
      await read('/quote', { symbol: 'AAPL' }, quoteBody, context);
    },
  };
}
