import { venueOf } from '@plumbline/model/instrument';
import type { TableDefaults } from './read-table.ts';

const mainlandExchanges: Readonly<Record<string, string>> = { SH: 'SSE', SZ: 'SZSE', BJ: 'BSE' };

/** The first digits of a mainland code say where it is listed; the Beijing exchange has used 920 for all since 2025-10-09. */
function mainlandVenue(code: string): 'SH' | 'SZ' | 'BJ' {
  if (/^(920|4|8)/.test(code)) return 'BJ';
  return /^[569]/.test(code) ? 'SH' : 'SZ';
}

const us = { market: 'us', currency: 'USD', priceDecimals: 2, idOf: (code: string) => `US:${code}` } as const;
const hk = { market: 'hk', currency: 'HKD', exchange: 'HKEX', idOf: (code: string) => `HK:${code}` } as const;
const cn = {
  market: 'cn',
  currency: 'CNY',
  idOf: (code: string) => `${mainlandVenue(code)}:${code}`,
  exchangeOf: (id) => mainlandExchanges[venueOf(id)] ?? '',
} as const satisfies Partial<TableDefaults>;

export const usStocksTable: TableDefaults = { ...us, kind: 'stock' };
export const usFundsTable: TableDefaults = { ...us, kind: 'etf' };
export const usIndicesTable: TableDefaults = { ...us, kind: 'index', exchange: 'index' };
export const cnStocksTable: TableDefaults = { ...cn, kind: 'stock', priceDecimals: 2 };
export const cnFundsTable: TableDefaults = { ...cn, kind: 'etf', priceDecimals: 3 };
/** Indices and shares have codes in common, so the rows of indices say their venue. */
export const cnIndicesTable: TableDefaults = { ...cn, kind: 'index', priceDecimals: 2, idOf: (code) => code };
export const hkStocksTable: TableDefaults = { ...hk, kind: 'stock', priceDecimals: 3 };
export const hkFundsTable: TableDefaults = { ...hk, kind: 'etf', priceDecimals: 3 };
export const hkIndicesTable: TableDefaults = { ...hk, kind: 'index', priceDecimals: 2 };
export const coinsTable: TableDefaults = {
  kind: 'crypto',
  market: 'crypto',
  currency: 'USD',
  exchange: 'spot',
  priceDecimals: 2,
  idOf: (code) => `CRYPTO:${code}-USD`,
};
