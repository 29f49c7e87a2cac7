import type { Locale } from './locale.ts';

/** A piece of text: words, a figure, a citation mark, a formula. */
export type TextPart =
  | string
  /** `size`: without its sign, where the words around it say the direction. */
  | { readonly fact: string; readonly as?: 'delta' | 'plain' | 'size' }
  | { readonly cite: string }
  | { readonly tex: string };

/**
 * What the words of a sentence say of its figures: what a figure is called (a metric or a handle), and on which side of another
 * figure, or of a level in its own unit, it lies. Held against figures, tables, charts and the other sentences of its report.
 */
export type Assertion =
  | { readonly fact: string; readonly kind: string }
  | { readonly fact: string; readonly side: 'above' | 'below'; readonly of: string | number }
  | { readonly fact: string; readonly side: 'near'; readonly of: string | number; readonly within: number };

/** The same paragraph in every language, around the same figures. */
export type LocalParts = Readonly<Record<Locale, readonly TextPart[]>> & { readonly asserts?: readonly Assertion[] };
