import { quantityRules } from '../grammar/quantities.ts';
import { compileGrammar, rule, type Edge } from '../parse/chart.ts';
import { parseText, type Parsed } from '../parse/parse-text.ts';
import { isPunctuation } from '../parse/phrases.ts';
import type { Mention } from '../parse/words.ts';
import type { WrittenNumber } from '../quantities/number-at.ts';
import type { Quantity, ReadingContext } from '../reading.ts';
import { isDigit, isHan, type Folded } from '../text/fold.ts';
import { questionVocabulary, type Meaning } from '../vocabulary/vocabulary.ts';
import { periodRules } from './period-rules.ts';
import type { SaidPeriod } from './said-period.ts';

/** One phrase of a question, in order. */
export type Item =
  | { readonly is: 'word'; readonly edge: Edge; readonly meanings: readonly Meaning[] }
  | { readonly is: 'instrument'; readonly edge: Edge; readonly mention: Mention; readonly meanings: readonly Meaning[] }
  | { readonly is: 'period'; readonly edge: Edge; readonly said: SaidPeriod; readonly meanings: readonly Meaning[] }
  | { readonly is: 'quantity'; readonly edge: Edge; readonly quantity: Quantity }
  | { readonly is: 'sum'; readonly edge: Edge; readonly expression: string }
  | { readonly is: 'mark'; readonly edge: Edge }
  | { readonly is: 'unknown'; readonly edge: Edge };

/** 万2.5 and 千分之一, as commissions are quoted. */
const perThousand = rule(
  'quantity',
  'perk number',
  ({ id }: Meaning, { value, written, scale }: WrittenNumber): Quantity => ({
    value: value / Number(id),
    written,
    scale,
    unit: 'percent',
  }),
);

/** "Half a point", 半厘. */
const partOfPoint = rule(
  'quantity',
  'share fn:the? unit:percent|unit:point',
  ({ name }: Meaning): Quantity => ({ value: Number(name) / 100, written: Number(name), scale: 1, unit: 'percent' }),
  0,
);

const grammar = compileGrammar([...quantityRules, perThousand, partOfPoint, ...periodRules]);

const standing: ReadonlySet<string> = new Set(['word', 'period', 'sum']);

/** What makes a number an amount and no year. */
const amountAfter =
  /^(?:[%股手元块万亿点枚倍蚊刀]|[到入进買买](?![\d今现目])|[美港欧日]元|[美港]?[币金纸]|英镑| ?(?:a month|per month|usd|hkd|eur|gbp|dollars|bucks|euros|pounds|quid|yen|shares|shs|coins|in cash|lots)\b)/u;

/** Years, two-digit years and dates, which a number with a unit cannot be. */
function dateWords({ text }: Folded, from: number): readonly { to: number; symbol: string; value: unknown }[] {
  const before = text.charAt(from - 1);
  // "Since January '21".
  const short = before === ' ' ? /^['’](\d{2})(?![\d%.,:])/u.exec(text.slice(from, from + 4)) : null;
  if (short !== null)
    return [{ to: from + 3, symbol: 'yr', value: Number(short[1]) + (Number(short[1]) < 50 ? 2000 : 1900) }];
  const isInside = isDigit(before) || before === '$' || (/[.,]/u.test(before) && isDigit(text.charAt(from - 2)));
  if (!isDigit(text.charAt(from)) || isInside) return [];
  let to = from;
  while (isDigit(text.charAt(to)) && to - from < 9) to += 1;
  const digits = text.slice(from, to);
  const isDecimal = /[.,%]/u.test(text.charAt(to)) && isDigit(text.charAt(to + 1));
  const found: { to: number; symbol: string; value: unknown }[] = [];
  const year = Number(digits);
  if (digits.length === 4 && year >= 1950 && year <= 2049) {
    const rest = /^([-/.])(\d{1,2})\1(\d{1,2})(?!\d)/u.exec(text.slice(to, to + 6));
    if (rest !== null && Number(rest[2]) <= 12 && Number(rest[3]) <= 31)
      found.push({
        to: to + rest[0].length,
        symbol: 'iso',
        value: `${digits}-${rest[2]!.padStart(2, '0')}-${rest[3]!.padStart(2, '0')}`,
      });
    if (
      !isDecimal &&
      !/[投存供买買花]|每[月年周]$/u.test(text.slice(Math.max(0, from - 2), from)) &&
      !amountAfter.test(text.slice(to, to + 10))
    )
      found.push({ to, symbol: 'yr', value: year });
  }
  if (digits.length === 2 && !isDecimal && text.charAt(to) !== '%') {
    found.push({ to, symbol: 'yy', value: year });
    const isLength = /^年(?:[后後内期来來间間]|前(?![三3九9半]))/u.test(text.slice(to, to + 3));
    if (text.charAt(to) === '年' && !isLength && (year >= 13 || digits.startsWith('0')))
      found.push({ to: to + 1, symbol: 'yyzh', value: year });
  }
  return found;
}

const currencyCodes: ReadonlySet<string> = new Set('usd cny cnh hkd gbp eur sgd jpy aud cad chf'.split(' '));

/** USDJPY and EUR/USD are two currencies. */
function pairWords({ text }: Folded, byPlace: Map<string, { edge: Edge; meanings: Meaning[] }>): void {
  for (const { index } of text.matchAll(/(?<![a-z])[a-z]{6}(?![a-z])/gu)) {
    const codes = [text.slice(index, index + 3), text.slice(index + 3, index + 6)];
    if (!codes.every((code) => currencyCodes.has(code))) continue;
    for (const [at, code] of codes.entries()) {
      const from = index + 3 * at;
      const meaning: Meaning = { kind: 'money', id: code === 'cnh' ? 'CNY' : code.toUpperCase(), name: '', unit: '' };
      const to = at === 0 ? from + 3 : skipBlank(text, from + 3);
      byPlace.set(`${from}:${to}`, {
        edge: { from, to, symbol: 'money', value: meaning, cost: 1, parts: [] },
        meanings: [meaning],
      });
    }
  }
}

const ofSums = new Set('0123456789.,()%*×÷/+-^ ');
const roots = ['sqrt', 'ln', 'exp'];

/** How far signs and numbers go on from a place; names of functions stand before a bracket. */
function endOfSum(text: string, from: number): number {
  let to = from;
  while (to < text.length && to - from < 200) {
    const root = roots.find((name) => text.startsWith(`${name}(`, to));
    if (root === undefined && !ofSums.has(text.charAt(to))) break;
    to += root?.length ?? 1;
  }
  while (to > from && !/[\d)%]/u.test(text.charAt(to - 1))) to -= 1;
  return to;
}

/** A sum written with signs. A stroke or a dash alone also stands in dates, pairs and spans, and is no sign by itself. */
function sumAt({ text }: Folded, from: number): { to: number; expression: string } | null {
  if (from > 0 && /[\p{L}\d.,$]/u.test(text.charAt(from - 1)) && !isHan(text.charAt(from - 1))) return null;
  const to = endOfSum(text, from);
  const expression = text.slice(from, to);
  const isSum = /[\d)%]\s*[*×÷^]\s*[\d(]|[\d)%] ?[+] ?[\d(]|[\d)%] [/-] [\d(]|^(?:sqrt|ln|exp)\(/u.test(expression);
  return isSum && /[\d(a-z]/u.test(text.charAt(from)) ? { to, expression } : null;
}

const dateKinds: ReadonlySet<string> = new Set(['day', 'lastDay', 'month', 'holi', 'fall', 'dayOf', 'qtr', 'per']);
const noDates: ReadonlySet<string> = new Set(['nextTime', 'lastTime', 'past']);

/** Words that are dearer as words, so that a period is made of them where one can be. */
function isDate({ kind, id }: Meaning): boolean {
  return dateKinds.has(kind) && !noDates.has(id);
}

function skipBlank(text: string, to: number): number {
  let at = to;
  while (text.charAt(at) === ' ') at += 1;
  return at;
}

const asks: Meaning = { kind: 'ask', id: 'whether', name: '', unit: '' };

/** 派唔派息 and 高不高 ask whether: the first sign with the denial, before the word that begins with the same sign. */
function denialWords({ text }: Folded, known: readonly Edge[]): readonly Edge[] {
  const found = [...text.matchAll(/(\p{Script=Han})[不唔没冇](?=\1)/gu)];
  // A name that begins with the same sign is not asked about like this.
  return found
    .filter(({ index }) => known.some(({ from }) => from === index + 2))
    .map(({ index }) => ({
      from: index,
      to: index + 2,
      symbol: 'word',
      value: [asks],
      cost: 1,
      parts: [],
    }));
}

/** All meanings of one stretch of text as one word, so that the question decides between them, and the dates. */
function moreWords(folded: Folded, words: readonly Edge[]): readonly Edge[] {
  const byPlace = new Map<string, { edge: Edge; meanings: Meaning[] }>();
  for (const edge of words) {
    const meaning = edge.value as Meaning;
    if (
      typeof meaning !== 'object' ||
      meaning === null ||
      !('kind' in meaning) ||
      edge.symbol !== meaning.kind ||
      meaning.kind === 'share' ||
      (folded.text.charAt(edge.from) === '%' && isDigit(folded.text.charAt(edge.from - 1)))
    )
      continue;
    const key = `${edge.from}:${edge.to}`;
    const known = byPlace.get(key);
    if (known === undefined) byPlace.set(key, { edge, meanings: [meaning] });
    else known.meanings.push(meaning);
  }
  pairWords(folded, byPlace);
  const made = [...byPlace.values()].map(({ edge, meanings }): Edge => ({
    ...edge,
    symbol: 'word',
    value: meanings,
    cost: edge.cost + (meanings.some(isDate) ? 0.5 : 0),
  }));
  made.push(...denialWords(folded, made));
  for (let from = 0; from < folded.text.length; from += 1) {
    for (const { to, symbol, value } of dateWords(folded, from))
      made.push({ from, to: skipBlank(folded.text, to), symbol, value, cost: 0.7, parts: [] });
    const sum = sumAt(folded, from);
    if (sum !== null)
      made.push({ from, to: skipBlank(folded.text, sum.to), symbol: 'sum', value: sum.expression, cost: 1, parts: [] });
  }
  return made;
}

function itemOf(edge: Edge, byPlace: ReadonlyMap<string, readonly Meaning[]>): Item {
  const meanings = byPlace.get(`${edge.from}:${edge.to}`) ?? [];
  if (edge.symbol === 'word') return { is: 'word', edge, meanings: edge.value as readonly Meaning[] };
  if (edge.symbol === 'instrument') return { is: 'instrument', edge, mention: edge.value as Mention, meanings };
  if (edge.symbol === 'period') return { is: 'period', edge, said: edge.value as SaidPeriod, meanings };
  if (edge.symbol === 'count')
    return {
      is: 'quantity',
      edge,
      quantity: { value: edge.value as number, written: edge.value as number, scale: 1, unit: 'count' },
    };
  if (edge.symbol === 'quantity') return { is: 'quantity', edge, quantity: edge.value as Quantity };
  if (edge.symbol === 'sum') return { is: 'sum', edge, expression: edge.value as string };
  if (isPunctuation(edge.symbol)) return { is: 'mark', edge };
  return { is: 'unknown', edge };
}

/** A dash with a blank behind it is no minus. */
function withoutDash(item: Item, { text }: Folded): Item {
  return item.is === 'quantity' && text.slice(item.edge.from, item.edge.from + 2) === '- '
    ? { ...item, quantity: { ...item.quantity, value: Math.abs(item.quantity.value) } }
    : item;
}

/** A question as its phrases. */
export function itemsOf(
  text: string,
  context: ReadingContext,
): { readonly parsed: Parsed; readonly items: readonly Item[] } {
  const byPlace = new Map<string, readonly Meaning[]>();
  const parsed = parseText(text, grammar, (symbol) => standing.has(symbol), context, {
    vocabulary: questionVocabulary,
    more: (folded, words) => {
      const made = moreWords(folded, words);
      for (const edge of made)
        if (edge.symbol === 'word') byPlace.set(`${edge.from}:${edge.to}`, edge.value as readonly Meaning[]);
      return made;
    },
  });
  return { parsed, items: parsed.phrases.map((edge) => withoutDash(itemOf(edge, byPlace), parsed.folded)) };
}

/** Whether a number stands right before a name: so many of it. */
export function countsInstrument(items: readonly Item[], item: Item): boolean {
  return items[items.indexOf(item) + 1]?.is === 'instrument';
}
