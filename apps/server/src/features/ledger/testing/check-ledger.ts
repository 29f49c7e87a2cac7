import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';
import { checkRows, readAtOnce } from '../service.ts';

/** Checks every line of an owner's ledger, and that none is missing at its end: how many there are, and the first that is wrong. */
export async function checkLedger(
  db: Kysely<Database>,
  ownerId: string,
): Promise<{ readonly entries: number; readonly firstBad: number | null }> {
  const { rows, anchor } = await readAtOnce(db, ownerId, async () => null);
  const { entries, firstBad } = checkRows(rows, anchor);
  return { entries: entries.length, firstBad };
}
