import { sql } from 'kysely';
import { createTable } from '../columns.ts';
import type { Migration } from '../migration.ts';

/** What the operator looks at, and when guests were last here. */
export const operationMigration: Migration = {
  id: '0100-operation',
  async up(db, { text, integer, real }, engine) {
    await createTable(db, engine, 'audit_entries')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('at', integer, (column) => column.notNull())
      .addColumn('actor', text, (column) => column.notNull())
      .addColumn('action', text, (column) => column.notNull())
      .addColumn('subject', text, (column) => column.notNull())
      .addColumn('outcome', text, (column) => column.notNull())
      .addColumn('place', text, (column) => column.notNull())
      .execute();
    await createTable(db, engine, 'request_faults')
      .addColumn('hour', integer, (column) => column.notNull())
      .addColumn('route', text, (column) => column.notNull())
      .addColumn('count', integer, (column) => column.notNull())
      .addColumn('last_at', integer, (column) => column.notNull())
      .addColumn('last_message', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('request_faults_pk', ['hour', 'route'])
      .execute();
    await createTable(db, engine, 'processes')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('role', text, (column) => column.notNull())
      .addColumn('version', text, (column) => column.notNull())
      .addColumn('started_at', integer, (column) => column.notNull())
      .addColumn('beat_at', integer, (column) => column.notNull())
      .addColumn('lag_ms', real, (column) => column.notNull())
      .addColumn('memory_bytes', integer, (column) => column.notNull())
      .addColumn('most_requests', integer)
      .addColumn('most_streams', integer)
      .execute();
    await createTable(db, engine, 'backups')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('at', integer, (column) => column.notNull())
      .addColumn('state', text, (column) => column.notNull())
      .addColumn('file', text, (column) => column.notNull())
      .addColumn('bytes', integer)
      .addColumn('sha256', text)
      .addColumn('error', text)
      .execute();
    // Null = not seen since this column is here.
    await db.schema.alterTable('owners').addColumn('last_seen_at', integer).execute();
    // When a guest is removed, once that has been announced; and when one came back after it had been.
    await db.schema.alterTable('owners').addColumn('removal_at', integer).execute();
    await db.schema.alterTable('owners').addColumn('returned_at', integer).execute();
    await db.schema.createIndex('owners_unseen').on('owners').columns(['kind', 'last_seen_at']).execute();
    for (const statement of engine === 'sqlite' ? guardSqlite : guardPostgres) await sql.raw(statement).execute(db);
  },
};

const guardSqlite = ['update', 'delete'].map(
  (verb) => `create trigger audit_no_${verb} before ${verb} on audit_entries
   begin select raise(abort, 'the audit log is append-only'); end`,
);

const guardPostgres = [
  `create function audit_refuse() returns trigger language plpgsql as $$
   begin raise exception 'the audit log is append-only'; end $$`,
  `create trigger audit_guard before update or delete on audit_entries for each row execute function audit_refuse()`,
  `create trigger audit_guard_all before truncate on audit_entries for each statement execute function audit_refuse()`,
];
