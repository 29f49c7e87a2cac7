import type { Kysely } from 'kysely';
import { ulid } from 'ulid';
import type { Database } from '../db/schema.ts';
import type { JobHandler } from './job.ts';
import type { JobRow } from './job-rows.ts';
import { cancelJob, claimJob, countJobs, insertJob, isDue, isLeaseOver, purgeJobs, readStatus } from './job-rows.ts';
import type { JobQueue, QueueOptions } from './queue.ts';
import { defaultConcurrency, defaultLeaseMs } from './queue.ts';
import type { Running } from './run-claimed.ts';
import { messageOf, runClaimed } from './run-claimed.ts';
import type { Taken } from './slots.ts';
import { freeBeside } from './slots.ts';

const defaultPollMs = 1000;

/** The durable queue of an SQLite store: rows in the table, woken in-process, with a slow look for leases that ran out. */
export function sqliteQueue(db: Kysely<Database>, options: QueueOptions): JobQueue {
  const {
    now = Date.now,
    leaseMs = defaultLeaseMs,
    pollMs = defaultPollMs,
    concurrency = defaultConcurrency,
    note,
  } = options;
  const worker = ulid(now());
  const running = new Map<string, Running>();
  const taken = new Map<string, Taken>();
  let handlers = new Map<string, JobHandler>();
  let isWorking = false;
  let poll: NodeJS.Timeout | null = null;
  let isTaking = false;
  let hasNews = false;
  let pass: Promise<void> = Promise.resolve();

  /** One pass at a time; a wake during a pass causes another. */
  const take = (): void => {
    hasNews = true;
    if (!isTaking) pass = takeAll();
  };

  const takeAll = async (): Promise<void> => {
    isTaking = true;
    try {
      while (hasNews && isWorking && running.size < concurrency) {
        hasNews = false;
        const row = await claimNext();
        // Also while it stops: what is claimed is known to `drain`, which hands it back.
        if (row !== null) start(row);
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
    const free = freeBeside([...taken.values()], concurrency);
    if (free.urgencies.length === 0) return null;
    let query = db
      .selectFrom('jobs')
      .select('id')
      .where('kind', 'in', [...handlers.keys()])
      .where('urgency', 'in', free.urgencies);
    if (free.without.length > 0) {
      query = query.where((eb) => eb.or([eb('for_owner', 'is', null), eb('for_owner', 'not in', free.without)]));
    }
    const next = await query
      .where((eb) => {
        // A beat renews its own by the clock as it is now.
        const isForeign = running.size === 0 ? eb.lit(true) : eb('id', 'not in', [...running.keys()]);
        return eb.or([isDue(eb, at), eb.and([isLeaseOver(eb, { now: at, leaseMs }), isForeign])]);
      })
      .orderBy('urgency')
      .orderBy('turn')
      .orderBy('created_at')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    return next === undefined ? null : claimJob(db, next.id, { worker, now: at, leaseMs });
  };

  const start = (row: JobRow): void => {
    const handler = handlers.get(row.kind);
    if (handler === undefined) return;
    const run = runClaimed({ db, row, worker, handler, options });
    running.set(row.id, run);
    taken.set(row.id, { urgency: row.urgency, ownerId: row.for_owner });
    const onEnd = (): void => {
      running.delete(row.id);
      taken.delete(row.id);
      take();
    };
    run.finished.then(onEnd, (error: unknown) => {
      note('a job could not be settled', { job: row.id, error: messageOf(error) });
      onEnd();
    });
  };

  return {
    enqueue: async (trx, job, input, ownerId = null) =>
      (await insertJob(trx, { job, input, ownerId, line: 'urgency' }, now())).id,
    wake: () => take(),

    async work(given) {
      if (given.length === 0) return;
      handlers = new Map(given.map((handler) => [handler.job.id, handler]));
      isWorking = true;
      if (options.isAlone === true) {
        await db
          .updateTable('jobs')
          .set({ state: 'queued', worker: null, lease_until: null })
          .where('state', '=', 'running')
          .execute();
      }
      poll = setInterval(() => take(), pollMs);
      take();
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
      isWorking = false;
      if (poll !== null) clearInterval(poll);
      await pass;
      const all = Promise.allSettled([...running.values()].map(({ finished }) => finished));
      let timer: NodeJS.Timeout | undefined;
      await Promise.race([all, new Promise((resolve) => (timer = setTimeout(resolve, ms)))]);
      clearTimeout(timer);
      for (const run of running.values()) await run.release();
    },
  };
}
