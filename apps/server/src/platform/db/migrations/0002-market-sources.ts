import type { Migration } from '../migration.ts';
import { createTable } from '../columns.ts';

export const marketSourcesMigration: Migration = {
  id: '0002-market-sources',
  async up(db, { text, integer }, engine) {
    await db.schema.alterTable('bar_sets').addColumn('provider', text).execute();
    await db.schema.alterTable('bar_sets').addColumn('whole_at', integer).execute();
    await db.schema
      .alterTable('bar_sets')
      .addColumn('lacks_actions', integer, (column) => column.notNull().defaultTo(0))
      .execute();

    await createTable(db, engine, 'provider_keys')
      .addColumn('provider', text, (column) => column.primaryKey())
      .addColumn('sealed', text, (column) => column.notNull())
      .addColumn('saved_at', integer, (column) => column.notNull())
      .addColumn('saved_by', text, (column) => column.notNull())
      .execute();
    await createTable(db, engine, 'provider_choices')
      .addColumn('name', text, (column) => column.primaryKey())
      .addColumn('value', text, (column) => column.notNull())
      .addColumn('saved_at', integer, (column) => column.notNull())
      .addColumn('saved_by', text, (column) => column.notNull())
      .execute();
  },
};
