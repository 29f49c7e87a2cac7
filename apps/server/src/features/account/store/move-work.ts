import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';
import { copyLedger } from '../../ledger/service.ts';
import { mergeLineages } from '../../strategy/service.ts';
import type { OwnedTables } from './owned-tables.ts';
import { habitOf } from './owned-tables.ts';

/** An idea that both worked on is one idea from now on, with all that was tried on either side. */
async function joinIdeas(trx: Transaction<Database>, from: string, into: string): Promise<void> {
  const both = await trx
    .selectFrom('lineage_ideas as own')
    .innerJoin('lineage_ideas as kept', 'kept.idea_key', 'own.idea_key')
    .select(['own.lineage_id as moved', 'kept.lineage_id as kept'])
    .where('own.owner_id', '=', from)
    .where('kept.owner_id', '=', into)
    .whereRef('own.lineage_id', '<>', 'kept.lineage_id')
    .execute();
  for (const { moved, kept } of both) await mergeLineages(trx, from, moved, kept);
}

/**
 * Moves everything of one owner to another, in the caller's transaction. Where both have what there can be one of, the
 * receiver keeps its own. The ledger is copied line by line and the first one stays as it was written.
 */
export async function moveWork(
  trx: Transaction<Database>,
  { owned }: OwnedTables,
  from: string,
  into: string,
): Promise<void> {
  await joinIdeas(trx, from, into);
  for (const { name } of owned) {
    const { stays = false, onePer } = habitOf(name);
    if (stays) continue;
    const table = sql.table(name);
    if (onePer !== undefined) {
      const same = onePer === null ? sql`` : sql`and kept.${sql.ref(onePer)} = ${table}.${sql.ref(onePer)}`;
      await sql`delete from ${table} where owner_id = ${from} and exists
        (select 1 from ${table} as kept where kept.owner_id = ${into} ${same})`.execute(trx);
    }
    await sql`update ${table} set owner_id = ${into} where owner_id = ${from}`.execute(trx);
  }
  const seqs = await copyLedger(trx, from, into);
  const signals = await trx.selectFrom('signals').select(['id', 'seq']).where('owner_id', '=', from).execute();
  for (const { id, seq } of signals) {
    await trx
      .updateTable('signals')
      .set({ owner_id: into, seq: seqs.get(seq) ?? seq })
      .where('id', '=', id)
      .execute();
  }
  await trx
    .updateTable('owners')
    .set({ merging_into: null, merged_into: into, token_sha256: null })
    .where('id', '=', from)
    .execute();
}
