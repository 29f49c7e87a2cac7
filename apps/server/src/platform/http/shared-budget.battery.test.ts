import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { until } from '../../testing/until.ts';
import { eachStore } from '../db/testing/each-store.ts';
import type { VisitorBudget } from './visitor-budget.ts';
import { visitorBudget } from './visitor-budget.ts';

const visitor = (ownerId: string, address = '203.0.113.1') => ({ ownerId, address });

/** An answer that is open until its socket closes. */
const answerOf = (): ServerResponse => new ServerResponse(new IncomingMessage(new Socket()));

eachStore('budgets of visitors over several processes', ({ fresh, atEnd }) => {
  const now = Date.UTC(2026, 10, 24, 9);
  const open = async (limits: { REQUESTS_PER_MINUTE: number; STREAMS_AT_ONCE: number }, clock = { now: () => now }) => {
    const store = await fresh();
    const process = (): VisitorBudget => {
      const budget = visitorBudget({ env: limits, store, clock, note: () => undefined });
      atEnd(async () => budget.stop());
      return budget;
    };
    return { store, process };
  };
  const refused = { code: 'rate-limited' };
  const take = (budget: VisitorBudget, owner: string, times: number): void => {
    for (let n = 0; n < times; n += 1) budget.take(visitor(owner));
  };

  it('counts what was asked of another process, and what was asked before a restart', async () => {
    const { process } = await open({ REQUESTS_PER_MINUTE: 20, STREAMS_AT_ONCE: 0 });
    const [one, two] = [process(), process()];
    take(one, 'ada', 12);
    take(two, 'ada', 3);
    // What is on its way is not told a second time.
    await Promise.all([one.exchange(), one.exchange()]);
    await two.exchange();
    // 15 of 20 are known to the second process now; the first one learns of them with its next word.
    expect(two.take(visitor('ada'))['ratelimit']).toMatch(/^"requests";r=4;/);
    take(two, 'ada', 4);
    expect(() => two.take(visitor('ada'))).toThrow(expect.objectContaining(refused));
    await two.exchange();
    one.take(visitor('ada'));
    await one.exchange();
    expect(() => one.take(visitor('ada'))).toThrow(expect.objectContaining(refused));
    const restarted = process();
    restarted.take(visitor('ada'));
    await restarted.exchange();
    expect(() => restarted.take(visitor('ada'))).toThrow(expect.objectContaining(refused));
    // Nobody else is meant.
    expect(() => restarted.take(visitor('bob'))).not.toThrow();
  });

  it('counts a network address over all its sessions and processes', async () => {
    const { process } = await open({ REQUESTS_PER_MINUTE: 10, STREAMS_AT_ONCE: 0 });
    const [one, two] = [process(), process()];
    for (let n = 0; n < 25; n += 1) for (const budget of [one, two]) budget.take(visitor(`session ${n}`));
    await one.exchange();
    await two.exchange();
    expect(() => two.take(visitor('session 99'))).toThrow(
      expect.objectContaining({ details: expect.objectContaining({ limit: 'requests.perPlace' }) }),
    );
    expect(() => two.take(visitor('session 99', '203.0.113.2'))).not.toThrow();
  });

  it('begins anew in every window, and keeps no name or address', async () => {
    let at = now;
    const { process, store } = await open({ REQUESTS_PER_MINUTE: 5, STREAMS_AT_ONCE: 0 }, { now: () => at });
    const [one, two] = [process(), process()];
    take(one, 'ada', 5);
    await one.exchange();
    const rows = await store.db.selectFrom('tries').selectAll().execute();
    expect(rows.map(({ count }) => count)).toEqual([5, 5]);
    expect(JSON.stringify(rows)).not.toMatch(/ada|203\.0/);
    at += 60_000;
    two.take(visitor('ada'));
    await two.exchange();
    expect(two.take(visitor('ada'))['ratelimit']).toMatch(/^"requests";r=3;/);
  });

  it('goes on alone while the store does not answer, and loses no count', async () => {
    const { process, store } = await open({ REQUESTS_PER_MINUTE: 20, STREAMS_AT_ONCE: 0 });
    const one = process();
    await store.db.schema.alterTable('tries').renameTo('elsewhere').execute();
    take(one, 'ada', 12);
    await expect(one.exchange()).rejects.toThrow();
    take(one, 'ada', 1);
    await store.db.schema.alterTable('elsewhere').renameTo('tries').execute();
    await one.exchange();
    expect(one.take(visitor('ada'))['ratelimit']).toMatch(/^"requests";r=6;/);
    const rows = await store.db.selectFrom('tries').select('count').execute();
    expect(rows.map(({ count }) => count)).toEqual([13, 13]);
  });

  it('counts open streams of all processes, until they are closed or their process is dead', async () => {
    const { process, store } = await open({ REQUESTS_PER_MINUTE: 0, STREAMS_AT_ONCE: 2 });
    const [one, two] = [process(), process()];
    const [first, second] = [answerOf(), answerOf()];
    await one.holdStream(visitor('ada'), first);
    await two.holdStream(visitor('ada'), second);
    await expect(one.holdStream(visitor('ada'), answerOf())).rejects.toMatchObject(refused);
    await expect(two.holdStream(visitor('ada'), answerOf())).rejects.toMatchObject(refused);
    await two.holdStream(visitor('bob'), answerOf());
    first.emit('close');
    await until('there is a place again', async () => {
      const third = answerOf();
      return two.holdStream(visitor('ada'), third).then(
        () => true,
        () => false,
      );
    });
    await expect(one.holdStream(visitor('ada'), answerOf())).rejects.toMatchObject(refused);
    // Both streams of the second process are over a minute after its last word.
    await store.db
      .updateTable('open_streams')
      .set({ until: Date.now() - 1 })
      .execute();
    await one.holdStream(visitor('ada'), answerOf());
  });

  it('lets no two processes open the last stream at once', async () => {
    const { process } = await open({ REQUESTS_PER_MINUTE: 0, STREAMS_AT_ONCE: 3 });
    const processes = Array.from({ length: 4 }, process);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 12 }, (_, n) => processes[n % 4]?.holdStream(visitor('ada'), answerOf())),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(3);
  });
});
