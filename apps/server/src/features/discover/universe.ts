import type { Universe } from '@plumbline/agent/report/universe';
import type { Realm } from '@plumbline/market/route/market-data';
import type { Instrument, MarketId } from '@plumbline/model/instrument';
import type { SectionRow } from './store/cross-section.ts';

/** The measured instruments of one market, as a report compares with them. */
export function universeOf(
  market: MarketId,
  realm: Realm,
  rows: ReadonlyMap<string, SectionRow>,
  known: readonly Instrument[],
): Universe {
  const members = known
    .filter((instrument) => instrument.market === market)
    .flatMap(({ id, name, sector }) => {
      const row = rows.get(id);
      if (row === undefined || row.asOf === null) return [];
      return [{ id, name, sector: sector ?? null, asOf: row.asOf, values: row.values }];
    });
  return { simulated: realm === 'simulated', members };
}
