import { expect, it } from 'vitest';
import { z } from 'zod';
import { eachStore, onSqlite } from '../db/testing/each-store.ts';
import { until } from '../../testing/until.ts';
import { defineJob, handleJob, type Job, type JobHandler } from './job.ts';
import { openQueue } from './open-queue.ts';
import type { JobQueue } from './queue.ts';
import { sqliteQueue } from './sqlite-queue.ts';

const ahead = 6 * 3_600_000;
let serial = 0;

function counted(work: () => Promise<void>): { job: Job; handler: JobHandler; runs: () => number } {
  let runs = 0;
  const job = defineJob({
    id: `clock-${serial++}`,
    title: 'Clock',
    attempts: 3,
    input: z.object({ name: z.string() }),
    key: ({ name }) => name,
  });
  const handler = handleJob(job, {
    run: async () => {
      runs += 1;
      await work();
    },
    giveUp: async () => undefined,
  });
  return { job, handler, runs: () => runs };
}

const comesTo = async (queue: JobQueue, id: string, state: string): Promise<void> =>
  void (await until(`the job is ${state}`, async () => (await queue.status(id))?.state === state));

eachStore('a job asked for by a clock that ran ahead', (given) => {
  it('is begun when the clock is right again', async () => {
    let now = Date.now() + ahead;
    const queue = await openQueue(given.store(), { note: () => undefined, pollMs: 20, now: () => now });
    given.atEnd(() => queue.drain(200));
    const { job, handler, runs } = counted(async () => undefined);
    const id = await given
      .store()
      .db.transaction()
      .execute((trx) => queue.enqueue(trx, job, { name: 'a' }));
    now -= ahead;
    await queue.work([handler]);
    await comesTo(queue, id, 'done');
    expect(runs()).toBe(1);
  });
});

onSqlite('a lease given by a clock that ran ahead', (given) => {
  it('ends with its worker, and is left to one that lives', async () => {
    const { db } = given.store();
    let now = Date.now() + ahead;
    const options = { note: () => undefined, now: () => now, beatMs: 3_600_000, pollMs: 20, leaseMs: 30_000 };
    const [first, second] = [sqliteQueue(db, options), sqliteQueue(db, options)];
    let isLetGo = false;
    let letGo = (): void => undefined;
    const wait = new Promise<void>((resolve) => (letGo = resolve));
    const { job, handler, runs } = counted(() => (isLetGo ? Promise.resolve() : wait));
    const id = await db.transaction().execute((trx) => first.enqueue(trx, job, { name: 'a' }));
    await first.work([handler]);
    await comesTo(first, id, 'running');
    now -= ahead;
    // Passes of its own queue leave it alone: it is at work on it.
    const other = counted(async () => undefined);
    const next = await db.transaction().execute((trx) => second.enqueue(trx, other.job, { name: 'b' }));
    await second.work([other.handler]);
    await comesTo(second, next, 'done');
    expect(runs()).toBe(1);
    isLetGo = true;
    const third = sqliteQueue(db, options);
    await third.work([handler]);
    await comesTo(third, id, 'done');
    expect(runs()).toBe(2);
    letGo();
    await Promise.all([first.drain(100), second.drain(100), third.drain(100)]);
  });
});
