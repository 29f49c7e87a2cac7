import { createTable } from '../columns.ts';
import type { Migration } from '../migration.ts';

/** What tested versions did, week by week, by the lineage they were tried for. It outlives them, as their count does. */
export const lineageReturnsMigration: Migration = {
  id: '0092-lineage-returns',
  async up(db, { text, integer }, engine) {
    await createTable(db, engine, 'lineage_returns')
      .addColumn('lineage_id', text, (column) => column.notNull().references('lineages.id'))
      // Of the result: computed again it is the same row.
      .addColumn('key', text, (column) => column.notNull())
      .addColumn('returns', text, (column) => column.notNull())
      .addColumn('created_at', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('lineage_returns_pk', ['lineage_id', 'key'])
      .execute();
  },
};
