import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { z } from 'zod';
import type { Store } from '../db/open-store.ts';
import { readComputing } from '../owner-usage.ts';
import type { TestStore } from '../db/testing/each-store.ts';
import { eachStore, onSqlite } from '../db/testing/each-store.ts';
import { retention } from '../../retention.ts';
import { until } from '../../testing/until.ts';
import { defineJob, handleJob, type Job, type JobContext, type JobHandler } from './job.ts';
import { openQueue } from './open-queue.ts';
import type { JobQueue, QueueOptions } from './queue.ts';
import { sqliteQueue } from './sqlite-queue.ts';

interface Probe {
  readonly job: Job;
  readonly handler: JobHandler;
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
  });
  const handler = handleJob(job, {
    run: async ({ name }, context) => {
      runs.push(name);
      await work(name, context);
    },
    giveUp: async ({ name }, reason) => void givenUp.push(`${name}: ${reason}`),
  });
  return { job, handler, runs, givenUp };
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
    const { job, handler, runs } = probe(async (_, context) => context.progress(2, 7));
    await queue.work([handler]);
    const id = await add(store(), queue, job, 'a');
    await comesTo(queue, id, 'done');
    expect(runs).toEqual(['a']);
    expect(await queue.status(id)).toMatchObject({ attempts: 1, done: 2, total: 7, error: null });
  });

  it('counts how long it worked for an owner, but for what must be said in time', async () => {
    const queue = await open();
    const worked = probe(() => delay(120));
    const said = probe(() => delay(120));
    const urgent = { ...said.job, urgency: 'signals' as const };
    const row = { kind: 'anonymous' as const, device_id: null, created_at: 1 };
    const rows = ['busy', 'told'].map((id) => ({ ...row, id, token_sha256: id }));
    await store().db.insertInto('owners').values(rows).execute();
    await queue.work([worked.handler, { ...said.handler, job: urgent }]);
    const done = async (job: Job, owner: string): Promise<void> => {
      const input = { name: String((serial += 1)) };
      const id = await store()
        .db.transaction()
        .execute((trx) => queue.enqueue(trx, job, input, owner));
      queue.wake();
      await comesTo(queue, id, 'done');
    };
    const counted = (owner: string): Promise<number> => readComputing(store().db, owner, Date.now());
    /** What is counted once a job has been added to it. */
    const workedOnce = async (before: number): Promise<number> => {
      await done(worked.job, 'busy');
      return until('it is counted', async () => {
        const ms = await counted('busy');
        return ms >= before + 115 && ms;
      });
    };
    const first = await workedOnce(0);
    await done(urgent, 'told');
    await workedOnce(first);
    // It was over before the last one, which is counted.
    expect(await counted('told')).toBe(0);
  });

  it('takes two enqueues with one key for one job', async () => {
    const queue = await open();
    const { job, handler, runs } = probe();
    const ids = await Promise.all(Array.from({ length: 20 }, () => add(store(), queue, job, 'same')));
    expect(new Set(ids).size).toBe(1);
    await queue.work([handler]);
    await comesTo(queue, ids[0] ?? '', 'done');
    expect(runs).toEqual(['same']);
  });

  it('forgets a job whose transaction is rolled back', async () => {
    const queue = await open();
    const { job, handler, runs } = probe();
    await queue.work([handler]);
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
    const { job, handler, runs } = probe(async () => void (await delay(1)));
    await one.work([handler]);
    if (given.engine === 'postgres') await two.work([handler]);
    const ids: string[] = [];
    for (let i = 0; i < 40; i++) ids.push(await add(store(), one, job, `n${i}`));
    for (const id of ids) await comesTo(one, id, 'done');
    expect([...runs].sort()).toEqual(ids.map((_, i) => `n${i}`).sort());
  });

  it('removes a waiting job and asks a running one to stop', async () => {
    const queue = await open();
    const { job, handler, runs } = probe(async (_, context) => {
      while (!context.isCancelled()) await delay(5);
    });
    const waiting = await add(store(), queue, job, 'waiting');
    expect(await queue.cancel(waiting)).toBe('removed');
    await queue.work([handler]);
    const running = await add(store(), queue, job, 'running');
    await comesTo(queue, running, 'running');
    expect(await queue.cancel(running)).toBe('asked');
    await comesTo(queue, running, 'cancelled');
    expect(await queue.cancel(running)).toBe('over');
    expect(runs).toEqual(['running']);
  });

  it('tries a failed job again, and gives up after its last try with the reason', async () => {
    const queue = await open();
    const { job, handler, runs, givenUp } = probe(() => Promise.reject(new Error('no luck')), 2);
    await queue.work([handler]);
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
    const { job, handler, runs } = probe(() => (runs.length === 1 ? end : Promise.resolve()));
    await first.work([handler]);
    const id = await add(store(), first, job, 'long');
    await comesTo(first, id, 'running');
    await first.drain(30);
    expect(await first.status(id)).toMatchObject({ state: 'queued', attempts: 0 });
    const second = await open();
    await second.work([handler]);
    await comesTo(second, id, 'done');
    expect(runs).toEqual(['long', 'long']);
    // What the first server still had under way comes too late to say anything.
    finish();
    await delay(100);
    expect((await second.status(id))?.state).toBe('done');
  });

  it('hands back what it was just taking when it was asked to stop', async () => {
    let stopped: Promise<void> | null = null;
    let isArmed = false;
    const queue: JobQueue = await open({
      now: () => {
        // Asked for the time of a claim, which is then under way.
        if (isArmed) stopped ??= queue.drain(0);
        return Date.now();
      },
    });
    let finish: () => void = () => undefined;
    const end = new Promise<void>((resolve) => (finish = resolve));
    const { job, handler } = probe(() => end);
    await queue.work([handler]);
    const id = await store()
      .db.transaction()
      .execute(async (trx) => {
        const added = await queue.enqueue(trx, job, { name: 'taken' });
        isArmed = true;
        return added;
      });
    queue.wake();
    await until('it stops', async () => stopped !== null);
    await stopped;
    expect(await queue.status(id)).toMatchObject({ state: 'queued', attempts: 0 });
    finish();
  });

  it('forgets what was over long ago and gives its key free, and nothing that waits', async () => {
    let now = Date.now();
    const queue = await open({ now: () => now });
    const { job, handler, runs } = probe();
    const waiting = probe();
    await queue.work([handler]);
    const id = await add(store(), queue, job, 'a');
    await comesTo(queue, id, 'done');
    const left = await add(store(), queue, waiting.job, 'b');
    now += retention.finishedJobsMs;
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

  it('takes turns between owners: whoever comes after a hundred of somebody else waits for none of the rest', async () => {
    const queue = await open();
    let goOn: () => void = () => undefined;
    const guestsAreIn = new Promise<void>((resolve) => (goOn = resolve));
    // From the fourth on they wait until the guests are in, so that how long putting them in takes plays no part.
    const { job, handler, runs } = probe(async () => {
      if (runs.length > 3) await guestsAreIn;
    });
    const put = (name: string, owner: string): Promise<string> =>
      store()
        .db.transaction()
        .execute((trx) => queue.enqueue(trx, job, { name }, owner));
    const heavy: string[] = [];
    for (let i = 0; i < 100; i += 1) heavy.push(await put(`heavy ${i}`, 'heavy'));
    await queue.work([handler]);
    queue.wake();
    await until('the first of them run', () => runs.length > 3);
    const guests: string[] = [];
    for (let i = 0; i < 3; i += 1) guests.push(await put(`guest ${i}`, 'guest'));
    const other = await put('other', 'other');
    queue.wake();
    goOn();
    for (const id of [...guests, other]) await comesTo(queue, id, 'done');
    // Of the hundred, about as many went on before each of the others as those had jobs.
    const heavyBefore = (name: string): number =>
      runs.slice(0, runs.indexOf(name)).filter((one) => one.startsWith('heavy')).length;
    expect(heavyBefore('guest 0')).toBeLessThan(10);
    expect(heavyBefore('other')).toBeLessThan(10);
    expect(heavyBefore('guest 2')).toBeLessThan(30);
    // Between the first and the last of the guests the other owner had turns too; two that run at once begin in any order.
    const places = guests.map((_, i) => runs.indexOf(`guest ${i}`));
    const between = runs.slice(Math.min(...places), Math.max(...places));
    expect(between.filter((name) => name.startsWith('heavy')).length).toBeGreaterThan(0);
    for (const id of heavy) await queue.cancel(id);
  });

  it('lets an owner with one job go before the second of two owners with twenty, also with a single place', async () => {
    const queue = await open({ concurrency: 1 });
    const { job, handler, runs } = probe();
    const put = (name: string, owner: string): Promise<string> =>
      store()
        .db.transaction()
        .execute((trx) => queue.enqueue(trx, job, { name }, owner));
    for (let i = 0; i < 20; i += 1) for (const owner of ['one', 'two']) await put(`${owner} ${i}`, owner);
    const last = await put('guest', 'guest');
    await queue.work([handler]);
    queue.wake();
    await comesTo(queue, last, 'done');
    expect(runs.slice(0, 3)).toEqual(['one 0', 'two 0', 'guest']);
  });

  it('gives three jobs of one network address a turn together: sixty sessions of one place are no sixty places', async () => {
    // Turns of their own: those of the other tests stand in the shared store.
    const own = await given.fresh();
    const queue = await openQueue(own, { note: () => undefined, beatMs: 20, pollMs: 50, concurrency: 1 });
    given.atEnd(() => queue.drain(200));
    const { job, handler, runs } = probe();
    const row = { kind: 'anonymous' as const, device_id: null, created_at: 1, token_sha256: null };
    const crowd = Array.from({ length: 60 }, (_, n) => ({ ...row, id: `crowd ${n}`, place: 'one address' }));
    const elsewhere = ['elsewhere', 'unknown'].map((id) => ({ ...row, id, place: id === 'unknown' ? null : id }));
    await own.db
      .insertInto('owners')
      .values([...crowd, ...elsewhere])
      .execute();
    const put = (name: string, owner: string, of: Job = job): Promise<string> =>
      own.db.transaction().execute((trx) => queue.enqueue(trx, of, { name }, owner));
    for (const { id } of crowd) await put(id, id);
    const more = await put('more of the last', 'crowd 59');
    const [here, nowhere] = [await put('guest', 'elsewhere'), await put('of no known place', 'unknown')];
    const turnOf = async (id: string): Promise<number | undefined> =>
      (await own.db.selectFrom('jobs').select('turn').where('id', '=', id).executeTakeFirst())?.turn;
    // Sixty in threes; a second job of the last of them goes behind all of those.
    expect([await turnOf(here), await turnOf(nowhere), await turnOf(more)]).toEqual([1, 1, 21]);
    await queue.work([handler]);
    queue.wake();
    for (const id of [here, nowhere]) await comesTo(queue, id, 'done');
    const before = (name: string): number =>
      runs.slice(0, runs.indexOf(name)).filter((one) => one.startsWith('crowd')).length;
    expect([before('guest'), before('of no known place')]).toEqual([3, 3]);
    await comesTo(queue, more, 'done');
    // What is said in time takes no turns of a place.
    const said = { ...probe().job, urgency: 'signals' as const };
    const turns: (number | undefined)[] = [];
    for (const { id } of crowd.slice(0, 12)) turns.push(await turnOf(await put(id, id, said)));
    expect(turns).toEqual(Array<number>(12).fill(1));
  });

  it('keeps whose turn it is while nothing runs: who came during a long row of one owner is before all who come later', async () => {
    const first = await open({ concurrency: 1 });
    let finish: () => void = () => undefined;
    const end = new Promise<void>((resolve) => (finish = resolve));
    const { job, handler, runs } = probe((name) => (name === 'row 3' ? end : Promise.resolve()));
    const put = (name: string, owner: string): Promise<string> =>
      store()
        .db.transaction()
        .execute((trx) => first.enqueue(trx, job, { name }, owner));
    for (let i = 0; i < 4; i += 1) await put(`row ${i}`, 'row');
    await first.work([handler]);
    first.wake();
    await until('the last of the row runs', () => runs.includes('row 3'));
    // Put in beside the fourth of somebody else, and still waiting when that is over and the workers are gone.
    const early = await put('early', 'early');
    const draining = first.drain(5000);
    finish();
    await draining;
    expect((await first.status(early))?.state).toBe('queued');
    const late: string[] = [];
    for (let i = 0; i < 3; i += 1) late.push(await put(`late ${i}`, 'late'));
    const second = await open({ concurrency: 1 });
    await second.work([handler]);
    second.wake();
    for (const id of [early, ...late]) await comesTo(second, id, 'done');
    expect(runs.slice(4)).toEqual(['early', 'late 0', 'late 1', 'late 2']);
  });

  it('leaves the last place to another owner, whatever one has running', async () => {
    const queue = await open();
    let finish: () => void = () => undefined;
    const end = new Promise<void>((resolve) => (finish = resolve));
    const { job, handler, runs } = probe((name) => (name.startsWith('heavy') ? end : Promise.resolve()));
    const put = (name: string, owner: string): Promise<string> =>
      store()
        .db.transaction()
        .execute((trx) => queue.enqueue(trx, job, { name }, owner));
    await queue.work([handler]);
    const heavy: string[] = [];
    for (let i = 0; i < 4; i += 1) heavy.push(await put(`heavy ${i}`, 'heavy'));
    queue.wake();
    await until('two of them run', () => runs.length === 2);
    const guest = await put('guest', 'guest');
    queue.wake();
    await comesTo(queue, guest, 'done');
    expect(runs.filter((name) => name.startsWith('heavy'))).toHaveLength(2);
    finish();
    for (const id of heavy) await comesTo(queue, id, 'done');
  });

  it('puts what somebody waits for before signals, those before refreshes, and sweeps last', async () => {
    const queue = await open();
    const kinds = ['sweeps', 'refresh', 'signals', 'interactive'] as const;
    const order: string[] = [];
    let goOn: () => void = () => undefined;
    const isSeen = new Promise<void>((resolve) => (goOn = resolve));
    const probes = kinds.map((urgency) => {
      const one = probe(async (name) => {
        order.push(name);
        if (/^sweeps (?:1[2-9]|2\d)$/.test(name)) await isSeen;
        else await delay(5);
      });
      const job = { ...one.job, urgency };
      return { urgency, job, handler: { ...one.handler, job } };
    });
    const jobOf = (wanted: string): Job => {
      const found = probes.find(({ urgency }) => urgency === wanted);
      if (found === undefined) throw new Error(`there is no job of ${wanted}`);
      return found.job;
    };
    const ids: string[] = [];
    for (const { urgency, job } of probes) {
      for (let i = 0; i < 12; i += 1) ids.push(await add(store(), queue, job, `${urgency} ${i}`));
    }
    await queue.work(probes.map(({ handler }) => handler));
    queue.wake();
    for (const id of ids) await comesTo(queue, id, 'done');
    const last = (urgency: string): number => order.findLastIndex((name) => name.startsWith(urgency));
    if (given.engine === 'sqlite') {
      expect([...kinds].toSorted((a, b) => last(a) - last(b))).toEqual([...kinds].toReversed());
      expect(order.slice(0, 12).every((name) => name.startsWith('interactive'))).toBe(true);
    }
    // However many sweeps are under way, and none of them ends: one that somebody waits for begins and ends meanwhile.
    const sweeps: string[] = [];
    for (let i = 12; i < 24; i += 1) sweeps.push(await add(store(), queue, jobOf('sweeps'), `sweeps ${i}`));
    await until('sweeps run', () => order.includes('sweeps 12'));
    await comesTo(queue, await add(store(), queue, jobOf('interactive'), 'interactive 99'), 'done');
    goOn();
    for (const id of sweeps) await comesTo(queue, id, 'done');
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
    const { job, handler, runs } = probe(() => (isDead ? Promise.resolve() : forever));
    await dead.work([handler]);
    const id = await add(given.store(), dead, job, 'orphan');
    await comesTo(dead, id, 'running');
    isDead = true;
    await alive.work([handler]);
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
    const { job, handler, runs } = probe(() =>
      runs.length === 1 ? new Promise<void>(() => undefined) : Promise.resolve(),
    );
    await dead.work([handler]);
    const id = await add(given.store(), dead, job, 'orphan');
    await comesTo(dead, id, 'running');
    const next = sqliteQueue(db, options);
    await next.work([handler]);
    await comesTo(next, id, 'done');
    expect(runs).toEqual(['orphan', 'orphan']);
    await Promise.all([dead.drain(0), next.drain(100)]);
  });

  it('lost too often ends the job with that reason', async () => {
    const { db } = given.store();
    const queue = sqliteQueue(db, { note: () => undefined, pollMs: 20 });
    const { job, handler, runs, givenUp } = probe(undefined, 2);
    const id = await add(given.store(), queue, job, 'poison');
    await db.updateTable('jobs').set({ attempts: 2 }).where('id', '=', id).execute();
    await queue.work([handler]);
    await comesTo(queue, id, 'failed');
    expect(runs).toEqual([]);
    expect(givenUp).toEqual(['poison: every try was lost with its worker']);
    await queue.drain(100);
  });
});
