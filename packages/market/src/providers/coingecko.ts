import type { z } from 'zod';
import { PlumblineError } from '@plumbline/model/errors';
import type { Instrument } from '@plumbline/model/instrument';
import type { Provider, ProviderContext } from '../provider.ts';
import { chartUrl, marketsUrl, pingUrl, searchUrl } from './coingecko/build-query.ts';
import { knownCoinId, unambiguous } from './coingecko/coin-id.ts';
import { rowOf } from './coingecko/coin-row.ts';
import { explainError } from './coingecko/explain-error.ts';
import { normaliseNetwork } from './coingecko/normalise-network.ts';
import { normaliseQuote } from './coingecko/normalise-quote.ts';
import { normaliseSearch } from './coingecko/normalise-search.ts';
import type { CoinRow, ErrorBody } from './coingecko/schema.ts';
import { chartBody, marketsBody, pingBody, searchBody } from './coingecko/schema.ts';
import { fetchJson } from './fetch-json.ts';
import type { KeySource } from './keyed/key.ts';
import { withExplainedRefusals } from './venue/explain-refusal.ts';
import { pairOf } from './venue/pair.ts';

export interface CoinGeckoOptions {
  readonly coingeckoUrl?: string;
  /** A demo key, or a paid one together with the address https://pro-api.coingecko.com/api/v3. */
  readonly key?: KeySource;
}

const publisher = 'CoinGecko';

const explained: ReadonlySet<number> = new Set([400, 401, 403]);

/** A hundred requests a minute with a demo key; without one the allowance of an address is shared and about a tenth of that. */
const perSecond = { keyed: 1.5, keyless: 0.25 } as const;

function coinCode(instrument: Instrument): string {
  const { base, quote } = pairOf(instrument, publisher);
  if (quote !== 'USD')
    throw new PlumblineError('not-covered', `CoinGecko is asked in US dollars only, not in ${quote}.`);
  return base;
}

/** Market cap, supply and price across exchanges, and search by name. Works without a key, better with one; history of one year. */
export function coingeckoProvider(options: CoinGeckoOptions = {}): Provider {
  const base = (options.coingeckoUrl ?? 'https://api.coingecko.com/api/v3').replace(/\/$/, '');
  const { host } = new URL(base);
  const keyNow = (): string | null => options.key?.() ?? null;
  const keyName = host.startsWith('pro-api.') ? 'x-cg-pro-api-key' : 'x-cg-demo-api-key';

  const get = async <T extends object>(
    url: string,
    schema: z.ZodType<T | ErrorBody>,
    context: ProviderContext,
  ): Promise<T> => {
    const key = keyNow();
    const headers = key === null ? {} : { [keyName]: key };
    const asking = withExplainedRefusals(context, explained, explainError);
    const body = await fetchJson({ url, publisher, schema, headers }, asking);
    const failure = explainError(body);
    if (failure !== null) throw failure;
    if ('status' in body) throw new PlumblineError('provider-body', 'CoinGecko answered with an error we do not know.');
    return body;
  };

  const coinIdOf = async (code: string, context: ProviderContext): Promise<string> => {
    const known = knownCoinId(code);
    if (known !== null) return known;
    const { coins } = await get(searchUrl(base, code), searchBody, context);
    const found = unambiguous(coins).find((coin) => coin.symbol.toUpperCase() === code);
    if (found !== undefined) return found.id;
    throw new PlumblineError('not-covered', `CoinGecko knows no single ranked coin called ${code}.`);
  };

  const coinOf = async (code: string, context: ProviderContext): Promise<CoinRow> => {
    const coinId = await coinIdOf(code, context);
    return rowOf(await get(marketsUrl(base, coinId), marketsBody, context), coinId, code);
  };

  return {
    id: 'coingecko',
    title: publisher,
    markets: ['crypto'],
    host,
    limits: {
      get requestsPerSecond() {
        return keyNow() === null ? perSecond.keyless : perSecond.keyed;
      },
      concurrency: 2,
    },
    search: async (query, context) => normaliseSearch((await get(searchUrl(base, query), searchBody, context)).coins),
    quote: async (instrument, context) => {
      const code = coinCode(instrument);
      return normaliseQuote(await coinOf(code, context), instrument, context.clock.now());
    },
    network: async (instrument, context) => {
      const code = coinCode(instrument);
      const row = await coinOf(code, context);
      const chart = await get(chartUrl(base, row.id), chartBody, context);
      return normaliseNetwork(row, chart, instrument, context.clock.now());
    },
    probe: async (context) => {
      await get(pingUrl(base), pingBody, context);
    },
  };
}
