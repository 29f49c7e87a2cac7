import type { Migration } from '../migration.ts';
import { createTable } from '../columns.ts';

export const importsMigration: Migration = {
  id: '0004-imports',
  async up(db, { text, integer, blob }, engine) {
    await createTable(db, engine, 'imports')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('owner_id', text, (column) => column.notNull().references('owners.id').onDelete('cascade'))
      .addColumn('file_name', text, (column) => column.notNull())
      .addColumn('bytes', integer, (column) => column.notNull())
      .addColumn('state', text, (column) => column.notNull())
      .addColumn('instrument_id', text)
      .addColumn('interval', text)
      .addColumn('locator', text)
      .addColumn('replaced', text)
      .addColumn('replaced_body', blob)
      .addColumn('created_at', integer, (column) => column.notNull())
      .addColumn('applied_at', integer)
      .execute();
    await createTable(db, engine, 'import_parts')
      .addColumn('import_id', text, (column) => column.notNull().references('imports.id').onDelete('cascade'))
      .addColumn('part', integer, (column) => column.notNull())
      .addColumn('body', blob, (column) => column.notNull())
      .addPrimaryKeyConstraint('import_parts_pk', ['import_id', 'part'])
      .execute();
  },
};
