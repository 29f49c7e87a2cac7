import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createTable } from './columns.ts';
import type { Migration } from './migration.ts';
import { migrations } from './migrations/registry.ts';
import { breakingStatements, statementsOf } from './testing/breaking-statements.ts';

/** Published before the rule; steps up to here stay as they are. */
const before = '0096';

describe('a step of the schema', () => {
  it.each(migrations.filter(({ id }) => id > before).map((step) => [step.id, step] as const))(
    '%s only adds, so that processes of the version before go on working beside it',
    async (_, step) => {
      for (const engine of ['sqlite', 'postgres'] as const) {
        const sent = await statementsOf(step, engine);
        expect(sent.length).toBeGreaterThan(0);
        expect(breakingStatements(sent)).toEqual([]);
      }
    },
  );

  it.each([
    ['drops a table', 'drop table "reports"'],
    ['drops a column', 'alter table "owners" drop column "user_id"'],
    ['drops a column behind a new one', 'alter table owners add column a text, drop column b'],
    ['renames a column', 'alter table "owners" rename column "a" to "b"'],
    ['renames a table', 'alter table "owners" rename to "people"'],
    ['changes a type', 'alter table owners alter column created_at type text'],
    ['demands a value', 'alter table owners alter column device_id set not null'],
    ['adds a column that the old ones leave out', 'alter table "owners" add column "region" text not null'],
    ['adds a column with one value each', 'ALTER TABLE "owners"\n ADD COLUMN "handle" text UNIQUE'],
    ['allows a value once', 'create unique index "owners_device" on "owners" ("device_id")'],
    ['adds a rule', `alter table owners add constraint known check (kind in ('a'))`],
    ['puts a guard on a table', 'create trigger guard before insert on owners begin select 1; end'],
    ['takes an index away', 'drop index "reports_history"'],
    ['removes rows', 'delete from "tries"'],
    ['empties a table', 'truncate tries'],
    ['rewrites what the old ones read', `update "reports" set "state" = 'done', "body" = null where id = 'x'`],
  ])('that %s is found', (_, statement) => {
    expect(breakingStatements(['create table "other" ("id" text)', statement])).toEqual([statement]);
  });

  it('may fill and guard what it made', async () => {
    const step: Migration = {
      id: '9999-all-that-is-allowed',
      async up(db, { text, integer }, engine) {
        await createTable(db, engine, 'regions')
          .addColumn('id', text, (column) => column.primaryKey())
          .execute();
        await db.schema.createIndex('regions_once').unique().on('regions').column('id').execute();
        await db.schema.alterTable('owners').addColumn('region', text).execute();
        await db.schema
          .alterTable('owners')
          .addColumn('visits', integer, (column) => column.notNull().defaultTo(0))
          .execute();
        await sql`update owners set region = 'x', visits = 1 where kind = 'a'`.execute(db);
        await sql`insert into regions select distinct region from owners`.execute(db);
        await db.schema.createIndex('owners_region').on('owners').column('region').execute();
      },
    };
    for (const engine of ['sqlite', 'postgres'] as const) {
      expect(breakingStatements(await statementsOf(step, engine))).toEqual([]);
    }
  });
});
