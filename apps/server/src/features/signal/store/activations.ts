import type { Kysely, Selectable, Transaction, Updateable } from 'kysely';
import { groupedBy, pagesOf } from '../../../platform/db/pages-of.ts';
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

/** A strategy that is switched on, with its name and the rules of the version that was. */
export interface NamedActivation {
  readonly activation: ActivationRow;
  readonly name: string;
  readonly spec: VersionRow['spec'];
}

/** Of strategies, those that are switched on and were not removed. */
export async function findActive(
  db: Kysely<Database>,
  strategyIds: readonly string[],
): Promise<readonly NamedActivation[]> {
  const found: NamedActivation[] = [];
  for (const page of pagesOf(strategyIds)) {
    const rows = await withVersion(db)
      .innerJoin('strategies', 'strategies.id', 'activations.strategy_id')
      .selectAll('activations')
      .select(['strategies.name as name', 'spec'])
      .where('activations.strategy_id', 'in', page)
      .where('activations.state', '=', 'active')
      .where('strategies.deleted_at', 'is', null)
      .orderBy('activations.strategy_id')
      .execute();
    found.push(...rows.map(({ name, spec, ...activation }) => ({ activation, name, spec })));
  }
  return found;
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

export type ActiveRow = Pick<ActivationRow, 'owner_id' | 'strategy_id' | 'version' | 'decided_until'>;

/** What everybody has switched on. */
export async function listActive(db: Kysely<Database>): Promise<readonly ActiveRow[]> {
  return db
    .selectFrom('activations')
    .select(['owner_id', 'strategy_id', 'version', 'decided_until'])
    .where('state', '=', 'active')
    .execute();
}

/** Reads the rules of activated versions, some at a time. */
export async function readSpecs(
  db: Kysely<Database>,
  activations: readonly Pick<ActivationRow, 'strategy_id'>[],
  take: (row: Pick<VersionRow, 'strategy_id' | 'version' | 'spec'>) => void,
): Promise<void> {
  for (const page of pagesOf(activations)) {
    const ids = page.map(({ strategy_id: id }) => id);
    const rows = await withVersion(db)
      .select(['strategy_versions.strategy_id', 'strategy_versions.version', 'spec'])
      .where('activations.strategy_id', 'in', ids)
      .execute();
    for (const row of rows) take(row);
  }
}

/** The back-test of a version as it is kept, and the idea it belongs to. */
export interface KeptTest extends Pick<VersionRow, 'summary' | 'verdict'> {
  readonly ownerId: string;
  readonly lineageId: string;
}

/** What the back-tests of activated versions came to, by strategy; none where nothing was tested. */
export async function activatedTests(
  db: Kysely<Database>,
  strategyIds: readonly string[],
): Promise<ReadonlyMap<string, KeptTest>> {
  const tests = new Map<string, KeptTest>();
  for (const page of pagesOf(strategyIds)) {
    const rows = await withVersion(db)
      .innerJoin('strategies', 'strategies.id', 'activations.strategy_id')
      .select([
        'activations.strategy_id as id',
        'summary',
        'strategy_versions.verdict',
        'strategies.owner_id as ownerId',
        'lineage_id as lineageId',
      ])
      .where('activations.strategy_id', 'in', page)
      .execute();
    for (const { id, ...test } of rows) if (test.summary !== null) tests.set(id, test);
  }
  return tests;
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

/** A strategy that was decided on, and up to which close. */
export interface Turn {
  readonly activation: Pick<ActivationRow, 'strategy_id' | 'decided_until'>;
  readonly until: number;
}

/**
 * Sets the marks of the latest bars that were decided on, and answers the strategies of which it could: of the others another
 * worker was faster and has written everything, or they were switched off.
 */
export async function takeTurns(trx: Transaction<Database>, turns: readonly Turn[]): Promise<ReadonlySet<string>> {
  const taken = new Set<string>();
  const alike = groupedBy(turns, ({ activation, until }) => `${activation.decided_until}|${until}`);
  for (const group of alike.values()) {
    for (const page of pagesOf(group)) {
      const [first] = page;
      if (first === undefined) continue;
      const marks = await trx
        .updateTable('activations')
        .set({ decided_until: first.until })
        .where(
          'strategy_id',
          'in',
          page.map(({ activation }) => activation.strategy_id),
        )
        .where('decided_until', '=', first.activation.decided_until)
        .where('state', '=', 'active')
        .returning('strategy_id')
        .execute();
      for (const { strategy_id: id } of marks) taken.add(id);
    }
  }
  return taken;
}
