import { PlumblineError } from '@plumbline/model/errors';
import type { Instrument } from '@plumbline/model/instrument';
import type { MarketEvent } from '@plumbline/model/market-event';
import type { ReleaseDatesBody } from './schema.ts';

/** Publications that move markets, by the number FRED gives them. */
export const releases = [
  { id: 10, title: 'Consumer prices are published' },
  { id: 46, title: 'Producer prices are published' },
  { id: 50, title: 'Employment situation is published' },
  { id: 53, title: 'Gross domestic product is published' },
  { id: 54, title: 'Personal income and outlays are published' },
] as const;

/**
 * Days of one publication, past and planned. When a plan was made is not told, so a day that lies ahead counts as known since today,
 * and one that has passed since itself.
 */
export function normaliseReleases(
  { id, title }: (typeof releases)[number],
  { release_dates: rows }: ReleaseDatesBody,
  instrument: Instrument,
  today: string,
): readonly MarketEvent[] {
  return rows.map(({ release_id: given, date }) => {
    if (given !== id) {
      throw new PlumblineError('data-refused', `FRED was asked for release ${id} and answered for ${given}.`);
    }
    return { instrumentId: instrument.id, kind: 'macro', date, knownAt: date < today ? date : today, title };
  });
}
