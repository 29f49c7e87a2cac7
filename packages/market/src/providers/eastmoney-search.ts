import { z } from 'zod';
import type { Instrument } from '@plumbline/model/instrument';
import type { Provider, ProviderContext } from '../provider.ts';
import { fetchJson } from './fetch-json.ts';
import { hongKongNamed, mainlandShare, newYorkNamed } from './names/named-share.ts';

export interface EastmoneySearchOptions {
  readonly eastmoneySearchUrl?: string;
}

const publisher = 'Eastmoney';

const row = z.object({
  Code: z.string(),
  Name: z.string(),
  MktNum: z.string(),
  TypeUS: z.string().nullish(),
});
const body = z.object({ QuotationCodeTable: z.object({ Data: z.array(row).nullable() }) });
type Row = z.infer<typeof row>;

/** Kinds in New York that are shares, receipts or funds; the others are preferred shares, notes and warrants. */
const newYorkKinds: Readonly<Record<string, Pick<Parameters<typeof newYorkNamed>[0], 'isFund' | 'security'>>> = {
  '1': {},
  '3': { security: 'receipt' },
  '5': { isFund: true },
};

const exchanges: Readonly<Record<string, string>> = { '105': 'NASDAQ', '106': 'NYSE', '107': 'NYSE Arca' };

function instrumentOf({ Code, Name, MktNum, TypeUS }: Row): Instrument | null {
  const exchange = exchanges[MktNum];
  if (exchange !== undefined) {
    const kind = newYorkKinds[TypeUS ?? '1'];
    return kind === undefined ? null : newYorkNamed({ code: Code, name: Name, exchange, ...kind });
  }
  if (MktNum === '116') return hongKongNamed(Code, Name);
  if (MktNum === '1') return mainlandShare('SH', Code, Name);
  return MktNum === '0' ? (mainlandShare('SZ', Code, Name) ?? mainlandShare('BJ', Code, Name)) : null;
}

/** What a code, a Chinese name or its initials may mean in three markets. No key. */
export function eastmoneySearchProvider(options: EastmoneySearchOptions = {}): Provider {
  const base = (options.eastmoneySearchUrl ?? 'https://searchapi.eastmoney.com').replace(/\/$/, '');
  return {
    id: 'eastmoney-search',
    title: 'Eastmoney (names)',
    markets: ['cn', 'hk', 'us'],
    host: new URL(base).host,
    limits: { requestsPerSecond: 2, concurrency: 1 },
    search: async (query: string, context: ProviderContext) => {
      const url = `${base}/api/suggest/get?${new URLSearchParams({ input: query, type: '14', count: '20' }).toString()}`;
      const { QuotationCodeTable } = await fetchJson({ url, publisher, schema: body }, context);
      return (QuotationCodeTable.Data ?? []).flatMap((found) => instrumentOf(found) ?? []);
    },
  };
}
