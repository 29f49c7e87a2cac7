import { dateAt } from './periods.ts';
import { quotationEnd } from './quotation-marks.ts';
import { simplify } from '@plumbline/model/simplified';
import type { Uses, Vocabulary } from './vocabulary.ts';

export type Token = { readonly from: number; readonly to: number; readonly text: string } & (
  | { readonly kind: 'word'; readonly uses: Uses }
  | { readonly kind: 'handle'; readonly handle: string }
  | { readonly kind: 'quote'; readonly quoted: string }
  | { readonly kind: 'sign' }
  | { readonly kind: 'number' }
  | { readonly kind: 'unknown' }
);

const plain = (change: Partial<Uses>): Uses => ({
  roles: new Set(),
  entities: new Set(),
  metrics: new Set(),
  period: null,
  isTerm: false,
  measure: null,
  ...change,
});

/** Kinds of figures whose names hold their parameters: `RSI(14)`, `14-day RSI`, `200-day average`, `200日均线`. */
const parametric: readonly {
  readonly pattern: RegExp;
  readonly metrics: (groups: readonly string[]) => readonly string[];
}[] = [
  {
    pattern: /(RSI|SMA|EMA|WMA|ATR|ADX|CCI|MFI|ROC|KDJ|MACD|BOLL|MA) ?\((\d{1,3}(?:, ?\d{1,3}){0,3})\)/iy,
    metrics: ([name = '', values = '']) => indicatorIds(name, values.split(/, ?/)),
  },
  {
    pattern: /(RSI|ATR|ADX|CCI|MFI|ROC) ?\((\d{1,3})[ -]?(?:days?|日|天)\)/iy,
    metrics: ([name = '', value = '']) => indicatorIds(name, [value]),
  },
  {
    pattern: /(\d{1,3})(?:-| )?(?:day|日|天) ?(RSI|ATR|ADX|CCI|MFI|ROC)/iy,
    metrics: ([value = '', name = '']) => indicatorIds(name, [value]),
  },
  {
    pattern: /(RSI|ATR|ADX|CCI|MFI|ROC|SMA|EMA)-?(\d{1,3})/iy,
    metrics: ([name = '', value = '']) => indicatorIds(name, [value]),
  },
  {
    pattern: /(\d{1,3})(?:-| )(?:day|session)(?: simple)?(?: moving)? average(?: price)?/iy,
    metrics: ([value = '']) => averageIds(value),
  },
  {
    pattern: /(\d{1,3}) ?(?:日|天)(?:移动|移動)?(?:平均|均)(?:线|線|价|價)/y,
    metrics: ([value = '']) => averageIds(value),
  },
];

function indicatorIds(name: string, values: readonly string[]): readonly string[] {
  const id = name.toLowerCase();
  return id === 'ma' || id === 'sma' ? averageIds(values.join('')) : [`${id}${values.join('x')}`];
}

const averageIds = (value: string): readonly string[] => [`movingAverage${value}`, `sma${value}`, `ma${value}`];

/** A kind of figure as names with parameters spell it: small letters, no signs between. */
export function parametricId(metric: string): string {
  return metric.replace(/[\s._()-]+/g, '').replace(/,/g, 'x');
}

const handlePattern = /\{([^{}\n]{1,160})\}/y;
const wordPattern = /[\p{L}\p{M}][\p{L}\p{M}\p{N}'’&-]*/uy;
const numberPattern = /\p{N}[\p{N}.,:/%-]*/uy;

/** At most so many tokens: what is longer is not read. */
export const mostTokens = 120;

/** Cuts a sentence into handles, quotations, licensed phrases and what is none of them. Null when it is too long. */
export function tokensOf(sentence: string, vocabulary: Vocabulary): readonly Token[] | null {
  const text = simplify(sentence);
  const lower = text.toLowerCase().replaceAll('’', "'");
  const tokens: Token[] = [];
  for (let at = 0; at < text.length;) {
    if (/\s/.test(text[at] ?? '')) {
      at += 1;
      continue;
    }
    if (tokens.length >= mostTokens) return null;
    const token = tokenAt({ text, lower, sentence }, at, vocabulary);
    tokens.push(token);
    at = token.to;
  }
  return tokens;
}

interface Spelling {
  readonly text: string;
  readonly lower: string;
  /** As it was written. */
  readonly sentence: string;
}

function tokenAt({ text, lower, sentence }: Spelling, at: number, vocabulary: Vocabulary): Token {
  const cut = (to: number) => ({ from: at, to, text: text.slice(at, to) });
  handlePattern.lastIndex = at;
  const handle = handlePattern.exec(text);
  if (handle !== null) return { kind: 'handle', handle: (handle[1] ?? '').trim(), ...cut(handlePattern.lastIndex) };
  const close = quotationEnd(text, at);
  if (close > at + 1) return { kind: 'quote', quoted: sentence.slice(at + 1, close), ...cut(close + 1) };
  const phrase = vocabulary.at(text, lower, at);
  const date = dateAt(text, at);
  const name = parametricAt(text, at);
  const longest = Math.max(phrase?.to ?? -1, date?.to ?? -1, name?.to ?? -1);
  if (name !== null && name.to === longest) {
    const metrics = new Set([...name.metrics, ...(phrase?.to === longest ? phrase.uses.metrics : [])]);
    return { kind: 'word', uses: plain({ metrics }), ...cut(longest) };
  }
  if (phrase !== null && phrase.to === longest) return { kind: 'word', uses: phrase.uses, ...cut(longest) };
  if (date !== null) return { kind: 'word', uses: plain({ period: date.word }), ...cut(longest) };
  return strangerAt(text, at);
}

function strangerAt(text: string, at: number): Token {
  for (const [kind, pattern] of [
    ['number', numberPattern],
    ['unknown', wordPattern],
  ] as const) {
    pattern.lastIndex = at;
    if (pattern.exec(text) !== null)
      return { kind, from: at, to: pattern.lastIndex, text: text.slice(at, pattern.lastIndex) };
  }
  const sign = String.fromCodePoint(text.codePointAt(at) ?? 0);
  return { kind: 'sign', from: at, to: at + sign.length, text: sign };
}

function parametricAt(text: string, at: number): { readonly to: number; readonly metrics: readonly string[] } | null {
  // A name begins where a word begins.
  if (/[\p{L}\p{N}]/u.test((text[at - 1] ?? ' ').replace(/\p{Script=Han}/u, ' '))) return null;
  for (const { pattern, metrics } of parametric) {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found === null) continue;
    const after = text[pattern.lastIndex] ?? ' ';
    if (/[A-Za-z0-9]/.test(after)) continue;
    return { to: pattern.lastIndex, metrics: metrics(found.slice(1)) };
  }
  return null;
}
