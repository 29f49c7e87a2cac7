import type { Kysely, Transaction, Updateable } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';
import type { StrategyRow } from '../rows.ts';

type StrategyChange = Updateable<Database['strategies']>;

/** More than anybody looks through. */
const mostListed = 1000;

/** A strategy of an owner that was not removed, or one that was. */
export async function findStrategy(
  db: Kysely<Database>,
  ownerId: string,
  id: string,
  { isRemoved = false } = {},
): Promise<StrategyRow | undefined> {
  return db
    .selectFrom('strategies')
    .selectAll()
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where('deleted_at', isRemoved ? 'is not' : 'is', null)
    .executeTakeFirst();
}

/** Strategies of an owner, the latest changed first. */
export async function listStrategies(db: Kysely<Database>, ownerId: string): Promise<readonly StrategyRow[]> {
  return db
    .selectFrom('strategies')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostListed)
    .execute();
}

/** Strategies of an owner whose current version was tested after a time. */
export async function listTestedSince(
  db: Kysely<Database>,
  ownerId: string,
  since: number,
): Promise<readonly StrategyRow[]> {
  return db
    .selectFrom('strategies')
    .innerJoin('strategy_versions', (join) =>
      join
        .onRef('strategy_versions.strategy_id', '=', 'strategies.id')
        .onRef('strategy_versions.version', '=', 'strategies.version'),
    )
    .selectAll('strategies')
    .where('strategies.owner_id', '=', ownerId)
    .where('strategies.deleted_at', 'is', null)
    .where('strategy_versions.tested_at', '>', since)
    .execute();
}

export async function insertStrategy(trx: Transaction<Database>, row: StrategyRow): Promise<void> {
  await trx.insertInto('strategies').values(row).execute();
}

export async function updateStrategy(db: Kysely<Database>, id: string, change: StrategyChange): Promise<void> {
  await db.updateTable('strategies').set(change).where('id', '=', id).execute();
}

/** Changes a strategy as long as it is this owner's. */
export async function updateOwn(
  db: Kysely<Database>,
  ownerId: string,
  id: string,
  change: StrategyChange,
): Promise<void> {
  await db.updateTable('strategies').set(change).where('id', '=', id).where('owner_id', '=', ownerId).execute();
}

/** A draft whose current version was tested is tested. */
export async function markTested(trx: Transaction<Database>, id: string, version: number): Promise<void> {
  await trx
    .updateTable('strategies')
    .set({ state: 'tested' })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('state', '=', 'draft')
    .execute();
}

/** Whether any version of a lineage was ever kept, and with it tested over all of its history; removed ones count. */
export async function hasVersions(db: Kysely<Database>, lineageId: string): Promise<boolean> {
  const row = await db.selectFrom('strategies').select('id').where('lineage_id', '=', lineageId).executeTakeFirst();
  return row !== undefined;
}
