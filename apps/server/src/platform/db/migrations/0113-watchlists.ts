import { createTable } from '../columns.ts';
import type { Migration } from '../migration.ts';

/** Lists of some of what an owner watches, and the prices that the reader saw on the last visit and on the one before. */
export const watchlistsMigration: Migration = {
  id: '0113-watchlists',
  async up(db, { text, integer, real }, engine) {
    await createTable(db, engine, 'watchlists')
      .addColumn('owner_id', text, (column) => column.notNull().references('owners.id').onDelete('cascade'))
      .addColumn('id', text, (column) => column.notNull())
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('members', text, (column) => column.notNull())
      .addColumn('created_at', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('watchlists_pk', ['owner_id', 'id'])
      .execute();
    await db.schema.alterTable('watched').addColumn('seen_price', real).execute();
    await db.schema.alterTable('watched').addColumn('price_then', real).execute();
  },
};
