import type { Kysely } from 'kysely';
import type { Engine } from './columns.ts';
import { columnsOf } from './columns.ts';
import type { Migration } from './migration.ts';
import { migrations } from './migrations/registry.ts';

interface AppliedTable {
  readonly kysely_migration: { readonly name: string };
}

export interface MigrationState {
  readonly applied: readonly string[];
  /** Steps this code knows and the store has not run. */
  readonly pending: readonly string[];
  /** Steps the store has run and this code does not know: a newer version wrote it. */
  readonly unknown: readonly string[];
}

/** Compares the store with the code. Cheap, so that an up-to-date store starts without loading the migrator. */
export async function migrationState(
  db: Kysely<unknown>,
  steps: readonly Migration[] = migrations,
): Promise<MigrationState> {
  const known = steps.map(({ id }) => id);
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return { applied: [], pending: known, unknown: [] };
  // The migrator's own table, which the schema does not list.
  const recorded = db as unknown as Kysely<AppliedTable>;
  const rows = await recorded.selectFrom('kysely_migration').select('name').orderBy('name').execute();
  const applied = rows.map(({ name }) => name);
  return {
    applied,
    pending: known.filter((id) => !applied.includes(id)),
    unknown: applied.filter((id) => !known.includes(id)),
  };
}

/** Runs what is pending, in order, under a lock and in one transaction: all of it or nothing. */
export async function migrate(
  db: Kysely<unknown>,
  engine: Engine,
  steps: readonly Migration[] = migrations,
): Promise<void> {
  const { Migrator } = await import('kysely/migration');
  const columns = columnsOf(engine);
  const byName = Object.fromEntries(
    steps.map((step) => [step.id, { up: (trx: Kysely<unknown>) => step.up(trx, columns, engine) }]),
  );
  const migrator = new Migrator({ db, provider: { getMigrations: async () => byName } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
