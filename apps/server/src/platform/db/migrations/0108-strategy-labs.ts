import { createTable } from '../columns.ts';
import type { Migration } from '../migration.ts';

/** Runs of the strategy lab, what came of each of their steps, and what the reader said to them. */
export const strategyLabsMigration: Migration = {
  id: '0108-strategy-labs',
  async up(db, { text, integer }, engine) {
    await createTable(db, engine, 'lab_runs')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('owner_id', text, (column) => column.notNull().references('owners.id').onDelete('cascade'))
      .addColumn('state', text, (column) => column.notNull())
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('hypothesis', text, (column) => column.notNull())
      .addColumn('spec', text, (column) => column.notNull())
      .addColumn('sealed', text)
      .addColumn('asked_of', text)
      .addColumn('tokens', integer)
      .addColumn('request_key', text)
      .addColumn('request_hash', text, (column) => column.notNull())
      .addColumn('job_id', text)
      .addColumn('round', integer, (column) => column.notNull())
      .addColumn('stop_requested', integer, (column) => column.notNull())
      .addColumn('body', text)
      .addColumn('opened_at', integer)
      .addColumn('error', text)
      .addColumn('created_at', integer, (column) => column.notNull())
      .addColumn('started_at', integer)
      .addColumn('finished_at', integer)
      .execute();
    await db.schema.createIndex('lab_runs_history').on('lab_runs').columns(['owner_id', 'created_at']).execute();
    await db.schema
      .createIndex('lab_runs_request')
      .unique()
      .on('lab_runs')
      .columns(['owner_id', 'request_key'])
      .execute();
    await createTable(db, engine, 'lab_steps')
      .addColumn('lab_id', text, (column) => column.notNull().references('lab_runs.id').onDelete('cascade'))
      .addColumn('step', text, (column) => column.notNull())
      .addColumn('outcome', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('lab_steps_pk', ['lab_id', 'step'])
      .execute();
    await createTable(db, engine, 'lab_words')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('lab_id', text, (column) => column.notNull().references('lab_runs.id').onDelete('cascade'))
      .addColumn('words', text, (column) => column.notNull())
      .addColumn('step', integer)
      .execute();
    await db.schema.createIndex('lab_words_of').on('lab_words').columns(['lab_id', 'id']).execute();
  },
};
