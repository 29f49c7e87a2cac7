import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';

type Db = Kysely<Database>;
export type TokenRow = Selectable<Database['api_tokens']>;

/** A token with its owner. Once somebody's work went over to an account, the tokens given before are void. */
export function findToken(db: Db, id: string) {
  return db
    .selectFrom('api_tokens')
    .innerJoin('owners', 'owners.id', 'api_tokens.owner_id')
    .selectAll('api_tokens')
    .select(['owners.kind', 'owners.created_at as owner_since', 'owners.user_id'])
    .where('api_tokens.id', '=', id)
    .where('owners.merged_into', 'is', null)
    .executeTakeFirst();
}

export function listTokens(db: Db, ownerId: string): Promise<TokenRow[]> {
  return db
    .selectFrom('api_tokens')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

export async function insertToken(db: Db, row: Insertable<Database['api_tokens']>): Promise<void> {
  await db.insertInto('api_tokens').values(row).execute();
}

/** Whether there was such a token of this owner. */
export async function deleteToken(db: Db, ownerId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('api_tokens')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function touchToken(db: Db, id: string, at: number): Promise<void> {
  await db.updateTable('api_tokens').set({ last_used_at: at }).where('id', '=', id).execute();
}

/** A call may end after its token was revoked: it is then told of nowhere. */
export async function insertCall(db: Db, row: Insertable<Database['api_calls']>): Promise<void> {
  await db
    .insertInto('api_calls')
    .columns(['id', 'token_id', 'at', 'call', 'outcome'])
    .expression((eb) =>
      eb
        .selectFrom('api_tokens')
        .select([
          eb.val(row.id).as('id'),
          'api_tokens.id as token_id',
          eb.val(row.at).as('at'),
          eb.val(row.call).as('call'),
          eb.val(row.outcome).as('outcome'),
        ])
        .where('api_tokens.id', '=', row.token_id),
    )
    .execute();
}

export function listCalls(db: Db, tokenId: string, limit: number) {
  return db
    .selectFrom('api_calls')
    .select(['at', 'call', 'outcome'])
    .where('token_id', '=', tokenId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Leaves the newest calls of each token, and none before a time. */
export async function deleteOldCalls(db: Db, before: number, mostKept: number): Promise<void> {
  await db.deleteFrom('api_calls').where('at', '<', before).execute();
  const tokens = await db.selectFrom('api_calls').select('token_id').distinct().execute();
  for (const { token_id: token } of tokens) {
    const beyond = await db
      .selectFrom('api_calls')
      .select('id')
      .where('token_id', '=', token)
      .orderBy('id', 'desc')
      .offset(mostKept)
      .limit(1)
      .executeTakeFirst();
    if (beyond === undefined) continue;
    await db.deleteFrom('api_calls').where('token_id', '=', token).where('id', '<=', beyond.id).execute();
  }
}
