import { chmodSync, closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { SQLInputValue } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { CompiledQuery, sql, SqliteAdapter, SqliteDialect, SqliteDriver } from 'kysely';
import type { DatabaseConnection, Kysely, SqliteDatabase, SqliteStatement } from 'kysely';
import { unavailable } from './unavailable.ts';

/** The stock adapter runs migrations outside a transaction; SQLite can roll back table changes, so use that. */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** A deferred `begin` fails with an unresolvable busy error when it has to become a write. */
class Driver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

class NodeSqliteDialect extends SqliteDialect {
  readonly #database: SqliteDatabase;

  constructor(database: SqliteDatabase) {
    super({ database });
    this.#database = database;
  }

  override createAdapter(): SqliteAdapter {
    return new Adapter();
  }

  override createDriver(): SqliteDriver {
    return new Driver({ database: this.#database });
  }
}

/** node:sqlite refuses booleans and undefined. */
function bind(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return Number(value);
  if (value === undefined) return null;
  // Everything else is bound as it is; node:sqlite throws on what it cannot hold.
  return value as SQLInputValue;
}

/** SQLITE_FULL and SQLITE_IOERR, the lowest byte of what SQLite answers. */
const [full, cannotWrite] = [13, 10];

/** A disk without room, or one that fails, is an outage of the store and no fault of the statement. */
function asOutage<T>(execute: () => T): T {
  try {
    return execute();
  } catch (error) {
    const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0;
    if (code === full || code === cannotWrite) throw unavailable(code === full ? 'full' : 'silent', error);
    throw error;
  }
}

/** Preparing a statement costs more than most statements, and the set of texts is small. */
function statementCache(database: DatabaseSync): (sql: string) => SqliteStatement {
  const known = new Map<string, SqliteStatement>();
  return (sql) => {
    const found = known.get(sql);
    if (found !== undefined) return found;
    const statement = database.prepare(sql);
    const prepared: SqliteStatement = {
      reader: statement.columns().length > 0,
      all: (parameters) => asOutage(() => statement.all(...parameters.map(bind))),
      run: (parameters) => asOutage(() => statement.run(...parameters.map(bind))),
      iterate: (parameters) => statement.iterate(...parameters.map(bind)),
    };
    if (known.size > 500) known.clear();
    known.set(sql, prepared);
    return prepared;
  };
}

/** Opens the file with the settings that make an acknowledged write survive a power cut. */
export function openSqlite(file: string): DatabaseSync {
  makePrivate(file);
  const database = new DatabaseSync(file, { timeout: 5000 });
  database.exec(
    // Counts for a new file only, and must be said before anything is written to it.
    'pragma auto_vacuum = incremental; ' +
      'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma trusted_schema = off',
  );
  return database;
}

/** Only this user may read the file. SQLite gives the files it makes beside it the same bits. */
export function makePrivate(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
}

/** Kysely on node:sqlite. `destroy()` of the Kysely instance closes the database. */
export function sqliteDialect(database: DatabaseSync): SqliteDialect {
  return new NodeSqliteDialect({ close: () => database.close(), prepare: statementCache(database) });
}

const incremental = 2;
/** 256 kB: one step holds others up for a few milliseconds at most. */
const stepPages = 64;
/** What is written next fills so many again. */
const sparePages = 1024;

const pragma = async (db: Kysely<never>, name: string): Promise<number> => {
  const { rows } = await sql<Record<string, number>>`pragma ${sql.raw(name)}`.execute(db);
  return Number(rows[0]?.[name] ?? 0);
};

/** Lets a store that an earlier version made give room back. Rewrites it once, when its schema has just changed. */
export async function makeCompactable<T>(store: Kysely<T>): Promise<void> {
  const db = store as unknown as Kysely<never>;
  if ((await pragma(db, 'auto_vacuum')) === incremental) return;
  await sql`pragma auto_vacuum = incremental`.execute(db);
  await sql`vacuum`.execute(db);
}

/** Gives empty room back step by step, so that nobody waits long behind one. */
export async function compact<T>(store: Kysely<T>): Promise<void> {
  const db = store as unknown as Kysely<never>;
  for (let left = await pragma(db, 'freelist_count'); left > sparePages;) {
    await sql`pragma incremental_vacuum(${sql.lit(stepPages)})`.execute(db);
    await setImmediate();
    const now = await pragma(db, 'freelist_count');
    // A file that cannot shrink stays as it is.
    if (now >= left) return;
    left = now;
  }
}
