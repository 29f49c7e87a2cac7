import type { Locale } from './locale.ts';

/** A piece of text: words, a figure, a citation mark, a formula. */
export type TextPart =
  | string
  /** `size`: without its sign, where the words around it say the direction. */
  | { readonly fact: string; readonly as?: 'delta' | 'plain' | 'size' }
  | { readonly cite: string }
  | { readonly tex: string };

/** The same paragraph in every language, around the same figures. */
export type LocalParts = Readonly<Record<Locale, readonly TextPart[]>>;
