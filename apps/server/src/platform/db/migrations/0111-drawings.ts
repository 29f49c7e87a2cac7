import { createTable } from '../columns.ts';
import type { Migration } from '../migration.ts';

/** What readers draw over charts, and arrangements of charts that they keep. */
export const drawingsMigration: Migration = {
  id: '0111-drawings',
  async up(db, { text, integer }, engine) {
    await createTable(db, engine, 'drawings')
      .addColumn('owner_id', text, (column) => column.notNull().references('owners.id').onDelete('cascade'))
      .addColumn('id', text, (column) => column.notNull())
      .addColumn('instrument_id', text, (column) => column.notNull())
      .addColumn('body', text, (column) => column.notNull())
      .addColumn('created_at', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('drawings_pk', ['owner_id', 'id'])
      .execute();
    await db.schema.createIndex('drawings_instrument').on('drawings').columns(['owner_id', 'instrument_id']).execute();
    await createTable(db, engine, 'chart_layouts')
      .addColumn('owner_id', text, (column) => column.notNull().references('owners.id').onDelete('cascade'))
      .addColumn('id', text, (column) => column.notNull())
      .addColumn('body', text, (column) => column.notNull())
      .addColumn('created_at', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('chart_layouts_pk', ['owner_id', 'id'])
      .execute();
  },
};
