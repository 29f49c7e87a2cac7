import type { Migration } from '../migration.ts';
import { createTable } from '../columns.ts';

export const foundationMigration: Migration = {
  id: '0001-foundation',
  async up(db, { text, integer, blob }, engine) {
    await createTable(db, engine, 'owners')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('token_sha256', text, (column) => column.unique())
      .addColumn('device_id', text)
      .addColumn('created_at', integer, (column) => column.notNull())
      .execute();

    await createTable(db, engine, 'invites')
      .addColumn('code', text, (column) => column.primaryKey())
      .addColumn('owner_id', text, (column) => column.notNull().references('owners.id').onDelete('cascade'))
      .addColumn('inviter', text)
      .addColumn('created_at', integer, (column) => column.notNull())
      .addColumn('expires_at', integer, (column) => column.notNull())
      .execute();

    await createTable(db, engine, 'idempotency')
      .addColumn('owner_id', text, (column) => column.notNull().references('owners.id').onDelete('cascade'))
      .addColumn('key', text, (column) => column.notNull())
      .addColumn('body_sha256', text, (column) => column.notNull())
      .addColumn('answer', text)
      .addColumn('created_at', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('idempotency_pk', ['owner_id', 'key'])
      .execute();

    await createTable(db, engine, 'reports')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('owner_id', text, (column) => column.notNull().references('owners.id').onDelete('cascade'))
      .addColumn('instrument_id', text, (column) => column.notNull())
      .addColumn('instrument', text, (column) => column.notNull())
      .addColumn('state', text, (column) => column.notNull())
      .addColumn('as_of', text, (column) => column.notNull())
      .addColumn('simulated', integer)
      .addColumn('job_id', text)
      .addColumn('error', text)
      .addColumn('body', text)
      .addColumn('created_at', integer, (column) => column.notNull())
      .addColumn('finished_at', integer)
      .addColumn('deleted_at', integer)
      .execute();
    await db.schema.createIndex('reports_history').on('reports').columns(['owner_id', 'created_at', 'id']).execute();

    await createTable(db, engine, 'event_streams')
      .addColumn('stream', text, (column) => column.primaryKey())
      .addColumn('last_seq', integer, (column) => column.notNull())
      .addColumn('ended_at', integer)
      .execute();
    await createTable(db, engine, 'events')
      .addColumn('stream', text, (column) => column.notNull())
      .addColumn('seq', integer, (column) => column.notNull())
      .addColumn('at', integer, (column) => column.notNull())
      .addColumn('body', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('events_pk', ['stream', 'seq'])
      .execute();

    await createTable(db, engine, 'jobs')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('idempotency_key', text, (column) => column.notNull())
      .addColumn('input', text, (column) => column.notNull())
      .addColumn('state', text, (column) => column.notNull())
      .addColumn('attempts', integer, (column) => column.notNull())
      .addColumn('worker', text)
      .addColumn('lease_until', integer)
      .addColumn('cancel_requested', integer, (column) => column.notNull())
      .addColumn('done', integer)
      .addColumn('total', integer)
      .addColumn('error', text)
      .addColumn('run_at', integer, (column) => column.notNull())
      .addColumn('created_at', integer, (column) => column.notNull())
      .addColumn('finished_at', integer)
      .addUniqueConstraint('jobs_once', ['kind', 'idempotency_key'])
      .execute();
    await db.schema.createIndex('jobs_waiting').on('jobs').columns(['state', 'created_at']).execute();

    await createTable(db, engine, 'bar_sets')
      .addColumn('instrument_id', text, (column) => column.notNull())
      .addColumn('interval', text, (column) => column.notNull())
      .addColumn('adjustment', text, (column) => column.notNull())
      .addColumn('currency', text, (column) => column.notNull())
      .addColumn('decimals', integer, (column) => column.notNull())
      .addColumn('last_partial', integer, (column) => column.notNull())
      .addColumn('source', text, (column) => column.notNull())
      .addColumn('actions', text, (column) => column.notNull())
      .addColumn('stored_at', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('bar_sets_pk', ['instrument_id', 'interval'])
      .execute();
    await createTable(db, engine, 'bar_chunks')
      .addColumn('instrument_id', text, (column) => column.notNull())
      .addColumn('interval', text, (column) => column.notNull())
      .addColumn('chunk', text, (column) => column.notNull())
      .addColumn('first_at', integer, (column) => column.notNull())
      .addColumn('last_at', integer, (column) => column.notNull())
      .addColumn('count', integer, (column) => column.notNull())
      .addColumn('sha256', text, (column) => column.notNull())
      .addColumn('body', blob, (column) => column.notNull())
      .addPrimaryKeyConstraint('bar_chunks_pk', ['instrument_id', 'interval', 'chunk'])
      .execute();

    await createTable(db, engine, 'documents')
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('key', text, (column) => column.notNull())
      .addColumn('body', blob, (column) => column.notNull())
      .addColumn('source', text, (column) => column.notNull())
      .addColumn('stored_at', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('documents_pk', ['kind', 'key'])
      .execute();
    await createTable(db, engine, 'quarantine')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('provider', text, (column) => column.notNull())
      .addColumn('url', text, (column) => column.notNull())
      .addColumn('code', text, (column) => column.notNull())
      .addColumn('reason', text, (column) => column.notNull())
      .addColumn('body_sha256', text, (column) => column.notNull())
      .addColumn('bytes', integer, (column) => column.notNull())
      .addColumn('at', integer, (column) => column.notNull())
      .execute();
  },
};
