import { addDays, dateOf } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import type { Instrument, InstrumentId } from '@plumbline/model/instrument';
import type { Source } from '@plumbline/model/source';
import type { z } from 'zod';
import type { Provider, ProviderContext } from '../provider.ts';
import { fetchJson } from './fetch-json.ts';
import { finnhubSymbol, finnhubUrl } from './finnhub/build-query.ts';
import { explainError } from './finnhub/explain-error.ts';
import { normaliseEarnings } from './finnhub/normalise-earnings.ts';
import { normaliseFilings } from './finnhub/normalise-filings.ts';
import { normaliseMeasures } from './finnhub/normalise-measures.ts';
import { memberOf, normaliseChanges } from './finnhub/normalise-members.ts';
import { normaliseNews } from './finnhub/normalise-news.ts';
import {
  calendarBody,
  changesBody,
  constituentsBody,
  filingsBody,
  metricsBody,
  newsBody,
  quoteBody,
} from './finnhub/schema.ts';
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
/** Two annual reports, which are compared with each other, are that far apart at most. */
const filingDays = 1100;

/** Indices whose members are told, by the names they have there. */
const indexSymbols: ReadonlyMap<InstrumentId, string> = new Map([
  ['US:^GSPC', '^GSPC'],
  ['US:^NDX', '^NDX'],
  ['US:^DJI', '^DJI'],
]);

function indexSymbol({ id }: Instrument): string {
  const symbol = indexSymbols.get(id);
  if (symbol !== undefined) return symbol;
  throw new PlumblineError('not-covered', `Finnhub is not asked who is in ${id}.`);
}

/** Quotes, news, days of results, filings and computed figures of US shares, members of indices. With a key. It sells bars, so it is never asked for them. */
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
  const reference = (what: string, symbol: string, askedAt: number): Omit<Source, 'title'> => ({
    id: `finnhub-${what}-${symbol}`,
    kind: 'reference',
    publisher,
    url: site,
    retrievedAt: askedAt,
    asOf: dateOf(askedAt),
    locator: symbol,
    simulated: false,
  });
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
    eventKinds: ['earnings', 'index-change'],
    events: async (instrument, context) => {
      const symbol = finnhubSymbol(instrument);
      const askedAt = context.clock.now();
      const today = dateOf(askedAt);
      const query = { symbol, from: addDays(today, -earningsDaysBack), to: addDays(today, earningsDaysAhead) };
      const { earningsCalendar } = await read('/calendar/earnings', query, calendarBody, context);
      return {
        value: normaliseEarnings(earningsCalendar, instrument, symbol, today),
        source: { ...reference('earnings', symbol, askedAt), ...sourceTitles.results(symbol) },
      };
    },
    filings: async (instrument, context) => {
      const symbol = finnhubSymbol(instrument);
      const askedAt = context.clock.now();
      const to = dateOf(askedAt);
      const rows = await read('/stock/filings', { symbol, from: addDays(to, -filingDays), to }, filingsBody, context);
      const value = normaliseFilings(rows, instrument, symbol);
      const [newest] = value;
      if (newest === undefined) throw new PlumblineError('provider-empty', `Finnhub lists no report of ${symbol}.`);
      const titles = sourceTitles.filings(instrument.name.en);
      return {
        value,
        source: { ...reference('filings', symbol, askedAt), ...titles, kind: 'filing', asOf: newest.filedAt },
      };
    },
    members: async (index, context) => {
      const symbol = indexSymbol(index);
      const askedAt = context.clock.now();
      const { constituents } = await read('/index/constituents', { symbol }, constituentsBody, context);
      const value = (constituents ?? []).flatMap((one) => memberOf(one) ?? []);
      if (value.length === 0) throw new PlumblineError('provider-empty', `Finnhub lists nobody in ${symbol}.`);
      return { value, source: { ...reference('members', symbol, askedAt), ...sourceTitles.members } };
    },
    indexChanges: async (index, context) => {
      const symbol = indexSymbol(index);
      const askedAt = context.clock.now();
      const rows = await read('/index/historical-constituents', { symbol }, changesBody, context);
      const value = normaliseChanges(rows.historicalConstituents ?? [], dateOf(askedAt));
      const last = value.at(-1);
      if (last === undefined) throw new PlumblineError('provider-empty', `Finnhub lists no changes of ${symbol}.`);
      const title = `${index.name.en}: companies that joined and left`;
      return { value, source: { ...reference('index-changes', symbol, askedAt), title, asOf: last.knownAt } };
    },
    measures: async (instrument, context) => {
      const symbol = finnhubSymbol(instrument);
      const askedAt = context.clock.now();
      const today = dateOf(askedAt);
      const body = await read('/stock/metric', { symbol, metric: 'all' }, metricsBody, context);
      if (body.symbol !== symbol) {
        throw new PlumblineError('data-refused', `Finnhub was asked for ${symbol} and answered for ${body.symbol}.`);
      }
      const source = { ...reference('measures', symbol, askedAt), ...sourceTitles.figures(symbol, 'Finnhub') };
      const items = normaliseMeasures(body.metric, instrument.currency, today, source.id);
      if (items.length === 0) throw new PlumblineError('provider-empty', `Finnhub has no figures of ${symbol}.`);
      return { value: { instrumentId: instrument.id, items }, source };
    },
    probe: async (context) => {
      await read('/quote', { symbol: 'AAPL' }, quoteBody, context);
    },
  };
}
