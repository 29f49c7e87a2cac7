import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import type { Engine } from '../columns.ts';
import type { Migration } from '../migration.ts';
import type { Store } from '../open-store.ts';
import { openStore } from '../open-store.ts';
import { sharedPostgres } from './shared-postgres.ts';
import { hasPostgres } from './temporary-postgres.ts';

export interface TestStore {
  readonly engine: Engine;
  /** The shared store of this battery; open from the first test on. */
  readonly store: () => Store;
  /** A further store of the same engine with nothing in it, closed at the end; of an older schema where steps are given. */
  readonly fresh: (steps?: readonly Migration[]) => Promise<Store>;
  /** Runs before the stores close. */
  readonly atEnd: (close: () => Promise<void>) => void;
}

/** Runs a battery on SQLite and on PostgreSQL; without PostgreSQL its half is skipped and says so. */
export function eachStore(title: string, battery: (given: TestStore) => void): void {
  onSqlite(title, battery);
  onPostgres(title, battery);
}

/** Runs what only SQLite has to prove. */
export function onSqlite(title: string, battery: (given: TestStore) => void): void {
  describe(`${title} on SQLite`, () => {
    const folders: string[] = [];
    within('sqlite', battery, async (steps) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'plumbline-store-'));
      folders.push(dataDir);
      return openStore({ dataDir, databaseUrl: null, note: () => undefined, ...(steps && { steps }) });
    });
    afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));
  });
}

/** Runs what only PostgreSQL has to prove; skipped, and says so, without it. */
export function onPostgres(title: string, battery: (given: TestStore) => void): void {
  describe.skipIf(!hasPostgres())(`${title} on PostgreSQL (TEST_DATABASE_URL or installed programs)`, () => {
    within('postgres', battery, freshPostgres);
  });
}

type Open = (steps?: readonly Migration[]) => Promise<Store>;

function within(engine: Engine, battery: (given: TestStore) => void, open: Open): void {
  let shared: Store | null = null;
  const opened: Store[] = [];
  const fresh = async (steps?: readonly Migration[]): Promise<Store> => {
    const store = await open(steps);
    opened.push(store);
    return store;
  };
  beforeAll(async () => {
    shared = await fresh();
  }, 60_000);
  const closings: (() => Promise<void>)[] = [];
  afterAll(async () => {
    await Promise.all(closings.map((close) => close()));
    for (const store of opened) await store.close();
  });
  battery({
    engine,
    fresh,
    atEnd: (close) => closings.push(close),
    store: () => {
      if (shared === null) throw new Error('the store is opened before the first test');
      return shared;
    },
  });
}

/** A database of its own on the server: batteries must not see one another's rows. */
async function freshPostgres(steps?: readonly Migration[]): Promise<Store> {
  const address = await sharedPostgres();
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  const name = `plumbline_test_${randomUUID().replaceAll('-', '')}`;
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(address);
  url.pathname = `/${name}`;
  return openStore({ dataDir: '', databaseUrl: url.href, note: () => undefined, ...(steps && { steps }) });
}
