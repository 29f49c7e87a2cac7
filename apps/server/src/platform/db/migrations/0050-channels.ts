import { createTable } from '../columns.ts';
import type { Migration } from '../migration.ts';

/** Media that messages go out by, the outbox, quiet hours, and the conditions that people watch. */
export const channelsMigration: Migration = {
  id: '0050-channels',
  async up(db, { text, integer }, engine) {
    await createTable(db, engine, 'channels')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('owner_id', text, (column) => column.notNull().references('owners.id').onDelete('cascade'))
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('settings', text, (column) => column.notNull())
      .addColumn('sealed', text, (column) => column.notNull())
      .addColumn('locale', text, (column) => column.notNull())
      .addColumn('enabled', integer, (column) => column.notNull())
      .addColumn('confirmed_at', integer)
      .addColumn('created_at', integer, (column) => column.notNull())
      .execute();
    await createTable(db, engine, 'deliveries')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('owner_id', text, (column) => column.notNull().references('owners.id').onDelete('cascade'))
      .addColumn('channel_id', text, (column) => column.notNull().references('channels.id').onDelete('cascade'))
      .addColumn('key', text, (column) => column.notNull())
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('subject_id', text, (column) => column.notNull())
      .addColumn('message', text, (column) => column.notNull())
      .addColumn('state', text, (column) => column.notNull())
      .addColumn('attempts', integer, (column) => column.notNull())
      .addColumn('due_at', integer, (column) => column.notNull())
      .addColumn('tries', text, (column) => column.notNull())
      .addColumn('created_at', integer, (column) => column.notNull())
      .addColumn('finished_at', integer)
      .addColumn('dismissed_at', integer)
      // The same thing goes out by the same channel once.
      .addUniqueConstraint('deliveries_once', ['channel_id', 'key'])
      .execute();
    await db.schema.createIndex('deliveries_due').on('deliveries').columns(['state', 'due_at']).execute();
    await db.schema.createIndex('deliveries_log').on('deliveries').columns(['owner_id', 'created_at']).execute();
    await createTable(db, engine, 'quiet_hours')
      .addColumn('owner_id', text, (column) => column.primaryKey().references('owners.id').onDelete('cascade'))
      .addColumn('from_minute', integer, (column) => column.notNull())
      .addColumn('until_minute', integer, (column) => column.notNull())
      .addColumn('time_zone', text, (column) => column.notNull())
      .addColumn('saved_at', integer, (column) => column.notNull())
      .execute();
    await createTable(db, engine, 'alerts')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('owner_id', text, (column) => column.notNull().references('owners.id').onDelete('cascade'))
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('instrument_id', text, (column) => column.notNull())
      .addColumn('instrument_name', text, (column) => column.notNull())
      .addColumn('report_id', text)
      .addColumn('rule', text, (column) => column.notNull())
      .addColumn('channels', text, (column) => column.notNull())
      .addColumn('state', text, (column) => column.notNull())
      .addColumn('problem', text)
      .addColumn('simulated', integer, (column) => column.notNull())
      .addColumn('checked_until', integer, (column) => column.notNull())
      .addColumn('created_at', integer, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('alerts_of_owner').on('alerts').columns(['owner_id', 'created_at']).execute();
    await createTable(db, engine, 'alert_events')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('alert_id', text, (column) => column.notNull().references('alerts.id').onDelete('cascade'))
      .addColumn('owner_id', text, (column) => column.notNull().references('owners.id').onDelete('cascade'))
      .addColumn('key', text, (column) => column.notNull())
      .addColumn('bar_at', integer, (column) => column.notNull())
      .addColumn('body', text, (column) => column.notNull())
      .addColumn('at', integer, (column) => column.notNull())
      .addColumn('read_at', integer)
      .addUniqueConstraint('alert_events_once', ['alert_id', 'key'])
      .execute();
  },
};
