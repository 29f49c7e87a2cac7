import { localText } from './local-text.ts';
import type { Locale, LocalText } from './locale.ts';

/** The four markets whose rules Plumbline knows. */
export const marketIds = ['us', 'cn', 'hk', 'crypto'] as const;
export type MarketId = (typeof marketIds)[number];

/** Prefix of a canonical id: where the instrument is listed. */
export const venues = ['US', 'SH', 'SZ', 'BJ', 'HK', 'CRYPTO'] as const;
export type Venue = (typeof venues)[number];

/**
 * Canonical id of what can be held or watched: `US:NVDA`, `SH:600519`, `SZ:300750`, `BJ:430047`,
 * `HK:00700` (five digits), `CRYPTO:BTC-USD`; indices carry a caret: `US:^GSPC`, `SH:^000300`, `HK:^HSI`.
 */
export type InstrumentId = `${Venue}:${string}`;

export type InstrumentKind = 'stock' | 'etf' | 'index' | 'crypto';

/** A code an instrument traded under before it took the next one. */
export interface FormerCode {
  readonly code: string;
  /** Last day under this code, `YYYY-MM-DD`. */
  readonly until: string;
}

/** What a listed security is: only the first two stand for a share of the company's earnings. */
export type SecurityKind =
  'common' | 'receipt' | 'preferred' | 'unit' | 'warrant' | 'right' | 'note' | 'fund' | 'other';

/** What an instrument is called and where it trades; identity only, never a price. */
export interface Instrument {
  readonly id: InstrumentId;
  readonly kind: InstrumentKind;
  readonly market: MarketId;
  /** Exchange as investors say it: NASDAQ, NYSE, SSE, SZSE, HKEX, spot. */
  readonly exchange: string;
  readonly currency: string;
  /** Of a stock: what kind of security it is, where a list says so; absent: judged by code and name. */
  readonly security?: SecurityKind;
  /** Currency of its statements when it differs from `currency` (a Hong Kong listing that reports in CNY). */
  readonly reportingCurrency?: string;
  readonly name: LocalText;
  /** Sector id such as `technology`; absent for indices and crypto. */
  readonly sector?: string;
  /** Other spellings a person may type: former names, short names, pinyin and its initials. */
  readonly aliases: readonly string[];
  readonly isin?: string;
  /** SEC central index key, ten digits. */
  readonly cik?: string;
  /** First and last trading date, `YYYY-MM-DD` in the market's zone. */
  readonly listedOn?: string;
  readonly delistedOn?: string;
  /** Codes it had before, oldest first; its id carries the present one. */
  readonly formerCodes?: readonly FormerCode[];
  /** Shared by all that one company has listed: share classes, A and H shares, depositary receipts. */
  readonly company?: string;
  /**
   * Shares of the company's statements that one unit stands for: 8 for a receipt over eight shares. Absent means one, except of
   * receipts and of foreign issuers in New York, where it means that no record says.
   */
  readonly sharesPerUnit?: number;
  /** Digits after the point of a price. */
  readonly priceDecimals: number;
}

const patterns: Readonly<Record<Venue, RegExp>> = {
  US: /^\^?[A-Z0-9]{1,6}([.-][A-Z0-9]{1,3})?$/,
  SH: /^\^?\d{6}$/,
  SZ: /^\^?\d{6}$/,
  BJ: /^\^?\d{6}$/,
  HK: /^(\d{5}|\^[A-Z0-9]{2,8})$/,
  CRYPTO: /^[A-Z0-9]{1,12}-[A-Z]{3,5}$/,
};

function isVenue(value: string): value is Venue {
  return (venues as readonly string[]).includes(value);
}

/** Reads a canonical id exactly; anything else is null (free text goes through the resolver, never through here). */
export function parseInstrumentId(text: string): InstrumentId | null {
  const colon = text.indexOf(':');
  if (colon < 1) return null;
  const venue = text.slice(0, colon);
  const code = text.slice(colon + 1);
  if (!isVenue(venue) || !patterns[venue].test(code)) return null;
  return `${venue}:${code}`;
}

export function venueOf(id: InstrumentId): Venue {
  const venue = id.slice(0, id.indexOf(':'));
  if (!isVenue(venue)) throw new Error(`not an instrument id: ${id}`);
  return venue;
}

export function codeOf(id: InstrumentId): string {
  return id.slice(id.indexOf(':') + 1);
}

export function marketOf(id: InstrumentId): MarketId {
  const venue = venueOf(id);
  if (venue === 'US') return 'us';
  if (venue === 'HK') return 'hk';
  return venue === 'CRYPTO' ? 'crypto' : 'cn';
}

export function isIndex(id: InstrumentId): boolean {
  return codeOf(id).startsWith('^');
}

/** How people write it: `NVDA`, `600519.SH`, `0700.HK`, `BTC-USD`, `^GSPC`. */
export function displaySymbol(id: InstrumentId): string {
  const venue = venueOf(id);
  const code = codeOf(id);
  if (venue === 'US' || venue === 'CRYPTO' || code.startsWith('^')) return code;
  if (venue === 'HK') return `${code.replace(/^0(?=\d{4}$)/, '')}.HK`;
  return `${code}.${venue}`;
}

const spot = localText('spot', '现货', '現貨');

/** The exchange as the reader's language says it; coins stand in no exchange of their own but in the spot market. */
export function exchangeName({ exchange }: Pick<Instrument, 'exchange'>, locale: Locale): string {
  return exchange === 'spot' ? spot[locale] : exchange;
}
