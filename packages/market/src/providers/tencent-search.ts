import { PlumblineError } from '@plumbline/model/errors';
import type { Instrument } from '@plumbline/model/instrument';
import type { Provider, ProviderContext } from '../provider.ts';
import { fetchText } from './fetch-text.ts';
import { hongKongNamed, mainlandShare, newYorkNamed } from './names/named-share.ts';

export interface TencentSearchOptions {
  readonly tencentSearchUrl?: string;
}

const publisher = 'Tencent';

/** `v_hint="sh~600519~\u8d35…~gzmt~GP-A^us~aapl.oq~…~pg~GP";`, or `N` where nothing is called that. */
const hint = /^v_hint="([^"]*)";?\s*$/;

const endings: Readonly<Record<string, string>> = { oq: 'NASDAQ', n: 'NYSE', am: 'NYSE Arca', a: 'NYSE American' };

function newYork(code: string, name: string, kind: string): Instrument | null {
  const dot = code.lastIndexOf('.');
  const exchange = endings[code.slice(dot + 1).toLowerCase()];
  if (dot < 1 || exchange === undefined) return null;
  return newYorkNamed({ code: code.slice(0, dot), name, exchange, isFund: kind.startsWith('ETF') });
}

function instrumentOf([venue = '', code = '', escaped = '', , kind = '']: readonly string[]): Instrument | null {
  if (!/^(GP|ETF)/.test(kind)) return null;
  const name = escaped.replace(/\\u([0-9a-f]{4})/gi, (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  );
  if (venue === 'us') return newYork(code, name, kind);
  return venue === 'hk' ? hongKongNamed(code, name) : mainlandShare(venue.toUpperCase(), code, name);
}

/** What a code, a Chinese name or its initials may mean in three markets, the best known first. No key. */
export function tencentSearchProvider(options: TencentSearchOptions = {}): Provider {
  const base = (options.tencentSearchUrl ?? 'https://smartbox.gtimg.cn').replace(/\/$/, '');
  return {
    id: 'tencent-search',
    title: 'Tencent (names)',
    markets: ['cn', 'hk', 'us'],
    host: new URL(base).host,
    limits: { requestsPerSecond: 5, concurrency: 2 },
    search: async (query: string, context: ProviderContext) => {
      const url = `${base}/s3/?${new URLSearchParams({ v: '2', q: query, t: 'all' }).toString()}`;
      const { text } = await fetchText({ url, publisher, expects: 'text', encoding: 'gbk' }, context);
      const found = hint.exec(text.trim())?.[1];
      if (found === undefined) {
        throw new PlumblineError('provider-body', 'Tencent answered with something that is no list of names.');
      }
      return found.split('^').flatMap((entry) => instrumentOf(entry.split('~')) ?? []);
    },
  };
}
