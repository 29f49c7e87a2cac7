import { createTable } from '../columns.ts';
import type { Migration } from '../migration.ts';

/** What the assistant keeps of a reader, their own playbooks, and briefs with the issues that were written. */
export const playbooksMigration: Migration = {
  id: '0109-playbooks',
  async up(db, { text, integer }, engine) {
    await createTable(db, engine, 'memories')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('owner_id', text, (column) => column.notNull().references('owners.id').onDelete('cascade'))
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('text', text, (column) => column.notNull())
      .addColumn('said_in', text)
      .addColumn('created_at', integer, (column) => column.notNull())
      .addColumn('updated_at', integer, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('memories_owner').on('memories').columns(['owner_id', 'created_at']).execute();
    await createTable(db, engine, 'reader_skills')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('owner_id', text, (column) => column.notNull().references('owners.id').onDelete('cascade'))
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('text', text, (column) => column.notNull())
      .addColumn('created_at', integer, (column) => column.notNull())
      .addColumn('updated_at', integer, (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('reader_skills_name')
      .unique()
      .on('reader_skills')
      .columns(['owner_id', 'name'])
      .execute();
    await createTable(db, engine, 'briefs')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('owner_id', text, (column) => column.notNull().references('owners.id').onDelete('cascade'))
      .addColumn('skill', text, (column) => column.notNull())
      .addColumn('about', text, (column) => column.notNull())
      .addColumn('cadence', text, (column) => column.notNull())
      .addColumn('locale', text, (column) => column.notNull())
      .addColumn('channels', text, (column) => column.notNull())
      .addColumn('state', text, (column) => column.notNull())
      .addColumn('next_at', integer, (column) => column.notNull())
      .addColumn('created_at', integer, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('briefs_owner').on('briefs').columns(['owner_id', 'created_at']).execute();
    await db.schema.createIndex('briefs_due').on('briefs').columns(['state', 'next_at']).execute();
    await createTable(db, engine, 'brief_issues')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('brief_id', text, (column) => column.notNull().references('briefs.id').onDelete('cascade'))
      .addColumn('period', text, (column) => column.notNull())
      .addColumn('state', text, (column) => column.notNull())
      .addColumn('body', text)
      .addColumn('error', text)
      .addColumn('created_at', integer, (column) => column.notNull())
      .addColumn('finished_at', integer)
      .execute();
    await db.schema
      .createIndex('brief_issues_period')
      .unique()
      .on('brief_issues')
      .columns(['brief_id', 'period'])
      .execute();
  },
};
