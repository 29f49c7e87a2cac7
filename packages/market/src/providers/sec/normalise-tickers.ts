import { dateOf } from '@plumbline/model/date';
import type { Instrument } from '@plumbline/model/instrument';
import { parseInstrumentId } from '@plumbline/model/instrument';
import { securityKindOf } from '@plumbline/model/security-kind';
import type { Sourced } from '../../provider.ts';
import type { TickersBody } from './schema.ts';

/** The list names no exchange and no language but English. */
function instrumentOf(ticker: string, title: string, cik: number, codes: readonly string[]): Instrument | null {
  const id = parseInstrumentId(`US:${ticker.replace('-', '.')}`);
  if (id === null) return null;
  return {
    id,
    kind: 'stock',
    security: securityKindOf(ticker, title, codes),
    market: 'us',
    exchange: 'US',
    currency: 'USD',
    name: { en: title, 'zh-CN': title, 'zh-HK': title },
    aliases: [],
    cik: String(cik).padStart(10, '0'),
    priceDecimals: 2,
  };
}

/** Public list of tickers → identities, the largest companies first as the SEC sorts them. */
export function normaliseTickers(body: TickersBody, now: number): Sourced<readonly Instrument[]> {
  const codes = new Map<number, string[]>();
  for (const { cik_str: cik, ticker } of Object.values(body)) codes.set(cik, [...(codes.get(cik) ?? []), ticker]);
  return {
    value: Object.values(body).flatMap(
      (row) => instrumentOf(row.ticker, row.title, row.cik_str, codes.get(row.cik_str) ?? []) ?? [],
    ),
    source: {
      id: 'sec-company-tickers',
      kind: 'reference',
      publisher: 'US Securities and Exchange Commission',
      title: 'Tickers and central index keys',
      url: 'https://www.sec.gov/files/company_tickers.json',
      retrievedAt: now,
      asOf: dateOf(now),
      locator: 'company_tickers.json',
      simulated: false,
    },
  };
}
