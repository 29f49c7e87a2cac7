import { z } from 'zod';
import type { Instrument } from '@plumbline/model/instrument';
import type { Measure, MeasureId } from '@plumbline/model/measure';
import type { MeasuredQuote } from '@plumbline/model/quote';
import type { Unit } from '@plumbline/model/units';
import { localDate } from '@plumbline/model/time-zone';
import { PlumblineError } from '@plumbline/model/errors';
import { pause } from '../../deadline.ts';
import type { ProviderContext, Sourced } from '../../provider.ts';
import { sourceTitles } from '../../source-titles.ts';
import { fetchJson } from '../fetch-json.ts';
import { withoutKey } from '../keyed/key.ts';
import { quoteOf } from '../listed/listed-quote.ts';
import { zones } from '../listed/zone.ts';
import { askInSession } from './ask-in-session.ts';
import { withoutFloatNoise } from './float-noise.ts';
import type { YahooSessions } from './session.ts';
import { yahooSymbol } from './symbol.ts';

const publisher = 'Yahoo Finance';
/** As many symbols as fit in one address without trouble. */
const batch = 60;
const gapMs = 300;
const sourceId = 'yahoo-quotes';

const figure = z.number().nullish();
const row = z.looseObject({
  symbol: z.string(),
  currency: z.string().nullish(),
  financialCurrency: z.string().nullish(),
  regularMarketPrice: figure,
  regularMarketPreviousClose: figure,
  regularMarketTime: figure,
  marketCap: figure,
  trailingPE: figure,
  priceToBook: figure,
});
const body = z.looseObject({ quoteResponse: z.looseObject({ result: z.array(row) }) });
type Row = z.infer<typeof row>;

const rules: readonly (readonly [id: MeasureId, field: 'marketCap' | 'trailingPE' | 'priceToBook', unit: Unit])[] = [
  ['marketCap', 'marketCap', 'money'],
  ['peTrailing', 'trailingPE', 'multiple'],
  ['priceToBook', 'priceToBook', 'multiple'],
];

/** What Yahoo computes. It divides a price by figures in another currency as they are: such multiples are left out. */
function measuresOf(one: Row, { currency }: Instrument, asOf: string): readonly Measure[] {
  return rules.flatMap(([id, field, unit]): readonly Measure[] => {
    const given = one[field];
    if (typeof given !== 'number' || given <= 0) return [];
    if (unit === 'multiple' && one.financialCurrency !== currency) return [];
    return [
      {
        id,
        value: withoutFloatNoise(given),
        unit,
        ...(unit === 'money' ? { currency } : {}),
        asOf,
        source: { id: sourceId, locator: `${one.symbol} ${field}`, row: [[field, String(given)]] },
        quality: [],
      },
    ];
  });
}

/** One of many; what is wrong with it alone is left out. */
function quoteIn(one: Row, instrument: Instrument, now: number): MeasuredQuote | null {
  const { regularMarketPrice: price, regularMarketPreviousClose: before, regularMarketTime: seconds } = one;
  if (typeof price !== 'number' || typeof seconds !== 'number' || one.currency !== instrument.currency) return null;
  const previousClose = typeof before === 'number' ? withoutFloatNoise(before) : null;
  const last = { price: withoutFloatNoise(price), previousClose, at: seconds * 1000 };
  try {
    const measures = measuresOf(one, instrument, localDate(zones[instrument.market], last.at));
    return { ...quoteOf(instrument, last, publisher, now), measures };
  } catch (error) {
    if (error instanceof PlumblineError && (error.code === 'data-refused' || error.code === 'provider-empty'))
      return null;
    throw error;
  }
}

/** Last prices of many with their market values and multiples, sixty at once. */
export async function readQuotes(
  base: string,
  instruments: readonly Instrument[],
  sessions: YahooSessions,
  context: ProviderContext,
): Promise<Sourced<readonly MeasuredQuote[]>> {
  const askedAt = context.clock.now();
  const bySymbol = new Map(instruments.flatMap((one) => [[yahooSymbol(one.id), one] as const]));
  const symbols = [...bySymbol.keys()].filter((symbol) => symbol !== null);
  const value: MeasuredQuote[] = [];
  for (let from = 0; from < symbols.length; from += batch) {
    if (from > 0) await pause(gapMs, context.signal);
    const query = new URLSearchParams({ symbols: symbols.slice(from, from + batch).join(','), formatted: 'false' });
    const rows = await askInSession(sessions, context, async ({ crumb, cookie }) => {
      const url = `${base}/v7/finance/quote?${query.toString()}&crumb=${encodeURIComponent(crumb)}`;
      const request = { url, shownUrl: withoutKey(url, crumb), publisher, schema: body, headers: { cookie } };
      return (await fetchJson(request, context)).quoteResponse.result;
    });
    for (const one of rows) {
      const instrument = bySymbol.get(one.symbol);
      const quote = instrument === undefined ? null : quoteIn(one, instrument, askedAt);
      if (quote !== null) value.push(quote);
    }
  }
  return {
    value,
    source: {
      id: sourceId,
      kind: 'prices',
      publisher,
      ...sourceTitles.quotes,
      url: 'https://finance.yahoo.com',
      retrievedAt: askedAt,
      asOf: localDate('America/New_York', askedAt),
      locator: `${value.length} of ${instruments.length}`,
      simulated: false,
    },
  };
}
