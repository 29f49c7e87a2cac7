import { retention } from '../../retention.ts';
import { streamOf } from './rows.ts';
import type { ReportDeps } from './deps.ts';
import { packOlder } from './stored.ts';

/** Deletes for good: runs removed an hour ago with all that hangs on them, and answers to keys of yesterday. */
export async function purgeRemoved({ store, events, clock }: ReportDeps): Promise<void> {
  const removed = await store.db
    .selectFrom('reports')
    .select(['id', 'job_id'])
    .where('deleted_at', '<', clock.now() - retention.removedMs)
    .limit(500)
    .execute();
  for (const { id, job_id: jobId } of removed) {
    await store.db.transaction().execute(async (trx) => {
      await trx.deleteFrom('reports').where('id', '=', id).execute();
      if (jobId !== null) await trx.deleteFrom('jobs').where('id', '=', jobId).execute();
      await events.remove(streamOf(id), trx);
    });
  }
  await store.db
    .deleteFrom('idempotency')
    .where('created_at', '<', clock.now() - retention.idempotencyMs)
    .execute();
  await packOlder(store.db);
}
