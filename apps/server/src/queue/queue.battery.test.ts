import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { z } from 'zod';
import type { Store } from '../db/open-store.ts';
import type { TestStore } from '../db/testing/each-store.ts';
import { eachStore, onSqlite } from '../db/testing/each-store.ts';
import { until } from '../testing/until.ts';
import type { Job, JobContext, JobServices } from './job.ts';
import { defineJob } from './job.ts';
import { openQueue } from './open-queue.ts';
import { jobsKeptDays, type JobQueue, type QueueOptions } from './queue.ts';
import { sqliteQueue } from './sqlite-queue.ts';

/** Jobs under test reach the outside through their closure, not through services. */
const never = () => Promise.reject(new Error('not under test'));
const services = {
  alerts: { check: never },
  channels: { deliver: never, giveUp: never },
  discover: { prepare: never, giveUp: never },
  refresh: { market: never, backFill: never },
  reports: { perform: never, giveUp: never },
  signals: { evaluate: never },
  strategies: { test: never, giveUp: never },
  sweeps: { perform: never, giveUp: never },
} satisfies JobServices;

interface Probe {
  readonly job: Job;
  readonly runs: string[];
  readonly givenUp: string[];
}

let serial = 0;

/** A job whose work is the given function; each probe is a kind of its own. */
function probe(
  work: (name: string, context: JobContext) => Promise<void> = async () => undefined,
  attempts = 3,
): Probe {
  const runs: string[] = [];
  const givenUp: string[] = [];
  const job = defineJob({
    id: `probe-${serial++}`,
    title: 'Probe',
    attempts,
    input: z.object({ name: z.string() }),
    key: ({ name }) => name,
    run: async ({ name }, _services, context) => {
      runs.push(name);
      await work(name, context);
    },
    giveUp: async ({ name }, _services, reason) => void givenUp.push(`${name}: ${reason}`),
  });
  return { job, runs, givenUp };
}

async function add(store: Store, queue: JobQueue, job: Job, name: string): Promise<string> {
  const id = await store.db.transaction().execute((trx) => queue.enqueue(trx, job, { name }));
  queue.wake();
  return id;
}

const comesTo = async (queue: JobQueue, id: string, state: string): Promise<void> =>
  void (await until(`the job is ${state}`, async () => (await queue.status(id))?.state === state));

eachStore('the job queue', (given) => {
  const { store } = given;
  const open = async (options: Partial<QueueOptions> = {}): Promise<JobQueue> => {
    const queue = await openQueue(store(), { note: () => undefined, beatMs: 20, pollMs: 50, ...options });
    given.atEnd(() => queue.drain(200));
    return queue;
  };

  it('runs a job once and remembers its progress', async () => {
    const queue = await open();
    const { job, runs } = probe(async (_, context) => context.progress(2, 7));
    await queue.work([job], services);
    const id = await add(store(), queue, job, 'a');
    await comesTo(queue, id, 'done');
    expect(runs).toEqual(['a']);
    expect(await queue.status(id)).toMatchObject({ attempts: 1, done: 2, total: 7, error: null });
  });

  it('takes two enqueues with one key for one job', async () => {
    const queue = await open();
    const { job, runs } = probe();
    const ids = await Promise.all(Array.from({ length: 20 }, () => add(store(), queue, job, 'same')));
    expect(new Set(ids).size).toBe(1);
    await queue.work([job], services);
    await comesTo(queue, ids[0] ?? '', 'done');
    expect(runs).toEqual(['same']);
  });

  it('forgets a job whose transaction is rolled back', async () => {
    const queue = await open();
    const { job, runs } = probe();
    await queue.work([job], services);
    const failing = store()
      .db.transaction()
      .execute(async (trx) => {
        await queue.enqueue(trx, job, { name: 'never' });
        throw new Error('rolled back');
      });
    await expect(failing).rejects.toThrow('rolled back');
    const id = await add(store(), queue, job, 'after');
    await comesTo(queue, id, 'done');
    expect(runs).toEqual(['after']);
  });

  it('works many jobs, each once, although several workers take them', async () => {
    const [one, two] = [await open(), await open({ isAlone: false })];
    const { job, runs } = probe(async () => void (await delay(1)));
    await one.work([job], services);
    if (given.engine === 'postgres') await two.work([job], services);
    const ids: string[] = [];
    for (let i = 0; i < 40; i++) ids.push(await add(store(), one, job, `n${i}`));
    for (const id of ids) await comesTo(one, id, 'done');
    expect([...runs].sort()).toEqual(ids.map((_, i) => `n${i}`).sort());
  });

  it('removes a waiting job and asks a running one to stop', async () => {
    const queue = await open();
    const { job, runs } = probe(async (_, context) => {
      while (!context.isCancelled()) await delay(5);
    });
    const waiting = await add(store(), queue, job, 'waiting');
    expect(await queue.cancel(waiting)).toBe('removed');
    await queue.work([job], services);
    const running = await add(store(), queue, job, 'running');
    await comesTo(queue, running, 'running');
    expect(await queue.cancel(running)).toBe('asked');
    await comesTo(queue, running, 'cancelled');
    expect(await queue.cancel(running)).toBe('over');
    expect(runs).toEqual(['running']);
  });

  it('tries a failed job again, and gives up after its last try with the reason', async () => {
    const queue = await open();
    const { job, runs, givenUp } = probe(() => Promise.reject(new Error('no luck')), 2);
    await queue.work([job], services);
    const id = await add(store(), queue, job, 'x');
    await comesTo(queue, id, 'failed');
    expect(runs).toEqual(['x', 'x']);
    expect(givenUp).toEqual(['x: no luck']);
    expect(await queue.status(id)).toMatchObject({ error: 'no luck', attempts: 2 });
  });

  it('hands a job back when the server stops before it is finished, without counting the try', async () => {
    const first = await open();
    let finish: () => void = () => undefined;
    const end = new Promise<void>((resolve) => (finish = resolve));
    const { job, runs } = probe(() => (runs.length === 1 ? end : Promise.resolve()));
    await first.work([job], services);
    const id = await add(store(), first, job, 'long');
    await comesTo(first, id, 'running');
    await first.drain(30);
    expect(await first.status(id)).toMatchObject({ state: 'queued', attempts: 0 });
    const second = await open();
    await second.work([job], services);
    await comesTo(second, id, 'done');
    expect(runs).toEqual(['long', 'long']);
    // What the first server still had under way comes too late to say anything.
    finish();
    await delay(100);
    expect((await second.status(id))?.state).toBe('done');
  });

  it('forgets what was over long ago and gives its key free, and nothing that waits', async () => {
    let now = Date.now();
    const queue = await open({ now: () => now });
    const { job, runs } = probe();
    const waiting = probe();
    await queue.work([job], services);
    const id = await add(store(), queue, job, 'a');
    await comesTo(queue, id, 'done');
    const left = await add(store(), queue, waiting.job, 'b');
    now += jobsKeptDays * 86_400_000;
    await queue.purge();
    expect(await queue.status(id)).not.toBeNull();
    now += 60_000;
    await queue.purge();
    expect(await queue.status(id)).toBeNull();
    expect((await queue.status(left))?.state).toBe('queued');
    const again = await add(store(), queue, job, 'a');
    expect(again).not.toBe(id);
    await comesTo(queue, again, 'done');
    expect(runs).toEqual(['a', 'a']);
  });

  it('counts jobs by state in numbers', async () => {
    const queue = await open();
    const counts = await queue.counts();
    expect(counts.done).toBeGreaterThan(0);
    expect(Object.values(counts).every((n) => typeof n === 'number')).toBe(true);
  });
});

onSqlite('the lease of a job', (given: TestStore) => {
  // pg-boss finds a dead worker by its own heartbeat, half a minute later; there the row is what matters.
  it('runs out with its worker, and another one starts the job again', async () => {
    const { db } = given.store();
    let now = 1_000_000;
    const options = { note: () => undefined, now: () => now, beatMs: 3_600_000, pollMs: 20, leaseMs: 30_000 };
    const [dead, alive] = [sqliteQueue(db, options), sqliteQueue(db, options)];
    const forever = new Promise<void>(() => undefined);
    let isDead = false;
    const { job, runs } = probe(() => (isDead ? Promise.resolve() : forever));
    await dead.work([job], services);
    const id = await add(given.store(), dead, job, 'orphan');
    await comesTo(dead, id, 'running');
    isDead = true;
    await alive.work([job], services);
    now += 29_000;
    await delay(100);
    expect(runs).toEqual(['orphan']);
    now += 2_000;
    await comesTo(alive, id, 'done');
    expect(runs).toEqual(['orphan', 'orphan']);
    expect((await alive.status(id))?.attempts).toBe(2);
    await Promise.all([dead.drain(0), alive.drain(100)]);
  });

  it('is not waited for where nobody else can be working', async () => {
    const { db } = given.store();
    const options = { note: () => undefined, beatMs: 3_600_000, pollMs: 20, isAlone: true };
    const dead = sqliteQueue(db, options);
    const { job, runs } = probe(() => (runs.length === 1 ? new Promise<void>(() => undefined) : Promise.resolve()));
    await dead.work([job], services);
    const id = await add(given.store(), dead, job, 'orphan');
    await comesTo(dead, id, 'running');
    const next = sqliteQueue(db, options);
    await next.work([job], services);
    await comesTo(next, id, 'done');
    expect(runs).toEqual(['orphan', 'orphan']);
    await Promise.all([dead.drain(0), next.drain(100)]);
  });

  it('lost too often ends the job with that reason', async () => {
    const { db } = given.store();
    const queue = sqliteQueue(db, { note: () => undefined, pollMs: 20 });
    const { job, runs, givenUp } = probe(undefined, 2);
    const id = await add(given.store(), queue, job, 'poison');
    await db.updateTable('jobs').set({ attempts: 2 }).where('id', '=', id).execute();
    await queue.work([job], services);
    await comesTo(queue, id, 'failed');
    expect(runs).toEqual([]);
    expect(givenUp).toEqual(['poison: every try was lost with its worker']);
    await queue.drain(100);
  });
});
