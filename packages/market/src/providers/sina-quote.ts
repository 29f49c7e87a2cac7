import { PlumblineError } from '@plumbline/model/errors';
import type { Provider, ProviderContext } from '../provider.ts';
import { fetchText } from './fetch-text.ts';
import { sourcedQuote } from './listed/listed-quote.ts';
import { quotesUrl, sinaHeaders, sinaSymbol } from './sina/build-query.ts';
import { lastPrice, readQuotes } from './sina/read-quotes.ts';

export interface SinaQuoteOptions {
  readonly sinaQuoteUrl?: string;
}

const publisher = 'Sina Finance';

/** Last prices of mainland shares. No key; text in GBK, a page with status 456 when we are shut out. */
export function sinaQuoteProvider(options: SinaQuoteOptions = {}): Provider {
  const base = (options.sinaQuoteUrl ?? 'https://hq.sinajs.cn').replace(/\/$/, '');
  const read = async (symbol: string, context: ProviderContext): Promise<readonly string[]> => {
    const url = quotesUrl(base, [symbol]);
    const request = { url, publisher, headers: sinaHeaders, expects: 'text', encoding: 'gbk' } as const;
    const fields = readQuotes((await fetchText(request, context)).text).get(symbol);
    if (fields === undefined) throw new PlumblineError('not-covered', `Sina does not know ${symbol}.`);
    return fields;
  };
  return {
    id: 'sina-quote',
    title: 'Sina (quotes)',
    markets: ['cn'],
    host: new URL(base).host,
    limits: { requestsPerSecond: 4, concurrency: 2 },
    quote: async (instrument, context) => {
      const symbol = sinaSymbol(instrument);
      const askedAt = context.clock.now();
      const url = `https://finance.sina.com.cn/realstock/company/${symbol}/nc.shtml`;
      const last = lastPrice(await read(symbol, context), symbol);
      return sourcedQuote(instrument, last, { providerId: 'sina', publisher, symbol, url }, askedAt);
    },
    probe: async (context) => {
      await read('sh000001', context);
    },
  };
}
