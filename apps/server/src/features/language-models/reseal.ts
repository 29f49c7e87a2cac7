import type { Transaction } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { KeyChange, Resealed } from '../../platform/key-rotation.ts';
import { resealRows } from '../../platform/key-rotation.ts';
import type { ServiceRow } from './store.ts';
import { listSealed, updateSealed } from './store.ts';

/** A key is kept for one owner and one address, so that it is never sent to another. */
export function purposeOf({
  owner_id: ownerId,
  service,
  base_url: baseUrl,
}: Pick<ServiceRow, 'owner_id' | 'service' | 'base_url'>): string {
  return `model-key|${ownerId}|${service}|${baseUrl === null ? '' : new URL(baseUrl).origin}`;
}

/** Seals every key of a language model with a new master key. */
export async function resealModelKeys(trx: Transaction<Database>, change: KeyChange): Promise<Resealed> {
  return resealRows(await listSealed(trx), change, {
    purposeOf,
    sealedOf: ({ sealed }) => sealed,
    save: (row, sealed) => updateSealed(trx, row, sealed),
  });
}
