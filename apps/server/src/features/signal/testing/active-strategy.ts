import type { Kysely } from 'kysely';
import { crossSpec } from '@plumbline/quant/engine/strategy/testing/specs';
import type { Database } from '../../../platform/db/schema.ts';

export interface ActiveStrategy {
  readonly id: string;
  readonly ownerId: string;
  readonly lineageId: string;
  readonly name: string;
  /** When it was switched on, and the close that it has decided on last. */
  readonly at: number;
  readonly channels?: readonly string[];
}

/** A strategy on NVIDIA that is switched on; its owner and lineage are there already. */
export async function insertActiveStrategy(db: Kysely<Database>, one: ActiveStrategy): Promise<void> {
  const { id, ownerId, lineageId, name, at, channels = [] } = one;
  await db
    .insertInto('strategies')
    .values({
      id,
      owner_id: ownerId,
      lineage_id: lineageId,
      name,
      state: 'paper',
      template: null,
      attribution: null,
      version: 1,
      created_at: at,
      updated_at: at,
      deleted_at: null,
    })
    .execute();
  await db
    .insertInto('strategy_versions')
    .values({
      strategy_id: id,
      version: 1,
      spec: JSON.stringify(crossSpec({ name, universe: { instruments: ['US:NVDA'] } })),
      spec_hash: id,
      note: '',
      client_hash: null,
      test_state: 'done',
      error: null,
      summary: null,
      verdict: null,
      created_at: at,
      tested_at: at,
    })
    .execute();
  await db
    .insertInto('activations')
    .values({
      strategy_id: id,
      owner_id: ownerId,
      version: 1,
      state: 'active',
      verdict: 'fragile',
      acknowledged: 1,
      channels: JSON.stringify(channels),
      activated_at: at,
      decided_until: at,
    })
    .execute();
}
