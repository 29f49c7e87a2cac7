import { retention } from '../../retention.ts';
import { streamOf } from './rows.ts';
import type { ReportDeps } from './deps.ts';
import { deleteAnswers } from './store/answers.ts';
import { deleteRun, listRemoved } from './store/runs.ts';
import { packOlder } from './stored.ts';

const atOnce = 500;

/** Deletes for good: runs removed an hour ago with all that hangs on them, runs that came to nothing a month ago, and answers to keys of yesterday. */
export async function purgeRemoved({ store, events, clock }: ReportDeps): Promise<void> {
  const { db } = store;
  const now = clock.now();
  const before = { removedBefore: now - retention.removedMs, failedBefore: now - retention.failedRunsMs };
  for (const run of await listRemoved(db, before, atOnce)) {
    await db.transaction().execute(async (trx) => {
      await deleteRun(trx, run);
      await events.remove(streamOf(run.id), trx);
    });
  }
  await deleteAnswers(db, now - retention.idempotencyMs);
  await packOlder(store);
}
