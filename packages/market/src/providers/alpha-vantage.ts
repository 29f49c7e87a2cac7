import type { CorporateAction } from '@plumbline/model/corporate-action';
import { PlumblineError } from '@plumbline/model/errors';
import type { Instrument } from '@plumbline/model/instrument';
import { marketById } from '@plumbline/model/market-by-id';
import type { z } from 'zod';
import type { Provider, ProviderBarsRequest, ProviderContext, Sourced } from '../provider.ts';
import { answerOf } from './alpha-vantage/answer-of.ts';
import type { OutputSize } from './alpha-vantage/build-query.ts';
import { alphaVantageSymbol, barsUrl, functionUrl, seriesField } from './alpha-vantage/build-query.ts';
import { checkSymbol, normaliseActions, normaliseBars } from './alpha-vantage/normalise.ts';
import { dividendsBody, quoteBody, seriesBody, splitsBody } from './alpha-vantage/schema.ts';
import { fetchJson } from './fetch-json.ts';
import type { KeySource } from './keyed/key.ts';
import { requireKey, withoutKey } from './keyed/key.ts';
import { actionsBeside } from './listed/actions-beside.ts';
import { listedBars } from './listed/listed-bars.ts';
import { sourcedQuote } from './listed/listed-quote.ts';
import { sourceTitles } from '../source-titles.ts';

export interface AlphaVantageOptions {
  readonly key: KeySource;
  readonly alphaVantageUrl?: string;
}

const publisher = 'Alpha Vantage';
const compactNote = 'The last hundred bars only: longer history is not part of the free key.';

/** US and mainland shares. With a key; a free one has 25 questions a day, so this source asks as little as it can. */
export function alphaVantageProvider(options: AlphaVantageOptions): Provider {
  const base = (options.alphaVantageUrl ?? 'https://www.alphavantage.co').replace(/\/$/, '');
  const keyOf = () => requireKey(options.key, publisher);
  const read = <T>(url: string, schema: z.ZodType<T>, context: ProviderContext): Promise<T> =>
    fetchJson({ url, shownUrl: withoutKey(url, keyOf()), publisher, schema, maxBytes: 8_000_000 }, context);

  const actions = async (
    instrument: Instrument,
    context: ProviderContext,
  ): Promise<Sourced<readonly CorporateAction[]>> => {
    const symbol = alphaVantageSymbol(instrument);
    const now = context.clock.now();
    const dividends = answerOf(await read(functionUrl(base, 'DIVIDENDS', symbol, keyOf()), dividendsBody, context));
    const splits = answerOf(await read(functionUrl(base, 'SPLITS', symbol, keyOf()), splitsBody, context));
    checkSymbol(dividends.symbol, symbol);
    checkSymbol(splits.symbol, symbol);
    const value = normaliseActions(dividends, splits, instrument);
    return {
      value,
      source: {
        id: `alpha-vantage-actions-${symbol}`,
        kind: 'prices',
        publisher,
        ...sourceTitles.actions(symbol),
        retrievedAt: now,
        asOf: value.at(-1)?.exDate ?? '',
        locator: symbol,
        simulated: false,
      },
    };
  };

  const readBars = async (request: ProviderBarsRequest, symbol: string, size: OutputSize, context: ProviderContext) => {
    const url = barsUrl(base, symbol, request.interval, size, keyOf());
    const answer = answerOf(await read(url, seriesBody(seriesField(request.interval)), context));
    checkSymbol(answer.symbol, symbol);
    return normaliseBars(answer.bars, request.interval);
  };

  /** The whole history, or its last hundred bars where the key is not good for more. */
  const readHistory = async (request: ProviderBarsRequest, symbol: string, context: ProviderContext) => {
    try {
      return { rows: await readBars(request, symbol, 'full', context), isCompact: false };
    } catch (error) {
      if (!(error instanceof PlumblineError) || error.details.isPremium !== true) throw error;
      return { rows: await readBars(request, symbol, 'compact', context), isCompact: true };
    }
  };

  return {
    id: 'alpha-vantage',
    title: publisher,
    markets: ['us', 'cn'],
    host: new URL(base).host,
    limits: { requestsPerSecond: 1, concurrency: 1 },
    quota: { questions: 25, per: 'day' },
    bars: async (request, context) => {
      const { instrument, interval } = request;
      const symbol = alphaVantageSymbol(instrument);
      if (interval !== '1d' && instrument.market !== 'us') {
        throw new PlumblineError('not-covered', 'Alpha Vantage has minutes of US shares only.');
      }
      const askedAt = context.clock.now();
      const { rows, isCompact } = await readHistory(request, symbol, context);
      const beside =
        interval === '1d'
          ? await actionsBeside(instrument.market === 'us' ? actions : undefined, instrument, context)
          : { actions: [], notes: [], lacksActions: false };
      return listedBars(request, {
        providerId: 'alpha-vantage',
        publisher,
        symbol,
        url: 'https://www.alphavantage.co',
        rows,
        adjustment: 'none',
        actions: beside.actions,
        lacksActions: beside.lacksActions,
        notes: [...beside.notes, ...(isCompact ? [compactNote] : [])],
        askedAt,
      });
    },
    actions,
    quote: async (instrument, context) => {
      const symbol = alphaVantageSymbol(instrument);
      const askedAt = context.clock.now();
      const { 'Global Quote': quote } = answerOf(
        await read(functionUrl(base, 'GLOBAL_QUOTE', symbol, keyOf()), quoteBody, context),
      );
      const day = quote['07. latest trading day'];
      const price = quote['05. price'];
      if (price === undefined || day === undefined || quote['01. symbol'] === undefined) {
        throw new PlumblineError('not-covered', `Alpha Vantage has no last price of ${symbol}.`);
      }
      checkSymbol(quote['01. symbol'], symbol);
      const session = marketById(instrument.market).session(day);
      const last = {
        price: Number(price),
        previousClose: quote['08. previous close'] === undefined ? null : Number(quote['08. previous close']),
        // It names the day only: the price is that of its close, or of now while the session runs.
        at: Math.min(session?.closeAt ?? Number.NaN, askedAt),
      };
      return sourcedQuote(
        instrument,
        last,
        { providerId: 'alpha-vantage', publisher, symbol, url: 'https://www.alphavantage.co' },
        askedAt,
      );
    },
  };
}
