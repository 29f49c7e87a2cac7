import { fold, isDigit, isHan, isLetter } from '../text/fold.ts';
import { numbersAt } from './number-at.ts';
import { englishUnits } from './numerals.ts';

/** One amount that a text states, wherever it stands and however it is written. */
export interface Amount {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly value: number;
}

/** Numbers that are words of order or choice, not amounts: "one of the", "second half", 一起, 第一. */
const excusedZh = [
  '一起',
  '一样',
  '一般',
  '一直',
  '一定',
  '一些',
  '一下',
  '一致',
  '统一',
  '唯一',
  '进一步',
  '之一',
  '万一',
  '十分',
  '千万别',
  '一旦',
  '一方面',
  '一边',
  '同一',
  '第一',
  '第二',
  '第三',
  '二级市场',
  '一级市场',
  '三方',
];

/** Words that say a size without a digit. */
const sizes: Readonly<Record<string, number>> = {
  double: 2,
  doubled: 2,
  doubling: 2,
  doubles: 2,
  twice: 2,
  thrice: 3,
  triple: 3,
  tripled: 3,
  triples: 3,
  treble: 3,
  trebled: 3,
  quadruple: 4,
  quadrupled: 4,
  quintupled: 5,
  sextupled: 6,
  halved: 0.5,
  half: 0.5,
  quarter: 0.25,
  third: 1 / 3,
  nil: 0,
  翻番: 2,
  翻倍: 2,
  腰斩: 0.5,
  减半: 0.5,
  一半: 0.5,
  半数: 0.5,
};
const wordsOfSize = Object.keys(sizes);

const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');
const dayOrdinal =
  /^ (?:of )?(?:january|february|march|april|may|june|july|august|september|october|november|december)/u;

const raised: Readonly<Record<string, string>> = {
  '⁰': '0',
  '¹': '1',
  '²': '2',
  '³': '3',
  '⁴': '4',
  '⁵': '5',
  '⁶': '6',
  '⁷': '7',
  '⁸': '8',
  '⁹': '9',
};

function romanValue(text: string): number | null {
  if (!/^M{0,3}(CM|CD|D?C{0,3})(XC|XL|L?X{0,3})(IX|IV|V?I{0,3})$/u.test(text) || text.length < 2) return null;
  const values: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };
  let total = 0;
  for (let at = 0; at < text.length; at += 1) {
    const here = values[text.charAt(at)] ?? 0;
    total += here < (values[text.charAt(at + 1)] ?? 0) ? -here : here;
  }
  return total;
}

/** Letters put for digits, as in l20 or O.5: the word has a digit beside the letter. */
function mixedValue(word: string): number | null {
  if (!/^[lIO\d.,]+$/u.test(word) || !/\d/u.test(word) || !/[lIO]/u.test(word)) return null;
  const value = Number(word.replace(/[lI]/gu, '1').replace(/O/gu, '0').replace(/,/gu, ''));
  return Number.isFinite(value) ? value : null;
}

function isExcused(text: string, from: number): boolean {
  return excusedZh.some((one) => {
    for (let shift = 0; shift < one.length; shift += 1)
      if (text.startsWith(one, from - shift) && from - shift >= 0) return true;
    return false;
  });
}

/**
 * Every amount in a text: digits of any script and form, words, Chinese numerals, fractions, circled and raised digits,
 * Roman numerals in capitals, digits mixed with look-alike letters. For checks that no sentence states a number by itself.
 */
export function amountsIn(source: string): readonly Amount[] {
  const decimal = [...source].map((one) =>
    /\p{Nd}/u.test(one) && one > '\u007f' ? decimalOf(one) : (raised[one] ?? one),
  );
  const folded = fold(decimal.join(''));
  const { text, offsets } = folded;
  // Digits outside the first plane are two units long in the source and one after: offsets then follow the characters.
  const back = offsetsOf(source);
  const found: Amount[] = [];
  const push = (from: number, to: number, value: number): void => {
    const [first, last] = [back[offsets[from]!]!, back[offsets[to]!]!];
    found.push({ from: first, to: last, text: source.slice(first, last), value });
  };
  for (let at = 0; at < text.length;) {
    const plain = decimal.join('');
    const word = wordFrom(plain, offsets[at]!);
    const startsWord = at === 0 || !(isLetter(text.charAt(at - 1)) || isDigit(text.charAt(at - 1)));
    if (startsWord && word !== '') {
      const special = mixedValue(word) ?? romanValue(word);
      if (special !== null && word.length > 1) {
        push(at, at + word.length, special);
        at += word.length;
        continue;
      }
      const fold = foldWordAt(text, at) ?? ordinalDayAt(text, at);
      if (fold !== null) {
        push(at, fold.to, fold.value);
        at = fold.to;
        continue;
      }
    }
    const size = wordsOfSize.find(
      (one) => text.startsWith(one, at) && (isHan(one) || (startsWord && !isLetter(text.charAt(at + one.length)))),
    );
    if (size !== undefined && !/(?:second|first|last) $/u.test(text.slice(Math.max(0, at - 7), at))) {
      push(at, at + size.length, sizes[size]!);
      at += size.length;
      continue;
    }
    const circled = circledValue(text.charAt(at));
    if (circled !== null) {
      push(at, at + 1, circled);
      at += 1;
      continue;
    }
    const numbers = numbersAt(text, at);
    const longest = numbers.reduce<(typeof numbers)[number] | null>(
      (best, one) => (best === null || one.to > best.to ? one : best),
      null,
    );
    if (longest === null || (longest.form !== 'digits' && isExcused(text, at)) || isOneOf(text, at, longest.to)) {
      at += 1;
      continue;
    }
    push(at, longest.to, longest.value);
    at = longest.to;
  }
  return found;
}

function decimalOf(character: string): string {
  const code = character.codePointAt(0)!;
  let zero = code;
  // Decimal digits stand in runs of ten; full-width and others fold the same way.
  for (let back = 1; back <= 9 && /\p{Nd}/u.test(String.fromCodePoint(code - back)); back += 1) zero = code - back;
  const folded = character.normalize('NFKC');
  return /^\d$/u.test(folded) ? folded : String((code - zero) % 10);
}

function offsetsOf(source: string): readonly number[] {
  const places: number[] = [];
  let at = 0;
  for (const one of source) {
    places.push(at);
    if (one.length > 1 && !/\p{Nd}/u.test(one)) places.push(at);
    at += one.length;
  }
  places.push(source.length);
  return places;
}

function wordFrom(text: string, from: number): string {
  let to = from;
  while (to < text.length && to - from < 16 && /[A-Za-z\d.,]/u.test(text.charAt(to))) to += 1;
  return text.slice(from, to).replace(/[.,]+$/u, '');
}

/** threefold, ten-fold. */
function foldWordAt(text: string, from: number): { to: number; value: number } | null {
  const match = /^([a-z]+)-?fold(?![a-z])/u.exec(text.slice(from, from + 16));
  const value = match === null ? undefined : englishUnits[match[1]!];
  return match === null || value === undefined ? null : { to: from + match[0].length, value };
}

/** "the fifth of December" states a day as "5 December" does. */
function ordinalDayAt(text: string, from: number): { to: number; value: number } | null {
  const at = ordinals.findIndex(
    (one) => text.startsWith(one, from) && dayOrdinal.test(text.slice(from + one.length, from + one.length + 16)),
  );
  return at < 0 ? null : { to: from + ordinals[at]!.length, value: at + 1 };
}

function circledValue(character: string): number | null {
  if (!/[\u2460-\u2473\u2776-\u277f]/u.test(character)) return null;
  const code = character.codePointAt(0)!;
  return code >= 0x2776 ? code - 0x2776 + 1 : code - 0x2460 + 1;
}

/** "one of the", "no one", "at one": choice, not an amount. */
function isOneOf(text: string, from: number, to: number): boolean {
  if (text.slice(from, to) !== 'one')
    return isHan(text.charAt(from)) && text.slice(from, to) === '两' && text.charAt(to) === '者';
  return (
    text.startsWith(' of', to) ||
    /(?:no|any|every|this|that|which|the) $/u.test(text.slice(Math.max(0, from - 6), from))
  );
}
