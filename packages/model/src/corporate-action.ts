import type { InstrumentId } from './instrument.ts';

/** Something that changes what one share is. Raw bars are kept; adjustment happens on read. */
export type CorporateAction =
  | {
      readonly kind: 'dividend';
      readonly instrumentId: InstrumentId;
      readonly exDate: string;
      readonly knownAt: string;
      readonly amount: number;
      readonly currency: string;
    }
  | {
      /** `ratio` new shares for one old: 4 for a 4:1 split, 1.8 for a bonus issue of 8 per 10, 0.1 for a 1:10 consolidation. */
      readonly kind: 'split';
      readonly instrumentId: InstrumentId;
      readonly exDate: string;
      readonly knownAt: string;
      readonly ratio: number;
    };

/** An offer of new shares to holders at a price below the market's: `ratio` new shares for one old. */
export interface RightsIssue {
  readonly instrumentId: InstrumentId;
  readonly exDate: string;
  readonly knownAt: string;
  readonly ratio: number;
  readonly price: number;
  readonly currency: string;
}
