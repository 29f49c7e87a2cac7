import type { Locale, LocalText } from './locale.ts';

/** How a source came to be known: as filed, as quoted by a provider, computed by us, chosen by us, generated, typed by the user. */
export type SourceKind = 'filing' | 'prices' | 'reference' | 'news' | 'derived' | 'assumption' | 'simulated' | 'user';

/** Where figures came from. A report lists each once; facts point at it with a locator inside it. */
export interface Source {
  readonly id: string;
  readonly kind: SourceKind;
  readonly publisher: string;
  readonly title: string;
  /** The title in each language, where the product itself gives it; a publisher's own stay in their language. */
  readonly titles?: LocalText;
  readonly url?: string;
  readonly retrievedAt: number;
  /** Date the content speaks of: filing date, last bar. */
  readonly asOf: string;
  /** Inside the publisher: accession number, chart symbol, generator and seed. */
  readonly locator: string;
  readonly simulated: boolean;
  /** Licence or attribution that must be shown with it. */
  readonly attribution?: string;
  /** What was left out on the way in and why, in plain words: rows without prices, a live row that breaks its own range. */
  readonly notes?: readonly string[];
  /** It does not say when its figures came out: the days on record are the last that the rules of the market allow. */
  readonly isDatedByRule?: true;
  /** Who was asked before and did not answer, so that the use of a fallback is never silent. */
  readonly insteadOf?: readonly string[];
}

/** What a source is called for a reader. */
export function sourceTitle({ title, titles }: Pick<Source, 'title' | 'titles'>, locale: Locale): string {
  return titles?.[locale] ?? title;
}

/** A place inside a source: an XBRL tag and accession, a bar date, a field of a generated statement. */
export interface SourceRef {
  readonly id: string;
  readonly locator: string;
  /** The row as the source has it, for the receipt: label and value pairs. */
  readonly row?: readonly (readonly [label: string, value: string])[];
}
