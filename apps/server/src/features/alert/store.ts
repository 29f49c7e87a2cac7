import type { Kysely, Transaction, Updateable } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { AlertEventRow, AlertRow } from './rows.ts';

/** Alerts of an owner, the latest first. */
export async function listAlerts(db: Kysely<Database>, ownerId: string): Promise<readonly AlertRow[]> {
  return db
    .selectFrom('alerts')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Active alerts of everybody. */
export async function listActive(db: Kysely<Database>): Promise<readonly AlertRow[]> {
  return db.selectFrom('alerts').selectAll().where('state', '=', 'active').orderBy('id').execute();
}

/** Of the active alerts of everybody, what they watch and how far they were checked. */
export async function listWatched(
  db: Kysely<Database>,
): Promise<readonly Pick<AlertRow, 'instrument_id' | 'checked_until'>[]> {
  return db.selectFrom('alerts').select(['instrument_id', 'checked_until']).where('state', '=', 'active').execute();
}

export async function insertAlert(db: Kysely<Database>, row: AlertRow): Promise<void> {
  await db.insertInto('alerts').values(row).execute();
}

export async function updateAlert(
  db: Kysely<Database>,
  id: string,
  change: Updateable<Database['alerts']>,
): Promise<void> {
  await db.updateTable('alerts').set(change).where('id', '=', id).execute();
}

export async function deleteAlert(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom('alerts').where('id', '=', id).execute();
}

/** Whatever rang of one alert. */
export async function eventsOfAlert(db: Kysely<Database>, alertId: string): Promise<readonly AlertEventRow[]> {
  return db.selectFrom('alert_events').selectAll().where('alert_id', '=', alertId).execute();
}

/** What rang last, of all alerts of an owner. */
export async function latestEvents(
  db: Kysely<Database>,
  ownerId: string,
  most: number,
): Promise<readonly AlertEventRow[]> {
  return db
    .selectFrom('alert_events')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

/** False when the alert rang under this key before. */
export async function insertEvent(trx: Transaction<Database>, row: AlertEventRow): Promise<boolean> {
  const inserted = await trx
    .insertInto('alert_events')
    .values(row)
    .onConflict((conflict) => conflict.columns(['alert_id', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function countUnread(db: Kysely<Database>, ownerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('alert_events')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('owner_id', '=', ownerId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function markEventsRead(
  db: Kysely<Database>,
  ownerId: string,
  ids: readonly string[],
  at: number,
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('alert_events')
    .set({ read_at: at })
    .where('owner_id', '=', ownerId)
    .where('id', 'in', ids)
    .where('read_at', 'is', null)
    .execute();
}
