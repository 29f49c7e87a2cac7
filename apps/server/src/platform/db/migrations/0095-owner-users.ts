import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/**
 * An account is one that is there. Making one with an address that had one already tied the browser's owner to a user
 * that did not exist: such owners are anonymous again, and the browser that was last seen keeps their work.
 */
export const ownerUsersMigration: Migration = {
  id: '0095-owner-users',
  async up(db, { text }) {
    const isOrphan = sql`user_id is not null and user_id not in (select id from auth_users)`;
    await sql`update owners set token_sha256 = (
        select token_sha256 from owner_sessions where owner_sessions.owner_id = owners.id
        order by last_seen_at desc, id desc limit 1)
      where ${isOrphan}`.execute(db);
    await sql`delete from owner_sessions where owner_id in (select id from owners where ${isOrphan})`.execute(db);
    await sql`update owners set kind = 'anonymous', user_id = null where ${isOrphan}`.execute(db);

    // SQLite gives a foreign key to a new column only.
    await db.schema
      .alterTable('owners')
      .addColumn('account_user_id', text, (column) => column.references('auth_users.id'))
      .execute();
    await sql`update owners set account_user_id = user_id`.execute(db);
    await db.schema.dropIndex('owners_user').execute();
    await db.schema.alterTable('owners').dropColumn('user_id').execute();
    await db.schema.alterTable('owners').renameColumn('account_user_id', 'user_id').execute();
    await db.schema.createIndex('owners_user').on('owners').column('user_id').unique().execute();
  },
};
