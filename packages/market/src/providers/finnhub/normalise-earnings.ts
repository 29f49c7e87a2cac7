import type { Instrument } from '@plumbline/model/instrument';
import type { MarketEvent } from '@plumbline/model/market-event';
import type { CalendarRow } from './schema.ts';

/** Days of results, past and announced, with reported and expected earnings per share where they are known. */
export function normaliseEarnings(
  rows: readonly CalendarRow[],
  instrument: Instrument,
  symbol: string,
  today: string,
): readonly MarketEvent[] {
  return rows
    .filter((row) => row.symbol === symbol)
    .map((row) => {
      const period = row.quarter && row.year ? ` of the ${row.year} fiscal quarter ${row.quarter}` : '';
      return {
        instrumentId: instrument.id,
        kind: 'earnings' as const,
        date: row.date,
        // A date to come is known now; one that has passed was known on the day at the latest.
        knownAt: row.date < today ? row.date : today,
        title: row.date > today ? `Results${period} expected` : `Results${period} announced`,
        ...(typeof row.epsActual === 'number' ? { actual: row.epsActual } : {}),
        ...(typeof row.epsEstimate === 'number' ? { expected: row.epsEstimate } : {}),
      };
    })
    .toSorted((a, b) => a.date.localeCompare(b.date));
}
