import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { PlumblineError } from '@plumbline/model/errors';
import type { BodyStore } from '../objects/body-store.ts';
import { bodiesInRows } from '../objects/body-store.ts';
import type { Engine } from './columns.ts';
import type { Migration } from './migration.ts';
import { migrate, migrationState } from './migrate.ts';
import type { ProcessLock } from './process-lock.ts';
import { lockDataDir } from './process-lock.ts';
import type { Replica } from './replica.ts';
import type { Database } from './schema.ts';
import { compact, makeCompactable, openSqlite, sqliteDialect } from './sqlite-dialect.ts';

/** The one SQL store of this process. */
export interface Store {
  readonly engine: Engine;
  readonly db: Kysely<Database>;
  /** Large bodies of its rows. */
  readonly bodies: BodyStore;
  /** A copy that takes reads off it, where one is named. */
  readonly replica: Replica | null;
  /** Address of the PostgreSQL server, for those who hold a connection of their own (listening, job queue). */
  readonly url: string | null;
  /** Present on SQLite: this process alone owns the folder. */
  readonly lock: ProcessLock | null;
  /** Gives empty room of the file back to the disk, in small steps; PostgreSQL does that by itself. */
  compact(): Promise<void>;
  close(): Promise<void>;
}

export interface StoreOptions {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly note: (message: string, fields?: Record<string, unknown>) => void;
  /** The folder, if the caller has taken it already; closing the store gives it back. */
  readonly lock?: ProcessLock | null;
  /** The schema, step by step; the registered steps unless a test says otherwise. */
  readonly steps?: readonly Migration[];
  /** Where large bodies go; into their rows unless it is given. */
  readonly bodies?: BodyStore;
  /** Address of a PostgreSQL server that replicates the store. */
  readonly replicaUrl?: string | null;
}

/** The store within a transaction, or all of it, for what reads and writes bodies. */
export type RowsAndBodies = Pick<Store, 'db' | 'bodies'> & Partial<Pick<Store, 'replica'>>;

/** Far above what our longest query takes; only a server that hangs needs longer. */
const queryMs = 20_000;

export const sqliteFile = (dataDir: string): string => join(dataDir, 'plumbline.db');

/** Opens the store, alone when it is SQLite, and brings its schema up to date after a backup. */
export async function openStore(options: StoreOptions): Promise<Store> {
  if (options.databaseUrl === null) return broughtUpToDate(openSqliteStore(options), options);
  const { store, limitQueries } = await openPostgresStore(options);
  await broughtUpToDate(store, options);
  limitQueries();
  return store;
}

async function broughtUpToDate(store: Store, options: StoreOptions): Promise<Store> {
  try {
    await bringUpToDate(store, options);
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

function openSqliteStore({ dataDir, lock: taken, bodies = bodiesInRows }: StoreOptions): Store {
  const lock = taken ?? lockDataDir(dataDir);
  try {
    const database = openSqlite(sqliteFile(dataDir));
    const db = new Kysely<Database>({ dialect: sqliteDialect(database) });
    const close = async (): Promise<void> => {
      await db.destroy();
      lock.release();
    };
    return { engine: 'sqlite', db, bodies, replica: null, url: null, lock, compact: () => compact(db), close };
  } catch (cause) {
    lock.release();
    throw new PlumblineError(
      'internal',
      `The store ${sqliteFile(dataDir)} cannot be opened: ${cause instanceof Error ? cause.message : String(cause)}. Run doctor, or restore a backup.`,
      {},
      cause,
    );
  }
}

interface OpenedPostgres {
  readonly store: Store;
  /** From now on a query that takes too long fails; a change of the schema may take longer. */
  limitQueries(): void;
}

async function openPostgresStore({
  databaseUrl,
  note,
  bodies = bodiesInRows,
  replicaUrl = null,
}: StoreOptions): Promise<OpenedPostgres> {
  // The driver is loaded only where PostgreSQL is used: it would cost every SQLite start its time.
  const { openPostgres } = await import('./postgres-dialect.ts');
  const url = databaseUrl ?? '';
  const connections = openPostgres(url, note);
  const replica = replicaUrl === null ? null : await (await import('./replica.ts')).openReplica(replicaUrl, note);
  const db = new Kysely<Database>({ dialect: connections.dialect });
  const store: Store = {
    engine: 'postgres',
    db,
    bodies,
    replica,
    url,
    lock: null,
    compact: async () => undefined,
    close: async () => {
      await Promise.all([db.destroy(), replica?.close()]);
    },
  };
  return { store, limitQueries: () => connections.limitQueries(queryMs) };
}

async function bringUpToDate(store: Store, { dataDir, note, steps }: StoreOptions): Promise<void> {
  // Migrations know the schema by its tables, not by its types.
  const db = store.db as unknown as Kysely<unknown>;
  const { applied, pending, unknown } = await migrationState(db, steps);
  if (unknown.length > 0) {
    throw new PlumblineError(
      'not-permitted',
      `The store was written by a newer Plumbline (it has ${unknown.join(', ')}). Update this installation, or restore a backup made before.`,
    );
  }
  if (pending.length === 0) return;
  if (applied.length > 0 && store.engine === 'sqlite') {
    const { backupSqlite } = await import('./backup.ts');
    const file = backupPath(dataDir, pending[0] ?? '');
    await backupSqlite(sqliteFile(dataDir), file);
    note('backed the store up before changing its schema', { file });
  }
  if (applied.length > 0 && store.engine === 'postgres') note('schema changes; back up with pg_dump', { pending });
  await migrate(db, store.engine, steps);
  if (store.engine === 'sqlite') await makeCompactable(db);
  note('brought the schema up to date', { pending });
}

/** A name that is free; a second try of the same step must not overwrite the first backup. */
function backupPath(dataDir: string, step: string): string {
  const folder = join(dataDir, 'backups');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (let n = 1; ; n++) {
    const file = join(folder, `before-${step}${n === 1 ? '' : `-${n}`}.db`);
    if (!existsSync(file)) return file;
  }
}
