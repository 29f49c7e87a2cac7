import { createTable } from '../columns.ts';
import type { Migration } from '../migration.ts';

/** Tokens with which programs act for an owner, and what each of them called. */
export const apiTokensMigration: Migration = {
  id: '0106-api-tokens',
  async up(db, { text, integer }, engine) {
    await createTable(db, engine, 'api_tokens')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('owner_id', text, (column) => column.notNull().references('owners.id').onDelete('cascade'))
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('secret_sha256', text, (column) => column.notNull())
      .addColumn('scopes', text, (column) => column.notNull())
      .addColumn('per_minute', integer, (column) => column.notNull())
      .addColumn('created_at', integer, (column) => column.notNull())
      .addColumn('expires_at', integer)
      .addColumn('last_used_at', integer)
      .execute();
    await db.schema.createIndex('api_tokens_of_owner').on('api_tokens').column('owner_id').execute();
    await createTable(db, engine, 'api_calls')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('token_id', text, (column) => column.notNull().references('api_tokens.id').onDelete('cascade'))
      .addColumn('at', integer, (column) => column.notNull())
      .addColumn('call', text, (column) => column.notNull())
      .addColumn('outcome', text, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('api_calls_of_token').on('api_calls').columns(['token_id', 'at']).execute();
  },
};
