import { cnBoardOf } from '@plumbline/model/markets/cn/boards';
import type { Instrument, SecurityKind } from '@plumbline/model/instrument';
import { parseInstrumentId, venueOf } from '@plumbline/model/instrument';
import { simplify } from '@plumbline/model/simplified';
import { pinyinInitials } from '../../resolve/pinyin-initials.ts';

const exchanges: Readonly<Record<string, string>> = { SH: 'SSE', SZ: 'SZSE', BJ: 'BSE', HK: 'HKEX' };

/** Warrants, callable contracts and notes have codes of their own; shares, funds and yuan counters have the others. */
const hongKongShare = /^(0\d{4}|8\d{4})$/;

const plain = (name: string): string => name.normalize('NFKC').replace(/\s+/g, ' ').trim();

function identity(
  id: string,
  name: string,
  english: string,
  own: Pick<Instrument, 'kind' | 'market' | 'exchange' | 'currency' | 'priceDecimals'> & {
    readonly security?: SecurityKind;
  },
): Instrument | null {
  const parsed = parseInstrumentId(id);
  const text = plain(name);
  if (parsed === null || text === '') return null;
  return {
    id: parsed,
    ...own,
    name: { en: /[a-z]/i.test(english) ? plain(english) : text, 'zh-CN': simplify(text), 'zh-HK': text },
    // Chinese lists put spaces into short names (万 科A) that nobody types.
    aliases: [...(/\p{Script=Han}/u.test(text) ? [text.replaceAll(' ', '')] : []), ...pinyinInitials(text)],
  };
}

/** A mainland share or listed fund; null for indices, bonds and B shares, whose boards have no rules here. */
export function mainlandShare(venue: string, code: string, name: string, english = ''): Instrument | null {
  const id = parseInstrumentId(`${venue}:${code}`);
  const board = id === null ? null : cnBoardOf(id);
  if (id === null || board === null) return null;
  const isFund = board === 'sse-fund' || board === 'szse-fund';
  const kind = isFund ? 'etf' : 'stock';
  const exchange = exchanges[venueOf(id)] ?? '';
  return identity(id, name, english, { kind, market: 'cn', exchange, currency: 'CNY', priceDecimals: isFund ? 3 : 2 });
}

/** A Hong Kong share or fund, priced in dollars or, behind an 8, in yuan. */
export function hongKongNamed(code: string, name: string, english = ''): Instrument | null {
  const padded = code.padStart(5, '0');
  if (!hongKongShare.test(padded)) return null;
  const currency = padded.startsWith('8') && /[-－]R$/i.test(name.trim()) ? 'CNY' : 'HKD';
  const kind = /ETF/i.test(name) ? 'etf' : 'stock';
  return identity(`HK:${padded}`, name, english, { kind, market: 'hk', exchange: 'HKEX', currency, priceDecimals: 3 });
}

export interface NamedInNewYork {
  readonly code: string;
  readonly name: string;
  readonly exchange: string;
  readonly isFund?: boolean;
  readonly security?: SecurityKind;
}

export function newYorkNamed({ code, name, exchange, isFund = false, security }: NamedInNewYork): Instrument | null {
  return identity(`US:${code.toUpperCase().replace(/[-_]/, '.')}`, name, '', {
    kind: isFund ? 'etf' : 'stock',
    market: 'us',
    exchange,
    currency: 'USD',
    priceDecimals: 2,
    ...(security !== undefined && { security }),
  });
}
