import type { InstrumentId } from './instrument.ts';

/** Something dated that investors watch: drawn on the price chart and listed among catalysts. */
export interface MarketEvent {
  readonly instrumentId: InstrumentId;
  readonly kind: 'earnings' | 'dividend' | 'split' | 'filing' | 'news' | 'listing';
  readonly date: string;
  readonly knownAt: string;
  readonly title: string;
  readonly url?: string;
  /** For earnings: reported and expected earnings per share. */
  readonly actual?: number;
  readonly expected?: number;
}
