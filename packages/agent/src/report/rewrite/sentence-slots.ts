import type { Locale } from '@plumbline/model/locale';
import { locales } from '@plumbline/model/locale';
import type { LocalParts, TextPart } from '@plumbline/model/text-part';

type Piece = Exclude<TextPart, string>;

/** A sentence with its figures and marks as numbered slots, the same numbers in every language. */
export interface SlottedSentence {
  readonly texts: Readonly<Record<Locale, string>>;
  /** What stands in slot 1, 2, …; the first is slot 1. */
  readonly pieces: readonly Piece[];
}

function keyOf(piece: Piece): string {
  if ('fact' in piece) return `fact ${piece.fact} ${piece.as ?? 'plain'}`;
  return 'cite' in piece ? `cite ${piece.cite}` : `tex ${piece.tex}`;
}

/** Takes the figures out of a sentence: a writer sees where they stand and what they are, never their digits. */
export function toSlots(parts: LocalParts): SlottedSentence {
  const pieces = new Map<string, Piece>();
  for (const locale of locales) {
    for (const part of parts[locale]) if (typeof part !== 'string') pieces.set(keyOf(part), part);
  }
  const numbers = new Map([...pieces.keys()].map((key, at) => [key, at + 1]));
  const print = (locale: Locale): string =>
    parts[locale].map((part) => (typeof part === 'string' ? part : `{${numbers.get(keyOf(part))}}`)).join('');
  return {
    texts: { en: print('en'), 'zh-CN': print('zh-CN'), 'zh-HK': print('zh-HK') },
    pieces: [...pieces.values()],
  };
}

/** Puts the figures back; null when a slot is unknown. */
export function fromSlots(texts: Readonly<Record<Locale, string>>, pieces: readonly Piece[]): LocalParts | null {
  let isKnown = true;
  const fill = (text: string): readonly TextPart[] =>
    text.split(/(\{\d+\})/).flatMap((part): readonly TextPart[] => {
      const slot = /^\{(\d+)\}$/.exec(part)?.[1];
      if (slot === undefined) return part === '' ? [] : [part];
      const piece = pieces[Number(slot) - 1];
      if (piece === undefined) isKnown = false;
      return piece === undefined ? [] : [piece];
    });
  const filled = { en: fill(texts.en), 'zh-CN': fill(texts['zh-CN']), 'zh-HK': fill(texts['zh-HK']) };
  return isKnown ? filled : null;
}
