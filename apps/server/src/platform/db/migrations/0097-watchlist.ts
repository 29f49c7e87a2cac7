import { createTable } from '../columns.ts';
import type { Migration } from '../migration.ts';

/** Instruments that an owner watches, and what lists show of a finished report without opening it. */
export const watchlistMigration: Migration = {
  id: '0097-watchlist',
  async up(db, { text, integer }, engine) {
    await createTable(db, engine, 'watched')
      .addColumn('owner_id', text, (column) => column.notNull().references('owners.id').onDelete('cascade'))
      .addColumn('instrument_id', text, (column) => column.notNull())
      .addColumn('instrument', text, (column) => column.notNull())
      .addColumn('place', integer, (column) => column.notNull())
      .addColumn('added_at', integer, (column) => column.notNull())
      .addColumn('seen_at', integer)
      .addColumn('since', integer)
      .addPrimaryKeyConstraint('watched_pk', ['owner_id', 'instrument_id'])
      .execute();
    await db.schema.alterTable('reports').addColumn('gist', text).execute();
  },
};
