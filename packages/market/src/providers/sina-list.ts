import { dateOf } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import type { InstrumentId } from '@plumbline/model/instrument';
import { codeOf, parseInstrumentId } from '@plumbline/model/instrument';
import { z } from 'zod';
import { pause } from '../deadline.ts';
import type { IndexChange } from '../index-change.ts';
import type { Provider, ProviderContext } from '../provider.ts';
import { fetchJson } from './fetch-json.ts';
import { fetchText } from './fetch-text.ts';
import { hongKongNamed } from './names/named-share.ts';
import { readListPages } from './names/read-list-pages.ts';
import { sourcedList } from './names/sourced-list.ts';
import { sinaHeaders } from './sina/build-query.ts';
import type { JoinedMember } from './sina/read-joined.ts';
import { readJoined } from './sina/read-joined.ts';
import { sourceTitles } from '../source-titles.ts';

export interface SinaListOptions {
  readonly sinaListUrl?: string;
}

const publisher = 'Sina Finance';

/** As many rows as public clients ask for at once; a page that is not full is the last. */
const rowsAtOnce = 80;
const mostPages = 60;
const gapMs = 400;

/** What lists of members are called there, with how many members there are. */
const memberLists: ReadonlyMap<InstrumentId, readonly [node: string, members: number]> = new Map([
  ['SH:^000300', ['hs300', 300]],
]);

const memberPage = z.array(z.looseObject({ symbol: z.string() })).nullable();

/** Pages with the days of joining: as many as hold twice the members of the largest index, at some fifty a page. */
const mostJoinedPages = 12;

/** Who is in an index since when, page by page until one has nothing new. */
async function readAllJoined(base: string, code: string, context: ProviderContext): Promise<readonly JoinedMember[]> {
  const found = new Map<string, JoinedMember>();
  for (let at = 1; at <= mostJoinedPages; at++) {
    if (at > 1) await pause(gapMs, context.signal);
    const url = `${base}/corp/view/vII_NewestComponent.php?page=${at}&indexid=${code}`;
    const headers = { ...sinaHeaders, accept: 'text/html' };
    const { text } = await fetchText({ url, publisher, headers, encoding: 'gbk', expects: 'html' }, context);
    const before = found.size;
    for (const one of readJoined(text)) found.set(`${one.instrumentId} ${one.date}`, one);
    if (found.size === before) break;
  }
  return [...found.values()];
}

/** Beyond the last page comes `null`. */
const page = z.array(z.looseObject({ symbol: z.string(), name: z.string(), engname: z.string().nullish() })).nullable();

/**
 * Every share of Hong Kong with its Chinese and its English short name, and who is in indices of the mainland since when, page by
 * page. No key.
 */
export function sinaListProvider(options: SinaListOptions = {}): Provider {
  const base = (options.sinaListUrl ?? 'https://vip.stock.finance.sina.com.cn').replace(/\/$/, '');
  const pageUrl = (list: string, node: string, at: number): string => {
    const query = { page: String(at), num: String(rowsAtOnce), sort: 'symbol', asc: '1', node };
    return `${base}/quotes_service/api/json_v2.php/Market_Center.${list}?${new URLSearchParams(query).toString()}`;
  };
  return {
    id: 'sina-list',
    title: 'Sina (lists)',
    markets: ['cn', 'hk'],
    eventKinds: ['index-change'],
    host: new URL(base).host,
    limits: { requestsPerSecond: 2, concurrency: 1 },
    members: async (index, context) => {
      const [node, count] = memberLists.get(index.id) ?? [];
      if (node === undefined) throw new PlumblineError('not-covered', `Sina is not asked who is in ${index.id}.`);
      const now = context.clock.now();
      const ask = async (at: number) => {
        const url = pageUrl('getHQNodeData', node, at);
        const request = { url, publisher, schema: memberPage, headers: sinaHeaders, encoding: 'gbk' } as const;
        return (await fetchJson(request, context)) ?? [];
      };
      const rows = await readListPages({ publisher, ask, rowsAtOnce, mostPages, gapMs }, context);
      const value = rows.flatMap(
        ({ symbol }) => parseInstrumentId(symbol.toUpperCase().replace(/^(SH|SZ|BJ)/, '$1:')) ?? [],
      );
      if (value.length !== count)
        throw new PlumblineError(
          'data-refused',
          `Sina lists ${value.length} members of ${index.id}, which has ${count}.`,
        );
      return {
        value,
        source: {
          id: `sina-members-${node}`,
          kind: 'reference',
          publisher,
          ...sourceTitles.members,
          url: `https://vip.stock.finance.sina.com.cn/mkt/#${node}`,
          retrievedAt: now,
          asOf: dateOf(now),
          locator: node,
          simulated: false,
        },
      };
    },
    indexChanges: async (index, context) => {
      const [node, count] = memberLists.get(index.id) ?? [];
      if (node === undefined) throw new PlumblineError('not-covered', `Sina is not asked who joined ${index.id}.`);
      const askedAt = context.clock.now();
      const code = codeOf(index.id).replace('^', '');
      const joined = await readAllJoined(base, code, context);
      const members = new Set(joined.map(({ instrumentId }) => instrumentId)).size;
      if (members !== count)
        throw new PlumblineError('data-refused', `Sina lists ${members} members of ${index.id}, which has ${count}.`);
      const value = joined
        .map(({ instrumentId, date }): IndexChange => ({ instrumentId, isJoining: true, date, knownAt: date }))
        .toSorted((a, b) => a.date.localeCompare(b.date) || a.instrumentId.localeCompare(b.instrumentId));
      return {
        value,
        source: {
          id: `sina-joined-${node}`,
          kind: 'reference',
          publisher,
          ...sourceTitles.members,
          url: `https://vip.stock.finance.sina.com.cn/corp/go.php/vII_NewestComponent/indexid/${code}.phtml`,
          retrievedAt: askedAt,
          asOf: dateOf(askedAt),
          locator: code,
          simulated: false,
          notes: ["When today's members joined; who left is not told."],
        },
      };
    },
    reference: async (context) => {
      const now = context.clock.now();
      const ask = async (at: number) => {
        const url = pageUrl('getHKStockData', 'qbgg_hk', at);
        const request = { url, publisher, schema: page, headers: sinaHeaders, encoding: 'gbk' } as const;
        return (await fetchJson(request, context)) ?? [];
      };
      const rows = await readListPages({ publisher, ask, rowsAtOnce, mostPages, gapMs }, context);
      const shares = rows.flatMap(({ symbol, name, engname }) => hongKongNamed(symbol, name, engname ?? '') ?? []);
      const url = 'https://vip.stock.finance.sina.com.cn/mkt/#qbgg_hk';
      return sourcedList(shares, { id: 'sina-list-hk', publisher, url, rows: rows.length }, now);
    },
  };
}
