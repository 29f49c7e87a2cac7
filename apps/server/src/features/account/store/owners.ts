import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';

/** The owner that is the account of a user; null before they have entered once. */
export async function accountOfUser(db: Kysely<Database>, userId: string): Promise<string | null> {
  const row = await db.selectFrom('owners').select('id').where('user_id', '=', userId).executeTakeFirst();
  return row?.id ?? null;
}

/** Makes an anonymous owner the account of a user; false when it is an account already. */
export async function becomeAccount(trx: Transaction<Database>, ownerId: string, userId: string): Promise<boolean> {
  // The anonymous token dies here: whoever read it before must not be inside the account.
  const changed = await trx
    .updateTable('owners')
    .set({ kind: 'identified', user_id: userId, token_sha256: null })
    .where('id', '=', ownerId)
    .where('user_id', 'is', null)
    .returning('id')
    .execute();
  return changed.length > 0;
}

/** Owners whose work waits until it is said what becomes of it in this account. */
export async function listWaiting(db: Kysely<Database>, ownerId: string): Promise<readonly string[]> {
  const rows = await db.selectFrom('owners').select('id').where('merging_into', '=', ownerId).execute();
  return rows.map(({ id }) => id);
}

export async function isWaiting(trx: Transaction<Database>, from: string, into: string): Promise<boolean> {
  const row = await trx
    .selectFrom('owners')
    .select('id')
    .where('id', '=', from)
    .where('merging_into', '=', into)
    .executeTakeFirst();
  return row !== undefined;
}

export async function letWait(trx: Transaction<Database>, from: string, into: string): Promise<void> {
  await trx.updateTable('owners').set({ merging_into: into }).where('id', '=', from).execute();
}

export async function deleteOwner(trx: Transaction<Database>, ownerId: string): Promise<void> {
  await trx.deleteFrom('owners').where('id', '=', ownerId).execute();
}

interface Profile {
  readonly email: string | null;
  readonly name: string | null;
  /** Providers by which the user signs in. */
  readonly providers: readonly string[];
}

/** The user behind an owner; of an anonymous one nothing is known. */
export async function readProfile(db: Kysely<Database>, ownerId: string): Promise<Profile> {
  const row = await db
    .selectFrom('owners')
    .leftJoin('auth_users', 'auth_users.id', 'owners.user_id')
    .select(['auth_users.id as userId', 'auth_users.email', 'auth_users.name'])
    .where('owners.id', '=', ownerId)
    .executeTakeFirst();
  const accounts =
    row?.userId == null
      ? []
      : await db.selectFrom('auth_accounts').select('providerId').where('userId', '=', row.userId).execute();
  return {
    email: row?.email ?? null,
    name: row?.name || null,
    providers: accounts.map(({ providerId }) => providerId),
  };
}
