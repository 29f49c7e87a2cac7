import { createTable } from '../columns.ts';
import type { Migration } from '../migration.ts';

/** Network addresses take turns as owners do, and open streams are counted over all processes. */
export const placesMigration: Migration = {
  id: '0112-places',
  async up(db, { text, integer }, engine) {
    await db.schema.alterTable('owners').addColumn('place', text).execute();
    await db.schema.alterTable('jobs').addColumn('for_place', text).execute();
    await db.schema
      .createIndex('jobs_of_place')
      .on('jobs')
      .columns(['for_place', 'state', 'urgency', 'turn'])
      .execute();
    await createTable(db, engine, 'open_streams')
      .addColumn('key', text, (column) => column.notNull())
      .addColumn('process', text, (column) => column.notNull())
      .addColumn('count', integer, (column) => column.notNull())
      .addColumn('until', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('open_streams_pk', ['key', 'process'])
      .execute();
    await db.schema.createIndex('open_streams_until').on('open_streams').column('until').execute();
  },
};
