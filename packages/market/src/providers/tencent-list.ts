import { z } from 'zod';
import { PlumblineError } from '@plumbline/model/errors';
import type { Provider, ProviderContext } from '../provider.ts';
import { pause } from '../deadline.ts';
import { fetchText } from './fetch-text.ts';
import { hongKongNamed } from './names/named-share.ts';
import { readListPages } from './names/read-list-pages.ts';
import { sourcedList } from './names/sourced-list.ts';
import { quotesUrl } from './tencent/build-query.ts';
import { checkFields, places } from './tencent/quote-fields.ts';
import { readVariables } from './tencent/read-variables.ts';

export interface TencentListOptions {
  readonly tencentListUrl?: string;
  readonly tencentQuoteUrl?: string;
}

const publisher = 'Tencent';

/** Both boards of Hong Kong; warrants and callable contracts have lists of their own. */
const boards = ['main_all', 'gem_all'] as const;
/** As many as public clients ask for at once. */
const rowsAtOnce = 500;
const mostPages = 20;
const gapMs = 200;
/** As many symbols as fit in one address without trouble. */
const symbolsAtOnce = 60;

/** `list_data={…}`: a variable in JavaScript whose value is JSON. */
const variable = /^(?:var\s+)?list_data\s*=\s*(\{[\s\S]*\})\s*;?$/;
const body = z.looseObject({ data: z.looseObject({ page_data: z.array(z.string()).nullish() }).nullish() });

/** Beyond the last page no rows come. Unlike its quotes the list is in UTF-8: a character that is not would spoil a name. */
function rowsIn(text: string): readonly string[] {
  try {
    if (text.includes('\ufffd')) throw new Error('not in UTF-8');
    return body.parse(JSON.parse(variable.exec(text.trim())?.[1] ?? '')).data?.page_data ?? [];
  } catch (error) {
    throw new PlumblineError('provider-body', 'Tencent answered with something that is no list of shares.', {}, error);
  }
}

interface NamedCode {
  readonly code: string;
  readonly name: string;
}

/** `00700~腾讯控股~512.000~…`; what has no code of a share is left out later. */
function namedCode(line: string): NamedCode {
  const [code = '', name = ''] = line.split('~');
  return { code, name };
}

/** Shares of Hong Kong with their Chinese names, and the English short names that its quotes carry. No key. */
export function tencentListProvider(options: TencentListOptions = {}): Provider {
  const base = (options.tencentListUrl ?? 'https://stock.gtimg.cn').replace(/\/$/, '');
  const quotes = (options.tencentQuoteUrl ?? 'https://qt.gtimg.cn').replace(/\/$/, '');

  const readPage = async (board: string, page: number, context: ProviderContext): Promise<readonly NamedCode[]> => {
    const query = { board, metric: 'price', pageSize: String(rowsAtOnce), reqPage: String(page), order: 'desc' };
    const url = `${base}/data/hk_rank.php?${new URLSearchParams({ ...query, var_name: 'list_data' }).toString()}`;
    const { text } = await fetchText({ url, publisher, expects: 'text' }, context);
    return rowsIn(text).map(namedCode);
  };

  /** The English short name stands in the quote of a share, where mainland quotes have the price to book. */
  const englishNames = async (codes: readonly string[], context: ProviderContext) => {
    const names = new Map<string, string>();
    for (let from = 0; from < codes.length; from += symbolsAtOnce) {
      await pause(gapMs, context.signal);
      const url = quotesUrl(
        quotes,
        codes.slice(from, from + symbolsAtOnce).map((code) => `hk${code}`),
      );
      const { text } = await fetchText({ url, publisher, expects: 'text', encoding: 'gbk' }, context);
      for (const [symbol, fields] of readVariables(text)) {
        checkFields(fields, symbol, 'hk');
        names.set(symbol.slice(2), fields[places.hongKongEnglishName] ?? '');
      }
    }
    return names;
  };

  return {
    id: 'tencent-list',
    title: 'Tencent (lists)',
    markets: ['hk'],
    host: new URL(base).host,
    limits: { requestsPerSecond: 5, concurrency: 1 },
    reference: async (context) => {
      const now = context.clock.now();
      const rows: NamedCode[] = [];
      for (const board of boards) {
        const ask = (page: number) => readPage(board, page, context);
        rows.push(...(await readListPages({ publisher, ask, rowsAtOnce, mostPages, gapMs }, context)));
      }
      const shares = rows.flatMap((row) => (hongKongNamed(row.code, row.name) === null ? [] : [row]));
      const english = await englishNames(
        shares.map(({ code }) => code),
        context,
      );
      const named = shares.flatMap(({ code, name }) => hongKongNamed(code, name, english.get(code)) ?? []);
      const url = 'https://stockapp.finance.qq.com/mstats/#mod=list&id=hk_mb&module=HK&type=MB';
      return sourcedList(named, { id: 'tencent-list-hk', publisher, url, rows: rows.length }, now);
    },
  };
}
