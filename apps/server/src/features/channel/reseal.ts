import type { Transaction } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { KeyChange, Resealed } from '../../platform/key-rotation.ts';
import { resealRows } from '../../platform/key-rotation.ts';
import { purposeOf } from './rows.ts';
import { listSealed, updateChannel } from './store.ts';

/** Seals what channels keep secret with a new master key. */
export async function resealChannels(trx: Transaction<Database>, change: KeyChange): Promise<Resealed> {
  return resealRows(await listSealed(trx), change, {
    purposeOf: ({ id }) => purposeOf(id),
    sealedOf: ({ sealed }) => sealed,
    save: ({ id }, sealed) => updateChannel(trx, id, { sealed }),
  });
}
