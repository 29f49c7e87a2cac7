import type { Insertable, Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';

type Db = Kysely<Database>;

/** The owners of tokens: an account while its session has not expired, or what a browser is without one. */
export function listOwners(db: Db, hashes: readonly string[], now: number) {
  return db
    .selectFrom('owners')
    .select([
      'token_sha256',
      'id',
      'created_at',
      'last_seen_at',
      'place',
      sql<string | null>`cast(null as text)`.as('session_id'),
    ])
    .where('token_sha256', 'in', hashes)
    .unionAll(
      db
        .selectFrom('owner_sessions')
        .innerJoin('owners', 'owners.id', 'owner_sessions.owner_id')
        .select([
          'owner_sessions.token_sha256',
          'owners.id',
          'owners.created_at',
          'owner_sessions.last_seen_at',
          'owners.place',
          'owner_sessions.id as session_id',
        ])
        .where('owner_sessions.token_sha256', 'in', hashes)
        .where('owner_sessions.expires_at', '>', now),
    )
    .execute();
}

export async function touchSession(db: Db, id: string, at: number): Promise<void> {
  await db.updateTable('owner_sessions').set({ last_seen_at: at }).where('id', '=', id).execute();
}

/** Whoever was to be removed and comes again stays, and is told. place: undefined = as it was. */
export async function touchOwner(db: Db, id: string, at: number, place?: string): Promise<void> {
  await db
    .updateTable('owners')
    .set((eb) => ({
      last_seen_at: at,
      ...(place !== undefined && { place }),
      returned_at: eb.case().when('removal_at', 'is not', null).then(at).else(eb.ref('returned_at')).end(),
      removal_at: null,
    }))
    .where('id', '=', id)
    .execute();
}

/** When a guest came back after it was settled that they go; null when they never did. */
export async function readReturn(db: Db, id: string): Promise<number | null> {
  const row = await db.selectFrom('owners').select('returned_at').where('id', '=', id).executeTakeFirst();
  return row?.returned_at ?? null;
}

export async function insertOwner(db: Db, row: Insertable<Database['owners']>): Promise<void> {
  await db.insertInto('owners').values(row).execute();
}

/** The same; left alone where the id is there already. */
export async function insertOwnerOnce(db: Db, row: Insertable<Database['owners']>): Promise<void> {
  await db
    .insertInto('owners')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

export function findInvite(db: Db, code: string) {
  return db.selectFrom('invites').select(['inviter', 'expires_at']).where('code', '=', code).executeTakeFirst();
}
