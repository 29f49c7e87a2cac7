import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { PlumblineError } from '@plumbline/model/errors';
import { migrationState } from './migrate.ts';
import type { Store } from './open-store.ts';
import { tablesOf } from './tables-of.ts';

export interface CopiedTable {
  readonly table: string;
  readonly rows: number;
  /** Over the canonical text of every row in the order of the primary key; equal on both engines. */
  readonly sha256: string;
}

interface TableShape {
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly type: string }[];
  readonly primaryKey: readonly string[];
  /** Tables that must hold their rows first. */
  readonly references: readonly string[];
}

type Row = Readonly<Record<string, unknown>>;
/** Tables are found at run time here, so rows have no types: the casts below drop those of the schema. */
type AnyDatabase = Kysely<Record<string, Row>>;

/** Rows with a report in them are up to a few hundred kilobytes each. */
const batchRows = 200;

/**
 * Copies every row of one store into another, whichever engines they are, and reads the copy back: the hash of each table
 * must be that of its source. All or nothing: the target is written in one transaction. Nobody else may write to the
 * source meanwhile (SQLite: the caller holds its lock; PostgreSQL: one repeatable-read snapshot).
 * Throws `bad-input` for a target with rows, and `data-refused` where schemas or hashes differ.
 */
export async function copyStore(source: Store, target: Store): Promise<readonly CopiedTable[]> {
  await checkSameSchema(source, target);
  const shapes = inOrder(await shapesOf(source));
  const targetShapes = new Map((await shapesOf(target)).map((shape) => [shape.name, shape]));
  const names = shapes.map(({ name }) => name);
  return inSnapshot(source, names, async (from) =>
    (target.db as unknown as AnyDatabase).transaction().execute(async (to) => {
      for (const { name } of shapes) await checkEmpty(to, name);
      const copied: CopiedTable[] = [];
      for (const shape of shapes) {
        const into = targetShapes.get(shape.name);
        if (into === undefined) throw refused(`the target has no table ${shape.name}`);
        const written = await copyTable(from, to, shape, into);
        const read = await hashTable(to, into);
        if (read.rows !== written.rows || read.sha256 !== written.sha256) {
          throw refused(`the copy of ${shape.name} is not equal to its source; nothing was kept`);
        }
        copied.push(written);
      }
      return copied;
    }),
  );
}

const refused = (what: string): PlumblineError => new PlumblineError('data-refused', `Not copied: ${what}.`);

async function checkSameSchema(source: Store, target: Store): Promise<void> {
  const [one, other] = await Promise.all(
    [source, target].map((store) => migrationState(store.db as unknown as Kysely<unknown>)),
  );
  if (one?.applied.join() !== other?.applied.join()) {
    throw refused('source and target have different schemas. Run `migrate` with this version on both');
  }
}

async function checkEmpty(to: AnyDatabase, table: string): Promise<void> {
  const found = await to
    .selectFrom(table)
    .select(sql<number>`1`.as('one'))
    .limit(1)
    .executeTakeFirst();
  if (found !== undefined) {
    throw new PlumblineError('bad-input', `The target has rows in ${table}; name an empty database or folder.`);
  }
}

function inSnapshot<T>(source: Store, tables: readonly string[], work: (from: AnyDatabase) => Promise<T>): Promise<T> {
  const db = source.db as unknown as AnyDatabase;
  if (source.engine === 'sqlite') return work(db);
  const snapshot = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return snapshot.execute(async (from) => {
    // The moment is that of the first query, and locks come before it: a table that is replaced meanwhile by a filled one
    // (partition-store) would have no rows at a moment before.
    await sql`lock table ${sql.join(tables.map((name) => sql.table(name)))} in access share mode`.execute(from);
    return work(from);
  });
}

async function copyTable(
  from: AnyDatabase,
  to: AnyDatabase,
  shape: TableShape,
  into: TableShape,
): Promise<CopiedTable> {
  const types = new Map(into.columns.map(({ name, type }) => [name, type]));
  return eachBatch(from, shape, async (rows) => {
    const values = rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([name, value]) => [name, valueFor(types.get(name), value)])),
    );
    // PostgreSQL takes 65,535 values in a statement at most, SQLite 32,766.
    const most = Math.max(1, Math.floor(30_000 / shape.columns.length));
    for (let at = 0; at < values.length; at += most) {
      await to
        .insertInto(shape.name)
        .values(values.slice(at, at + most))
        .execute();
    }
  });
}

const hashTable = (db: AnyDatabase, shape: TableShape): Promise<CopiedTable> =>
  eachBatch(db, shape, async () => undefined);

/** Reads a table in the order of its primary key and hashes what it reads. */
async function eachBatch(
  db: AnyDatabase,
  shape: TableShape,
  take: (rows: readonly Row[]) => Promise<void>,
): Promise<CopiedTable> {
  const hash = createHash('sha256');
  let rows = 0;
  let last: readonly unknown[] | null = null;
  for (;;) {
    let query = db.selectFrom(shape.name).selectAll().limit(batchRows);
    for (const key of shape.primaryKey) query = query.orderBy(key);
    if (last !== null) {
      const columns = sql.join(shape.primaryKey.map((key) => sql.ref(key)));
      query = query.where(sql<boolean>`(${columns}) > (${sql.join(last)})`);
    }
    const batch: readonly Row[] = await query.execute();
    for (const row of batch) hash.update(canonicalRow(row));
    await take(batch);
    rows += batch.length;
    const end = batch.at(-1);
    if (end === undefined || batch.length < batchRows) break;
    last = shape.primaryKey.map((key) => end[key]);
  }
  return { table: shape.name, rows, sha256: hash.digest('hex') };
}

/** One text for one row on every engine: flags as 0 and 1, instants of the sign-in library as ISO text, blobs in hex. */
function canonicalRow(row: Row): string {
  const names = Object.keys(row).sort();
  return `${JSON.stringify(names.map((name) => [name, canonicalValue(row[name])]))}\n`;
}

function canonicalValue(value: unknown): string | number | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean') return Number(value);
  if (typeof value === 'number' || typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return `x${Buffer.from(value).toString('hex')}`;
  throw refused(`a value of type ${typeof value} cannot be carried over`);
}

/** The same value in the way a column of the target keeps it. */
function valueFor(type: string | undefined, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (type === 'bool') return value === 1 || value === true;
  if (type === 'timestamptz') return value instanceof Date ? value : new Date(String(value));
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'boolean') return Number(value);
  return value;
}

async function shapesOf(store: Store): Promise<readonly TableShape[]> {
  const db = store.db as unknown as AnyDatabase;
  const tables = await tablesOf(db);
  const keys = store.engine === 'sqlite' ? await sqliteKeys(db) : await postgresKeys(db);
  return tables.map(({ name, columns }) => {
    const primaryKey = keys.filter((key) => key.table === name && key.refers === null).map(({ column }) => column);
    if (primaryKey.length === 0) throw new Error(`table ${name} has no primary key`);
    const references = keys.flatMap((key) => (key.table === name && key.refers !== null ? [key.refers] : []));
    return {
      name,
      columns: columns.map((column) => ({ name: column.name, type: column.dataType })),
      primaryKey,
      references,
    };
  });
}

interface KeyPart {
  readonly table: string;
  readonly column: string;
  /** The table a foreign key names; null for a part of the primary key, in order. */
  readonly refers: string | null;
}

async function sqliteKeys(db: AnyDatabase): Promise<readonly KeyPart[]> {
  const { rows } = await sql<KeyPart>`
    select m.name as "table", i.name as "column", null as refers, i.pk as place
      from sqlite_master m, pragma_table_info(m.name) i where m.type = 'table' and i.pk > 0
    union all
    select m.name, f."from", f."table", 0
      from sqlite_master m, pragma_foreign_key_list(m.name) f where m.type = 'table'
    order by 1, 4`.execute(db);
  return rows;
}

async function postgresKeys(db: AnyDatabase): Promise<readonly KeyPart[]> {
  const { rows } = await sql<KeyPart>`
    select c.conrelid::regclass::text as "table", a.attname::text as "column",
           case c.contype when 'f' then c.confrelid::regclass::text end as refers, k.place
      from pg_constraint c
      cross join lateral unnest(c.conkey) with ordinality k(number, place)
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.number
     where c.contype in ('p', 'f') and c.connamespace = 'public'::regnamespace and c.conparentid = 0
     order by 1, 4`.execute(db);
  return rows.map((row) => ({ ...row, table: unquoted(row.table), refers: row.refers && unquoted(row.refers) }));
}

const unquoted = (name: string): string => name.replaceAll('"', '');

/** Tables after those they refer to; a reference to itself needs no order here, since rows come in the order of their ids. */
function inOrder(shapes: readonly TableShape[]): readonly TableShape[] {
  const left = new Map(shapes.map((shape) => [shape.name, shape]));
  const ordered: TableShape[] = [];
  while (left.size > 0) {
    const next = [...left.values()].filter((shape) =>
      shape.references.every((name) => name === shape.name || !left.has(name)),
    );
    if (next.length === 0) throw new Error(`tables refer to one another in a circle: ${[...left.keys()].join(', ')}`);
    for (const shape of next) {
      ordered.push(shape);
      left.delete(shape.name);
    }
  }
  return ordered;
}
