import { z } from 'zod';
import { dateOf } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import { pause } from '../deadline.ts';
import type { Provider } from '../provider.ts';
import { sourceTitles } from '../source-titles.ts';
import { fetchJson } from './fetch-json.ts';
import { listedOnce } from './names/listed-once.ts';
import { hongKongNamed } from './names/named-share.ts';
import { sinaHeaders } from './sina/build-query.ts';

export interface SinaListOptions {
  readonly sinaListUrl?: string;
}

const publisher = 'Sina Finance';

/** As many rows as public clients ask for at once; a page that is not full is the last. */
const rowsAtOnce = 80;
const mostPages = 60;
/** It shuts out addresses that ask in a hurry. */
const gapMs = 400;

const row = z.looseObject({ symbol: z.string(), name: z.string(), engname: z.string().nullish() });
/** Beyond the last page comes `null`. */
const page = z.array(row).nullable();
type Row = z.infer<typeof row>;

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
      const rows: Row[] = [];
      for (let at = 1; ; at++) {
        if (at > mostPages)
          throw new PlumblineError('data-refused', `Sina has more than ${mostPages} pages of shares.`);
        if (at > 1) await pause(gapMs, context.signal);
        const request = { url: pageUrl(at), publisher, schema: page, headers: sinaHeaders, encoding: 'gbk' } as const;
        const found = (await fetchJson(request, context)) ?? [];
        rows.push(...found);
        if (found.length < rowsAtOnce) break;
      }
      const value = listedOnce(
        rows.flatMap(({ symbol, name, engname }) => hongKongNamed(symbol, name, engname ?? '') ?? []),
      );
      if (value.length === 0) throw new PlumblineError('provider-empty', 'Sina lists no shares of Hong Kong.');
      return {
        value,
        source: {
          id: 'sina-list-hk',
          kind: 'reference',
          publisher,
          ...sourceTitles.list,
          url: 'https://vip.stock.finance.sina.com.cn/mkt/#qbgg_hk',
          retrievedAt: now,
          asOf: dateOf(now),
          locator: `${value.length} of ${rows.length} rows`,
          simulated: false,
        },
      };
    },
  };
}
