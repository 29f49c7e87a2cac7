import { sql } from 'kysely';
import type { CreateTableBuilder, Expression, Kysely } from 'kysely';

export type Engine = 'sqlite' | 'postgres';

/** The few column types that both engines keep alike. */
export interface Columns {
  /** Ids and any other text; compares by bytes on both engines. JSON is stored as text too. */
  readonly text: Expression<unknown>;
  /** Whole numbers up to 2^53, epoch ms included. */
  readonly integer: Expression<unknown>;
  /** 64-bit floating point. */
  readonly real: Expression<unknown>;
  readonly blob: Expression<unknown>;
}

export function columnsOf(engine: Engine): Columns {
  if (engine === 'sqlite') return { text: sql`text`, integer: sql`integer`, real: sql`real`, blob: sql`blob` };
  // `real` has 4 bytes and `integer` 32 bits there; the database's own collation would order text differently.
  return {
    text: sql`text collate "C"`,
    integer: sql`bigint`,
    real: sql`double precision`,
    blob: sql`bytea`,
  };
}

/** Strict tables refuse text in an integer column, as PostgreSQL does. */
export function createTable(db: Kysely<unknown>, engine: Engine, name: string): CreateTableBuilder<string, never> {
  const table = db.schema.createTable(name);
  return engine === 'sqlite' ? table.modifyEnd(sql`strict`) : table;
}
