import { z } from 'zod';
import type { Instrument } from '@plumbline/model/instrument';
import type { ProviderContext, Sourced } from '../../provider.ts';
import { fetchJson } from '../fetch-json.ts';
import { withoutKey } from '../keyed/key.ts';
import { hongKongNamed, mainlandShare } from '../names/named-share.ts';
import { readListPages } from '../names/read-list-pages.ts';
import { sourcedList } from '../names/sourced-list.ts';
import { askInSession } from './ask-in-session.ts';
import type { YahooSessions } from './session.ts';

const publisher = 'Yahoo Finance';
/** It gives no more at once. */
const rowsAtOnce = 250;
const mostPages = 60;
const gapMs = 300;

/** Its pages of Hong Kong name shares in Chinese, those of New York in English. */
const languages = { english: { lang: 'en-US', region: 'US' }, chinese: { lang: 'zh-Hant-HK', region: 'HK' } } as const;

const named = z.looseObject({ symbol: z.string(), shortName: z.string().nullish(), longName: z.string().nullish() });
const body = z.looseObject({
  finance: z.looseObject({ result: z.array(z.looseObject({ quotes: z.array(named).nullish() })).nullable() }),
});
type Named = z.infer<typeof named>;

export type YahooListMarket = 'cn' | 'hk';

const hasChinese = (text: string | null | undefined): text is string => /\p{Script=Han}/u.test(text ?? '');

function chineseName({ shortName, longName }: Named): string | null {
  return [shortName, longName].find(hasChinese) ?? null;
}

function instrumentOf(symbol: string, chinese: string | null, english: string): Instrument | null {
  const [code = '', venue = ''] = symbol.split('.');
  const name = chinese ?? english;
  if (venue === 'HK') return hongKongNamed(code, name, english);
  return mainlandShare(venue === 'SS' ? 'SH' : venue, code, name, english);
}

interface Page {
  readonly market: YahooListMarket;
  readonly quoteType: 'EQUITY' | 'ETF';
  readonly language: (typeof languages)[keyof typeof languages];
}

function readPages(
  base: string,
  { market, quoteType, language }: Page,
  sessions: YahooSessions,
  context: ProviderContext,
): Promise<readonly Named[]> {
  const address = new URLSearchParams({ formatted: 'false', corsDomain: 'finance.yahoo.com', ...language });
  const query = { operator: 'AND', operands: [{ operator: 'eq', operands: ['region', market] }] };
  const question = { size: rowsAtOnce, sortField: 'ticker', sortType: 'ASC', quoteType, query };
  const ask = (page: number): Promise<readonly Named[]> =>
    askInSession(sessions, context, async ({ crumb, cookie }) => {
      const url = `${base}/v1/finance/screener?${address.toString()}&crumb=${encodeURIComponent(crumb)}`;
      const json = { offset: (page - 1) * rowsAtOnce, ...question, userId: '', userIdType: 'guid' };
      const request = { url, shownUrl: withoutKey(url, crumb), publisher, schema: body, headers: { cookie }, json };
      return (await fetchJson(request, context)).finance.result?.[0]?.quotes ?? [];
    });
  return readListPages({ publisher, ask, rowsAtOnce, mostPages, gapMs }, context);
}

/** Every share and traded fund of a market as its screener has them, in both languages. */
export async function readList(
  base: string,
  market: YahooListMarket,
  sessions: YahooSessions,
  context: ProviderContext,
): Promise<Sourced<readonly Instrument[]>> {
  const now = context.clock.now();
  const chinese = new Map<string, string | null>();
  const rows: Named[] = [];
  for (const quoteType of ['EQUITY', 'ETF'] as const) {
    const read = (language: Page['language']) => readPages(base, { market, quoteType, language }, sessions, context);
    for (const row of await read(languages.chinese)) chinese.set(row.symbol, chineseName(row));
    rows.push(...(await read(languages.english)));
  }
  const shares = rows.flatMap(({ symbol, longName, shortName }) => {
    const english = longName ?? shortName ?? '';
    return instrumentOf(symbol, chinese.get(symbol) ?? null, english) ?? [];
  });
  const url = 'https://hk.finance.yahoo.com/screener/new';
  return sourcedList(shares, { id: `yahoo-list-${market}`, publisher, url, rows: rows.length }, now);
}
