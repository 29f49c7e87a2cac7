import { dayMs } from '@plumbline/model/date';
import { afterEach, describe, expect, it } from 'vitest';
import { markets } from '@plumbline/model/markets/registry';
import type { InstrumentId } from '@plumbline/model/instrument';
import { openQueue } from '../../platform/queue/open-queue.ts';
import { fakeClock, fakeMarket, fakeNow } from '../../testing/fake-market.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { read, testServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { dueSession } from '../../platform/due-session.ts';
import { refreshService } from './service.ts';
import { watchedInstruments } from './store.ts';

const running: TestServer[] = [];
afterEach(() => Promise.all(running.splice(0).map((server) => server.stop())));
async function start(works = true): Promise<TestServer> {
  const server = await testServer({ works });
  running.push(server);
  return server;
}

function marketOf(id: string) {
  const found = markets.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no market ${id}`);
  return found;
}

async function watch(server: TestServer, id: InstrumentId, changes: { simulated?: 0 | 1; createdAt?: number } = {}) {
  const owner = { id: 'o', kind: 'anonymous' as const, token_sha256: null, device_id: null, created_at: 1 };
  await server.store.db
    .insertInto('owners')
    .values(owner)
    .onConflict((one) => one.doNothing())
    .execute();
  await server.store.db
    .insertInto('reports')
    .values({
      id: `r-${id}-${changes.createdAt ?? 0}`,
      owner_id: 'o',
      instrument_id: id,
      instrument: '{}',
      state: 'done',
      as_of: '2026-11-20',
      simulated: changes.simulated ?? 0,
      job_id: null,
      error: null,
      body: null,
      created_at: changes.createdAt ?? fakeNow - 1_000,
      finished_at: null,
      deleted_at: null,
    })
    .execute();
}

const finished = (server: TestServer, kind: string): Promise<string> =>
  until(`a job ${kind} ends`, async () => {
    const row = await server.store.db.selectFrom('jobs').selectAll().where('kind', '=', kind).executeTakeFirst();
    return row !== undefined && !['queued', 'running'].includes(row.state) && `${row.state} ${row.done}/${row.total}`;
  });

describe('a session to refresh after', () => {
  it.each([
    // New York closes at 16:00, 21:00 UTC in winter; a quarter of an hour later books are still open.
    ['us', '2026-11-20T20:59:00Z', '2026-11-19'],
    ['us', '2026-11-20T21:15:00Z', '2026-11-19'],
    ['us', '2026-11-20T21:20:00Z', '2026-11-20'],
    ['us', '2026-11-22T12:00:00Z', '2026-11-20'],
    // The day after Thanksgiving ends at 13:00.
    ['us', '2026-11-27T18:20:00Z', '2026-11-27'],
    ['hk', '2026-11-20T08:15:00Z', '2026-11-19'],
    ['hk', '2026-11-20T08:25:00Z', '2026-11-20'],
    ['crypto', '2026-11-21T00:10:00Z', '2026-11-19'],
    ['crypto', '2026-11-21T00:20:00Z', '2026-11-20'],
  ])('in %s at %s is that of %s', (market, at, date) => {
    expect(dueSession(marketOf(market), Date.parse(at))).toBe(date);
  });

  it('is none where the calendar is not recorded', () => {
    expect(dueSession(marketOf('cn'), Date.UTC(1970, 0, 1))).toBeNull();
  });
});

describe('what is watched', () => {
  it('is what real reports of the last month are about, each once', async () => {
    const server = await start(false);
    await watch(server, 'US:ACME');
    await watch(server, 'US:ACME', { createdAt: fakeNow - 5_000 });
    await watch(server, 'US:DARK', { simulated: 1 });
    await watch(server, 'US:SLOW', { createdAt: fakeNow - 40 * dayMs });
    expect(await watchedInstruments(server.store.db, fakeNow)).toEqual(['US:ACME']);
  });
});

describe('the refresh of a market', () => {
  it('is queued once a session and asks for bars, events and statements', async () => {
    const server = await start();
    await watch(server, 'US:ACME');
    expect(await server.server.refresh.queueDue()).toBe(1);
    await server.server.refresh.queueDue();
    expect(await finished(server, 'refresh-market')).toBe('done 1/1');
    const jobs = await server.store.db.selectFrom('jobs').select('idempotency_key').execute();
    expect(jobs).toEqual([{ idempotency_key: 'us|2026-11-20' }]);
    expect(server.market.asked).toEqual(['bars US:ACME', 'events US:ACME', 'fundamentals US:ACME']);
  });

  it('is not queued where nothing is watched', async () => {
    const server = await start();
    expect(await server.server.refresh.queueDue()).toBe(0);
  });

  it('is tried again when no source answers, and one dark instrument costs the others nothing', async () => {
    const server = await start();
    await watch(server, 'US:DARK');
    await server.server.refresh.queueDue();
    const row = async () => server.store.db.selectFrom('jobs').selectAll().executeTakeFirstOrThrow();
    await until('the first try fails', async () => (await row()).error);
    expect(await row()).toMatchObject({ state: 'queued', attempts: 1 });
    expect((await row()).error).toMatch(/No source answered/);
  });
});

describe('the reading of history', () => {
  it('counts its questions, can be looked at, and is started by the operator only', async () => {
    const server = await start();
    const visitor = await server.visitor();
    const started = await visitor.send('POST', '/api/sources/back-fills', { instrumentIds: ['US:ACME'] });
    const { id, instruments } = await read<{ id: string; instruments: number }>(started);
    expect(instruments).toBe(1);
    expect(await finished(server, 'back-fill')).toBe('done 4/4');
    expect(await read(await visitor.get(`/api/sources/back-fills/${id}`))).toMatchObject({
      state: 'done',
      done: 4,
      total: 4,
    });
    expect((await visitor.get('/api/sources/back-fills/other')).status).toBe(404);
    expect((await visitor.send('POST', '/api/sources/back-fills', { instrumentIds: ['nonsense'] })).status).toBe(400);
    expect((await visitor.send('POST', '/api/sources/back-fills', { instrumentIds: [] })).status).toBe(400);
  });

  it('lets requests in after every question, however fast the answers are', async () => {
    const server = await start(false);
    const queue = await openQueue(server.store, { note: () => undefined });
    const { handle } = fakeMarket();
    const refresh = refreshService({ store: server.store, queue, market: handle, clock: fakeClock });
    let turns = 0;
    let next: NodeJS.Immediate | null = null;
    const count = (): void => {
      turns += 1;
      next = setImmediate(count);
    };
    next = setImmediate(count);
    const context = { attempt: 1, isCancelled: () => false, progress: async () => undefined };
    await refresh.backFill(
      Array.from({ length: 20 }, () => 'US:ACME' as const),
      context,
    );
    clearImmediate(next);
    expect(turns).toBeGreaterThanOrEqual(80);
  });

  it('stops when it is told to', async () => {
    const server = await start();
    const visitor = await server.visitor();
    const body = { instrumentIds: ['US:SLOW', 'US:ACME'] };
    const { id } = await read<{ id: string }>(await visitor.send('POST', '/api/sources/back-fills', body));
    expect((await visitor.send('DELETE', `/api/sources/back-fills/${id}`)).status).toBe(200);
    server.market.open();
    expect(await finished(server, 'back-fill')).toMatch(/^cancelled/);
    expect(server.market.asked).not.toContain('bars US:ACME');
  });
});
