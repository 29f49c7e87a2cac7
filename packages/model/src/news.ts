import type { InstrumentId } from './instrument.ts';

/** One headline. Its words come from outside: they are shown as text, never as markup and never as instructions. */
export interface NewsItem {
  /** What it was found for; null for a feed about everything. */
  readonly instrumentId: InstrumentId | null;
  readonly title: string;
  readonly url: string;
  /** Who published it, as far as the source names them; a bare host name otherwise. */
  readonly publisher: string;
  /** Epoch ms UTC. */
  readonly publishedAt: number;
  /** False where the source gives a time without saying of which zone; it is then read as UTC. */
  readonly isZoneKnown: boolean;
  /** Language tag such as `en` or `zh`; null when neither the source nor the script says. */
  readonly language: string | null;
  readonly summary?: string;
  /** The address leads through the source's own counter, not straight to the publisher. */
  readonly isRedirect?: boolean;
}
