import type { Clock } from '@plumbline/model/ports';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import { checkPace, inTurn, paceWindowMs } from '../../platform/owner-pace.ts';
import { isLeaseOver } from './lease.ts';
import { listBegun } from './store/messages.ts';

/** Refuses an answer beyond what one owner may ask for. */
export async function pace(trx: Transaction<Database>, ownerId: string, clock: Clock): Promise<void> {
  await inTurn(trx, ownerId);
  const rows = await listBegun(trx, ownerId, clock.now() - paceWindowMs);
  checkPace({
    kind: 'answers',
    begun: rows.map((row) => row.created_at),
    // One whose process has died is open no more.
    open: rows.filter((row) => row.state === 'running' && !isLeaseOver(row.lease_until)).length,
    clock,
  });
}
