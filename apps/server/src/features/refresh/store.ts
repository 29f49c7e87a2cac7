import { dayMs } from '@plumbline/model/date';
import type { Kysely } from 'kysely';
import type { InstrumentId, MarketId } from '@plumbline/model/instrument';
import { marketOf, parseInstrumentId } from '@plumbline/model/instrument';
import type { Database } from '../../platform/db/schema.ts';

/** Whoever asked for a report is interested for a while. */
const interestMs = 30 * dayMs;
const mostWatched = 500;

/** Instruments somebody follows: those of recent reports on real figures. Newest first. */
export async function watchedInstruments(db: Kysely<Database>, now: number): Promise<readonly InstrumentId[]> {
  const rows = await db
    .selectFrom('reports')
    .select(({ fn }) => ['instrument_id', fn.max('created_at').as('last_at')])
    .where('deleted_at', 'is', null)
    .where('simulated', '=', 0)
    .where('created_at', '>', now - interestMs)
    .groupBy('instrument_id')
    .orderBy('last_at', 'desc')
    .limit(mostWatched)
    .execute();
  return rows.flatMap(({ instrument_id: id }) => parseInstrumentId(id) ?? []);
}

export function ofMarket(ids: readonly InstrumentId[], market: MarketId): readonly InstrumentId[] {
  return ids.filter((id) => marketOf(id) === market);
}
