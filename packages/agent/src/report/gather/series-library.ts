import type { Adjustment } from '@plumbline/model/bar';
import type { InstrumentId } from '@plumbline/model/instrument';
import type { PriceHistory } from './price-history.ts';

/** The price histories a report stands on, by instrument and adjustment. */
export interface SeriesLibrary {
  readonly add: (history: PriceHistory) => void;
  readonly get: (id: InstrumentId, adjustment: Adjustment) => PriceHistory | null;
}

export function createSeriesLibrary(): SeriesLibrary {
  const histories = new Map<string, PriceHistory>();
  const keyOf = (id: InstrumentId, adjustment: Adjustment): string => `${id} ${adjustment}`;
  return {
    add: (history) => histories.set(keyOf(history.series.instrumentId, history.series.adjustment), history),
    get: (id, adjustment) => histories.get(keyOf(id, adjustment)) ?? null,
  };
}
