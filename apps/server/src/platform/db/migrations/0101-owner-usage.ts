import { createTable } from '../columns.ts';
import type { Migration } from '../migration.ts';

/** How long jobs worked for an owner, by day in UTC. */
export const ownerUsageMigration: Migration = {
  id: '0101-owner-usage',
  async up(db, { text, integer }, engine) {
    await createTable(db, engine, 'owner_usage')
      .addColumn('owner_id', text, (column) => column.notNull().references('owners.id').onDelete('cascade'))
      .addColumn('day', text, (column) => column.notNull())
      .addColumn('computing_ms', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('owner_usage_pk', ['owner_id', 'day'])
      .execute();
    await db.schema.createIndex('owner_usage_day').on('owner_usage').column('day').execute();
  },
};
