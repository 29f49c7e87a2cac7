import { sql } from 'kysely';
import { createTable } from '../columns.ts';
import type { Migration } from '../migration.ts';

/** Length and last fingerprint of every ledger in a place of their own: a tail that is cut off is missed there. */
export const ledgerHeadsMigration: Migration = {
  id: '0090-ledger-heads',
  async up(db, { text, integer }, engine) {
    await createTable(db, engine, 'ledger_heads')
      .addColumn('owner_id', text, (column) => column.primaryKey().references('owners.id').onDelete('cascade'))
      .addColumn('last_seq', integer, (column) => column.notNull())
      .addColumn('head', text, (column) => column.notNull())
      .execute();
    await sql`insert into ledger_heads (owner_id, last_seq, head)
      select owner_id, seq, hash from ledger_entries as entry
      where seq = (select max(seq) from ledger_entries as other where other.owner_id = entry.owner_id)`.execute(db);
    for (const statement of engine === 'sqlite' ? guardSqlite : guardPostgres) await sql.raw(statement).execute(db);
  },
};

/** The length only grows, and the head changes with it; both go with an account that is deleted. */
const guardSqlite = [
  `create trigger ledger_head_no_return before update on ledger_heads
   when new.owner_id <> old.owner_id or new.last_seq < old.last_seq
     or (new.last_seq = old.last_seq and new.head <> old.head)
   begin select raise(abort, 'the ledger is append-only'); end`,
  `create trigger ledger_head_no_delete before delete on ledger_heads
   when exists (select 1 from owners where id = old.owner_id)
   begin select raise(abort, 'the ledger is append-only'); end`,
];

const guardPostgres = [
  `create function ledger_head_refuse() returns trigger language plpgsql as $$
   begin
     if tg_op = 'DELETE' then
       if not exists (select 1 from owners where id = old.owner_id) then return old; end if;
     elsif new.owner_id = old.owner_id
       and (new.last_seq > old.last_seq or (new.last_seq = old.last_seq and new.head = old.head)) then return new;
     end if;
     raise exception 'the ledger is append-only';
   end $$`,
  `create trigger ledger_head_guard before update or delete on ledger_heads
   for each row execute function ledger_head_refuse()`,
];
