import { addDays } from '@plumbline/model/date';
import type { Instrument, Venue } from '@plumbline/model/instrument';
import { codeOf, displaySymbol, venueOf } from '@plumbline/model/instrument';
import { simplify } from '@plumbline/model/simplified';

/** How a key is meant: codes decide before names, short readings of a longer code and codes of the past rank behind it. */
export type SpellingKind = 'code' | 'isin' | 'short-code' | 'former-code' | 'name';

export interface Spelling {
  readonly key: string;
  readonly kind: SpellingKind;
  /** As a person would write it, for highlighting. */
  readonly shown: string;
  /** Codes pass from one company to another: first and last day on which this one meant this instrument, where known. */
  readonly from?: string;
  readonly until?: string;
}

const isPlain = /^[ -~]*$/;

/** One form for everything a person may type: full-width letters, script, case, spaces and quotes do not matter. */
export function normaliseQuery(text: string): string {
  const plain = isPlain.test(text) ? text : simplify(text.normalize('NFKC'));
  return plain
    .toLowerCase()
    .replace(/[’'`"]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Legal forms as lists shorten them. */
const shortForms: ReadonlyMap<string, string> = new Map([
  ['incorporated', 'inc'],
  ['corporation', 'corp'],
  ['company', 'co'],
  ['limited', 'ltd'],
  ['and', '&'],
]);

/**
 * A name in Latin letters in the one form that all ways of writing it share: `AMETEK Inc.` and `AMETEK INC/`, `Quantum Corporation`
 * and `QUANTUM CORP /DE/` (the state it is of), `The Southern Company` and `SOUTHERN CO`. Another legal form is another company.
 * Null for a single word, which has no form.
 */
export function formalName(text: string): string | null {
  const words = normaliseQuery(text)
    .replace(/\s?[/\\][a-z]{0,4}[/\\]?$/, '')
    .replace(/\(the\)$/, '')
    // Letters with stops are one word, all other stops part words.
    .replace(/\b([a-z])\.(?=[a-z]\b)/g, '$1')
    .replace(/[.,()-]+/g, ' ')
    .trim()
    .replace(/^the /, '')
    .split(/\s+/);
  return words.length < 2 ? null : words.map((word) => shortForms.get(word) ?? word).join(' ');
}

function usCodes(code: string): readonly string[] {
  if (code.startsWith('^')) return [code, code.slice(1)];
  if (!code.includes('.')) return [code, `${code}.US`];
  const spelt = [code, `${code}.US`, ...['-', '/', ' ', ''].map((mark) => code.replace('.', mark))];
  const preferred = /^([A-Z]+)\.P([A-Z]?)$/.exec(code);
  if (preferred === null) return spelt;
  // Lists and terminals mark preferred shares in ways of their own.
  const [, stem = '', series = ''] = preferred;
  return [...spelt, ...['^', '$', '.PR.', ' PR ', '-PR-', '/PR'].map((mark) => `${stem}${mark}${series}`)];
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

function codes(venue: Venue, code: string): readonly string[] {
  if (venue === 'US') return usCodes(code);
  if (venue === 'HK') return hongKongCodes(code);
  return venue === 'CRYPTO' ? cryptoCodes(code) : mainlandCodes(venue, code);
}

function shortCodes(venue: Venue, code: string): readonly string[] {
  return venue === 'SH' || venue === 'SZ' || venue === 'BJ' ? mainlandShortCodes(code) : [];
}

interface Wording extends Pick<Spelling, 'kind' | 'from' | 'until'> {
  readonly texts: readonly string[];
}

function within(from: string | undefined, until: string | undefined): Pick<Spelling, 'from' | 'until'> {
  return { ...(from !== undefined && { from }), ...(until !== undefined && { until }) };
}

/** Codes of the past, each from the day after the one before. */
function formerWordings({ id, formerCodes = [], listedOn }: Instrument): readonly Wording[] {
  const venue = venueOf(id);
  return formerCodes.map(({ code, until }, place) => {
    const before = formerCodes[place - 1]?.until;
    const from = before === undefined ? listedOn : addDays(before, 1);
    return { kind: 'former-code', texts: [`${venue}:${code}`, ...codes(venue, code)], ...within(from, until) };
  });
}

function wordings(instrument: Instrument): readonly Wording[] {
  const { id, isin, formerCodes, listedOn, delistedOn } = instrument;
  const venue = venueOf(id);
  const code = codeOf(id);
  const renamed = formerCodes?.at(-1)?.until;
  const lifetime = within(renamed === undefined ? listedOn : addDays(renamed, 1), delistedOn);
  return [
    { kind: 'code', texts: [id, displaySymbol(id), ...codes(venue, code)], ...lifetime },
    { kind: 'isin', texts: isin === undefined ? [] : [isin] },
    { kind: 'short-code', texts: shortCodes(venue, code), ...lifetime },
    ...formerWordings(instrument),
    { kind: 'name', texts: [...Object.values(instrument.name), ...instrument.aliases] },
  ];
}

/** Every spelling under which an instrument can be found, each key once, the most specific kind first. */
export function spellingsOf(instrument: Instrument): readonly Spelling[] {
  const found = new Map<string, Spelling>();
  for (const { texts, ...meaning } of wordings(instrument)) {
    for (const shown of new Set(texts)) {
      const key = normaliseQuery(shown);
      if (key !== '' && !found.has(key)) found.set(key, { key, shown, ...meaning });
    }
  }
  return [...found.values()];
}
