import { PlumblineError } from '@plumbline/model/errors';
import type { Instrument } from '@plumbline/model/instrument';
import type { Quote } from '@plumbline/model/quote';
import type { Source } from '@plumbline/model/source';
import { localDate } from '@plumbline/model/time-zone';
import type { Provider, ProviderContext } from '../provider.ts';
import { fetchText } from './fetch-text.ts';
import { quoteOf, sourcedQuote } from './listed/listed-quote.ts';
import { zones } from './listed/zone.ts';
import { quotesUrl } from './tencent/build-query.ts';
import { normaliseMeasures } from './tencent/normalise-measures.ts';
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

function symbolOf(instrument: Instrument): string {
  const symbol = quoteSymbol(instrument);
  if (symbol === null) throw new PlumblineError('not-covered', `Tencent does not quote ${instrument.id}.`);
  return symbol;
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
    const quotes: Quote[] = [];
    for (let from = 0; from < known.length; from += batch) {
      const some = known.slice(from, from + batch);
      const found = await read(some.map(symbolOf), context);
      for (const instrument of some) {
        const symbol = symbolOf(instrument);
        const fields = found.get(symbol);
        if (fields === undefined) continue;
        const last = lastPrice(fields, instrument, symbol);
        // A share that has not traded yet today is quoted at zero; it is left out, not shown at zero.
        if (last.price > 0) quotes.push(quoteOf(instrument, last, publisher, context.clock.now()));
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
