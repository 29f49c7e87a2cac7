import type { InstrumentId } from './instrument.ts';

/** Last known price of one instrument. */
export interface Quote {
  readonly instrumentId: InstrumentId;
  readonly price: number;
  readonly previousClose: number | null;
  readonly currency: string;
  readonly at: number;
  readonly simulated: boolean;
}
