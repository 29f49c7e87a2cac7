import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { command } from '../../testing/test-command.ts';
import { until } from '../../testing/until.ts';
import { read, testServer } from '../../testing/test-server.ts';
import { copyStore } from './copy-store.ts';
import type { Store } from './open-store.ts';
import { openStore, sqliteFile } from './open-store.ts';
import { onPostgres } from './testing/each-store.ts';

const folders: string[] = [];
const folder = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'plumbline-copy-'));
  folders.push(made);
  return made;
};
afterAll(() => folders.forEach((made) => rmSync(made, { recursive: true, force: true })));

const openFolder = (dataDir: string): Promise<Store> =>
  openStore({ dataDir, databaseUrl: null, note: () => undefined });

/** Every table of a file, row by row, read without the product. */
function dump(file: string): Record<string, unknown[]> {
  const database = new DatabaseSync(file, { readOnly: true });
  const tables = database
    .prepare(`select name from sqlite_master where type = 'table' and name not like 'kysely%' order by name`)
    .all();
  const rows = Object.fromEntries(
    tables.map(({ name }) => [
      String(name),
      database
        .prepare(`select * from "${String(name)}"`)
        .all()
        .map((row) =>
          JSON.stringify(row, (_, value) => (value instanceof Uint8Array ? [...value] : (value as unknown))),
        )
        .sort(),
    ]),
  );
  database.close();
  return rows;
}

/** A server that was used: a report, a strategy, an account, a conversation, bars of a market. */
async function used(dataDir: string): Promise<void> {
  const store = await openFolder(dataDir);
  const server = await testServer({ store });
  const visitor = await server.visitor();
  const { id } = await read<{ id: string }>(await visitor.send('POST', '/api/reports', { symbol: 'ACME' }));
  await until('the report is written', async () => {
    const { run } = await read<{ run?: { state: string } }>(await visitor.get(`/api/reports/${id}`));
    return run?.state === 'done';
  });
  const signUp = { email: 'reader@example.org', password: 'a long enough sentence' };
  expect((await visitor.send('POST', '/api/account/sign-up', signUp)).status).toBe(200);
  await server.stop();
}

onPostgres('copying a store', ({ fresh }) => {
  it('to PostgreSQL and back leaves every row as it was, and the work that waited is done there', async () => {
    const dataDir = folder();
    await used(dataDir);
    const source = await openFolder(dataDir);
    // Values at the edges of what a column may hold, and a key that other engines could sort otherwise.
    const body = Uint8Array.from({ length: 700 }, (_, i) => i % 256);
    for (let i = 0; i < 450; i++) {
      const key = `${i % 2 === 0 ? 'ä' : 'Z_'}${i}"'\u{1f4c8}`;
      await source.db
        .insertInto('documents')
        .values({ kind: 'quote', key, body, source: '{"x":0.1}', stored_at: 2 ** 53 - 1 - i })
        .execute();
    }
    const server = await testServer({ store: source, works: false });
    const visitor = await server.visitor();
    const waiting = await read<{ id: string }>(
      await visitor.send('POST', '/api/reports', { symbol: 'ACME', asOf: '2026-01-05' }),
    );

    const before = dump(sqliteFile(dataDir));
    const far = await fresh();
    const there = await copyStore(source, far);
    expect(there.find(({ table }) => table === 'documents')?.rows).toBeGreaterThanOrEqual(450);
    expect(there.find(({ table }) => table === 'auth_users')?.rows).toBe(1);
    const back = folder();
    const home = await openFolder(back);
    const returned = await copyStore(far, home);
    await home.close();
    expect(returned).toEqual(there);
    expect(dump(sqliteFile(back))).toEqual(before);
    expect(statSync(sqliteFile(back)).mode & 0o077).toBe(0);

    await expect(copyStore(source, far)).rejects.toThrow(/target has rows in/);
    const moved = await testServer({ store: far });
    await until('the report that waited is written on PostgreSQL', async () => {
      const row = await far.db
        .selectFrom('reports')
        .select('state')
        .where('id', '=', waiting.id)
        .executeTakeFirstOrThrow();
      return row.state === 'done';
    });
    await moved.stop();
    await server.stop();
  });

  it('as a backup file, which fills an empty database of either engine, and the key goes with it encrypted', async () => {
    const from = await fresh();
    const row = { kind: 'quote' as const, body: new Uint8Array([1, 2]), source: '{}', stored_at: 5 };
    await from.db
      .insertInto('documents')
      .values({ ...row, key: 'kept' })
      .execute();
    const place = folder();
    const file = join(place, 'one.db');
    const key = join(place, 'master.key');
    const words = join(place, 'words');
    writeFileSync(key, `${Buffer.alloc(32, 7).toString('base64')}\n`, { mode: 0o600 });
    writeFileSync(words, 'three words and more\n', { mode: 0o600 });
    const sealed = ['--passphrase-file', words];
    const keyless = await command(['backup', file, ...sealed], {
      DATABASE_URL: from.url ?? '',
      SECRET_FILE: `${key}.not`,
    });
    expect(keyless).toMatchObject({ code: 1, said: expect.stringContaining('no key file') });
    expect(existsSync(file)).toBe(false);
    const made = await command(['backup', file, ...sealed], { DATABASE_URL: from.url ?? '', SECRET_FILE: key });
    expect(made).toMatchObject({ code: 0 });
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(readFileSync(`${file}.key`, 'utf8')).not.toContain(Buffer.alloc(32, 7).toString('base64'));

    const far = await fresh();
    const newKey = join(folder(), 'secret', 'master.key');
    writeFileSync(words, 'three other words\n');
    const variables = { DATABASE_URL: far.url ?? '', SECRET_FILE: newKey };
    expect((await command(['restore', file, ...sealed], variables)).said).toMatch(/not the passphrase/);
    writeFileSync(words, 'three words and more\n');
    expect(await command(['restore', file, ...sealed], variables)).toMatchObject({ code: 0 });
    expect(readFileSync(newKey, 'utf8')).toBe(readFileSync(key, 'utf8'));
    const read = await far.db.selectFrom('documents').selectAll().execute();
    expect(read.map(({ key: name, body, stored_at }) => [name, [...body], stored_at])).toEqual([['kept', [1, 2], 5]]);

    const home = folder();
    expect(await command(['restore', file], { DATA_DIR: home })).toMatchObject({ code: 0 });
    expect(dump(sqliteFile(home))['documents']).toHaveLength(1);
    writeFileSync(newKey, `${Buffer.alloc(32, 8).toString('base64')}\n`);
    expect((await command(['restore', file, ...sealed], { DATA_DIR: home, SECRET_FILE: newKey })).said).toMatch(
      /holds another key/,
    );
  });

  it('is refused where one row is changed on its way', async () => {
    const dataDir = folder();
    const source = await openFolder(dataDir);
    const row = { kind: 'quote' as const, body: new Uint8Array(1), source: '{}', stored_at: 1 };
    await source.db
      .insertInto('documents')
      .values({ ...row, key: 'a' })
      .execute();
    const far = await fresh();
    await sql`create function bend() returns trigger language plpgsql as $$ begin new.stored_at := 2; return new; end $$`.execute(
      far.db,
    );
    await sql`create trigger bend before insert on documents for each row execute function bend()`.execute(far.db);
    await expect(copyStore(source, far)).rejects.toThrow(/copy of documents is not equal/);
    expect(await far.db.selectFrom('documents').select('key').execute()).toEqual([]);
    await source.close();
  });
});
