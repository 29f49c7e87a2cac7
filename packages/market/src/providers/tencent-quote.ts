import { PlumblineError } from '@plumbline/model/errors';
import type { Instrument } from '@plumbline/model/instrument';
import type { MeasuredQuote } from '@plumbline/model/quote';
import type { Source } from '@plumbline/model/source';
import { localDate } from '@plumbline/model/time-zone';
import type { Provider, ProviderContext } from '../provider.ts';
import { pause } from '../deadline.ts';
import { fetchText } from './fetch-text.ts';
import { quoteOf, sourcedQuote } from './listed/listed-quote.ts';
import { zones } from './listed/zone.ts';
import { quotesUrl } from './tencent/build-query.ts';
import { itemsOf, normaliseMeasures } from './tencent/normalise-measures.ts';
import { lastPrice } from './tencent/normalise-quote.ts';
import { readVariables } from './tencent/read-variables.ts';
import { quoteSymbol } from './tencent/symbol.ts';
import { sourceTitles } from '../source-titles.ts';

export interface TencentQuoteOptions {
  readonly tencentQuoteUrl?: string;
}

const publisher = 'Tencent';

/** As many symbols as fit in one address without trouble. */
const batch = 60;
/** Between two of them. */
const gapMs = 200;

function symbolOf(instrument: Instrument): string {
  const symbol = quoteSymbol(instrument);
  if (symbol === null) throw new PlumblineError('not-covered', `Tencent does not quote ${instrument.id}.`);
  return symbol;
}

/** One of many; what is wrong with it alone, or has not traded yet today and is quoted at zero, is left out. */
function measuredQuote(
  fields: readonly string[],
  instrument: Instrument,
  symbol: string,
  now: number,
): MeasuredQuote | null {
  try {
    const last = lastPrice(fields, instrument, symbol);
    if (!(last.price > 0)) return null;
    return {
      ...quoteOf(instrument, last, publisher, now),
      measures: itemsOf(fields, instrument, symbol, `tencent-measures-${symbol}`),
    };
  } catch (error) {
    if (error instanceof PlumblineError && error.code === 'data-refused') return null;
    throw error;
  }
}

function pageOf(symbol: string): string {
  return `https://gu.qq.com/${symbol}`;
}

/** Last prices of mainland, Hong Kong and US shares, sixty at once, with P/E, price to book and market value. No key; text in GBK. */
export function tencentQuoteProvider(options: TencentQuoteOptions = {}): Provider {
  const base = (options.tencentQuoteUrl ?? 'https://qt.gtimg.cn').replace(/\/$/, '');
  const read = async (symbols: readonly string[], context: ProviderContext) => {
    const url = quotesUrl(base, symbols);
    const { text } = await fetchText({ url, publisher, expects: 'text', encoding: 'gbk' }, context);
    return readVariables(text);
  };
  const fieldsOf = async (instrument: Instrument, context: ProviderContext) => {
    const symbol = symbolOf(instrument);
    const fields = (await read([symbol], context)).get(symbol);
    if (fields === undefined) throw new PlumblineError('not-covered', `Tencent does not know ${symbol}.`);
    return { symbol, fields };
  };
  const readBatches = async (instruments: readonly Instrument[], context: ProviderContext) => {
    const known = instruments.filter((instrument) => quoteSymbol(instrument) !== null);
    const quotes: MeasuredQuote[] = [];
    for (let from = 0; from < known.length; from += batch) {
      if (from > 0) await pause(gapMs, context.signal);
      const some = known.slice(from, from + batch);
      const found = await read(some.map(symbolOf), context);
      for (const instrument of some) {
        const symbol = symbolOf(instrument);
        const fields = found.get(symbol);
        const quote = fields === undefined ? null : measuredQuote(fields, instrument, symbol, context.clock.now());
        if (quote !== null) quotes.push(quote);
      }
    }
    return quotes;
  };
  return {
    id: 'tencent-quote',
    title: 'Tencent (quotes)',
    markets: ['cn', 'hk', 'us'],
    host: new URL(base).host,
    limits: { requestsPerSecond: 5, concurrency: 2 },
    // One address gives all it has, of one or of many.
    addressOf: () => 'quote',
    quote: async (instrument, context) => {
      const askedAt = context.clock.now();
      const { symbol, fields } = await fieldsOf(instrument, context);
      const by = { providerId: 'tencent', publisher, symbol, url: pageOf(symbol) };
      return sourcedQuote(instrument, lastPrice(fields, instrument, symbol), by, askedAt);
    },
    quotes: async (instruments, context) => {
      const askedAt = context.clock.now();
      const value = await readBatches(instruments, context);
      const source: Source = {
        id: 'tencent-quotes',
        kind: 'prices',
        publisher,
        ...sourceTitles.quotes,
        url: 'https://gu.qq.com',
        retrievedAt: askedAt,
        asOf: localDate('Asia/Shanghai', askedAt),
        locator: `${value.length} of ${instruments.length}`,
        simulated: false,
      };
      return { value, source };
    },
    measures: async (instrument, context) => {
      const askedAt = context.clock.now();
      const { symbol, fields } = await fieldsOf(instrument, context);
      const id = `tencent-measures-${symbol}`;
      const value = normaliseMeasures(fields, instrument, symbol, id);
      return {
        value,
        source: {
          id,
          kind: 'prices',
          publisher,
          ...sourceTitles.figures(symbol, 'Tencent'),
          url: pageOf(symbol),
          retrievedAt: askedAt,
          asOf: value.items[0]?.asOf ?? localDate(zones[instrument.market], askedAt),
          locator: symbol,
          simulated: false,
        },
      };
    },
    probe: async (context) => {
      const found = await read(['sh000001'], context);
      if (!found.has('sh000001')) throw new PlumblineError('provider-empty', 'Tencent answered without a quote.');
    },
  };
}
