import { PlumblineError } from '@plumbline/model/errors';
import type { MarketId } from '@plumbline/model/instrument';

/** Places that all markets share; recorded 2026-08-06. */
export const places = {
  code: 2,
  last: 3,
  previousClose: 4,
  open: 5,
  volume: 6,
  time: 30,
  high: 33,
  low: 34,
  turnover: 35,
  /** A short name in capitals, of Hong Kong alone. */
  hongKongEnglishName: 46,
};

/** The mainland's answer has 88 fields, Hong Kong's 78, the US one 71; what is cut short has lost its end. */
const leastFields: Readonly<Record<MarketId, number>> = { cn: 60, hk: 60, us: 50, crypto: Number.POSITIVE_INFINITY };

const plain = /^-?\d{1,15}(\.\d{1,12})?$/;

/** One field as a number; null when empty. Separators, words and exponents are refused. */
export function numberAt(fields: readonly string[], place: number, symbol: string): number | null {
  const text = fields[place] ?? '';
  if (text === '' || text === '-') return null;
  if (plain.test(text)) return Number(text);
  throw new PlumblineError('data-refused', `Tencent gives "${text.slice(0, 30)}" as field ${place} of ${symbol}.`);
}

/** The code in the answer must be the one asked for: `600519`, `00700`, `AAPL.OQ`. */
function isSameCode(given: string, symbol: string): boolean {
  const code = symbol.slice(2).toUpperCase();
  const own = given.toUpperCase();
  return own === code || own.startsWith(`${code}.`) || own === `.${code}`;
}

/** Refuses an answer that is cut short or about something else. */
export function checkFields(fields: readonly string[], symbol: string, market: MarketId): void {
  if (fields.length < leastFields[market]) {
    throw new PlumblineError(
      'provider-body',
      `Tencent's quote of ${symbol} has ${fields.length} fields; the others are missing.`,
    );
  }
  const code = fields[places.code] ?? '';
  if (!isSameCode(code, symbol)) {
    throw new PlumblineError('data-refused', `Tencent was asked for ${symbol} and answered for ${code}.`);
  }
}
