import { dayMs } from '@plumbline/model/date';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseMarketStore } from '../bars/store.ts';
import { fakeClock } from '../../testing/fake-market.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { read, testServer } from '../../testing/test-server.ts';
import { quarantineLimits } from './store.ts';

describe('refused answers', () => {
  let test: TestServer;
  beforeAll(async () => {
    test = await testServer();
  });
  afterAll(() => test.stop());

  it('are listed newest first with reason and hash, without the address that may hold a key', async () => {
    const store = databaseMarketStore(test.store);
    for (const at of [1000, 2000]) {
      await store.quarantine({
        provider: 'yahoo',
        url: `https://example.com/chart?key=secret${at}`,
        code: 'data-refused',
        reason: `bars out of order ${at}`,
        bodySha256: 'ab'.repeat(32),
        bytes: 12,
        at,
      });
    }
    const visitor = await test.visitor();
    const answer = await visitor.get('/api/quarantine?limit=1');
    const text = await answer.clone().text();
    expect(await read(answer)).toMatchObject({
      total: 2,
      entries: [{ provider: 'yahoo', host: 'example.com', reason: 'bars out of order 2000', at: 2000 }],
    });
    expect(text).not.toContain('secret');
    expect((await test.call('/api/quarantine')).status).toBe(401);
  });

  it('are kept for a while and in limited number, the newest longest, and the limits are told', async () => {
    const store = databaseMarketStore(test.store);
    const visitor = await test.visitor();
    const now = fakeClock.now();
    const refuse = (reason: string, at: number): Promise<void> =>
      store.quarantine({
        provider: 'yahoo',
        url: 'https://example.com/chart',
        code: 'data-refused',
        reason,
        bodySha256: 'ab'.repeat(32),
        bytes: 12,
        at,
      });
    await refuse('of last year', now - 40 * dayMs);
    for (let i = 0; i < quarantineLimits.rows + 3; i++) await refuse(`of today, ${i}`, now - 10_000 + i);
    await test.server.purge();
    const last = `of today, ${quarantineLimits.rows + 2}`;
    expect(await read(await visitor.get('/api/quarantine?limit=1'))).toMatchObject({
      total: quarantineLimits.rows,
      kept: { days: 30, rows: 2000 },
      entries: [{ reason: last }],
    });
    const rows = await test.store.db.selectFrom('quarantine').select('reason').orderBy('id').execute();
    expect(rows[0]?.reason).toBe('of today, 3');
  });
});
