import { createTable } from '../columns.ts';
import type { Migration } from '../migration.ts';

/** Tries that are counted for all processes and through restarts, by digest: whoever reads the table learns no address. */
export const triesMigration: Migration = {
  id: '0099-tries',
  async up(db, { text, integer }, engine) {
    await createTable(db, engine, 'tries')
      .addColumn('key', text, (column) => column.primaryKey())
      .addColumn('count', integer, (column) => column.notNull())
      .addColumn('until', integer, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('tries_until').on('tries').column('until').execute();
  },
};
