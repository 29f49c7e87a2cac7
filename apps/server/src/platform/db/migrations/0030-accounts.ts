import { sql } from 'kysely';
import { createTable } from '../columns.ts';
import type { Migration } from '../migration.ts';

/** Accounts with their sessions, who came by whose invite, and the tables of the sign-in library. */
export const accountsMigration: Migration = {
  id: '0030-accounts',
  async up(db, { text, integer }, engine) {
    await db.schema.alterTable('owners').addColumn('user_id', text).execute();
    await db.schema.alterTable('owners').addColumn('merging_into', text).execute();
    await db.schema.alterTable('owners').addColumn('merged_into', text).execute();
    await db.schema.createIndex('owners_user').on('owners').column('user_id').unique().execute();
    await db.schema.createIndex('owners_merging').on('owners').column('merging_into').execute();

    await createTable(db, engine, 'owner_sessions')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('owner_id', text, (column) => column.notNull().references('owners.id').onDelete('cascade'))
      .addColumn('token_sha256', text, (column) => column.notNull().unique())
      .addColumn('device', text, (column) => column.notNull())
      .addColumn('created_at', integer, (column) => column.notNull())
      .addColumn('last_seen_at', integer, (column) => column.notNull())
      .addColumn('expires_at', integer, (column) => column.notNull())
      .execute();
    await createTable(db, engine, 'invite_uses')
      .addColumn('owner_id', text, (column) => column.primaryKey().references('owners.id').onDelete('cascade'))
      .addColumn('code', text, (column) => column.notNull().references('invites.code').onDelete('cascade'))
      .addColumn('accepted_at', integer, (column) => column.notNull())
      .execute();

    // The library writes instants and flags in each engine's own way, so these tables are not strict.
    const date = engine === 'sqlite' ? sql`date` : sql`timestamptz`;
    const flag = engine === 'sqlite' ? sql`integer` : sql`boolean`;
    await db.schema
      .createTable('auth_users')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('email', text, (column) => column.notNull().unique())
      .addColumn('emailVerified', flag, (column) => column.notNull())
      .addColumn('image', text)
      .addColumn('createdAt', date, (column) => column.notNull())
      .addColumn('updatedAt', date, (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('auth_sessions')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('expiresAt', date, (column) => column.notNull())
      .addColumn('token', text, (column) => column.notNull().unique())
      .addColumn('createdAt', date, (column) => column.notNull())
      .addColumn('updatedAt', date, (column) => column.notNull())
      .addColumn('ipAddress', text)
      .addColumn('userAgent', text)
      .addColumn('userId', text, (column) => column.notNull().references('auth_users.id').onDelete('cascade'))
      .execute();
    await db.schema
      .createTable('auth_accounts')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('accountId', text, (column) => column.notNull())
      .addColumn('providerId', text, (column) => column.notNull())
      .addColumn('userId', text, (column) => column.notNull().references('auth_users.id').onDelete('cascade'))
      .addColumn('accessToken', text)
      .addColumn('refreshToken', text)
      .addColumn('idToken', text)
      .addColumn('accessTokenExpiresAt', date)
      .addColumn('refreshTokenExpiresAt', date)
      .addColumn('scope', text)
      .addColumn('password', text)
      .addColumn('createdAt', date, (column) => column.notNull())
      .addColumn('updatedAt', date, (column) => column.notNull())
      .addUniqueConstraint('auth_accounts_once', ['providerId', 'accountId'])
      .execute();
    await db.schema
      .createTable('auth_verifications')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('identifier', text, (column) => column.notNull())
      .addColumn('value', text, (column) => column.notNull())
      .addColumn('expiresAt', date, (column) => column.notNull())
      .addColumn('createdAt', date, (column) => column.notNull())
      .addColumn('updatedAt', date, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('auth_sessions_user').on('auth_sessions').column('userId').execute();
    await db.schema.createIndex('auth_accounts_user').on('auth_accounts').column('userId').execute();
    await db.schema.createIndex('auth_verifications_key').on('auth_verifications').column('identifier').execute();
  },
};
