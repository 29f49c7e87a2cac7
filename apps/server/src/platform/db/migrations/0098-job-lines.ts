import type { Migration } from '../migration.ts';

/** Where the workers of a kind are told, the turns of that kind are looked up with every job. */
export const jobLinesMigration: Migration = {
  id: '0098-job-lines',
  async up(db) {
    await db.schema.createIndex('jobs_of_kind').on('jobs').columns(['kind', 'state', 'urgency', 'turn']).execute();
  },
};
