import { sql } from 'kysely';
import { createTable } from '../columns.ts';
import type { Migration } from '../migration.ts';

/** Activations, signals, and the ledger that nobody can rewrite, the program itself included. */
export const signalsMigration: Migration = {
  id: '0010-signals',
  async up(db, { text, integer }, engine) {
    await createTable(db, engine, 'activations')
      .addColumn('strategy_id', text, (column) => column.primaryKey().references('strategies.id').onDelete('cascade'))
      .addColumn('owner_id', text, (column) => column.notNull().references('owners.id').onDelete('cascade'))
      .addColumn('version', integer, (column) => column.notNull())
      .addColumn('state', text, (column) => column.notNull())
      .addColumn('verdict', text, (column) => column.notNull())
      .addColumn('acknowledged', integer, (column) => column.notNull())
      .addColumn('channels', text, (column) => column.notNull())
      .addColumn('activated_at', integer, (column) => column.notNull())
      // Close of the latest bar that was decided on; nothing that closed before the activation is ever spoken of.
      .addColumn('decided_until', integer, (column) => column.notNull())
      .execute();
    await createTable(db, engine, 'ledger_entries')
      .addColumn('owner_id', text, (column) => column.notNull().references('owners.id').onDelete('cascade'))
      .addColumn('seq', integer, (column) => column.notNull())
      .addColumn('at', integer, (column) => column.notNull())
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('body', text, (column) => column.notNull())
      .addColumn('prev_hash', text, (column) => column.notNull())
      .addColumn('hash', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('ledger_entries_pk', ['owner_id', 'seq'])
      .execute();
    await createTable(db, engine, 'signals')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('owner_id', text, (column) => column.notNull().references('owners.id').onDelete('cascade'))
      .addColumn('seq', integer, (column) => column.notNull())
      // The same bar of the same version says the same thing once.
      .addColumn('key', text, (column) => column.notNull())
      .addColumn('strategy_id', text, (column) => column.notNull())
      .addColumn('instrument_id', text, (column) => column.notNull())
      .addColumn('market', text, (column) => column.notNull())
      .addColumn('side', integer, (column) => column.notNull())
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('status', text, (column) => column.notNull())
      .addColumn('bar_at', integer, (column) => column.notNull())
      .addColumn('body', text, (column) => column.notNull())
      .addColumn('outcome', text)
      .addColumn('frozen_at', integer, (column) => column.notNull())
      .addColumn('read_at', integer)
      .addUniqueConstraint('signals_once', ['owner_id', 'key'])
      .execute();
    await db.schema.createIndex('signals_feed').on('signals').columns(['owner_id', 'seq']).execute();
    await (engine === 'sqlite' ? guardSqlite : guardPostgres).reduce<Promise<unknown>>(
      (before, statement) => before.then(() => sql.raw(statement).execute(db)),
      Promise.resolve(),
    );
  },
};

/** An account that is deleted takes its ledger along; nothing else ever removes a line. */
const guardSqlite = [
  `create trigger ledger_no_update before update on ledger_entries
   begin select raise(abort, 'the ledger is append-only'); end`,
  `create trigger ledger_no_delete before delete on ledger_entries
   when exists (select 1 from owners where id = old.owner_id)
   begin select raise(abort, 'the ledger is append-only'); end`,
];

const guardPostgres = [
  `create function ledger_refuse() returns trigger language plpgsql as $$
   begin
     if tg_op = 'DELETE' and not exists (select 1 from owners where id = old.owner_id) then return old; end if;
     raise exception 'the ledger is append-only';
   end $$`,
  `create trigger ledger_guard before update or delete on ledger_entries for each row execute function ledger_refuse()`,
];
