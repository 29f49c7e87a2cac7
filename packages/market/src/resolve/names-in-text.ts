import type { NamedInstrument } from '@plumbline/model/ports';
import { mostTextLength } from '@plumbline/model/text-limit';
import { resolveSymbol } from './resolve.ts';
import type { IndexedSpelling, SearchIndex } from './search-index.ts';
import { normaliseQuery } from './spellings.ts';

/** No listed name is longer; a name with Chinese characters ends earlier. */
const mostNameLength = 44;
const mostHanLength = 16;

const han = /\p{Script=Han}/u;
const wordCharacter = /[A-Za-z0-9]/;
const beginsName = /[\p{Script=Han}\p{L}\p{N}^*]/u;

/** Capitals that are terms of trading or common words: as a ticker they need a dollar sign or a market in front. */
const terms: ReadonlySet<string> = new Set(
  (
    'RSI MACD SMA EMA MA WMA HMA DMA ATR ADX CCI MFI VWAP KDJ KD DIF DEA DI BOLL BB SAR PSAR OBV ROC TRIX IBS ETF IPO ROE ROA ROIC PE PB PS ' +
    'PEG EPS FCF DCF EV EBIT EBITDA TTM YTD QTD YOY MOM CAGR GDP CPI PMI PPI AI CEO CFO ESG USD CNY HKD EUR US HK CN UK EU ST OK AND OR NOT IF ' +
    'THE FOR WITH BUY SELL LONG SHORT STOP HOLD EXIT ENTER WHEN OPEN HIGH LOW CLOSE DAY WEEK JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC MON ' +
    'TUE WED THU FRI Q1 Q2 Q3 Q4 FY TP SL PM AM ET GMT UTC ATH OTC NAV'
  ).split(' '),
);

/** Words after which a name in small letters is one: "buy apple", "trade tesla", "on bitcoin". */
const leadsToName =
  /(?:^|[^A-Za-z])(?:buy|sell|short|long|hold|own|trade|trading|on|of|in|for|into|with|and|or|vs)\s+$/i;

/** A number with a unit behind it or a currency sign before it is an amount, whatever is listed under its digits. */
const unitBehind =
  /^\s*(?:%|％|元|块|塊|美元|港元|人民币|人民幣|万|萬|亿|億|股|手|点|點|日|天|周|週|个|個|倍|shares?\b|dollars?\b|usd\b|usdt\b|hkd\b|cny\b|days?\b|bars?\b|points?\b|times\b|bps?\b|k\b|m\b|bn\b)/i;
const signBefore = /[$¥€£.,\d]\s?$/;

interface Place {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

function isNumberHere({ text, from, to }: Place): boolean {
  const digits = to - from;
  if (digits < 5 || digits > 6) return false;
  return (
    !unitBehind.test(text.slice(to, to + 12)) &&
    !signBefore.test(text.slice(Math.max(0, from - 2), from)) &&
    !/^\.\d/.test(text.slice(to, to + 2))
  );
}

/** Whether a spelling that is listed is meant as a name at this place. */
function isNameHere(place: Place, isCode: boolean): boolean {
  const { text, from, to } = place;
  const words = text.slice(from, to);
  if (/^\d+$/.test(words)) return isNumberHere(place);
  if (han.test(words) || /[:.^]/.test(words) || /\d/.test(words)) return words.length > 1;
  if (/\s/.test(words)) return true;
  const isMarked = text.charAt(from - 1) === '$';
  if (words === words.toUpperCase()) {
    if (isMarked) return true;
    // In a text of capitals only, a ticker looks like any other word.
    return words.length > 1 && !terms.has(words) && (/[a-z]/.test(text) || han.test(text) || isCode);
  }
  if (isCode) return isMarked;
  return /^[A-Z]/.test(words)
    ? words.length > 2
    : words.length > 3 && leadsToName.test(text.slice(Math.max(0, from - 12), from));
}

const beginnings = new WeakMap<SearchIndex, ReadonlySet<string>>();

/** The first two characters of every spelling: most places of a text begin none. */
function beginningsOf(index: SearchIndex): ReadonlySet<string> {
  const known = beginnings.get(index) ?? new Set([...index.byKey.keys()].map((key) => key.slice(0, 2)));
  beginnings.set(index, known);
  return known;
}

/** A coin such as Sui has one word for its code and its name. */
function isNameOf({ kind, instrument }: IndexedSpelling, key: string): boolean {
  return kind === 'name' || Object.values(instrument.name).some((name) => normaliseQuery(name) === key);
}

function longestAt(index: SearchIndex, text: string, from: number): NamedInstrument | null {
  const isHan = han.test(text.charAt(from));
  const most = Math.min(text.length, from + (isHan ? mostHanLength : mostNameLength));
  for (let to = most; to > from; to--) {
    const isInsideWord = wordCharacter.test(text.charAt(to - 1)) && wordCharacter.test(text.charAt(to));
    if (isInsideWord || /\s/.test(text.charAt(to - 1))) continue;
    const words = text.slice(from, to);
    const key = normaliseQuery(words);
    const spellings = index.byKey.get(key);
    if (spellings === undefined) continue;
    const isCode = !spellings.some((spelling) => isNameOf(spelling, key));
    if (!isNameHere({ text, from, to }, isCode)) continue;
    const resolution = resolveSymbol(index, words);
    if (resolution.kind === 'one') return { from, to, ids: [resolution.instrument.id] };
    if (resolution.kind === 'ambiguous') return { from, to, ids: resolution.candidates.map(({ id }) => id) };
  }
  return null;
}

/**
 * Every listed name, code and ticker that stands in a text, the longest at each place, before the text is cut into words.
 * Names never overlap. What is listed under several identities comes with all of them; it is for the reader to ask.
 */
export function namesInText(index: SearchIndex, text: string): readonly NamedInstrument[] {
  if (text.length > mostTextLength) return [];
  const begins = beginningsOf(index);
  const found: NamedInstrument[] = [];
  for (let from = 0; from < text.length;) {
    const isInsideWord = wordCharacter.test(text.charAt(from)) && wordCharacter.test(text.charAt(from - 1));
    const canBegin = !isInsideWord && beginsName.test(text.charAt(from));
    const named =
      canBegin && begins.has(normaliseQuery(text.slice(from, from + 2))) ? longestAt(index, text, from) : null;
    if (named !== null) found.push(named);
    from = named?.to ?? from + 1;
  }
  return found;
}
