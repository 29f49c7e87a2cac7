import { createTable } from '../columns.ts';
import type { Migration } from '../migration.ts';

export const documentsMigration: Migration = {
  id: '0096-documents',
  async up(db, { text, integer }, engine) {
    await createTable(db, engine, 'reader_documents')
      .addColumn('owner_id', text, (column) => column.notNull().references('owners.id').onDelete('cascade'))
      .addColumn('id', text, (column) => column.notNull())
      .addColumn('title', text, (column) => column.notNull())
      .addColumn('instrument_id', text)
      .addColumn('form', text, (column) => column.notNull())
      .addColumn('known_at', text, (column) => column.notNull())
      .addColumn('paragraphs', integer, (column) => column.notNull())
      .addColumn('letters', integer, (column) => column.notNull())
      .addColumn('spans', text, (column) => column.notNull())
      .addColumn('added_at', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('reader_documents_pk', ['owner_id', 'id'])
      .execute();
  },
};
