import { dateOf } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import type { InstrumentId } from '@plumbline/model/instrument';
import type { MarketEvent } from '@plumbline/model/market-event';
import type { z } from 'zod';
import { resultsTitle } from '../event-titles.ts';
import type { Provider, ProviderContext } from '../provider.ts';
import { fetchJson } from './fetch-json.ts';
import { fmpSymbol, fmpUrl, listedSymbol } from './fmp/build-query.ts';
import { explainError } from './fmp/explain-error.ts';
import { normaliseActions, normaliseBars } from './fmp/normalise-bars.ts';
import { memberOf, normaliseIndexChanges } from './fmp/normalise-index-changes.ts';
import type { FmpStatement } from './fmp/schema.ts';
import { normaliseStatements } from './fmp/normalise-statements.ts';
import type { errorBody } from './fmp/schema.ts';
import {
  barsBody,
  dividendsBody,
  earningsBody,
  indexChangesBody,
  membersBody,
  quotesBody,
  splitsBody,
  statementsBody,
} from './fmp/schema.ts';
import type { KeySource } from './keyed/key.ts';
import { requireKey } from './keyed/key.ts';
import { listedBars } from './listed/listed-bars.ts';
import { sourcedQuote } from './listed/listed-quote.ts';
import { withExplainedRefusals } from './venue/explain-refusal.ts';
import { sourceTitles } from '../source-titles.ts';

export interface FmpOptions {
  readonly key: KeySource;
  readonly fmpUrl?: string;
}

const publisher = 'Financial Modeling Prep';
const site = 'https://site.financialmodelingprep.com';
const explained: ReadonlySet<number> = new Set([401, 402, 403]);

type ErrorBody = z.infer<typeof errorBody>;

/** Free keys see five years; a plan that allows less answers with what it allows. */
const annualLimit = '30';
const quarterLimit = '60';

/** The lists of changes FMP keeps, by the index they are about. */
const changeLists: ReadonlyMap<InstrumentId, string> = new Map([
  ['US:^GSPC', 'historical-sp500-constituent'],
  ['US:^NDX', 'historical-nasdaq-constituent'],
  ['US:^DJI', 'historical-dowjones-constituent'],
]);

/** US shares and funds, and days of results of Hong Kong: daily bars, dividends, splits, filed statements, days of results, changes of the large indices. With a key. */
export function fmpProvider(options: FmpOptions): Provider {
  const base = (options.fmpUrl ?? 'https://financialmodelingprep.com').replace(/\/$/, '');

  const read = async <T extends object>(
    path: string,
    query: Readonly<Record<string, string>>,
    schema: z.ZodType<readonly T[] | ErrorBody>,
    context: ProviderContext,
  ): Promise<readonly T[]> => {
    const headers = { apikey: requireKey(options.key, publisher) };
    const asking = withExplainedRefusals(context, explained, explainError);
    const body = await fetchJson(
      { url: fmpUrl(base, path, query), publisher, schema, headers, maxBytes: 12_000_000 },
      asking,
    );
    if (!('Error Message' in body)) return body;
    throw explainError(body) ?? new PlumblineError('provider-body', 'FMP answered with an error we do not know.');
  };

  const readStatements = async (
    path: string,
    symbol: string,
    context: ProviderContext,
  ): Promise<readonly FmpStatement[]> => {
    const years = await read(path, { symbol, period: 'annual', limit: annualLimit }, statementsBody, context);
    try {
      return [
        ...years,
        ...(await read(path, { symbol, period: 'quarter', limit: quarterLimit }, statementsBody, context)),
      ];
    } catch (error) {
      // Quarters are part of dearer plans; years alone are still worth having.
      if (error instanceof PlumblineError && error.code === 'not-covered') return years;
      throw error;
    }
  };

  return {
    id: 'fmp',
    title: publisher,
    markets: ['us', 'hk'],
    host: new URL(base).host,
    limits: { requestsPerSecond: 4, concurrency: 2 },
    bars: async (request, context) => {
      const { instrument, interval, from, to } = request;
      if (interval !== '1d')
        throw new PlumblineError('not-covered', `FMP is asked for daily bars only, not for ${interval}.`);
      const symbol = fmpSymbol(instrument);
      const askedAt = context.clock.now();
      const span = { ...(from === undefined ? { from: '1980-01-01' } : { from }), ...(to === undefined ? {} : { to }) };
      const bars = await read('historical-price-eod/full', { symbol, ...span }, barsBody, context);
      const splits = await read('splits', { symbol }, splitsBody, context);
      const dividends = await read('dividends', { symbol }, dividendsBody, context);
      const other = [...bars, ...splits, ...dividends].find((row) => row.symbol !== symbol);
      if (other !== undefined) {
        throw new PlumblineError('data-refused', `FMP was asked for ${symbol} and answered for ${other.symbol}.`);
      }
      return listedBars(request, {
        providerId: 'fmp',
        publisher,
        symbol,
        url: site,
        rows: normaliseBars(bars),
        // The path named `full` is restated for splits, not for dividends.
        adjustment: 'split',
        actions: normaliseActions(dividends, splits, instrument),
        askedAt,
      });
    },
    quote: async (instrument, context) => {
      const symbol = fmpSymbol(instrument);
      const askedAt = context.clock.now();
      const quote = (await read('quote', { symbol }, quotesBody, context))[0];
      if (quote === undefined) throw new PlumblineError('not-covered', `FMP has no last price of ${symbol}.`);
      if (quote.symbol !== symbol) {
        throw new PlumblineError('data-refused', `FMP was asked for ${symbol} and answered for ${quote.symbol}.`);
      }
      const last = { price: quote.price, previousClose: quote.previousClose ?? null, at: quote.timestamp * 1000 };
      return sourcedQuote(instrument, last, { providerId: 'fmp', publisher, symbol, url: site }, askedAt);
    },
    fundamentals: async (instrument, context) => {
      const symbol = fmpSymbol(instrument);
      const askedAt = context.clock.now();
      const id = `fmp-statements-${symbol}`;
      const income = await readStatements('income-statement', symbol, context);
      const balance = await readStatements('balance-sheet-statement', symbol, context);
      const cash = await readStatements('cash-flow-statement', symbol, context);
      const items = normaliseStatements({ income, balance, cash }, symbol, id);
      if (items.length === 0) throw new PlumblineError('provider-empty', `FMP has no statements of ${symbol}.`);
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
          notes: ['Lines given as zero are left out: this source writes zero for what it has not read.'],
        },
      };
    },
    eventKinds: ['earnings', 'index-change'],
    events: async (instrument, context) => {
      const symbol = listedSymbol(instrument);
      const askedAt = context.clock.now();
      const today = dateOf(askedAt);
      const rows = await read('earnings', { symbol, limit: '60' }, earningsBody, context);
      const value = rows
        .filter((row) => row.symbol === symbol)
        .map((row): MarketEvent => ({
          instrumentId: instrument.id,
          kind: 'earnings',
          date: row.date,
          knownAt: row.date < today ? row.date : today,
          title: resultsTitle(row.date, today),
          ...(typeof row.epsActual === 'number' ? { actual: row.epsActual } : {}),
          ...(typeof row.epsEstimated === 'number' ? { expected: row.epsEstimated } : {}),
        }))
        .toSorted((a, b) => a.date.localeCompare(b.date));
      return {
        value,
        source: {
          id: `fmp-earnings-${symbol}`,
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
    members: async (index, context) => {
      const path = changeLists.get(index.id)?.replace('historical-', '');
      if (path === undefined) throw new PlumblineError('not-covered', `FMP does not list who is in ${index.id}.`);
      const askedAt = context.clock.now();
      const rows = await read(path, {}, membersBody, context);
      const value = rows.flatMap(({ symbol }) => memberOf(symbol) ?? []);
      if (value.length === 0) throw new PlumblineError('provider-empty', `FMP lists nobody in ${index.id}.`);
      return {
        value,
        source: {
          id: `fmp-${path}`,
          kind: 'reference',
          publisher,
          ...sourceTitles.members,
          url: site,
          retrievedAt: askedAt,
          asOf: dateOf(askedAt),
          locator: path,
          simulated: false,
        },
      };
    },
    indexChanges: async (index, context) => {
      const path = changeLists.get(index.id);
      if (path === undefined) throw new PlumblineError('not-covered', `FMP lists no changes of ${index.id}.`);
      const askedAt = context.clock.now();
      const value = normaliseIndexChanges(await read(path, {}, indexChangesBody, context), dateOf(askedAt));
      const last = value.at(-1);
      if (last === undefined) throw new PlumblineError('provider-empty', `FMP lists no changes of ${index.id}.`);
      return {
        value,
        source: {
          id: `fmp-${path}`,
          kind: 'reference',
          publisher,
          title: `${index.name.en}: companies that joined and left`,
          url: site,
          retrievedAt: askedAt,
          asOf: last.knownAt,
          locator: path,
          simulated: false,
        },
      };
    },
    probe: async (context) => {
      await read('quote', { symbol: 'AAPL' }, quotesBody, context);
    },
  };
}
