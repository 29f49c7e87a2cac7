import type { Kysely, Selectable, Transaction, Updateable } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';
import type { ActivationRow } from '../rows.ts';

type VersionRow = Selectable<Database['strategy_versions']>;

export async function findActivation(
  db: Kysely<Database>,
  ownerId: string,
  strategyId: string,
): Promise<ActivationRow | null> {
  const row = await db
    .selectFrom('activations')
    .selectAll()
    .where('strategy_id', '=', strategyId)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return row ?? null;
}

/** The activation of a strategy that is switched on, with its name; null when it is off or was removed. */
export async function findActive(
  db: Kysely<Database>,
  strategyId: string,
): Promise<{ readonly activation: ActivationRow; readonly name: string } | null> {
  const found = await db
    .selectFrom('activations')
    .innerJoin('strategies', 'strategies.id', 'activations.strategy_id')
    .selectAll('activations')
    .select('strategies.name as name')
    .where('activations.strategy_id', '=', strategyId)
    .where('activations.state', '=', 'active')
    .where('strategies.deleted_at', 'is', null)
    .executeTakeFirst();
  if (found === undefined) return null;
  const { name, ...activation } = found;
  return { activation, name };
}

/** Every activation with the version it follows. */
const withVersion = (db: Kysely<Database>) =>
  db
    .selectFrom('activations')
    .innerJoin('strategy_versions', (join) =>
      join
        .onRef('strategy_versions.strategy_id', '=', 'activations.strategy_id')
        .onRef('strategy_versions.version', '=', 'activations.version'),
    );

type ActiveRow = Pick<ActivationRow, 'owner_id' | 'strategy_id' | 'version' | 'activated_at' | 'decided_until'> &
  Pick<VersionRow, 'spec'>;

/** What everybody has switched on. */
export async function listActive(db: Kysely<Database>): Promise<readonly ActiveRow[]> {
  return withVersion(db)
    .select([
      'activations.owner_id',
      'activations.strategy_id',
      'activations.version',
      'activations.activated_at',
      'activations.decided_until',
      'spec',
    ])
    .where('activations.state', '=', 'active')
    .execute();
}

/** What the back-test of the activated version came to, as it is kept; null where there is none. */
export async function activatedSummary(
  db: Kysely<Database>,
  ownerId: string,
  strategyId: string,
): Promise<VersionRow['summary']> {
  const row = await withVersion(db)
    .select('summary')
    .where('activations.strategy_id', '=', strategyId)
    .where('activations.owner_id', '=', ownerId)
    .executeTakeFirst();
  return row?.summary ?? null;
}

/** Puts an activation in the place of the one before. */
export async function replaceActivation(trx: Transaction<Database>, row: ActivationRow): Promise<void> {
  await trx.deleteFrom('activations').where('strategy_id', '=', row.strategy_id).execute();
  await trx.insertInto('activations').values(row).execute();
}

export async function updateActivation(
  trx: Transaction<Database>,
  strategyId: string,
  change: Updateable<Database['activations']>,
): Promise<void> {
  await trx.updateTable('activations').set(change).where('strategy_id', '=', strategyId).execute();
}

/** Sets the mark of the latest bar that was decided on; false when another worker was faster and has written everything. */
export async function takeTurn(trx: Transaction<Database>, activation: ActivationRow, until: number): Promise<boolean> {
  const mark = await trx
    .updateTable('activations')
    .set({ decided_until: until })
    .where('strategy_id', '=', activation.strategy_id)
    .where('decided_until', '=', activation.decided_until)
    .where('state', '=', 'active')
    .returning('strategy_id')
    .executeTakeFirst();
  return mark !== undefined;
}
