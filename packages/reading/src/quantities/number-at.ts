import { isDigit, isHan, isLetter } from '../text/fold.ts';
import {
  digitScales,
  englishScales,
  englishTens,
  englishUnits,
  fractionForms,
  hanDigits,
  hanScales,
  hanUnits,
} from './numerals.ts';

/** A number as it stands in a text, before it has a unit. */
export interface WrittenNumber {
  readonly to: number;
  /** `written × scale`. */
  readonly value: number;
  readonly written: number;
  readonly scale: number;
  readonly form: 'digits' | 'han' | 'words' | 'fraction';
  /** Decimals are written out: no period or count. */
  readonly decimal: boolean;
}

/** Nobody means a longer number, and a part of one is another number. */
const mostDigits = 40;

function digitsAt(text: string, from: number): { to: number; written: number; decimal: boolean } | null {
  let at = from;
  let digits = '';
  while (
    isDigit(text.charAt(at)) ||
    (text.charAt(at) === ',' && digits !== '' && /^,\d{3}(?!\d)/u.test(text.slice(at, at + 5)))
  ) {
    if (text.charAt(at) !== ',') digits += text.charAt(at);
    at += 1;
    if (at - from > mostDigits) return null;
  }
  let decimal = false;
  if (text.charAt(at) === '.' && isDigit(text.charAt(at + 1))) {
    let end = at + 1;
    while (isDigit(text.charAt(end)) && end - from <= mostDigits) end += 1;
    if (end - from > mostDigits) return null;
    // Two points are a date or a version, never a number.
    if (text.charAt(end) !== '.' || !isDigit(text.charAt(end + 1))) {
      digits = `${digits === '' ? '0' : digits}${text.slice(at, end)}`;
      at = end;
      decimal = true;
    }
  }
  return digits === '' ? null : { to: at, written: Number(digits), decimal };
}

function hanScaleAt(text: string, from: number): { to: number; scale: number } {
  let at = from;
  let scale = 1;
  while (at - from < 4) {
    const unit =
      hanScales[text.charAt(at)] ?? (at === from || scale > 1 ? { 百: 100, 千: 1000 }[text.charAt(at)] : undefined);
    if (unit === undefined) break;
    scale *= unit;
    at += 1;
  }
  return { to: at, scale };
}

function scaleAt(text: string, from: number): { to: number; scale: number } {
  const han = hanScaleAt(text, from);
  if (han.scale > 1) return han;
  const start = text.charAt(from) === ' ' ? from + 1 : from;
  for (const [word, scale] of digitScales) {
    if (!text.startsWith(word, start)) continue;
    if (start > from && word.length === 1) continue;
    const end = start + word.length;
    if (isLetter(text.charAt(end)) && !(word.length > 3 && text.charAt(end) === 's')) continue;
    if (isDigit(text.charAt(end)) || text.charAt(end) === '%') continue;
    return { to: end, scale };
  }
  return { to: from, scale: 1 };
}

/** Chinese numerals: 二十, 一百五, 三千五百万, 一二〇, 十二点五. */
function hanAt(text: string, from: number): WrittenNumber | null {
  let at = from;
  let total = 0;
  let section = 0;
  let digit: number | null = null;
  let last = 1;
  let run = '';
  let plain = true;
  let scale = 1;
  for (; at - from < 24; at += 1) {
    const character = text.charAt(at);
    const value = hanDigits[character];
    const unit = hanUnits[character];
    const big = hanScales[character];
    if (value !== undefined) {
      digit = plain && digit !== null ? null : value;
      if (digit === null && !plain) break;
      if (!plain && run.length > 0 && hanDigits[text.charAt(at - 1)] !== undefined && text.charAt(at - 1) !== '零')
        break;
      run += String(value);
      if (digit === null) digit = value;
    } else if (unit !== undefined) {
      if (plain && run.length > 1) break;
      plain = false;
      section += unit >= 20 && unit < 100 ? unit : (digit ?? 1) * unit;
      last = unit;
      digit = null;
      run = '';
    } else if (big !== undefined && (section > 0 || digit !== null || total > 0)) {
      if (plain && run.length > 1) break;
      plain = false;
      total = (total + section + (digit ?? 0)) * big;
      scale = big;
      last = big;
      section = 0;
      digit = null;
      run = '';
    } else break;
  }
  if (at === from) return null;
  if (plain && run.length > 1)
    return { to: at, value: Number(run), written: Number(run), scale: 1, form: 'han', decimal: false };
  // 一百五 is 150, 三千二 is 3200: a digit after a unit counts in the next smaller one.
  const tail = digit === null ? 0 : last >= 100 && text.charAt(at - 2) !== '零' ? (digit * last) / 10 : digit;
  let value = total + section + tail;
  if (text.charAt(at) === '点' && hanDigits[text.charAt(at + 1)] !== undefined) {
    let end = at + 1;
    let decimals = '';
    while (hanDigits[text.charAt(end)] !== undefined && end - at < 8) {
      decimals += String(hanDigits[text.charAt(end)]);
      end += 1;
    }
    value += Number(`0.${decimals}`);
    const grown = hanScaleAt(text, end);
    return { to: grown.to, value: value * grown.scale, written: value, scale: grown.scale, form: 'han', decimal: true };
  }
  return { to: at, value, written: value / scale, scale, form: 'han', decimal: false };
}

function wordAt(text: string, from: number): string {
  let to = from;
  while (isLetter(text.charAt(to)) && to - from < 12) to += 1;
  return isLetter(text.charAt(to)) ? '' : text.slice(from, to);
}

/** English cardinals: twenty-five, two hundred, a dozen, fifty million. */
function wordsAt(text: string, from: number): WrittenNumber | null {
  if (isLetter(text.charAt(from - 1))) return null;
  let at = from;
  let total = 0;
  let current = 0;
  let end = -1;
  let scale = 1;
  for (let turn = 0; turn < 8; turn += 1) {
    const word = wordAt(text, at);
    if (word === '') break;
    const unit = englishUnits[word];
    const tens = englishTens[word];
    const size = englishScales[word];
    if (unit !== undefined) {
      if (current % 10 !== 0 || (current > 0 && current % 100 < 20 && current % 100 > 0)) break;
      current += unit;
    } else if (tens !== undefined) {
      if (current % 100 !== 0) break;
      current += tens;
    } else if (size !== undefined && (end >= 0 || word === 'dozen')) {
      if (size === 100 || size === 12) current = (current === 0 ? 1 : current) * size;
      else {
        total += current * size;
        scale = size;
        current = 0;
      }
    } else if (word === 'a' && turn === 0 && englishScales[wordAt(text, at + 2)] !== undefined) current = 1;
    else if (
      word === 'and' &&
      end >= 0 &&
      (englishUnits[wordAt(text, at + 4)] ?? englishTens[wordAt(text, at + 4)]) !== undefined &&
      current % 100 === 0 &&
      current > 0
    ) {
      at += 4;
      continue;
    } else break;
    at += word.length;
    end = word === 'a' ? -1 : at;
    if (text.charAt(at) === ' ' || text.charAt(at) === '-') at += 1;
    else break;
    if (word === 'a') end = at;
  }
  if (end < 0) return null;
  const value = total + current;
  return { to: end, value, written: value / scale, scale, form: 'words', decimal: false };
}

function numeratorOver(text: string, from: number): WrittenNumber | null {
  const match = /^(\d{1,2})\/(\d{1,2})(?![\d/%])/u.exec(text.slice(from, from + 8));
  if (match === null) return null;
  const [all, above, below] = match;
  if (Number(below) === 0 || Number(above) >= Number(below) || Number(below) > 12) return null;
  const value = Number(above) / Number(below);
  return { to: from + all.length, value, written: value, scale: 1, form: 'fraction', decimal: true };
}

/** The numbers that may start at a place: the plain reading, and with its scale. */
export function numbersAt(text: string, from: number): readonly WrittenNumber[] {
  const character = text.charAt(from);
  const fraction = fractionForms[character];
  if (fraction !== undefined)
    return [{ to: from + 1, value: fraction, written: fraction, scale: 1, form: 'fraction', decimal: true }];
  if (isDigit(character) || (character === '.' && isDigit(text.charAt(from + 1)))) {
    if (isDigit(text.charAt(from - 1)) || (text.charAt(from - 1) === '.' && isDigit(text.charAt(from - 2)))) return [];
    const over = numeratorOver(text, from);
    const plain = digitsAt(text, from);
    if (plain === null) return [];
    const half = fractionForms[text.charAt(plain.to)];
    if (half !== undefined) {
      const written = plain.written + half;
      return [{ to: plain.to + 1, value: written, written, scale: 1, form: 'fraction', decimal: true }];
    }
    const { to, scale } = scaleAt(text, plain.to);
    const base = { ...plain, value: plain.written, scale: 1, form: 'digits' as const };
    const found: WrittenNumber[] = scale === 1 ? [base] : [base, { ...base, to, value: plain.written * scale, scale }];
    return over === null ? found : [...found, over];
  }
  if (isHan(character)) {
    const han = hanAt(text, from);
    return han === null ? [] : [han];
  }
  if (!isLetter(character)) return [];
  const words = wordsAt(text, from);
  return words === null ? [] : [words];
}
