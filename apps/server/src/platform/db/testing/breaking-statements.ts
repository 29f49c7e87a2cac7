import type { Dialect } from 'kysely';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Engine } from '../columns.ts';
import { columnsOf } from '../columns.ts';
import type { Migration } from '../migration.ts';

/** An engine that runs nothing and answers every question with no rows. */
const silent: Readonly<Record<Engine, Dialect>> = {
  sqlite: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
  postgres: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
};

/** Statements of a step, in order, as an engine would be sent them. */
export async function statementsOf(step: Migration, engine: Engine): Promise<readonly string[]> {
  const sent: string[] = [];
  const db = new Kysely<unknown>({ dialect: silent[engine], log: ({ query }) => void sent.push(query.sql) });
  await step.up(db, columnsOf(engine), engine);
  return sent;
}

const name = String.raw`"?(\w+)"?`;
const created = new RegExp(`^create table (?:if not exists )?${name}`);
const newColumn = new RegExp(`^alter table ${name} add column ${name} (.*)$`);
const index = new RegExp(`^create (unique )?index (?:if not exists )?${name} on ${name}`);
const trigger = new RegExp(`^create trigger ${name} .*? on ${name}`);
const update = new RegExp(`^update ${name} set (.*?)(?: where .*)?$`);
const always = /^(select|with|insert into|create (or replace )?function) /;

/**
 * Statements that processes of the version before may not survive: while an installation is upgraded they go on reading and
 * writing as they know it. A step may make tables, columns that may be left out, and indexes; it may fill what it made, and
 * put rules on it. Whatever else it does is named here.
 */
export function breakingStatements(statements: readonly string[]): readonly string[] {
  const tables = new Set<string>();
  const columns = new Set<string>();
  return statements.filter((statement) => {
    const text = statement.toLowerCase().replaceAll(/\s+/g, ' ').trim();
    if (always.test(text)) return false;
    const [, table] = created.exec(text) ?? [];
    if (table !== undefined) {
      tables.add(table);
      return false;
    }
    const [, altered, column, rest = ''] = newColumn.exec(text) ?? [];
    if (altered !== undefined) {
      columns.add(`${altered}.${column}`);
      // The old ones leave it out of what they insert.
      const isDemanded = (/\bnot null\b/.test(rest) && !/\bdefault\b/.test(rest)) || /\bunique\b|\bcheck\b/.test(rest);
      return isDemanded || rest.includes(', ');
    }
    const [, unique, , indexed = ''] = index.exec(text) ?? [];
    if (indexed !== '') return unique !== undefined && !tables.has(indexed);
    const [, , guarded] = trigger.exec(text) ?? [];
    if (guarded !== undefined) return !tables.has(guarded);
    const [, updated, set = ''] = update.exec(text) ?? [];
    if (updated !== undefined) {
      const assigned = [...set.matchAll(new RegExp(`(?:^|, )${name} =`, 'g'))].map(([, one]) => `${updated}.${one}`);
      return !tables.has(updated) && !assigned.every((one) => columns.has(one));
    }
    return true;
  });
}
