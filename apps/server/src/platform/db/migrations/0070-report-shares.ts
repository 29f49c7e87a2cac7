import { createTable } from '../columns.ts';
import type { Migration } from '../migration.ts';

/** Links to reports. */
export const reportSharesMigration: Migration = {
  id: '0070-report-shares',
  async up(db, { text, integer }, engine) {
    await createTable(db, engine, 'report_shares')
      .addColumn('token', text, (column) => column.primaryKey())
      .addColumn('report_id', text, (column) => column.notNull().references('reports.id').onDelete('cascade'))
      .addColumn('created_at', integer, (column) => column.notNull())
      .addColumn('expires_at', integer)
      .addColumn('revoked_at', integer)
      .execute();
    await db.schema.createIndex('report_shares_of_report').on('report_shares').column('report_id').execute();
  },
};
