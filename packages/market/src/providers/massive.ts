import type { CorporateAction } from '@plumbline/model/corporate-action';
import { dateOf } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import type { Instrument } from '@plumbline/model/instrument';
import { marketById } from '@plumbline/model/market-by-id';
import { localDate } from '@plumbline/model/time-zone';
import type { z } from 'zod';
import type { Provider, ProviderContext, Sourced } from '../provider.ts';
import { fetchJson } from './fetch-json.ts';
import type { KeySource } from './keyed/key.ts';
import { requireKey } from './keyed/key.ts';
import { actionsBeside } from './listed/actions-beside.ts';
import { listedBars } from './listed/listed-bars.ts';
import { sourcedQuote } from './listed/listed-quote.ts';
import {
  aggregatesUrl,
  dividendsUrl,
  financialsUrl,
  massiveSymbol,
  newsUrl,
  previousUrl,
  splitsUrl,
} from './massive/build-query.ts';
import { explainRefusal } from './massive/explain-refusal.ts';
import { normaliseActions, normaliseBars } from './massive/normalise-bars.ts';
import { normaliseFinancials } from './massive/normalise-financials.ts';
import { aggregatesBody, dividendsBody, financialsBody, newsBody, splitsBody } from './massive/schema.ts';
import { cleanText } from './news/clean-text.ts';
import { languageOfScript } from './news/language.ts';
import { sourcedNews } from './news/news-source.ts';
import { withExplainedRefusals } from './venue/explain-refusal.ts';
import { sourceTitles } from '../source-titles.ts';

export interface MassiveOptions {
  readonly key: KeySource;
  readonly massiveUrl?: string;
}

const publisher = 'Massive';
const site = 'https://massive.com';
const explained: ReadonlySet<number> = new Set([401, 403]);

function checkSymbol(given: string, symbol: string): void {
  if (given === symbol) return;
  throw new PlumblineError('data-refused', `Massive was asked for ${symbol} and answered for ${given}.`);
}

/** US shares and funds: bars as traded, dividends, splits, filed statements, news. With a key (Massive was Polygon until October 2025); a free one has five questions a minute. */
export function massiveProvider(options: MassiveOptions): Provider {
  const base = (options.massiveUrl ?? 'https://api.massive.com').replace(/\/$/, '');
  const read = <T>(url: string, schema: z.ZodType<T>, context: ProviderContext): Promise<T> => {
    const headers = { authorization: `Bearer ${requireKey(options.key, publisher)}` };
    const asking = withExplainedRefusals(context, explained, explainRefusal);
    return fetchJson({ url, publisher, schema, headers, maxBytes: 12_000_000 }, asking);
  };

  const actions = async (
    instrument: Instrument,
    context: ProviderContext,
  ): Promise<Sourced<readonly CorporateAction[]>> => {
    const symbol = massiveSymbol(instrument);
    const now = context.clock.now();
    const splits = (await read(splitsUrl(base, symbol), splitsBody, context)).results ?? [];
    const dividends = (await read(dividendsUrl(base, symbol), dividendsBody, context)).results ?? [];
    for (const row of [...splits, ...dividends]) checkSymbol(row.ticker, symbol);
    const value = normaliseActions(dividends, splits, instrument);
    return {
      value,
      source: {
        id: `massive-actions-${symbol}`,
        kind: 'prices',
        publisher,
        ...sourceTitles.actions(symbol),
        url: site,
        retrievedAt: now,
        asOf: value.at(-1)?.exDate ?? dateOf(now),
        locator: symbol,
        simulated: false,
      },
    };
  };

  const bars: NonNullable<Provider['bars']> = async (request, context) => {
    const { instrument, interval, from, to } = request;
    const symbol = massiveSymbol(instrument);
    const askedAt = context.clock.now();
    const today = localDate('America/New_York', askedAt);
    const url = aggregatesUrl(base, symbol, interval, from, to ?? today);
    const answer = await read(url, aggregatesBody, context);
    checkSymbol(answer.ticker, symbol);
    if (answer.adjusted)
      throw new PlumblineError('data-refused', `Massive gives ${symbol} adjusted, which was not asked for.`);
    const beside =
      interval === '1d'
        ? await actionsBeside(actions, instrument, context)
        : { actions: [], notes: [], lacksActions: false };
    const isCut = typeof answer.next_url === 'string';
    return listedBars(request, {
      providerId: 'massive',
      publisher,
      symbol,
      url: site,
      rows: normaliseBars(answer.results ?? [], interval),
      adjustment: 'none',
      actions: beside.actions,
      lacksActions: beside.lacksActions,
      notes: [...beside.notes, ...(isCut ? ['Newer bars were not read: more than one answer holds.'] : [])],
      askedAt,
    });
  };

  return {
    id: 'massive',
    title: publisher,
    markets: ['us'],
    host: new URL(base).host,
    limits: { requestsPerSecond: 3, concurrency: 2 },
    quota: { questions: 5, per: 'minute' },
    bars,
    actions,
    quote: async (instrument, context) => {
      const symbol = massiveSymbol(instrument);
      const askedAt = context.clock.now();
      const answer = await read(previousUrl(base, symbol), aggregatesBody, context);
      checkSymbol(answer.ticker, symbol);
      const bar = answer.results?.[0];
      if (bar === undefined) throw new PlumblineError('not-covered', `Massive has no last price of ${symbol}.`);
      const session = marketById('us').session(localDate('America/New_York', bar.t));
      const last = { price: bar.c, previousClose: null, at: Math.min(session?.closeAt ?? bar.t, askedAt) };
      return sourcedQuote(instrument, last, { providerId: 'massive', publisher, symbol, url: site }, askedAt);
    },
    fundamentals: async (instrument, context) => {
      const symbol = massiveSymbol(instrument);
      const askedAt = context.clock.now();
      const id = `massive-financials-${symbol}`;
      const rows = (await read(financialsUrl(base, symbol), financialsBody, context)).results ?? [];
      const items = normaliseFinancials(rows, id);
      if (items.length === 0) throw new PlumblineError('provider-empty', `Massive has no statements of ${symbol}.`);
      return {
        value: { instrumentId: instrument.id, items },
        source: {
          id,
          kind: 'filing',
          publisher,
          ...sourceTitles.statementsAsFiled(symbol),
          url: site,
          retrievedAt: askedAt,
          asOf: items.reduce((latest, item) => (item.knownAt > latest ? item.knownAt : latest), ''),
          locator: symbol,
          simulated: false,
        },
      };
    },
    news: async (instrument, context) => {
      const symbol = massiveSymbol(instrument);
      const askedAt = context.clock.now();
      const rows = (await read(newsUrl(base, symbol), newsBody, context)).results ?? [];
      const items = rows.map((row) => ({
        instrumentId: instrument.id,
        title: cleanText(row.title, 300),
        url: row.article_url,
        publisher: cleanText(row.publisher.name, 80),
        publishedAt: Date.parse(row.published_utc),
        isZoneKnown: true,
        language: languageOfScript(row.title) ?? 'en',
        ...(row.description ? { summary: cleanText(row.description, 600) } : {}),
      }));
      return sourcedNews(items, { providerId: 'massive', publisher, locator: symbol, url: site }, askedAt);
    },
  };
}
