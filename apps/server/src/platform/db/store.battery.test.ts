import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { backupSqlite, checkDatabase } from './backup.ts';
import { createTable } from './columns.ts';
import { migrate, migrationState } from './migrate.ts';
import type { Migration } from './migration.ts';
import { migrations } from './migrations/registry.ts';
import { openStore, sqliteFile } from './open-store.ts';
import { eachStore, onPostgres } from './testing/each-store.ts';

const owner = (id: string) => ({
  id,
  kind: 'anonymous' as const,
  token_sha256: `t-${id}`,
  device_id: null,
  created_at: 3e12,
});

onPostgres('a text that is asked all the time', ({ fresh }) => {
  it('is planned once for each connection, and a newer version may add a column meanwhile', async () => {
    const { db } = await fresh();
    await db.insertInto('owners').values(owner('asked')).execute();
    // One connection, as of a process that reads on while another one changes the schema.
    await db.connection().execute(async (one) => {
      const byId = () => one.selectFrom('owners').select('id').where('id', '=', 'asked').executeTakeFirst();
      const whole = () => one.selectFrom('owners').selectAll().where('id', '=', 'asked').executeTakeFirst();
      for (let n = 0; n < 20; n++) await Promise.all([byId(), whole()]);
      await sql`alter table owners add column added_later text`.execute(one);
      expect([await byId(), (await whole())?.id]).toEqual([{ id: 'asked' }, 'asked']);
      const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(one);
      expect(rows.map(({ statement }) => statement)).toEqual(['select "id" from "owners" where "id" = $1']);
    });
  });
});

eachStore('the store contract', ({ engine, store, fresh }) => {
  it('has every step of the schema and nothing pending', async () => {
    const state = await migrationState(untyped(store().db));
    expect(state).toEqual({ applied: migrations.map(({ id }) => id), pending: [], unknown: [] });
  });

  it('leaves nothing behind when a step fails', async () => {
    const { db } = await fresh();
    const failing: Migration = {
      id: '9999-failing',
      async up(trx, { text }) {
        await createTable(trx, engine, 'half').addColumn('id', text).execute();
        throw new Error('the step failed');
      },
    };
    await expect(migrate(untyped(db), engine, [...migrations, failing])).rejects.toThrow('the step failed');
    const tables = await db.introspection.getTables();
    expect(tables.map(({ name }) => name)).not.toContain('half');
    expect((await migrationState(untyped(db), [...migrations, failing])).pending).toEqual(['9999-failing']);
  });

  it('keeps epoch milliseconds, blobs and unset values as they were', async () => {
    const { db } = store();
    const body = Uint8Array.from({ length: 300 }, (_, i) => i % 256);
    const row = { kind: 'quote' as const, key: 'a', body, source: '{}', stored_at: 4_102_444_800_123 };
    await db.insertInto('documents').values(row).execute();
    const back = await db.selectFrom('documents').selectAll().where('key', '=', 'a').executeTakeFirstOrThrow();
    expect(back.stored_at).toBe(4_102_444_800_123);
    expect([...back.body]).toEqual([...body]);
    await db.insertInto('owners').values(owner('unset')).execute();
    const unset = await db.selectFrom('owners').selectAll().where('id', '=', 'unset').executeTakeFirstOrThrow();
    expect(unset.device_id).toBeNull();
  });

  it('orders text by bytes', async () => {
    const { db } = store();
    const keys = ['_', '10', '9', 'a', 'ä', 'A-1', 'B'];
    for (const key of keys)
      await db
        .insertInto('documents')
        .values({ ...document, key: `order ${key}` })
        .execute();
    const rows = await db
      .selectFrom('documents')
      .select('key')
      .where('key', 'like', 'order %')
      .orderBy('key')
      .execute();
    expect(rows.map(({ key }) => key.slice(6))).toEqual(['10', '9', 'A-1', 'B', '_', 'a', 'ä']);
  });

  it('refuses text in a number column and a fraction in an integer column', async () => {
    const insert = (value: string): Promise<unknown> =>
      sql`insert into documents (kind, key, body, source, stored_at) values ('quote', 'bad', ${new Uint8Array(1)}, '{}', ${sql.raw(value)})`.execute(
        store().db,
      );
    await expect(insert(`'many'`)).rejects.toThrow();
    if (engine === 'sqlite') await expect(insert('1.5')).rejects.toThrow();
  });

  it('refuses a second row with the same key and a row without its owner', async () => {
    const { db } = store();
    await db.insertInto('owners').values(owner('twice')).execute();
    await expect(db.insertInto('owners').values(owner('twice')).execute()).rejects.toThrow();
    const orphan = { owner_id: 'nobody', key: 'k', body_sha256: '', answer: null, created_at: 1 };
    await expect(db.insertInto('idempotency').values(orphan).execute()).rejects.toThrow();
  });

  it('rolls a failed transaction back whole', async () => {
    const { db } = store();
    const failing = db.transaction().execute(async (trx) => {
      await trx.insertInto('owners').values(owner('rolled-back')).execute();
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    const found = await db.selectFrom('owners').select('id').where('id', '=', 'rolled-back').execute();
    expect(found).toEqual([]);
  });

  it('counts in numbers', async () => {
    const { db } = store();
    const { n } = await db
      .selectFrom('owners')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    expect(typeof n).toBe('number');
  });
});

const document = { kind: 'quote' as const, body: new Uint8Array(1), source: '{}', stored_at: 1 };

describe('an SQLite data folder', () => {
  const folders: string[] = [];
  const folder = (): string => {
    const made = mkdtempSync(join(tmpdir(), 'plumbline-folder-'));
    folders.push(made);
    return made;
  };
  const open = (dataDir: string, steps?: readonly Migration[]) =>
    openStore({ dataDir, databaseUrl: null, note: () => undefined, ...(steps && { steps }) });
  afterEach(() => folders.splice(0).forEach((made) => rmSync(made, { recursive: true, force: true })));

  it('admits one holder and tells the second where the first one runs', async () => {
    const dataDir = folder();
    const first = await open(dataDir);
    first.lock?.announce('http://127.0.0.1:4620');
    await expect(open(dataDir)).rejects.toThrow(/already running at http:\/\/127\.0\.0\.1:4620 \(process \d+\)/);
    await first.close();
    const again = await open(dataDir);
    await again.close();
  });

  it('is backed up before its schema changes, and the backup is the store as it was', async () => {
    const dataDir = folder();
    const store = await open(dataDir);
    await store.db.insertInto('owners').values(owner('kept')).execute();
    await store.close();
    const later: Migration = {
      id: '0999-later',
      up: (db, { text }) => createTable(db, 'sqlite', 'later').addColumn('id', text).execute(),
    };
    const updated = await open(dataDir, [...migrations, later]);
    await updated.close();
    const copy = new DatabaseSync(join(dataDir, 'backups', 'before-0999-later.db'), { readOnly: true });
    expect(
      copy
        .prepare('select id from owners')
        .all()
        .map((row) => row['id']),
    ).toEqual(['kept']);
    expect(copy.prepare(`select name from sqlite_master where name = 'later'`).get()).toBeUndefined();
    copy.close();
  });

  it('written by a newer version is refused, not changed', async () => {
    const dataDir = folder();
    const newer: Migration = { id: '0999-newer', up: async () => undefined };
    await (await open(dataDir, [...migrations, newer])).close();
    await expect(open(dataDir)).rejects.toThrow(/newer Plumbline \(it has 0999-newer\)/);
  });

  it('can be copied while it is written to, and the copy holds one moment of it', async () => {
    const dataDir = folder();
    const store = await open(dataDir);
    let isOver = false;
    const writing = (async () => {
      for (let i = 0; !isOver; i++) {
        const row = owner(`w${i}`);
        await store.db.insertInto('owners').values(row).execute();
        await setImmediate();
      }
    })();
    const target = join(dataDir, 'copies', 'one.db');
    const { sha256 } = await backupSqlite(sqliteFile(dataDir), target);
    isOver = true;
    await writing;
    await store.close();
    expect(sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(readdirSync(join(dataDir, 'copies'))).toEqual(['one.db']);
    checkDatabase(target);
    await expect(backupSqlite(sqliteFile(dataDir), target)).rejects.toThrow(/exists; name a file that does not/);
  });

  it('does not take a file that is no database for a store', () => {
    const file = join(folder(), 'page.html');
    writeFileSync(file, '<html>'.repeat(400));
    expect(() => checkDatabase(file)).toThrow(/not a readable store/);
  });
});

function untyped(db: unknown): Kysely<unknown> {
  // Migrations see the database without its schema.
  return db as Kysely<unknown>;
}
