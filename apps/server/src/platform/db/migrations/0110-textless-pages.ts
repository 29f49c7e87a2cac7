import type { Migration } from '../migration.ts';

/** Pages of a brought document that hold no text. */
export const textlessPagesMigration: Migration = {
  id: '0110-textless-pages',
  async up(db, { text }) {
    await db.schema.alterTable('reader_documents').addColumn('textless_pages', text).execute();
  },
};
