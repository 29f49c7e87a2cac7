import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { command } from '../../testing/test-command.ts';
import { until } from '../../testing/until.ts';
import { createTable } from './columns.ts';
import type { CopiedTable } from './copy-store.ts';
import { copyStore } from './copy-store.ts';
import { measurePostgres } from './measure-store.ts';
import { migrate } from './migrate.ts';
import type { Migration } from './migration.ts';
import { migrations } from './migrations/registry.ts';
import type { Store } from './open-store.ts';
import { openStore } from './open-store.ts';
import type { PartitionRequest } from './partition-store.ts';
import { partitionStore } from './partition-store.ts';
import { openPostgres } from './postgres-dialect.ts';
import type { Database } from './schema.ts';
import { onPostgres } from './testing/each-store.ts';
import { tablesOf } from './tables-of.ts';

const folders: string[] = [];
afterAll(() => folders.forEach((made) => rmSync(made, { recursive: true, force: true })));

const untyped = (db: unknown): Kysely<unknown> => db as Kysely<unknown>;
const minutes = 240_000;

/** Stores of the test stay connected, and a slow machine takes its time. */
const divide = ({ url }: Store, parts: number, more: Partial<PartitionRequest> = {}) =>
  partitionStore({ url: url ?? '', parts, note: () => undefined, lockMs: minutes, pauseMs: minutes, ...more });

const owners = Array.from({ length: 40 }, (_, n) => `owner ${n}`);

/** Rows of 40 owners, streams and instruments, with texts that are printed in more than one way. */
async function fill({ db }: Store): Promise<void> {
  const owner = { kind: 'anonymous', token_sha256: null, device_id: null, created_at: 0 } as const;
  await db
    .insertInto('owners')
    .values(owners.map((id) => ({ ...owner, id })))
    .execute();
  const line = { at: 2 ** 53 - 1, kind: 'signal', body: '{"x":"\\\\ \u{1f4c8}"}', prev_hash: '', hash: 'h' };
  const chunk = { interval: '1d', first_at: 1, last_at: 2, count: 2, sha256: 's' } as const;
  for (const seq of [1, 2, 3]) {
    await db
      .insertInto('ledger_entries')
      .values(owners.map((id) => ({ ...line, owner_id: id, seq })))
      .execute();
    await db
      .insertInto('events')
      .values(owners.map((id) => ({ stream: `run:${id}`, seq, at: seq, body: '{"a":"\'\\\\\n"}' })))
      .execute();
    await db
      .insertInto('bar_chunks')
      .values(
        owners.map((id) => ({ ...chunk, instrument_id: id, chunk: `${seq}`, body: Uint8Array.of(0, 92, 255, seq) })),
      )
      .execute();
  }
}

/** Every row of a store, in a store on SQLite: hashes of all tables as another part of the product takes them. */
async function hashesOf(store: Store): Promise<readonly CopiedTable[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plumbline-parts-'));
  folders.push(dataDir);
  const copy = await openStore({ dataDir, databaseUrl: null, note: () => undefined });
  return copyStore(store, copy).finally(() => copy.close());
}

/** What the catalog and the information schema say of the tables. */
async function schemaOf({ db }: Store): Promise<Record<string, readonly unknown[]>> {
  const all = async (statement: string): Promise<readonly unknown[]> => (await sql.raw(statement).execute(db)).rows;
  return {
    columns: await all(`select table_name, column_name, column_default, is_nullable, data_type, collation_name
      from information_schema.columns where table_schema = 'public' order by table_name, ordinal_position`),
    constraints: await all(`select conrelid::regclass::text as "table", conname, pg_get_constraintdef(oid) as definition
      from pg_constraint where connamespace::regnamespace::text in ('public', 'extra') and conparentid = 0 order by 1, 2`),
    indexes: await all(`select tablename, indexname, replace(indexdef, ' ON ONLY ', ' ON ') as definition
      from pg_indexes where schemaname = 'public' order by 1, 2`),
    triggers: await all(`select event_object_table, trigger_name, event_manipulation, action_timing, action_statement
      from information_schema.triggers where trigger_schema = 'public' order by 1, 2, 3`),
    grants: await all(`select table_name, column_name, grantee, privilege_type, is_grantable
      from information_schema.column_privileges where table_schema = 'public' order by 1, 2, 3, 4`),
    owners: await all(`select tablename, tableowner from pg_tables where schemaname = 'public' order by 1`),
  };
}

/** How many rows lie in each part of a table that has any. */
async function spread({ db }: Store, table: string): Promise<readonly number[]> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from ${sql.table(table)} group by tableoid`.execute(db);
  return rows.map(({ n }) => n);
}

onPostgres('a store divided into parts', ({ fresh }) => {
  it('has the rows, keys, indexes, triggers and grants it had, in any number of parts and in none again', async () => {
    const store = await fresh();
    await fill(store);
    const { db } = store;
    // What an operator may have added.
    await sql`create schema extra`.execute(db);
    await sql`create table extra.notes (id int primary key, instrument_id text collate "C", interval text collate "C",
      chunk text collate "C", constraint notes_chunk foreign key (instrument_id, interval, chunk)
      references bar_chunks on delete cascade)`.execute(db);
    await sql`insert into extra.notes values (1, 'owner 1', '1d', '2'), (2, 'owner 2', '1d', '3')`.execute(db);
    await sql`grant select, insert on events to pg_monitor with grant option`.execute(db);
    await sql`grant update (body), select (seq) on ledger_entries to public`.execute(db);
    await sql`create index "Of a kind" on ledger_entries (kind) where seq > 1`.execute(db);
    await sql`alter table events alter column at set default 5, add constraint known check (seq > 0),
      set (autovacuum_vacuum_scale_factor = 0.05)`.execute(db);
    const [rows, schema] = [await hashesOf(store), await schemaOf(store)];
    for (const [before, parts] of [
      [1, 16],
      [16, 5],
      [5, 1],
      [1, 2],
    ] as const) {
      const done = await divide(store, parts);
      expect(done.map(({ table }) => table)).toEqual(['ledger_entries', 'events', 'bar_chunks']);
      for (const { table, ...one } of done) {
        expect(one).toEqual({ partsBefore: before, parts, rows: 120 });
        const counts = await spread(store, table);
        expect([table, counts.reduce((sum, n) => sum + n, 0)]).toEqual([table, 120]);
        // 40 owners by a hash: some part may stay empty, hardly half of them.
        expect(counts.length).toBeGreaterThan(parts / 2);
        expect(counts.length).toBeLessThanOrEqual(parts);
      }
      expect(await hashesOf(store)).toEqual(rows);
      expect(await schemaOf(store)).toEqual(schema);
      const { rows: settings } = await sql<{ reloptions: string[] }>`
        select distinct reloptions from pg_class where relkind = 'r' and relname like 'events%' and relname <> 'events_seq'
          and relname not like 'event_streams%'`.execute(db);
      expect(settings).toEqual([{ reloptions: ['autovacuum_vacuum_scale_factor=0.05'] }]);
    }
    const again = await divide(store, 2);
    expect(again.map((one) => [one.parts, one.rows])).toEqual(Array.from({ length: 3 }, () => [2, null]));
    await sql`delete from bar_chunks where chunk = '2'`.execute(db);
    expect((await sql`select id from extra.notes`.execute(db)).rows).toEqual([{ id: 2 }]);
  });

  it('refuses what the plain one refused', async () => {
    const store = await fresh();
    await fill(store);
    await divide(store, 16);
    const { db } = store;
    const line = { owner_id: 'owner 7', seq: 3, at: 9, kind: 'outcome', body: '{}', prev_hash: '', hash: '' } as const;
    const add = (row: Partial<typeof line>) =>
      db
        .insertInto('ledger_entries')
        .values({ ...line, ...row })
        .execute();
    await expect(add({})).rejects.toThrow(/duplicate key/);
    await expect(add({ seq: 4, owner_id: 'nobody' } as object)).rejects.toThrow(/foreign key/);
    await expect(db.updateTable('ledger_entries').set({ at: 0 }).execute()).rejects.toThrow(/append-only/);
    await expect(db.deleteFrom('ledger_entries').execute()).rejects.toThrow(/append-only/);
    const event = { stream: 'run:owner 7', seq: 3, at: 1, body: '{}' };
    await expect(db.insertInto('events').values(event).execute()).rejects.toThrow(/duplicate key/);
    await db.deleteFrom('owners').where('id', '=', 'owner 7').execute();
    expect(await db.selectFrom('ledger_entries').select('seq').where('owner_id', '=', 'owner 7').execute()).toEqual([]);
  });

  it('is listed, measured and copied as the same tables, into a plain store, a divided one and back', async () => {
    const store = await fresh();
    await fill(store);
    const names = (await tablesOf(store.db)).map(({ name }) => name);
    const [far, wide] = [await fresh(), await fresh()];
    await divide(store, 4);
    await divide(wide, 16);
    expect((await tablesOf(store.db)).map(({ name }) => name)).toEqual(names);
    const there = await copyStore(store, far);
    expect(there.find(({ table }) => table === 'events')?.rows).toBe(120);
    expect(await copyStore(far, wide)).toEqual(there);
    expect(await hashesOf(wide)).toEqual(there);
    await sql`analyze`.execute(store.db);
    const { tables } = await until('the rows are counted', async () => {
      const sizes = await measurePostgres(store);
      return sizes.tables.find(({ name }) => name === 'events')?.rows === 120 && sizes;
    });
    expect(tables.map(({ name }) => name).toSorted()).toEqual(
      [...names, 'kysely_migration', 'kysely_migration_lock'].toSorted(),
    );
    // Four parts of 8 kB at least, each with a key.
    expect(tables.find(({ name }) => name === 'events')?.bytes).toBeGreaterThanOrEqual(4 * 16_384);
  });

  it('goes through a backup file, into a plain store, a divided one and a file', async () => {
    const store = await fresh();
    await fill(store);
    const rows = await hashesOf(store);
    await divide(store, 4);
    const place = mkdtempSync(join(tmpdir(), 'plumbline-parts-'));
    folders.push(place);
    const file = join(place, 'one.db');
    expect(await command(['backup', file], { DATABASE_URL: store.url ?? '' })).toMatchObject({ code: 0 });
    const [plain, wide] = [await fresh(), await fresh()];
    await divide(wide, 16);
    for (const target of [plain, wide]) {
      expect(await command(['restore', file], { DATABASE_URL: target.url ?? '' })).toMatchObject({ code: 0 });
      expect(await hashesOf(target)).toEqual(rows);
    }
    expect(await spread(plain, 'events')).toEqual([120]);
    expect((await spread(wide, 'events')).length).toBeGreaterThan(8);
    const home = join(place, 'home');
    expect(await command(['restore', file], { DATA_DIR: home })).toMatchObject({ code: 0 });
    const restored = await openStore({ dataDir: home, databaseUrl: null, note: () => undefined });
    expect(await hashesOf(restored).finally(() => restored.close())).toEqual(rows);
  });

  it('takes later steps of the schema, in its parts too', async () => {
    const store = await fresh();
    await fill(store);
    await divide(store, 3);
    const later: Migration = {
      id: '9999-later',
      async up(db, { text, integer }, engine) {
        await db.schema
          .alterTable('events')
          .addColumn('weight', integer, (column) => column.notNull().defaultTo(7))
          .execute();
        await db.schema.createIndex('events_at').on('events').columns(['at', 'weight']).execute();
        await createTable(db, engine, 'later')
          .addColumn('id', text, (column) => column.primaryKey())
          .execute();
        await sql`update events set weight = 8 where seq = 2`.execute(db);
      },
    };
    await migrate(untyped(store.db), 'postgres', [...migrations, later]);
    const { rows } = await sql`select weight::int, count(*)::int as n from events group by 1 order by 1`.execute(
      store.db,
    );
    expect(rows).toEqual([
      { weight: 7, n: 80 },
      { weight: 8, n: 40 },
    ]);
    const parts = await sql<{ n: number }>`
      select count(*)::int as n from pg_indexes where schemaname = 'plumbline_parts' and indexdef like '%(at, weight)'`;
    expect((await parts.execute(store.db)).rows).toEqual([{ n: 3 }]);
  });

  it('is whole in a backup that began while a table was being replaced', async () => {
    const store = await fresh();
    await fill(store);
    const rows = await hashesOf(store);
    const { db, close } = connected(store);
    const waiting = (n: number) =>
      until(`${n} wait for a lock`, async () => {
        const found = await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(store.db);
        return found.rows[0]?.n === n;
      });
    // Nobody else can make the schema of the parts, which comes after the table was locked.
    const holding = await db.startTransaction().execute();
    await sql`create schema plumbline_parts`.execute(holding);
    const dividing = divide(store, 4);
    await waiting(1);
    const copying = hashesOf(store);
    await waiting(2);
    await holding.rollback().execute();
    expect(await copying).toEqual(rows);
    await dividing;
    expect(await spread(store, 'ledger_entries')).toHaveLength(4);
    await close();
  });

  it('stays as it was, and is told why, where it cannot be done', async () => {
    const store = await fresh();
    await fill(store);
    const { db, close } = connected(store);
    const [rows, schema] = [await hashesOf(store), await schemaOf(store)];
    const refusal = async (more: Partial<PartitionRequest> = {}): Promise<string> => {
      const said = await refusalOf(store, more);
      expect(await hashesOf(store)).toEqual(rows);
      return said;
    };
    await db.transaction().execute(async (trx) => {
      await sql`select 1 from events limit 1`.execute(trx);
      expect(await refusalOf(store, { lockMs: 300 })).toBe(
        'Table events stays as it was: others are using it. Try again, or stop servers and workers.',
      );
    });
    await divide(store, 1);
    expect(await schemaOf(store)).toEqual(schema);
    expect(await refusal({ pauseMs: 0 })).toMatch(
      /ledger_entries .* others are connected and would wait more than 0 s/,
    );

    const hindered = async (make: string, undo: string, why: RegExp): Promise<void> => {
      await sql.raw(make).execute(store.db);
      expect(await refusal()).toMatch(why);
      await sql.raw(undo).execute(store.db);
      expect(await schemaOf(store)).toEqual(schema);
    };
    const lines = 'ledger_entries';
    await hindered(
      `create view read_only as select * from ${lines}`,
      'drop view read_only',
      /built on it that is not ours \(view read_only depends/,
    );
    await hindered(
      `alter table ${lines} enable row level security`,
      `alter table ${lines} disable row level security`,
      /it has row security, which would be lost/,
    );
    await hindered(
      `alter table ${lines} disable trigger ledger_guard`,
      `alter table ${lines} enable trigger ledger_guard`,
      /it has triggers that are switched off/,
    );
    await hindered(
      'alter default privileges grant select on tables to pg_monitor',
      'alter default privileges revoke select on tables from pg_monitor',
      /its grants would not be the same afterwards/,
    );
    await hindered(
      `create function bend() returns event_trigger language plpgsql as $$ begin
         if to_regclass('plumbline_parts.${lines}_2_of_2') is not null then
           insert into ${lines} values ('owner 1', 1, 1, 'signal', '', '', '');
         end if;
       end $$;
       create event trigger bend on ddl_command_end when tag in ('CREATE TABLE') execute function bend();`,
      'drop event trigger bend; drop function bend',
      /new rows of ledger_entries are not equal to the old ones; nothing was kept/,
    );
    await sql`alter table events rename to kept`.execute(store.db);
    await sql`create table events (like kept) partition by range (seq)`.execute(store.db);
    expect(await refusalOf(store, {})).toMatch(/Table events .* somebody else divided it by RANGE \(seq\)/);
    await close();
  });

  it('is asked for by a verb, on PostgreSQL only and of its own version only', async () => {
    const store = await fresh();
    await fill(store);
    const DATABASE_URL = store.url ?? '';
    const first = await command(['partition-store', '--parts', '3', '--json'], { DATABASE_URL });
    expect(JSON.parse(first.out)).toMatchObject({ tables: [{ table: 'ledger_entries', parts: 3, rows: 120 }, {}, {}] });
    const second = await command(['partition-store', '--parts', '3'], { DATABASE_URL });
    expect([second.code, second.said]).toEqual([
      0,
      expect.stringContaining('events is 3 parts already; nothing was done.'),
    ]);
    expect(await command(['partition-store', '--parts', '3'])).toMatchObject({
      code: 2,
      said: expect.stringContaining('SQLite has no partitions') as string,
    });
    for (const parts of ['0', '257', '2.5', 'many']) {
      expect((await command(['partition-store', '--parts', parts], { DATABASE_URL })).code).toBe(2);
    }
    const older = await fresh(migrations.slice(0, -1));
    expect((await command(['partition-store', '--parts', '3'], { DATABASE_URL: older.url ?? '' })).said).toMatch(
      /not up to date. Run `migrate` first/,
    );
    const newer = await fresh([...migrations, { id: '9999-newer', up: async () => undefined }]);
    expect((await command(['partition-store', '--parts', '3'], { DATABASE_URL: newer.url ?? '' })).said).toMatch(
      /newer/,
    );
  });
});

const refusalOf = (store: Store, more: Partial<PartitionRequest>): Promise<string> =>
  divide(store, 2, more).then(
    () => 'done',
    (error: Error) => error.message,
  );

/** Connections of another process. */
function connected({ url }: Store): { readonly db: Kysely<Database>; close(): Promise<void> } {
  const db = new Kysely<Database>({ dialect: openPostgres(url ?? '', () => undefined).dialect });
  return { db, close: () => db.destroy() };
}
