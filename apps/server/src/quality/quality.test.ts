import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseMarketStore } from '../bars/database-market-store.ts';
import type { TestServer } from '../testing/test-server.ts';
import { read, testServer } from '../testing/test-server.ts';

describe('refused answers', () => {
  let test: TestServer;
  beforeAll(async () => {
    test = await testServer();
  });
  afterAll(() => test.stop());

  it('are listed newest first with reason and hash, without the address that may hold a key', async () => {
    const store = databaseMarketStore(test.store.db);
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
});
