import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';
import { streamOf as messageStream } from '../../chat/service.ts';
import type { EventLog } from '../../../platform/events/event-log.ts';
import { streamOf as reportStream } from '../../report/service.ts';
import { streamOf as signalStream } from '../../signal/service.ts';
import { streamOf as strategyStream } from '../../strategy/service.ts';

/** Deletes an owner with all that hangs on it, the owners it took over included, and what has no reference to them. */
export async function removeWork(
  trx: Transaction<Database>,
  events: Pick<EventLog, 'remove'>,
  ownerId: string,
): Promise<void> {
  const owners = await trx
    .selectFrom('owners')
    .select(['id', 'user_id'])
    .where((eb) => eb.or([eb('id', '=', ownerId), eb('merged_into', '=', ownerId), eb('merging_into', '=', ownerId)]))
    .execute();
  for (const { id, user_id: userId } of owners) {
    const reports = await trx.selectFrom('reports').select(['id', 'job_id']).where('owner_id', '=', id).execute();
    const strategies = await trx.selectFrom('strategies').select('id').where('owner_id', '=', id).execute();
    const messages = await trx
      .selectFrom('messages')
      .innerJoin('conversations', 'conversations.id', 'messages.conversation_id')
      .select('messages.id')
      .where('conversations.owner_id', '=', id)
      .execute();
    const streams = [
      signalStream(id),
      ...reports.map((report) => reportStream(report.id)),
      ...strategies.map((strategy) => strategyStream(strategy.id)),
      ...messages.map((message) => messageStream(message.id)),
    ];
    for (const stream of streams) await events.remove(stream, trx);
    for (const { job_id: jobId } of reports) {
      if (jobId !== null) await trx.deleteFrom('jobs').where('id', '=', jobId).execute();
    }
    // First the owner: its ledger goes only with it.
    await trx.deleteFrom('owners').where('id', '=', id).execute();
    if (userId !== null) await trx.deleteFrom('auth_users').where('id', '=', userId).execute();
  }
}
