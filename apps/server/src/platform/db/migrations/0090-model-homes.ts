import type { Migration } from '../migration.ts';

/** Who named a language model may be somebody at this machine, or anybody who came through a proxy. */
export const modelHomesMigration: Migration = {
  id: '0090-model-homes',
  async up(db, { integer }) {
    await db.schema
      .alterTable('model_services')
      .addColumn('is_home', integer, (column) => column.notNull().defaultTo(1))
      .execute();
  },
};
