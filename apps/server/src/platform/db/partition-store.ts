import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { Kysely, sql } from 'kysely';
import { PlumblineError } from '@plumbline/model/errors';
import { migrationState } from './migrate.ts';
import { openPostgres } from './postgres-dialect.ts';
import type { Division, Run, TableDescription } from './postgres-table.ts';
import { describeTable, readDivision } from './postgres-table.ts';

/**
 * Tables that grow with use, each with the column it is divided by. It is part of every key of its table, so that the keys
 * stay as they are, and questions name it, so that they go to one part.
 */
export const partitionColumns = {
  ledger_entries: 'owner_id',
  events: 'stream',
  bar_chunks: 'instrument_id',
} as const;

/** Parts lie in a schema of their own: whoever lists the tables of the store finds each once. */
const partsSchema = 'plumbline_parts';

export const mostParts = 256;

export interface PartitionRequest {
  readonly url: string;
  /** How many each table is divided into; 1 makes plain tables again. */
  readonly parts: number;
  readonly note: (message: string, fields?: Record<string, unknown>) => void;
  /** How long to try for a table that others are using. */
  readonly lockMs?: number;
  /** How long others may wait for a table, where any are connected. */
  readonly pauseMs?: number;
}

export interface PartitionedTable {
  readonly table: string;
  readonly partsBefore: number;
  readonly parts: number;
  /** Rows that were moved; null where it was divided so already. */
  readonly rows: number | null;
}

/** What one table is to become. */
interface Wanted extends Required<Omit<PartitionRequest, 'url'>> {
  readonly table: string;
  readonly column: string;
}

/**
 * Divides the tables that grow by the hash of a column, each in one transaction: a new table is made and filled, compared
 * with the old one row by row, and takes its place and name. Whoever asks for the table meanwhile waits; what is named by a
 * program stays. Throws `not-permitted` where others use a table for too long or would wait too long for it, and
 * `data-refused` where the new table is not equal; the table is then as it was.
 */
export async function partitionStore(request: PartitionRequest): Promise<readonly PartitionedTable[]> {
  const { url, parts, note, lockMs = 5000, pauseMs = 10_000 } = request;
  // Connections of its own: a query of the store may take a few seconds, and this one as long as it needs.
  const db = new Kysely<unknown>({ dialect: openPostgres(url, note).dialect });
  try {
    await checkUpToDate(db);
    const done: PartitionedTable[] = [];
    for (const [table, column] of Object.entries(partitionColumns)) {
      const one = await partitionTable(db, { table, column, parts, note, lockMs, pauseMs });
      done.push(one);
      note(sentenceOf(one));
    }
    return done;
  } finally {
    await db.destroy();
  }
}

const inParts = (count: number): string => (count === 1 ? 'a plain table' : `${count} parts`);

function sentenceOf({ table, parts, partsBefore, rows }: PartitionedTable): string {
  if (rows === null) return `${table} is ${inParts(parts)} already; nothing was done.`;
  return `${table} is ${inParts(parts)} now, was ${inParts(partsBefore)}; ${rows} rows moved and compared.`;
}

async function checkUpToDate(db: Kysely<unknown>): Promise<void> {
  const { pending, unknown } = await migrationState(db);
  if (unknown.length > 0) {
    throw new PlumblineError('not-permitted', 'The store was written by a newer Plumbline. Update this installation.');
  }
  if (pending.length > 0)
    throw new PlumblineError('not-permitted', 'The schema is not up to date. Run `migrate` first.');
}

async function partitionTable(db: Kysely<unknown>, wanted: Wanted): Promise<PartitionedTable> {
  const { table, parts, lockMs } = wanted;
  const run: Run = async (statement) => (await statement.execute(db)).rows;
  const partsBefore = checked(await readDivision(run, table), wanted).parts;
  if (partsBefore === parts) return { table, partsBefore, parts, rows: null };
  const until = performance.now() + lockMs;
  for (;;) {
    const rows = await replaceOnce(db, wanted);
    if (rows !== 'in-use') {
      await run(sql`analyze ${sql.table(table)}`);
      return { table, partsBefore, parts, rows };
    }
    if (performance.now() >= until)
      throw refused(wanted, 'others are using it. Try again, or stop servers and workers');
    await delay(50);
  }
}

const refused = ({ table }: Wanted, why: string, cause?: unknown): PlumblineError =>
  new PlumblineError('not-permitted', `Table ${table} stays as it was: ${why}.`, { table }, cause);

function checked(division: Division | null, wanted: Wanted): Division {
  if (division === null) throw refused(wanted, 'it is not there');
  if (division.key !== null && division.key !== `HASH (${wanted.column})`) {
    throw refused(wanted, `somebody else divided it by ${division.key}`);
  }
  const [hindrance] = division.hindrances;
  if (hindrance !== undefined) throw refused(wanted, `it has ${hindrance}, which would be lost`);
  return division;
}

const lockNotAvailable = '55P03';
const statementTimedOut = '57014';
const dependentsExist = '2BP01';
const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : null);

/** All of it in one transaction; the number of rows, or that others held the table. */
async function replaceOnce(db: Kysely<unknown>, wanted: Wanted): Promise<number | 'in-use'> {
  try {
    return await db
      .transaction()
      .setIsolationLevel('read committed')
      .execute(async (trx) => {
        const until = { at: Infinity };
        const run: Run = async (statement) => {
          if (until.at !== Infinity) {
            const left = Math.max(1, Math.ceil(until.at - performance.now()));
            await sql`set local statement_timeout = ${sql.lit(left)}`.execute(trx);
          }
          return (await statement.execute(trx)).rows;
        };
        await run(sql`set local search_path = public`);
        await run(sql`set local statement_timeout = 0`);
        await lockTables(run, wanted);
        if (await areOthersConnected(run)) until.at = performance.now() + wanted.pauseMs;
        return replaceTable(run, wanted);
      });
  } catch (error) {
    if (codeOf(error) === lockNotAvailable) return 'in-use';
    if (codeOf(error) === statementTimedOut) {
      const seconds = wanted.pauseMs / 1000;
      const why = `others are connected and would wait more than ${seconds} s for it. Stop servers and workers first`;
      throw refused(wanted, why, error);
    }
    if (codeOf(error) === dependentsExist) {
      const why = error instanceof Error && 'detail' in error ? String(error.detail) : String(error);
      throw refused(wanted, `something was built on it that is not ours (${why})`, error);
    }
    throw error;
  }
}

/**
 * Takes all locks that follow before anything is done. Each is waited for shorter than PostgreSQL waits before it looks for
 * those who wait for one another (a second): this one gives up and comes again, and nobody else's work is broken off.
 */
async function lockTables(run: Run, wanted: Wanted): Promise<void> {
  const { constraints, incoming } = await describeTable(run, wanted.table);
  const referred = constraints.flatMap(({ refers }) => (refers === null || refers === wanted.table ? [] : [refers]));
  await run(sql`set local lock_timeout = 200`);
  await run(sql`lock table ${sql.table(wanted.table)} in access exclusive mode`);
  // A foreign key goes and comes with the same lock on both its tables.
  for (const table of new Set([...referred, ...incoming.map((key) => key.table)])) {
    await run(sql`lock table ${sql.raw(table)} in access exclusive mode`);
  }
  await run(sql`set local lock_timeout = ${sql.lit(wanted.lockMs)}`);
}

/** Autovacuum and other processes of the server itself have no user. */
async function areOthersConnected(run: Run): Promise<boolean> {
  const [found] = await run(sql<{ n: number }>`
    select count(*)::int as n from pg_stat_activity
     where datname = current_database() and usesysid is not null and pid <> pg_backend_pid()`);
  return (found?.n ?? 0) > 0;
}

async function replaceTable(run: Run, wanted: Wanted): Promise<number> {
  const { table } = wanted;
  const division = checked(await readDivision(run, table), wanted);
  const description = await describeTable(run, table);
  const old = sql.table(`${partsSchema}.${table}`);
  await run(sql`create schema if not exists ${sql.id(partsSchema)}`);
  await run(sql`alter table ${sql.table(table)} set schema ${sql.id(partsSchema)}`);
  await makeEmpty(run, wanted, division.settings);
  const names = sql.join(description.columns.map(({ name }) => sql.id(name)));
  await run(sql`insert into ${sql.table(table)} (${names}) select ${names} from ${old}`);
  const [before, after] = [await contentOf(run, old), await contentOf(run, sql.table(table))];
  if (!isDeepStrictEqual(before, after)) {
    throw new PlumblineError(
      'data-refused',
      `The new rows of ${table} are not equal to the old ones; nothing was kept.`,
    );
  }
  for (const { table: other, name } of description.incoming) {
    await run(sql`alter table ${sql.raw(other)} drop constraint ${sql.id(name)}`);
  }
  await run(sql`drop table ${old}`);
  await finish(run, table, description);
  const made = await describeTable(run, table);
  const lost = (Object.keys(made) as (keyof TableDescription)[]).find(
    (what) => !isDeepStrictEqual(made[what], description[what]),
  );
  if (lost !== undefined) throw refused(wanted, `its ${lost} would not be the same afterwards`);
  if (wanted.parts === 1) await dropEmptySchema(run);
  return Number(before.rows);
}

/** The new table and its parts, with columns, defaults and checks, and with nothing that slows the filling. */
async function makeEmpty(run: Run, { table, column, parts }: Wanted, settings: readonly string[]): Promise<void> {
  const like = sql`${sql.table(table)} (like ${sql.table(`${partsSchema}.${table}`)} including all excluding indexes)`;
  const kept = settings.length === 0 ? sql`` : sql` with (${sql.raw(settings.join(', '))})`;
  if (parts === 1) {
    await run(sql`create table ${like}${kept}`);
    return;
  }
  await run(sql`create table ${like} partition by hash (${sql.id(column)})`);
  for (let n = 0; n < parts; n++) {
    const part = sql.table(`${partsSchema}.${table}_${n + 1}_of_${parts}`);
    const values = sql`with (modulus ${sql.lit(parts)}, remainder ${sql.lit(n)})`;
    await run(sql`create table ${part} partition of ${sql.table(table)} for values ${values}${kept}`);
  }
}

/** Keys, indexes, triggers and grants, by their old names. */
async function finish(run: Run, table: string, description: TableDescription): Promise<void> {
  const { owner, constraints, indexes, triggers, grants, incoming } = description;
  const name = sql.table(table);
  await run(sql`alter table ${name} owner to ${sql.id(owner)}`);
  const added = constraints.filter(({ kind }) => kind !== 'c');
  for (const constraint of added) {
    await run(sql`alter table ${name} add constraint ${sql.id(constraint.name)} ${sql.raw(constraint.definition)}`);
  }
  for (const { definition } of [...indexes, ...triggers]) await run(sql.raw(definition));
  for (const { name: grantee, definition } of grants) {
    const isPassedOn = definition.includes('*');
    const option = isPassedOn ? sql` with grant option` : sql``;
    await run(sql`grant ${sql.raw(definition.replace('*', ''))} on ${name} to ${sql.raw(grantee)}${option}`);
  }
  for (const key of incoming) {
    const added = sql`add constraint ${sql.id(key.name)} ${sql.raw(key.definition)}`;
    await run(sql`alter table ${sql.raw(key.table)} ${added}`);
  }
}

/** The number of rows and the sum of their hashes, which does not depend on their order. */
async function contentOf(run: Run, table: ReturnType<typeof sql.table>): Promise<{ rows: string; sum: string }> {
  const lane = (from: number) => sql`sum(('x' || substr(hash, ${sql.lit(from)}, 16))::bit(64)::bigint::numeric)`;
  const [found] = await run(sql<{ rows: string; sum: string }>`
    select count(*)::text as rows, concat_ws(' ', ${sql.join([1, 17, 33, 49].map(lane))}) as sum
      from (select encode(sha256(convert_to(t::text, 'UTF8')), 'hex') as hash from ${table} as t) hashes`);
  if (found === undefined) throw new Error('a count answers with one row');
  return found;
}

async function dropEmptySchema(run: Run): Promise<void> {
  const [left] = await run(sql`select 1 from pg_class where relnamespace = to_regnamespace(${partsSchema}) limit 1`);
  if (left === undefined) await run(sql`drop schema if exists ${sql.id(partsSchema)}`);
}
