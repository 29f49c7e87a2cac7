import type { Kysely } from 'kysely';
import { ulid } from 'ulid';
import type { Database } from '../db/schema.ts';
import type { Job, JobServices } from './job.ts';
import type { JobRow } from './job-rows.ts';
import { cancelJob, claimJob, countJobs, insertJob, purgeJobs, readStatus } from './job-rows.ts';
import type { JobQueue, QueueOptions } from './queue.ts';
import { defaultLeaseMs } from './queue.ts';
import type { Running } from './run-claimed.ts';
import { messageOf, runClaimed } from './run-claimed.ts';

const defaultPollMs = 1000;

/** The durable queue of an SQLite store: rows in the table, woken in-process, with a slow look for leases that ran out. */
export function sqliteQueue(db: Kysely<Database>, options: QueueOptions): JobQueue {
  const { now = Date.now, leaseMs = defaultLeaseMs, pollMs = defaultPollMs, concurrency = 2, note } = options;
  const worker = ulid(now());
  const running = new Map<string, Running>();
  let kinds = new Map<string, Job>();
  let services: JobServices | null = null;
  let poll: NodeJS.Timeout | null = null;
  let isTaking = false;
  let hasNews = false;

  /** One pass at a time; a wake during a pass causes another. */
  const take = async (): Promise<void> => {
    hasNews = true;
    if (isTaking) return;
    isTaking = true;
    try {
      while (hasNews && services !== null && running.size < concurrency) {
        hasNews = false;
        const row = await claimNext();
        if (row !== null && services !== null) start(row, services);
        if (row !== null) hasNews = true;
      }
    } catch (error) {
      note('the queue could not be read', { error: messageOf(error) });
    } finally {
      isTaking = false;
    }
  };

  const claimNext = async (): Promise<JobRow | null> => {
    const at = now();
    const next = await db
      .selectFrom('jobs')
      .select('id')
      .where('kind', 'in', [...kinds.keys()])
      .where((eb) =>
        eb.or([
          eb.and([eb('state', '=', 'queued'), eb('run_at', '<=', at)]),
          eb.and([eb('state', '=', 'running'), eb('lease_until', '<', at)]),
        ]),
      )
      .orderBy('created_at')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    return next === undefined ? null : claimJob(db, next.id, { worker, now: at, leaseMs });
  };

  const start = (row: JobRow, given: JobServices): void => {
    const job = kinds.get(row.kind);
    if (job === undefined) return;
    const run = runClaimed({ db, row, worker, job, services: given, options });
    running.set(row.id, run);
    const onEnd = (): void => {
      running.delete(row.id);
      void take();
    };
    run.finished.then(onEnd, (error: unknown) => {
      note('a job could not be settled', { job: row.id, error: messageOf(error) });
      onEnd();
    });
  };

  return {
    enqueue: async (trx, job, input) => (await insertJob(trx, job, input, now())).id,
    wake: () => void take(),

    async work(jobs, given) {
      if (jobs.length === 0) return;
      kinds = new Map(jobs.map((job) => [job.id, job]));
      services = given;
      if (options.isAlone === true) {
        await db
          .updateTable('jobs')
          .set({ state: 'queued', worker: null, lease_until: null })
          .where('state', '=', 'running')
          .execute();
      }
      poll = setInterval(() => void take(), pollMs);
      void take();
    },

    async cancel(id) {
      const outcome = await cancelJob(db, id, now());
      if (outcome === 'asked') running.get(id)?.cancel();
      return outcome;
    },

    status: (id) => readStatus(db, id),
    counts: () => countJobs(db),
    purge: () => purgeJobs(db, now()),

    async drain(ms) {
      services = null;
      if (poll !== null) clearInterval(poll);
      const all = Promise.allSettled([...running.values()].map(({ finished }) => finished));
      let timer: NodeJS.Timeout | undefined;
      await Promise.race([all, new Promise((resolve) => (timer = setTimeout(resolve, ms)))]);
      clearTimeout(timer);
      for (const run of running.values()) await run.release();
    },
  };
}
