import { expect, it } from 'vitest';
import type { RunView } from '@plumbline/contract/report';
import type { ErrorBody } from '@plumbline/contract/system';
import { eachStore } from '../../platform/db/testing/each-store.ts';
import type { Visitor } from '../../testing/test-server.ts';
import { read, testServer } from '../../testing/test-server.ts';
import { untilIdle } from '../../testing/until.ts';

const monday = Date.UTC(2026, 10, 23, 15);

async function ask(visitor: Visitor): Promise<{ status: number; wait: string | null; body: ErrorBody & RunView }> {
  const response = await visitor.send('POST', '/api/reports', { symbol: 'ACME' });
  return { status: response.status, wait: response.headers.get('retry-after'), body: await read(response) };
}

eachStore('reports of one owner', (given) => {
  it('are three at once, however they are asked for, and others keep theirs', async () => {
    const store = await given.fresh();
    const started = await testServer({ store, works: false });
    const me = await started.visitor();
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask(me)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(9);
    for (const { wait, body } of refused) {
      expect(Number(wait)).toBeGreaterThan(0);
      expect(body).toMatchObject({ code: 'rate-limited', details: { limit: 'reports.atOnce' } });
      expect(body.message).toContain('Three reports');
    }
    const stranger = await started.visitor();
    expect((await ask(stranger)).status).toBe(200);
    const [first] = answers.filter(({ status }) => status === 200);
    await me.send('POST', `/api/reports/${first?.body.id}/stop`, {});
    expect((await ask(me)).status).toBe(200);
    await started.stop();
  });

  it('are twenty a minute, and go on when it has passed', async () => {
    const clock = { at: monday, now: () => clock.at };
    const store = await given.fresh();
    const started = await testServer({ store, clock });
    const me = await started.visitor();
    for (let at = 0; at < 20; at += 1) {
      expect((await ask(me)).status).toBe(200);
      clock.at += 1000;
      await untilIdle(store);
    }
    const late = await ask(me);
    expect([late.status, late.body.message]).toEqual([429, expect.stringContaining('20 reports within a minute')]);
    expect(Number(late.wait)).toBe(40);
    clock.at += 40_000;
    expect((await ask(me)).status).toBe(200);
    await untilIdle(store);
    await started.stop();
  });
});
