import type { InstrumentId } from './instrument.ts';
import type { LocalText } from './locale.ts';

/**
 * What can be dated: results and their surprises · payments and splits · filings · headlines · first trading days · ends of lock-ups,
 * after which early holders may sell · joining or leaving an index · releases of figures about the economy · changes to a coin's
 * network or supply.
 */
export const marketEventKinds = [
  'earnings',
  'dividend',
  'split',
  'filing',
  'news',
  'listing',
  'lock-up',
  'index-change',
  'macro',
  'token',
] as const;
export type MarketEventKind = (typeof marketEventKinds)[number];

/** Something dated that investors watch: drawn on the price chart and listed among catalysts. */
export interface MarketEvent {
  readonly instrumentId: InstrumentId;
  readonly kind: MarketEventKind;
  readonly date: string;
  readonly knownAt: string;
  readonly title: LocalText;
  readonly url?: string;
  /** The day is worked out and may move. */
  readonly isEstimate?: true;
  /** For earnings: reported and expected earnings per share. */
  readonly actual?: number;
  readonly expected?: number;
}
