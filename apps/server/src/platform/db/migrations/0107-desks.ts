import { createTable } from '../columns.ts';
import type { Migration } from '../migration.ts';

/** Runs of the research desk, and what each voice said, so that a run goes on after a restart. */
export const desksMigration: Migration = {
  id: '0107-desks',
  async up(db, { text, integer }, engine) {
    await createTable(db, engine, 'desk_runs')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('owner_id', text, (column) => column.notNull().references('owners.id').onDelete('cascade'))
      .addColumn('instrument_id', text, (column) => column.notNull())
      .addColumn('instrument', text, (column) => column.notNull())
      .addColumn('report_id', text, (column) => column.notNull())
      .addColumn('state', text, (column) => column.notNull())
      .addColumn('as_of', text, (column) => column.notNull())
      .addColumn('asked_of', text)
      .addColumn('tokens', integer)
      .addColumn('is_contaminated', integer, (column) => column.notNull())
      .addColumn('request_key', text)
      .addColumn('request_hash', text, (column) => column.notNull())
      .addColumn('job_id', text)
      .addColumn('stop_requested', integer, (column) => column.notNull())
      .addColumn('body', text)
      .addColumn('memo', text)
      .addColumn('error', text)
      .addColumn('created_at', integer, (column) => column.notNull())
      .addColumn('started_at', integer)
      .addColumn('finished_at', integer)
      .execute();
    await db.schema.createIndex('desk_runs_history').on('desk_runs').columns(['owner_id', 'created_at']).execute();
    await db.schema
      .createIndex('desk_runs_request')
      .unique()
      .on('desk_runs')
      .columns(['owner_id', 'request_key'])
      .execute();
    await createTable(db, engine, 'desk_steps')
      .addColumn('desk_id', text, (column) => column.notNull().references('desk_runs.id').onDelete('cascade'))
      .addColumn('step', text, (column) => column.notNull())
      .addColumn('asked', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('desk_steps_pk', ['desk_id', 'step'])
      .execute();
  },
};
