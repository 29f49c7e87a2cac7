import type { Migration } from '../migration.ts';

/** Bodies of reports and chunks of bars may lie in an object storage: their rows then hold the key. */
export const bodyObjectsMigration: Migration = {
  id: '0102-body-objects',
  async up(db, { text, integer }) {
    await db.schema.alterTable('reports').addColumn('packed_object', text).execute();
    await db.schema.alterTable('reports').addColumn('packed_bytes', integer).execute();
    await db.schema.alterTable('bar_chunks').addColumn('object', text).execute();
    await db.schema.createIndex('reports_object').on('reports').column('packed_object').execute();
    await db.schema.createIndex('bar_chunks_object').on('bar_chunks').column('object').execute();
  },
};
