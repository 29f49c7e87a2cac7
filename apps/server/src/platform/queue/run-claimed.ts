import { setTimeout as delay } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { PlumblineError } from '@plumbline/model/errors';
import type { Database } from '../db/schema.ts';
import { addComputing } from '../owner-usage.ts';
import type { JobHandler } from './job.ts';
import type { JobRow } from './job-rows.ts';
import { finishJob, renewLease, returnJob, saveProgress } from './job-rows.ts';
import type { QueueOptions } from './queue.ts';
import { defaultBeatMs, defaultLeaseMs } from './queue.ts';

export interface Running {
  /** Asks the job to stop without waiting for the next look at its row. */
  cancel(): void;
  /** Hands the job back: whatever its handler still does no longer counts. */
  release(): Promise<void>;
  readonly finished: Promise<'over' | 'again'>;
}

interface RunInput {
  readonly db: Kysely<Database>;
  readonly row: JobRow;
  readonly worker: string;
  readonly handler: JobHandler;
  readonly options: QueueOptions;
}

/** Runs a job that this worker has claimed: keeps its lease, carries cancellation, writes its outcome. */
export function runClaimed({ db, row, worker, handler, options }: RunInput): Running {
  const { now = Date.now, leaseMs = defaultLeaseMs, beatMs = defaultBeatMs, note } = options;
  const input: unknown = JSON.parse(row.input);
  let isCancelled = row.cancel_requested === 1;
  let isReleased = false;

  const beat = async (): Promise<void> => {
    const asked = await renewLease(db, row.id, { worker, now: now(), leaseMs });
    // Another worker has it: this one waited too long and must not write its outcome.
    if (asked === null) isReleased = true;
    isCancelled ||= asked === true || asked === null;
  };
  const timer = setInterval(() => {
    beat().catch((error: unknown) => note('a lease could not be renewed', { job: row.id, error: messageOf(error) }));
  }, beatMs);

  /** An outcome is written as soon as the store answers: an outage must cost no work that is done, and no try. */
  const whenever = async (write: () => Promise<void>): Promise<void> => {
    for (;;) {
      try {
        return await write();
      } catch (error) {
        if (!isOutage(error) || isReleased) throw error;
        await delay(beatMs);
      }
    }
  };

  const settle = async (): Promise<'over' | 'again'> => {
    if (row.attempts > handler.job.attempts) {
      await handler.giveUp(input, 'every try was lost with its worker');
      await finishJob(db, row.id, worker, { state: 'failed', error: 'lost with its worker', at: now() });
      return 'over';
    }
    try {
      await handler.run(input, {
        attempt: row.attempts,
        isCancelled: () => isCancelled,
        progress: (done, total) => saveProgress(db, row.id, worker, done, total),
      });
    } catch (error) {
      if (isReleased) return 'again';
      return isOutage(error) ? interrupted(error) : failed(messageOf(error));
    }
    if (isReleased) return 'again';
    await whenever(() => finishJob(db, row.id, worker, { state: isCancelled ? 'cancelled' : 'done', at: now() }));
    return 'over';
  };

  const startedAt = performance.now();
  /** What was computed for an owner; what must be said or delivered in time is nobody's to save. */
  const countTime = async (): Promise<void> => {
    if (row.for_owner === null || handler.job.urgency === 'signals') return;
    await addComputing(db, row.for_owner, performance.now() - startedAt, now()).catch((error: unknown) => {
      note('the time of a job could not be counted', { job: row.id, error: messageOf(error) });
    });
  };

  const interrupted = async (error: Error): Promise<'again'> => {
    note('a job was interrupted by an outage', { job: row.id, kind: row.kind, error: error.message });
    await whenever(() => returnJob(db, row, worker, { at: now(), error: error.message, isOurFault: true }));
    return 'again';
  };

  const failed = async (error: string): Promise<'over' | 'again'> => {
    note('a job failed', { job: row.id, kind: row.kind, attempt: row.attempts, error });
    if (row.attempts < handler.job.attempts && !isCancelled) {
      await returnJob(db, row, worker, { at: now(), error, isOurFault: false });
      return 'again';
    }
    await handler.giveUp(input, error);
    await finishJob(db, row.id, worker, { state: 'failed', error, at: now() });
    return 'over';
  };

  return {
    cancel: () => {
      isCancelled = true;
    },
    release: async () => {
      isReleased = true;
      await returnJob(db, row, worker, { at: now(), isOurFault: true }).catch((error: unknown) => {
        // Its lease runs out, and then somebody else takes it.
        note('a job could not be handed back', { job: row.id, error: messageOf(error) });
      });
    },
    finished: settle().finally(() => {
      clearInterval(timer);
      return countTime();
    }),
  };
}

const isOutage = (error: unknown): error is PlumblineError =>
  error instanceof PlumblineError && error.code === 'store-unavailable';

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
