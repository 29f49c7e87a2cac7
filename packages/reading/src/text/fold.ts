import { simplifiedOf } from '@plumbline/model/simplified';

/** A text in one form, with the way back to what was typed. */
export interface Folded {
  readonly source: string;
  readonly text: string;
  /** For each place of `text`, and for its end, the offset in `source`. */
  readonly offsets: readonly number[];
}

/** Fractions, circled and raised digits keep their form: compatibility forms would glue them to the digits beside them. */
const keptForms = /[\u00bc-\u00be\u2150-\u215e\u2189\u00b2\u00b3\u00b9\u2070-\u2079\u2460-\u2473\u2776-\u277f]/u;

const punctuation: ReadonlyMap<string, string> = new Map([
  ['‘', "'"],
  ['’', "'"],
  ['“', '"'],
  ['”', '"'],
  ['「', '"'],
  ['」', '"'],
  ['『', '"'],
  ['』', '"'],
  ['–', '-'],
  ['—', '-'],
  ['−', '-'],
  ['‐', '-'],
  ['‑', '-'],
  ['〜', '~'],
  ['≥', '>='],
  ['≤', '<='],
  ['≠', '!='],
  ['→', '->'],
  ['×', 'x'],
  ['\u00a0', ' '],
  ['\u3000', ' '],
  ['\t', ' '],
]);

function foldOne(character: string): string {
  if (character >= '!' && character <= '~') return character.toLowerCase();
  // Unified Chinese characters have no other form than their simplified one.
  if (character >= '\u4e00' && character <= '\u9fff') return simplifiedOf.get(character) ?? character;
  const known = punctuation.get(character);
  if (known !== undefined) return known;
  if (keptForms.test(character)) return character;
  const form = character.normalize('NFKC').toLowerCase();
  return simplifiedOf.get(form) ?? punctuation.get(form) ?? form;
}

/** An accent or sign that joins the character before it. */
function isCombining(character: string): boolean {
  return character > '\u02ff' && !(character >= '\u4e00' && character <= '\u9fff') && /\p{M}/u.test(character);
}

/** One form of a text: composed, half width, lower case, simplified characters, straight quotes. */
export function fold(source: string): Folded {
  let text = '';
  const offsets: number[] = [];
  let at = 0;
  while (at < source.length) {
    const start = at;
    at += source.codePointAt(at)! > 0xffff ? 2 : 1;
    while (at < source.length && isCombining(source.charAt(at))) at += 1;
    const raw = source.slice(start, at);
    const isWhat = raw === '甚' && /[么麼麽]/u.test(source.charAt(at));
    const form = isWhat ? '什' : raw.length === 1 ? foldOne(raw) : foldOne(raw.normalize('NFC'));
    for (let place = 0; place < form.length; place += 1) offsets.push(start);
    text += form;
  }
  offsets.push(source.length);
  return { source, text, offsets };
}

/** A word of a table in the same form. */
export function foldWord(word: string): string {
  return fold(word.trim()).text;
}

const han = /\p{Script=Han}/u;

export function isHan(character: string): boolean {
  return character !== '' && han.test(character);
}

export function isDigit(character: string): boolean {
  return character >= '0' && character <= '9';
}

/** Letters that form words at whose edges a match has to end: everything alphabetic but Chinese characters. */
export function isLetter(character: string): boolean {
  if (character >= 'a' && character <= 'z') return true;
  return character > '\u007f' && /\p{L}/u.test(character) && !han.test(character);
}

export function isBlank(character: string): boolean {
  return character === ' ' || character === '\n' || character === '\r';
}
