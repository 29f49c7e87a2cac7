import { PlumblineError } from '@plumbline/model/errors';
import type { Instrument } from '@plumbline/model/instrument';
import type { Provider, ProviderContext } from '../provider.ts';
import { fetchText } from './fetch-text.ts';
import { hongKongNamed, mainlandShare, newYorkNamed } from './names/named-share.ts';
import { sinaHeaders } from './sina/build-query.ts';

export interface SinaSearchOptions {
  readonly sinaSearchUrl?: string;
}

const publisher = 'Sina Finance';

/** `var suggestvalue="gzmt,11,600519,sh600519,贵州茅台,,…;…";` in GBK. */
const suggestions = /^var \w+="([^"]*)";?\s*$/;

/** What is listed in Hong Kong and in New York; of the mainland the code says more than the kind. */
const hongKong = '31';
const newYork = '41';

function instrumentOf([, kind = '', code = '', symbol = '', name = '']: readonly string[]): Instrument | null {
  if (kind === hongKong) return hongKongNamed(code, name);
  if (kind === newYork) return newYorkNamed({ code, name, exchange: 'US' });
  const [, venue, digits] = /^(sh|sz|bj)(\d{6})$/.exec(symbol) ?? [];
  return venue === undefined || digits === undefined ? null : mainlandShare(venue.toUpperCase(), digits, name);
}

/** What a code, a Chinese name or its initials may mean in three markets. No key; text in GBK. */
export function sinaSearchProvider(options: SinaSearchOptions = {}): Provider {
  const base = (options.sinaSearchUrl ?? 'https://suggest3.sinajs.cn').replace(/\/$/, '');
  return {
    id: 'sina-search',
    title: 'Sina (names)',
    markets: ['cn', 'hk', 'us'],
    host: new URL(base).host,
    limits: { requestsPerSecond: 4, concurrency: 2 },
    search: async (query: string, context: ProviderContext) => {
      const url = `${base}/suggest/type=&key=${encodeURIComponent(query.replaceAll(/\p{Cs}/gu, '\ufffd'))}`;
      const request = { url, publisher, headers: sinaHeaders, expects: 'text', encoding: 'gbk' } as const;
      const found = suggestions.exec((await fetchText(request, context)).text.trim())?.[1];
      if (found === undefined) {
        throw new PlumblineError('provider-body', 'Sina answered with something that is no list of names.');
      }
      return found.split(';').flatMap((entry) => instrumentOf(entry.split(',')) ?? []);
    },
  };
}
