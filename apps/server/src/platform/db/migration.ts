import type { Kysely } from 'kysely';
import type { Columns, Engine } from './columns.ts';

/** One step of the schema. Steps are only ever added; a published one is never edited. */
export interface Migration {
  /** File name without its ending, `0001-foundation`: steps run in this order. */
  readonly id: string;
  up(db: Kysely<unknown>, columns: Columns, engine: Engine): Promise<void>;
}
