import { z } from 'zod';
import type { Provider } from '../provider.ts';
import { fetchJson } from './fetch-json.ts';
import { hongKongNamed } from './names/named-share.ts';
import { readListPages } from './names/read-list-pages.ts';
import { sourcedList } from './names/sourced-list.ts';
import { sinaHeaders } from './sina/build-query.ts';

export interface SinaListOptions {
  readonly sinaListUrl?: string;
}

const publisher = 'Sina Finance';

/** As many rows as public clients ask for at once; a page that is not full is the last. */
const rowsAtOnce = 80;
const mostPages = 60;
const gapMs = 400;

/** Beyond the last page comes `null`. */
const page = z.array(z.looseObject({ symbol: z.string(), name: z.string(), engname: z.string().nullish() })).nullable();

/** Every share of Hong Kong with its Chinese and its English short name, page by page. No key. */
export function sinaListProvider(options: SinaListOptions = {}): Provider {
  const base = (options.sinaListUrl ?? 'https://vip.stock.finance.sina.com.cn').replace(/\/$/, '');
  const pageUrl = (at: number): string => {
    const query = { page: String(at), num: String(rowsAtOnce), sort: 'symbol', asc: '1', node: 'qbgg_hk' };
    return `${base}/quotes_service/api/json_v2.php/Market_Center.getHKStockData?${new URLSearchParams(query).toString()}`;
  };
  return {
    id: 'sina-list',
    title: 'Sina (lists)',
    markets: ['hk'],
    host: new URL(base).host,
    limits: { requestsPerSecond: 2, concurrency: 1 },
    reference: async (context) => {
      const now = context.clock.now();
      const ask = async (at: number) => {
        const request = { url: pageUrl(at), publisher, schema: page, headers: sinaHeaders, encoding: 'gbk' } as const;
        return (await fetchJson(request, context)) ?? [];
      };
      const rows = await readListPages({ publisher, ask, rowsAtOnce, mostPages, gapMs }, context);
      const shares = rows.flatMap(({ symbol, name, engname }) => hongKongNamed(symbol, name, engname ?? '') ?? []);
      const url = 'https://vip.stock.finance.sina.com.cn/mkt/#qbgg_hk';
      return sourcedList(shares, { id: 'sina-list-hk', publisher, url, rows: rows.length }, now);
    },
  };
}
