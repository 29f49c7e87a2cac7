import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Jobs take turns between owners, and what somebody waits for goes before what nobody does. */
export const fairQueueMigration: Migration = {
  id: '0092-fair-queue',
  async up(db, { text, integer }) {
    const table = db.schema.alterTable('jobs');
    await table.addColumn('for_owner', text).execute();
    await table.addColumn('urgency', integer, (column) => column.notNull().defaultTo(sql`0`)).execute();
    await table.addColumn('turn', integer, (column) => column.notNull().defaultTo(sql`0`)).execute();
    await db.schema.createIndex('jobs_turns').on('jobs').columns(['state', 'urgency', 'turn', 'created_at']).execute();
    await db.schema
      .createIndex('jobs_of_owner')
      .on('jobs')
      .columns(['for_owner', 'state', 'urgency', 'turn'])
      .execute();
  },
};
