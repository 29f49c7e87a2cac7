import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** An answer that is being written belongs to a process for a while, and is nobody's once that process is gone. */
export const answerLeasesMigration: Migration = {
  id: '0093-answer-leases',
  async up(db, { integer }) {
    const table = db.schema.alterTable('messages');
    await table.addColumn('lease_until', integer).execute();
    await table.addColumn('stop_requested', integer, (column) => column.notNull().defaultTo(sql`0`)).execute();
    await db.schema.createIndex('messages_by_state').on('messages').columns(['state', 'lease_until']).execute();
  },
};
