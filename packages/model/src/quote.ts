import type { InstrumentId } from './instrument.ts';
import type { Measure } from './measure.ts';

/** Last known price of one instrument. */
export interface Quote {
  readonly instrumentId: InstrumentId;
  readonly price: number;
  readonly previousClose: number | null;
  readonly currency: string;
  readonly at: number;
  readonly simulated: boolean;
}

/** A last price with what its source computes beside it, such as the market value. */
export interface MeasuredQuote extends Quote {
  readonly measures: readonly Measure[];
}
