import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';

export interface KeyRow {
  readonly provider: string;
  readonly sealed: string;
  readonly savedAt: number;
}

type Db = Kysely<Database>;

export async function readKeys(db: Db): Promise<readonly KeyRow[]> {
  const rows = await db.selectFrom('provider_keys').select(['provider', 'sealed', 'saved_at']).execute();
  return rows.map(({ provider, sealed, saved_at: savedAt }) => ({ provider, sealed, savedAt }));
}

export async function writeKey(db: Db, { provider, sealed, savedAt }: KeyRow, savedBy: string): Promise<void> {
  const values = { sealed, saved_at: savedAt, saved_by: savedBy };
  await db
    .insertInto('provider_keys')
    .values({ provider, ...values })
    .onConflict((conflict) => conflict.column('provider').doUpdateSet(values))
    .execute();
}

/** The same key in another seal: nobody entered anything. */
export async function updateSealedKey(db: Db, provider: string, sealed: string): Promise<void> {
  await db.updateTable('provider_keys').set({ sealed }).where('provider', '=', provider).execute();
}

export async function deleteKey(db: Db, provider: string): Promise<void> {
  await db.deleteFrom('provider_keys').where('provider', '=', provider).execute();
}

/** What was chosen under a name, as JSON; null when nothing was. */
export async function readChoice(db: Db, name: string): Promise<unknown> {
  const row = await db.selectFrom('provider_choices').select('value').where('name', '=', name).executeTakeFirst();
  return row === undefined ? null : JSON.parse(row.value);
}

export async function writeChoice(db: Db, name: string, value: unknown, at: number, savedBy: string): Promise<void> {
  const values = { value: JSON.stringify(value), saved_at: at, saved_by: savedBy };
  await db
    .insertInto('provider_choices')
    .values({ name, ...values })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(values))
    .execute();
}

/** The same choice in another form: nobody chose anything. */
export async function updateChoice(db: Db, name: string, value: unknown): Promise<void> {
  await db
    .updateTable('provider_choices')
    .set({ value: JSON.stringify(value) })
    .where('name', '=', name)
    .execute();
}
