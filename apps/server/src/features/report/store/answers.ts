import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';

/** Takes a key for a request; false when it was taken before. The unique index waits for a concurrent taker. */
export async function takeKey(
  trx: Transaction<Database>,
  ownerId: string,
  { key, bodySha256, at }: { readonly key: string; readonly bodySha256: string; readonly at: number },
): Promise<boolean> {
  const taken = await trx
    .insertInto('idempotency')
    .values({ owner_id: ownerId, key, body_sha256: bodySha256, answer: null, created_at: at })
    .onConflict((conflict) => conflict.columns(['owner_id', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  return taken !== undefined;
}

/** What is kept under a key: of which request, and its answer once there is one. */
export async function readAnswer(
  db: Kysely<Database>,
  ownerId: string,
  key: string,
): Promise<{ readonly body_sha256: string; readonly answer: string | null } | undefined> {
  return db
    .selectFrom('idempotency')
    .select(['body_sha256', 'answer'])
    .where('owner_id', '=', ownerId)
    .where('key', '=', key)
    .executeTakeFirst();
}

export async function keepAnswer(
  trx: Transaction<Database>,
  ownerId: string,
  key: string,
  answer: string,
): Promise<void> {
  await trx.updateTable('idempotency').set({ answer }).where('owner_id', '=', ownerId).where('key', '=', key).execute();
}

export async function deleteAnswers(db: Kysely<Database>, before: number): Promise<void> {
  await db.deleteFrom('idempotency').where('created_at', '<', before).execute();
}
