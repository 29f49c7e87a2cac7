import { createTable } from '../columns.ts';
import type { Migration } from '../migration.ts';

/** Strategies with their versions, the lineages in which their trials are counted, and links that share them. */
export const strategiesMigration: Migration = {
  id: '0003-strategies',
  async up(db, { text, integer }, engine) {
    // A lineage outlives its strategies and belongs to nobody: clones of several owners share it.
    await createTable(db, engine, 'lineages')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('created_at', integer, (column) => column.notNull())
      .execute();
    await createTable(db, engine, 'lineage_trials')
      .addColumn('lineage_id', text, (column) => column.notNull().references('lineages.id'))
      .addColumn('key', text, (column) => column.notNull())
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('size', integer, (column) => column.notNull())
      .addColumn('created_at', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('lineage_trials_pk', ['lineage_id', 'key'])
      .execute();
    await createTable(db, engine, 'lineage_ideas')
      .addColumn('owner_id', text, (column) => column.notNull().references('owners.id').onDelete('cascade'))
      .addColumn('idea_key', text, (column) => column.notNull())
      .addColumn('lineage_id', text, (column) => column.notNull().references('lineages.id'))
      .addPrimaryKeyConstraint('lineage_ideas_pk', ['owner_id', 'idea_key'])
      .execute();

    await createTable(db, engine, 'strategies')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('owner_id', text, (column) => column.notNull().references('owners.id').onDelete('cascade'))
      .addColumn('lineage_id', text, (column) => column.notNull().references('lineages.id'))
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('state', text, (column) => column.notNull())
      .addColumn('template', text)
      .addColumn('attribution', text)
      .addColumn('version', integer, (column) => column.notNull())
      .addColumn('created_at', integer, (column) => column.notNull())
      .addColumn('updated_at', integer, (column) => column.notNull())
      .addColumn('deleted_at', integer)
      .execute();
    await db.schema.createIndex('strategies_list').on('strategies').columns(['owner_id', 'updated_at']).execute();
    await createTable(db, engine, 'strategy_versions')
      .addColumn('strategy_id', text, (column) => column.notNull().references('strategies.id').onDelete('cascade'))
      .addColumn('version', integer, (column) => column.notNull())
      .addColumn('spec', text, (column) => column.notNull())
      .addColumn('spec_hash', text, (column) => column.notNull())
      .addColumn('note', text, (column) => column.notNull())
      .addColumn('client_hash', text)
      .addColumn('test_state', text, (column) => column.notNull())
      .addColumn('error', text)
      .addColumn('summary', text)
      .addColumn('verdict', text)
      .addColumn('created_at', integer, (column) => column.notNull())
      .addColumn('tested_at', integer)
      .addPrimaryKeyConstraint('strategy_versions_pk', ['strategy_id', 'version'])
      .execute();
    await createTable(db, engine, 'strategy_shares')
      .addColumn('token', text, (column) => column.primaryKey())
      .addColumn('strategy_id', text, (column) => column.notNull().references('strategies.id').onDelete('cascade'))
      .addColumn('version', integer, (column) => column.notNull())
      .addColumn('with_logic', integer, (column) => column.notNull())
      .addColumn('created_at', integer, (column) => column.notNull())
      .addColumn('expires_at', integer)
      .addColumn('revoked_at', integer)
      .execute();
  },
};
