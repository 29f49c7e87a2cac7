import { createTable } from '../columns.ts';
import type { Migration } from '../migration.ts';

/** Language models of readers and what they cost, links to conversations, saved screens. */
export const assistantMigration: Migration = {
  id: '0060-assistant',
  async up(db, { text, integer, real }, engine) {
    await createTable(db, engine, 'model_services')
      .addColumn('owner_id', text, (column) => column.notNull().references('owners.id').onDelete('cascade'))
      .addColumn('service', text, (column) => column.notNull())
      // Null: a service on this machine that wants none.
      .addColumn('sealed', text)
      .addColumn('base_url', text)
      .addColumn('model', text)
      .addColumn('monthly_cap', real)
      .addColumn('input_price', real)
      .addColumn('output_price', real)
      .addColumn('is_chosen', integer, (column) => column.notNull())
      .addColumn('saved_at', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('model_services_pk', ['owner_id', 'service'])
      .execute();
    await createTable(db, engine, 'model_spend')
      .addColumn('owner_id', text, (column) => column.notNull().references('owners.id').onDelete('cascade'))
      .addColumn('service', text, (column) => column.notNull())
      // `YYYY-MM` in UTC.
      .addColumn('month', text, (column) => column.notNull())
      .addColumn('calls', integer, (column) => column.notNull())
      .addColumn('input_tokens', integer, (column) => column.notNull())
      .addColumn('output_tokens', integer, (column) => column.notNull())
      // US dollars at the prices that counted then; null while there were none.
      .addColumn('cost', real)
      .addPrimaryKeyConstraint('model_spend_pk', ['owner_id', 'service', 'month'])
      .execute();
    await createTable(db, engine, 'conversation_shares')
      .addColumn('token', text, (column) => column.primaryKey())
      .addColumn('conversation_id', text, (column) =>
        column.notNull().references('conversations.id').onDelete('cascade'),
      )
      // The branch is shown up to this message, as it was when the link was made.
      .addColumn('message_id', text, (column) => column.notNull())
      .addColumn('created_at', integer, (column) => column.notNull())
      .addColumn('expires_at', integer)
      .addColumn('revoked_at', integer)
      .execute();
    await createTable(db, engine, 'screens')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('owner_id', text, (column) => column.notNull().references('owners.id').onDelete('cascade'))
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('market', text)
      .addColumn('rules', text, (column) => column.notNull())
      .addColumn('sort', text, (column) => column.notNull())
      .addColumn('columns', text, (column) => column.notNull())
      .addColumn('created_at', integer, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('screens_of_owner').on('screens').columns(['owner_id', 'created_at']).execute();
  },
};
