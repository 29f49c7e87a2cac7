import type { Transaction } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import { checkPace, inTurn, paceWindowMs } from '../../platform/owner-pace.ts';
import { isLeaseOver } from './lease.ts';

/** Refuses an answer beyond what one owner may ask for. */
export async function pace(trx: Transaction<Database>, ownerId: string, now: number): Promise<void> {
  await inTurn(trx, ownerId);
  const rows = await trx
    .selectFrom('messages')
    .innerJoin('conversations', 'conversations.id', 'messages.conversation_id')
    .select(['messages.state', 'messages.lease_until', 'messages.created_at'])
    .where('conversations.owner_id', '=', ownerId)
    .where('messages.role', '=', 'assistant')
    .where((row) =>
      row.or([row('messages.state', '=', 'running'), row('messages.created_at', '>', now - paceWindowMs)]),
    )
    .execute();
  checkPace({
    kind: 'answers',
    begun: rows.map((row) => row.created_at),
    // One whose process has died is open no more.
    open: rows.filter((row) => row.state === 'running' && !isLeaseOver(row.lease_until)).length,
    now,
  });
}
