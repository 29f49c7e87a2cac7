import type { QuietHours } from '@plumbline/contract/channel';
import type { Kysely, Transaction, Updateable } from 'kysely';
import { pagesOf } from '../../platform/db/pages-of.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { ChannelRow, DeliveryRow } from './rows.ts';

type ChannelChange = Updateable<Database['channels']>;
type DeliveryChange = Updateable<Database['deliveries']>;

export async function listChannels(db: Kysely<Database>, ownerId: string): Promise<readonly ChannelRow[]> {
  return db
    .selectFrom('channels')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function findChannel(db: Kysely<Database>, ownerId: string, id: string): Promise<ChannelRow | undefined> {
  return db.selectFrom('channels').selectAll().where('id', '=', id).where('owner_id', '=', ownerId).executeTakeFirst();
}

/** What every channel keeps secret. */
export async function listSealed(trx: Transaction<Database>): Promise<readonly Pick<ChannelRow, 'id' | 'sealed'>[]> {
  return trx.selectFrom('channels').select(['id', 'sealed']).execute();
}

/** The channel of a delivery, which goes when its channel goes. */
export async function channelOf(db: Kysely<Database>, { channel_id: id }: DeliveryRow): Promise<ChannelRow> {
  return db.selectFrom('channels').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** Of channels that are named beside their owners, those that messages may go out by now: ids by owner. */
export async function listOpen(
  trx: Transaction<Database>,
  wanted: readonly { readonly ownerId: string; readonly channelIds: readonly string[] }[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const open = new Map<string, readonly string[]>();
  for (const page of pagesOf([...new Set(wanted.flatMap(({ channelIds }) => channelIds))])) {
    const rows = await trx
      .selectFrom('channels')
      .select(['id', 'owner_id'])
      .where('id', 'in', page)
      .where('enabled', '=', 1)
      .where('confirmed_at', 'is not', null)
      .execute();
    for (const { id, owner_id: owner } of rows) open.set(owner, [...(open.get(owner) ?? []), id]);
  }
  return open;
}

export async function insertChannel(db: Kysely<Database>, row: ChannelRow): Promise<void> {
  await db.insertInto('channels').values(row).execute();
}

export async function updateChannel(db: Kysely<Database>, id: string, change: ChannelChange): Promise<void> {
  await db.updateTable('channels').set(change).where('id', '=', id).execute();
}

export async function deleteChannel(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom('channels').where('id', '=', id).execute();
}

/** What went out by a channel last. */
export async function latestDelivery(db: Kysely<Database>, channelId: string): Promise<DeliveryRow | null> {
  const row = await db
    .selectFrom('deliveries')
    .selectAll()
    .where('channel_id', '=', channelId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

const failedOf = (db: Kysely<Database>, ownerId: string) =>
  db
    .selectFrom('deliveries')
    .where('owner_id', '=', ownerId)
    .where('state', '=', 'failed')
    .where('kind', '!=', 'test')
    .where('dismissed_at', 'is', null);

/** Messages that did not arrive and that their owner has not put away, the latest first. */
export async function listFailed(db: Kysely<Database>, ownerId: string, most: number): Promise<readonly DeliveryRow[]> {
  return failedOf(db, ownerId).selectAll().orderBy('created_at', 'desc').limit(most).execute();
}

export async function countFailed(db: Kysely<Database>, ownerId: string): Promise<number> {
  return (await failedOf(db, ownerId).select('id').execute()).length;
}

export interface LogFilter {
  readonly channelId?: string | undefined;
  readonly subjectId?: string | undefined;
  readonly limit: number;
}

/** Messages of an owner, the latest first. */
export async function listDeliveries(
  db: Kysely<Database>,
  ownerId: string,
  { channelId, subjectId, limit }: LogFilter,
): Promise<readonly DeliveryRow[]> {
  let query = db.selectFrom('deliveries').selectAll().where('owner_id', '=', ownerId);
  if (channelId !== undefined) query = query.where('channel_id', '=', channelId);
  if (subjectId !== undefined) query = query.where('subject_id', '=', subjectId);
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

/** How many tests an owner has sent since an instant. */
export async function countTests(db: Kysely<Database>, ownerId: string, since: number): Promise<number> {
  const rows = await db
    .selectFrom('deliveries')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('kind', '=', 'test')
    .where('created_at', '>', since)
    .execute();
  return rows.length;
}

/** Messages whose time has come, the longest due first, without those that were new at an instant and never tried or held back. */
export async function listDue(
  db: Kysely<Database>,
  { now, freshSince, most }: { readonly now: number; readonly freshSince: number; readonly most: number },
): Promise<readonly Pick<DeliveryRow, 'id' | 'attempts' | 'owner_id'>[]> {
  return db
    .selectFrom('deliveries')
    .select(['id', 'attempts', 'owner_id'])
    .where('state', '=', 'waiting')
    .where('due_at', '<=', now)
    .where((eb) =>
      eb.or([eb('attempts', '>', 0), eb('due_at', '>', eb.ref('created_at')), eb('created_at', '<=', freshSince)]),
    )
    .orderBy('due_at')
    .limit(most)
    .execute();
}

export async function findWaiting(db: Kysely<Database>, id: string): Promise<DeliveryRow | null> {
  const row = await db
    .selectFrom('deliveries')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return row ?? null;
}

export async function insertDelivery(db: Kysely<Database>, row: DeliveryRow): Promise<void> {
  await db.insertInto('deliveries').values(row).execute();
}

/** Writes messages, and answers the ids of those whose channel had none under their key yet. */
export async function insertOnce(
  trx: Transaction<Database>,
  rows: readonly DeliveryRow[],
): Promise<ReadonlySet<string>> {
  const added = new Set<string>();
  for (const page of pagesOf(rows)) {
    const inserted = await trx
      .insertInto('deliveries')
      .values(page)
      .onConflict((conflict) => conflict.columns(['channel_id', 'key']).doNothing())
      .returning('id')
      .execute();
    for (const { id } of inserted) added.add(id);
  }
  return added;
}

/** Changes a message that is as it was read; false when another worker has tried it meanwhile, and then it stays. */
export async function updateWaiting(
  db: Kysely<Database>,
  { id, attempts }: Pick<DeliveryRow, 'id' | 'attempts'>,
  change: DeliveryChange,
): Promise<boolean> {
  const changed = await db
    .updateTable('deliveries')
    .set(change)
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('state', '=', 'waiting')
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

export async function markDismissed(
  db: Kysely<Database>,
  ownerId: string,
  ids: readonly string[],
  at: number,
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('deliveries')
    .set({ dismissed_at: at })
    .where('owner_id', '=', ownerId)
    .where('id', 'in', ids)
    .execute();
}

/** Quiet hours of those owners who have some. */
export async function readQuietHours(
  db: Kysely<Database>,
  ownerIds: readonly string[],
): Promise<ReadonlyMap<string, QuietHours>> {
  const hours = new Map<string, QuietHours>();
  for (const page of pagesOf([...new Set(ownerIds)])) {
    const rows = await db.selectFrom('quiet_hours').selectAll().where('owner_id', 'in', page).execute();
    for (const { owner_id: owner, from_minute: from, until_minute: until, time_zone: timeZone } of rows) {
      hours.set(owner, { from, until, timeZone });
    }
  }
  return hours;
}

/** Puts hours, or none, in the place of those of before. */
export async function replaceQuietHours(
  db: Kysely<Database>,
  ownerId: string,
  quiet: QuietHours | null,
  at: number,
): Promise<void> {
  await db.deleteFrom('quiet_hours').where('owner_id', '=', ownerId).execute();
  if (quiet === null) return;
  const { from, until, timeZone } = quiet;
  await db
    .insertInto('quiet_hours')
    .values({ owner_id: ownerId, from_minute: from, until_minute: until, time_zone: timeZone, saved_at: at })
    .execute();
}
