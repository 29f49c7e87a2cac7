import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Instrument, InstrumentId } from '@plumbline/model/instrument';
import { parseInstrumentId } from '@plumbline/model/instrument';
import type { Database } from '../../platform/db/schema.ts';

export type WatchedRow = Selectable<Database['watched']>;
type WatchlistRow = Selectable<Database['watchlists']>;

export async function listWatched(db: Kysely<Database>, ownerId: string): Promise<readonly WatchedRow[]> {
  return db
    .selectFrom('watched')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .orderBy('place')
    .orderBy('added_at')
    .orderBy('instrument_id')
    .execute();
}

/** What anybody watches, each once, by its place. */
export async function everyWatched(db: Kysely<Database>): Promise<readonly InstrumentId[]> {
  const rows = await db
    .selectFrom('watched')
    .select(({ fn }) => ['instrument_id', fn.min('place').as('first')])
    .groupBy('instrument_id')
    .orderBy('first')
    .orderBy('instrument_id')
    .execute();
  return rows.flatMap(({ instrument_id }) => parseInstrumentId(instrument_id) ?? []);
}

/** Puts instruments behind those that are watched; one that is there already stays as it is. */
export async function appendWatched(
  trx: Transaction<Database>,
  ownerId: string,
  instruments: readonly Instrument[],
  now: number,
): Promise<void> {
  const { last } = await trx
    .selectFrom('watched')
    .select(({ fn }) => fn.max('place').as('last'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  const first = Number(last ?? 0) + 1;
  const rows = instruments.map((instrument, at) => ({
    owner_id: ownerId,
    instrument_id: instrument.id,
    instrument: JSON.stringify(instrument),
    place: first + at,
    added_at: now,
    seen_at: null,
    since: null,
    seen_price: null,
    price_then: null,
  }));
  if (rows.length === 0) return;
  await trx
    .insertInto('watched')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['owner_id', 'instrument_id']).doNothing())
    .execute();
}

/** Whether it was watched. */
export async function deleteWatched(db: Kysely<Database>, ownerId: string, instrumentId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('watched')
    .where('owner_id', '=', ownerId)
    .where('instrument_id', '=', instrumentId)
    .executeTakeFirst();
  return numDeletedRows !== 0n;
}

export async function placeWatched(
  trx: Transaction<Database>,
  ownerId: string,
  instrumentId: string,
  place: number,
): Promise<void> {
  await trx
    .updateTable('watched')
    .set({ place })
    .where('owner_id', '=', ownerId)
    .where('instrument_id', '=', instrumentId)
    .execute();
}

/** A look that comes `apartMs` or more after the last one is a new visit: what came since the last one is new from then on. */
export async function markSeen(
  trx: Transaction<Database>,
  ownerId: string,
  {
    now,
    apartMs,
    prices,
  }: { readonly now: number; readonly apartMs: number; readonly prices: Readonly<Record<string, number>> },
): Promise<void> {
  await trx
    .updateTable('watched')
    .set(({ ref }) => ({ since: ref('seen_at'), price_then: ref('seen_price') }))
    .where('owner_id', '=', ownerId)
    .where('seen_at', '<=', now - apartMs)
    .execute();
  await trx.updateTable('watched').set({ seen_at: now }).where('owner_id', '=', ownerId).execute();
  for (const [id, price] of Object.entries(prices)) {
    await trx
      .updateTable('watched')
      .set({ seen_price: price })
      .where('owner_id', '=', ownerId)
      .where('instrument_id', '=', id)
      .execute();
  }
}

/** Lists of an owner, in the sequence in which they were made. */
export async function listWatchlists(db: Kysely<Database>, ownerId: string): Promise<readonly WatchlistRow[]> {
  return db
    .selectFrom('watchlists')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Writes a list, or the new name and members of the one of this id. */
export async function upsertWatchlist(trx: Transaction<Database>, row: WatchlistRow): Promise<void> {
  await trx
    .insertInto('watchlists')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['owner_id', 'id']).doUpdateSet({ name: row.name, members: row.members }),
    )
    .execute();
}

export async function deleteWatchlist(db: Kysely<Database>, ownerId: string, id: string): Promise<void> {
  await db.deleteFrom('watchlists').where('owner_id', '=', ownerId).where('id', '=', id).execute();
}
