import { createTable } from '../columns.ts';
import type { Migration } from '../migration.ts';

/** What is computed ahead for everybody: a cross-section of known instruments, and the built-in strategies tested. */
export const discoverMigration: Migration = {
  id: '0040-discover',
  async up(db, { text, integer }, engine) {
    await createTable(db, engine, 'cross_section')
      // The real and the simulated side never stand in one table of results.
      .addColumn('realm', text, (column) => column.notNull())
      .addColumn('instrument_id', text, (column) => column.notNull())
      .addColumn('market', text, (column) => column.notNull())
      // Trading date that it was measured after.
      .addColumn('session', text, (column) => column.notNull())
      .addColumn('body', text, (column) => column.notNull())
      .addColumn('measured_at', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('cross_section_pk', ['realm', 'instrument_id'])
      .execute();
    await createTable(db, engine, 'gallery')
      .addColumn('realm', text, (column) => column.notNull())
      .addColumn('template', text, (column) => column.notNull())
      .addColumn('market', text, (column) => column.notNull())
      // What was tested, and by which engine: another one is tested anew.
      .addColumn('version', text, (column) => column.notNull())
      .addColumn('summary', text)
      .addColumn('verdict', text)
      .addColumn('error', text)
      .addColumn('tested_at', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('gallery_pk', ['realm', 'template', 'market'])
      .execute();
  },
};
