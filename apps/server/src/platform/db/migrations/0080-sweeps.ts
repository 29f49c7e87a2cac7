import { createTable } from '../columns.ts';
import type { Migration } from '../migration.ts';

/** Sweeps that the server computes piece by piece. */
export const sweepsMigration: Migration = {
  id: '0080-sweeps',
  async up(db, { text, integer, real, blob }, engine) {
    await createTable(db, engine, 'strategy_sweeps')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('strategy_id', text, (column) => column.notNull().references('strategies.id').onDelete('cascade'))
      .addColumn('sweep_key', text, (column) => column.notNull())
      .addColumn('sweep_order', text, (column) => column.notNull())
      .addColumn('state', text, (column) => column.notNull())
      .addColumn('error', text)
      .addColumn('done', integer, (column) => column.notNull())
      .addColumn('total', integer, (column) => column.notNull())
      // Rises when it begins anew: pieces of another round are not joined.
      .addColumn('round', integer, (column) => column.notNull())
      // Rises with every start, so that each has jobs of its own.
      .addColumn('starts', integer, (column) => column.notNull())
      .addColumn('data_hash', text)
      .addColumn('is_rough', integer)
      .addColumn('ms', real, (column) => column.notNull())
      .addColumn('created_at', integer, (column) => column.notNull())
      .addColumn('updated_at', integer, (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('strategy_sweeps_list')
      .on('strategy_sweeps')
      .columns(['strategy_id', 'created_at'])
      .execute();
    // 64-bit numbers in the order of the cells; what can be computed again is no part of an export.
    await createTable(db, engine, 'sweep_pieces')
      .addColumn('sweep_id', text, (column) => column.notNull().references('strategy_sweeps.id').onDelete('cascade'))
      .addColumn('first_cell', integer, (column) => column.notNull())
      .addColumn('sharpe', blob, (column) => column.notNull())
      .addPrimaryKeyConstraint('sweep_pieces_pk', ['sweep_id', 'first_cell'])
      .execute();
  },
};
