import { expect, it } from 'vitest';
import type { RunView } from '@plumbline/contract/report';
import type { ErrorBody } from '@plumbline/contract/system';
import { eachStore } from '../../platform/db/testing/each-store.ts';
import type { Visitor } from '../../testing/test-server.ts';
import { read, testServer } from '../../testing/test-server.ts';

async function create(visitor: Visitor, symbol: string, headers: Record<string, string>): Promise<RunView> {
  const response = await visitor.send('POST', '/api/reports', { symbol }, headers);
  expect(response.status).toBe(200);
  return read<RunView>(response);
}

eachStore('an Idempotency-Key', (given) => {
  it('makes 50 concurrent requests one run with one answer, and refuses another body', async () => {
    const started = await testServer({ store: given.store(), works: false });
    const me = await started.visitor();
    const key = { 'idempotency-key': 'the-same-key-for-all' };
    const runs = await Promise.all(Array.from({ length: 50 }, () => create(me, 'ACME', key)));
    expect(new Set(runs.map((run) => JSON.stringify(run))).size).toBe(1);
    const { runs: history } = await read<{ runs: RunView[] }>(await me.get('/api/reports'));
    expect(history.length).toBe(1);
    const other = await me.send('POST', '/api/reports', { symbol: 'SLOW' }, key);
    expect(other.status).toBe(409);
    expect(await read<ErrorBody>(other)).toMatchObject({ code: 'idempotency-conflict' });
    const stranger = await started.visitor();
    expect((await create(stranger, 'ACME', key)).id).not.toBe(history[0]?.id);
    expect((await me.send('POST', '/api/reports', { symbol: 'ACME' }, { 'idempotency-key': 'x' })).status).toBe(400);
  });
});
