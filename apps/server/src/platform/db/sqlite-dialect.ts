import { chmodSync, closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { SQLInputValue } from 'node:sqlite';
import { CompiledQuery, SqliteAdapter, SqliteDialect, SqliteDriver } from 'kysely';
import type { DatabaseConnection, SqliteDatabase, SqliteStatement } from 'kysely';

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

/** Preparing a statement costs more than most statements, and the set of texts is small. */
function statementCache(database: DatabaseSync): (sql: string) => SqliteStatement {
  const known = new Map<string, SqliteStatement>();
  return (sql) => {
    const found = known.get(sql);
    if (found !== undefined) return found;
    const statement = database.prepare(sql);
    const prepared: SqliteStatement = {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...parameters.map(bind)),
      run: (parameters) => statement.run(...parameters.map(bind)),
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
