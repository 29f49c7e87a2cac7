import type { Migration } from '../migration.ts';

/** After each close the signals of hundreds of strategies are looked up at once, whoever owns them. */
export const signalsOfStrategiesMigration: Migration = {
  id: '0103-signals-of-strategies',
  async up(db) {
    await db.schema.createIndex('signals_of_strategy').on('signals').columns(['strategy_id', 'seq']).execute();
  },
};
