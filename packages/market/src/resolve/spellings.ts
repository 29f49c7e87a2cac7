import type { Instrument } from '@plumbline/model/instrument';
import { codeOf, displaySymbol, venueOf } from '@plumbline/model/instrument';

/** How a key is meant: codes decide before names, and short readings of a longer code rank behind it. */
export type SpellingKind = 'code' | 'short-code' | 'name';

export interface Spelling {
  readonly key: string;
  readonly kind: SpellingKind;
  /** As a person would write it, for highlighting. */
  readonly shown: string;
}

const isPlain = /^[ -~]*$/;

/** One form for everything a person may type: full-width letters, case, spaces and quotes do not matter. */
export function normaliseQuery(text: string): string {
  const plain = isPlain.test(text) ? text : text.normalize('NFKC');
  return plain
    .toLowerCase()
    .replace(/[’'`"]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function usCodes(code: string): readonly string[] {
  if (code.startsWith('^')) return [code, code.slice(1)];
  if (!code.includes('.')) return [code, `${code}.US`];
  return [code, `${code}.US`, ...['-', '/', ' ', ''].map((mark) => code.replace('.', mark))];
}

function mainlandCodes(venue: string, code: string): readonly string[] {
  const digits = code.replace('^', '');
  const suffix = venue === 'SH' ? 'SS' : venue;
  return [code, digits, `${digits}.${venue}`, `${digits}.${suffix}`, `${venue}${digits}`, `${venue}.${digits}`];
}

/** People drop leading zeros: 700 and 0700 are Tencent in Hong Kong and could be Shenzhen's 000700 as well. */
function mainlandShortCodes(code: string): readonly string[] {
  const short = code.replace(/^\^?0+/, '');
  if (code.startsWith('^') || short.length > 4) return [];
  return [short, short.padStart(4, '0')];
}

function hongKongCodes(code: string): readonly string[] {
  if (code.startsWith('^')) return [code, code.slice(1)];
  const short = code.replace(/^0+/, '');
  const padded = [short, short.padStart(3, '0'), short.padStart(4, '0'), code];
  return [...padded, ...padded.map((digits) => `${digits}.HK`), `HK${code}`, `HK.${code}`];
}

function cryptoCodes(code: string): readonly string[] {
  const base = code.slice(0, code.indexOf('-'));
  const quotes = ['USD', 'USDT', 'USDC'];
  return [
    base,
    ...quotes.flatMap((quote) => [`${base}-${quote}`, `${base}${quote}`, `${base}/${quote}`, `${base}_${quote}`]),
  ];
}

function codes(instrument: Instrument): readonly string[] {
  const venue = venueOf(instrument.id);
  const code = codeOf(instrument.id);
  if (venue === 'US') return usCodes(code);
  if (venue === 'HK') return hongKongCodes(code);
  return venue === 'CRYPTO' ? cryptoCodes(code) : mainlandCodes(venue, code);
}

function shortCodes(instrument: Instrument): readonly string[] {
  const venue = venueOf(instrument.id);
  return venue === 'SH' || venue === 'SZ' || venue === 'BJ' ? mainlandShortCodes(codeOf(instrument.id)) : [];
}

/** Every spelling under which an instrument can be found, each key once, the most specific kind first. */
export function spellingsOf(instrument: Instrument): readonly Spelling[] {
  const isin = instrument.isin === undefined ? [] : [instrument.isin];
  const all: readonly (readonly [SpellingKind, readonly string[]])[] = [
    ['code', [instrument.id, displaySymbol(instrument.id), ...codes(instrument), ...isin]],
    ['short-code', shortCodes(instrument)],
    ['name', [...Object.values(instrument.name), ...instrument.aliases]],
  ];
  const found = new Map<string, Spelling>();
  for (const [kind, texts] of all) {
    for (const shown of new Set(texts)) {
      const key = normaliseQuery(shown);
      if (key !== '' && !found.has(key)) found.set(key, { key, kind, shown });
    }
  }
  return [...found.values()];
}
