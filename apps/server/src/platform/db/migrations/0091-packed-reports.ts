import type { Migration } from '../migration.ts';

/** Finished reports are kept compressed, as they are sent; those that were kept as text are compressed later, a few at a time. */
export const packedReportsMigration: Migration = {
  id: '0091-packed-reports',
  async up(db, { text, blob }) {
    await db.schema.alterTable('reports').addColumn('packed', blob).execute();
    await db.schema.alterTable('reports').addColumn('etag', text).execute();
  },
};
