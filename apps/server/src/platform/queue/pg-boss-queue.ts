import { PgBoss, fromKysely } from 'pg-boss';
import { ulid, ulidToUUID } from 'ulid';
import { z } from 'zod';
import type { Store } from '../db/open-store.ts';
import { SturdyClient } from '../db/postgres-dialect.ts';
import type { Job, JobHandler } from './job.ts';
import { urgencies } from './job.ts';
import { cancelJob, claimJob, countJobs, insertJob, purgeJobs, readStatus } from './job-rows.ts';
import type { JobQueue, QueueOptions } from './queue.ts';
import { defaultConcurrency, defaultLeaseMs } from './queue.ts';
import type { Running } from './run-claimed.ts';
import { messageOf, runClaimed } from './run-claimed.ts';
import { mostOf } from './slots.ts';

/** pg-boss counts what runs for each; work of the server's own is of no group and of no limit. */
const groupOf = (ownerId: string | null) => (ownerId === null ? {} : { group: { id: ownerId } });

const carried = z.object({ jobId: z.string() });

/**
 * The queue of a PostgreSQL store. pg-boss hands jobs out over many processes and notices dead ones; what a job is, how
 * far it got and whether it should stop stand in our own row, as on SQLite, because pg-boss does not tell a running
 * handler that its job was cancelled.
 */
export async function pgBossQueue(store: Store, options: QueueOptions): Promise<JobQueue> {
  const { now = Date.now, leaseMs = defaultLeaseMs, concurrency = defaultConcurrency, pollMs = 2_000, note } = options;
  const { db } = store;
  // The shortest pause that pg-boss takes between two looks is half a second.
  const pollingIntervalSeconds = Math.max(0.5, pollMs / 1000);
  const worker = ulid(now());
  const running = new Map<string, Running>();
  const beginnings = new Set<Promise<Running | null>>();
  let isStopping = false;
  const known = new Set<string>();

  const connection = { connectionString: store.url ?? '', Client: SturdyClient };
  const boss = new PgBoss({
    ...connection,
    useListenNotify: true,
    // The defaults would notice a dead worker after a minute or more.
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    max: 4,
  });
  // Without a listener a lost connection would end the process.
  boss.on('error', (error) => note('the job queue reported an error', { error: messageOf(error) }));
  await boss.start();

  const ensureQueue = async (job: Job): Promise<void> => {
    if (known.has(job.id)) return;
    // Tries are counted in our row; pg-boss must never give up before we do.
    await boss.createQueue(job.id, {
      notify: true,
      heartbeatSeconds: 20,
      retryLimit: 1000,
      retryDelay: 2,
      expireInSeconds: 3600,
    });
    known.add(job.id);
  };

  const begin = async (handler: JobHandler, id: string): Promise<Running | null> => {
    const row = await claimJob(db, id, { worker, now: now(), leaseMs });
    if (row === null) return null;
    const run = runClaimed({ db, row, worker, handler, options });
    running.set(id, run);
    return run;
  };

  const handle = async (handler: JobHandler, id: string): Promise<void> => {
    if (isStopping) throw new Error('this worker stops');
    const beginning = begin(handler, id);
    beginnings.add(beginning);
    const run = await beginning.finally(() => beginnings.delete(beginning));
    if (run === null) return leaveOrWait(id);
    try {
      const outcome = await run.finished;
      // pg-boss knows only its own table: a failure is how it is told to hand the job out again.
      if (outcome === 'again') throw new Error('to be tried again');
    } finally {
      running.delete(id);
    }
  };

  const startWorkers = async (handler: JobHandler): Promise<void> => {
    const localConcurrency = mostOf(urgencies.indexOf(handler.job.urgency), concurrency);
    const looks = {
      batchSize: 1,
      localConcurrency,
      // The last place of a process is left to another owner.
      localGroupConcurrency: Math.max(1, localConcurrency - 1),
      // A retry is not announced; the pause between looks is what it waits for.
      pollingIntervalSeconds,
      notifyPollingIntervalSeconds: pollingIntervalSeconds,
      // A worker otherwise waits that long although more jobs are there.
      burstWhenBatchFull: true,
    };
    await boss.work(handler.job.id, looks, async ([taken]) => {
      if (taken !== undefined) await handle(handler, carried.parse(taken.data).jobId);
    });
  };

  /** Jobs that came with a copied or restored store are known to our table only; those pg-boss has are skipped by their id. */
  const handOverWaiting = async (job: Job): Promise<void> => {
    const rows = await db
      .selectFrom('jobs')
      .select(['id', 'turn', 'for_owner'])
      .where('kind', '=', job.id)
      .where('state', 'in', ['queued', 'running'])
      .execute();
    if (rows.length === 0) return;
    await boss.insert(
      job.id,
      rows.map(({ id, turn, for_owner: ownerId }) => ({
        id: ulidToUUID(id),
        data: { jobId: id },
        priority: -turn,
        ...groupOf(ownerId),
      })),
    );
  };

  /** A job that is over is done for pg-boss too; one whose lease still runs is looked at again later. */
  const leaveOrWait = async (id: string): Promise<void> => {
    const status = await readStatus(db, id);
    if (status?.state === 'running') throw new Error('its lease has not run out yet');
  };

  return {
    async enqueue(trx, job, input, ownerId = null) {
      await ensureQueue(job);
      const { id, isNew, turn } = await insertJob(trx, { job, input, ownerId, line: 'kind' }, now());
      // Each kind has workers of its own, so that no class waits for another; within a kind the lowest turn is next.
      const order = { priority: -turn, ...groupOf(ownerId) };
      if (isNew) await boss.send(job.id, { jobId: id }, { ...order, id: ulidToUUID(id), db: fromKysely(trx) });
      return id;
    },

    wake: () => undefined,

    async work(handlers) {
      for (const handler of handlers) {
        await ensureQueue(handler.job);
        await handOverWaiting(handler.job);
        await startWorkers(handler);
      }
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
      isStopping = true;
      // Before it stops its workers pg-boss closes a connection; meanwhile they would begin what waits.
      for (const kind of known) void boss.offWork(kind, { wait: false });
      const stopped = boss.stop({ graceful: true, timeout: ms });
      const all = Promise.allSettled([...running.values()].map(({ finished }) => finished));
      let timer: NodeJS.Timeout | undefined;
      await Promise.race([all, new Promise((resolve) => (timer = setTimeout(resolve, ms)))]);
      clearTimeout(timer);
      // What is being claimed just now is handed back as well.
      await Promise.allSettled(beginnings);
      for (const run of running.values()) await run.release();
      await stopped;
    },
  };
}
