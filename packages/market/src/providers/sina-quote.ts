import { PlumblineError } from '@plumbline/model/errors';
import type { Instrument } from '@plumbline/model/instrument';
import type { MeasuredQuote, Quote } from '@plumbline/model/quote';
import type { Source } from '@plumbline/model/source';
import { localDate } from '@plumbline/model/time-zone';
import { pause } from '../deadline.ts';
import type { Provider, ProviderContext } from '../provider.ts';
import { sourceTitles } from '../source-titles.ts';
import { fetchText } from './fetch-text.ts';
import { quoteOf, sourcedQuote } from './listed/listed-quote.ts';
import { quotesUrl, sinaHeaders, sinaSymbol } from './sina/build-query.ts';
import { lastPrice, readQuotes } from './sina/read-quotes.ts';

export interface SinaQuoteOptions {
  readonly sinaQuoteUrl?: string;
}

const publisher = 'Sina Finance';

/** As many symbols as fit in one address without trouble, and the pause between two addresses. */
const batch = 80;
const gapMs = 300;

/** One of many; what is wrong with it alone, or has not traded yet today and is quoted at zero, is left out. */
function quoteOrNull(fields: readonly string[], instrument: Instrument, now: number): Quote | null {
  try {
    const last = lastPrice(fields, sinaSymbol(instrument));
    return last.price > 0 ? quoteOf(instrument, last, publisher, now) : null;
  } catch (error) {
    if (error instanceof PlumblineError && error.code === 'data-refused') return null;
    throw error;
  }
}

/** Last prices of mainland shares. No key; text in GBK, a page with status 456 when we are shut out. */
export function sinaQuoteProvider(options: SinaQuoteOptions = {}): Provider {
  const base = (options.sinaQuoteUrl ?? 'https://hq.sinajs.cn').replace(/\/$/, '');
  const readMany = async (symbols: readonly string[], context: ProviderContext) => {
    const url = quotesUrl(base, symbols);
    const request = { url, publisher, headers: sinaHeaders, expects: 'text', encoding: 'gbk' } as const;
    return readQuotes((await fetchText(request, context)).text);
  };
  const read = async (symbol: string, context: ProviderContext): Promise<readonly string[]> => {
    const fields = (await readMany([symbol], context)).get(symbol);
    if (fields === undefined) throw new PlumblineError('not-covered', `Sina does not know ${symbol}.`);
    return fields;
  };
  return {
    id: 'sina-quote',
    title: 'Sina (quotes)',
    markets: ['cn'],
    host: new URL(base).host,
    limits: { requestsPerSecond: 4, concurrency: 2 },
    // One address gives all it has, of one or of many.
    addressOf: () => 'quote',
    quote: async (instrument, context) => {
      const symbol = sinaSymbol(instrument);
      const askedAt = context.clock.now();
      const url = `https://finance.sina.com.cn/realstock/company/${symbol}/nc.shtml`;
      const last = lastPrice(await read(symbol, context), symbol);
      return sourcedQuote(instrument, last, { providerId: 'sina', publisher, symbol, url }, askedAt);
    },
    quotes: async (instruments, context) => {
      const askedAt = context.clock.now();
      const value: MeasuredQuote[] = [];
      for (let from = 0; from < instruments.length; from += batch) {
        if (from > 0) await pause(gapMs, context.signal);
        const some = instruments.slice(from, from + batch);
        const found = await readMany(some.map(sinaSymbol), context);
        for (const instrument of some) {
          const fields = found.get(sinaSymbol(instrument));
          const quote = fields === undefined ? null : quoteOrNull(fields, instrument, askedAt);
          if (quote !== null) value.push({ ...quote, measures: [] });
        }
      }
      const source: Source = {
        id: 'sina-quotes',
        kind: 'prices',
        publisher,
        ...sourceTitles.quotes,
        url: 'https://finance.sina.com.cn',
        retrievedAt: askedAt,
        asOf: localDate('Asia/Shanghai', askedAt),
        locator: `${value.length} of ${instruments.length}`,
        simulated: false,
      };
      return { value, source };
    },
    probe: async (context) => {
      await read('sh000001', context);
    },
  };
}
