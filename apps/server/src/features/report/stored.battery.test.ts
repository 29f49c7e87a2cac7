import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunView } from '@plumbline/contract/report';
import type { Report } from '@plumbline/model/report';
import { readOwnedTables } from '../account/store/owned-tables.ts';
import { readWork } from '../account/store/read-work.ts';
import type { Store } from '../../platform/db/open-store.ts';
import { eachStore } from '../../platform/db/testing/each-store.ts';
import { eventLog } from '../../platform/events/event-log.ts';
import { busOf } from '../../platform/events/open-bus.ts';
import { sseResponse } from '../../platform/events/sse.ts';
import { retention } from '../../retention.ts';
import { fakeNow } from '../../testing/fake-market.ts';
import type { TestServer, Visitor } from '../../testing/test-server.ts';
import { read, testServer } from '../../testing/test-server.ts';
import { until, untilIdle } from '../../testing/until.ts';

interface Answer {
  readonly run: RunView;
  readonly report: Report | null;
}

const decodeBrotli = promisify(brotliDecompress);
const decodeGzip = promisify(gunzip);

async function rowOf({ db }: Store, id: string) {
  return db.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

async function eventsOf({ db }: Store, id: string) {
  return db.selectFrom('events').selectAll().where('stream', '=', `run:${id}`).execute();
}

eachStore('a finished report', ({ store }) => {
  const clock = { at: fakeNow, now: () => clock.at };
  let server: TestServer;
  let me: Visitor;
  beforeAll(async () => {
    server = await testServer({ store: store(), clock });
    me = await server.visitor();
  });
  afterAll(() => server.stop());

  const made = async (symbol = 'ACME'): Promise<{ id: string; stream: string }> => {
    const { id } = await read<RunView>(await me.send('POST', '/api/reports', { symbol }));
    const stream = await (await me.get(`/api/reports/${id}/events`)).text();
    await untilIdle(store());
    return { id, stream };
  };

  it('is kept compressed and goes out as it is kept, to whoever takes it so', async () => {
    const { id } = await made();
    const { body, packed, etag } = await rowOf(store(), id);
    expect(body).toBeNull();
    const text = (await decodeBrotli(packed ?? new Uint8Array())).toString('utf8');
    expect(packed?.length).toBeLessThan(text.length / 5);
    const answer = await me.get(`/api/reports/${id}`, { 'accept-encoding': 'gzip, br' });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(answer.headers.get('vary')).toContain('accept-encoding');
    expect(Buffer.from(await answer.arrayBuffer()).equals(Buffer.from(packed ?? []))).toBe(true);
    expect(answer.headers.get('etag')).toContain(etag);
    const zipped = await me.get(`/api/reports/${id}`, { 'accept-encoding': 'gzip' });
    expect(zipped.headers.get('content-encoding')).toBe('gzip');
    expect((await decodeGzip(Buffer.from(await zipped.arrayBuffer()))).toString('utf8')).toBe(text);
    const plain = await me.get(`/api/reports/${id}`);
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toBe(text);
    const { run, report } = JSON.parse(text) as Answer;
    expect(run).toMatchObject({ id, state: 'done', simulated: false, error: null, finishedAt: clock.at });
    expect(report?.facts.length).toBeGreaterThan(10);
    expect((await read<{ runs: RunView[] }>(await me.get('/api/reports'))).runs[0]).toEqual(run);
  });

  it('is not sent again to whoever has it, and to nobody else', async () => {
    const { id } = await made();
    for (const coding of ['br', 'gzip', 'identity']) {
      const headers = { 'accept-encoding': coding };
      const tag = (await me.get(`/api/reports/${id}`, headers)).headers.get('etag') ?? '';
      const same = await me.get(`/api/reports/${id}`, { ...headers, 'if-none-match': `"other", ${tag}` });
      expect([coding, same.status, await same.text(), same.headers.get('etag')]).toEqual([coding, 304, '', tag]);
      expect((await me.get(`/api/reports/${id}`, { ...headers, 'if-none-match': '"other"' })).status).toBe(200);
      const stranger = await server.visitor();
      expect((await stranger.get(`/api/reports/${id}`, { ...headers, 'if-none-match': tag })).status).toBe(404);
    }
    const tags = await Promise.all(
      ['br', 'gzip'].map(async (coding) =>
        (await me.get(`/api/reports/${id}`, { 'accept-encoding': coding })).headers.get('etag'),
      ),
    );
    expect(new Set(tags).size).toBe(2);
  });

  it('is read from the store once while many ask for it, and anew when it was made anew', async () => {
    const { id } = await made();
    const ask = async () =>
      Buffer.from(await (await me.get(`/api/reports/${id}`, { 'accept-encoding': 'br' })).arrayBuffer());
    const first = await ask();
    const row = await rowOf(store(), id);
    await store()
      .db.updateTable('reports')
      .set({ packed: Buffer.from('spoilt') })
      .where('id', '=', id)
      .execute();
    expect((await ask()).equals(first)).toBe(true);
    expect((await (await server.visitor()).get(`/api/reports/${id}`)).status).toBe(404);
    const other = { packed: Buffer.from(first.toReversed()), etag: `${row.etag ?? ''}x` };
    await store().db.updateTable('reports').set(other).where('id', '=', id).execute();
    expect((await ask()).equals(other.packed)).toBe(true);
    await store().db.updateTable('reports').set({ packed: row.packed, etag: row.etag }).where('id', '=', id).execute();
  });

  it('goes to its owner and to nobody else when many ask for many in the same moment', async () => {
    const owners = await Promise.all(Array.from({ length: 3 }, () => server.visitor()));
    const ids = await Promise.all(
      owners.map(async (owner) => {
        const { id } = await read<RunView>(await owner.send('POST', '/api/reports', { symbol: 'ACME' }));
        await (await owner.get(`/api/reports/${id}/events`)).text();
        return id;
      }),
    );
    const gone = 'no-such-report';
    const statuses = await Promise.all(
      owners.flatMap((owner) => [...ids, gone].map(async (id) => (await owner.get(`/api/reports/${id}`)).status)),
    );
    expect(statuses).toEqual([200, 404, 404, 404, 404, 200, 404, 404, 404, 404, 200, 404]);
    const [owner, id] = [owners[0], ids[0]];
    await owner?.send('DELETE', `/api/reports/${id}`);
    expect((await owner?.get(`/api/reports/${id}`))?.status).toBe(404);
  });

  it('leaves no events behind, and a late or returning reader is told that it is done', async () => {
    const { id, stream } = await made();
    const last = /^id: (\d+)$/gm.exec(stream)?.[1] ?? '';
    expect(stream.match(/^data: \{"runId"/gm)?.length).toBeGreaterThan(6);
    await until('its events are gone', async () => (await eventsOf(store(), id)).length === 0);
    for (const headers of [{}, { 'last-event-id': last }, { 'last-event-id': '9999' }]) {
      const late = await (await me.get(`/api/reports/${id}/events`, headers)).text();
      expect(late.endsWith('event: end\ndata: {}\n\n')).toBe(true);
      expect(late).not.toContain('runId');
    }
    expect((await read<Answer>(await me.get(`/api/reports/${id}`))).run.state).toBe('done');
  });

  it('loses its events also when the process that wrote it ended too soon to remove them', async () => {
    const { id } = await made();
    const stream = `run:${id}`;
    await until('its events are gone', async () => (await eventsOf(store(), id)).length === 0);
    await store().db.insertInto('events').values({ stream, seq: 1, at: clock.at, body: '{}' }).execute();
    await server.server.purge();
    expect((await eventsOf(store(), id)).length).toBe(1);
    clock.at += retention.runEventsMs + 1;
    await server.server.queuePurge();
    await server.server.queuePurge();
    await untilIdle(store());
    expect(await eventsOf(store(), id)).toEqual([]);
    const jobs = await store().db.selectFrom('jobs').select('state').where('kind', '=', 'remove-expired').execute();
    expect(jobs).toEqual([{ state: 'done' }]);
  });

  it('leaves other streams alone until they expire, and those that go on keep what is recent', async () => {
    const { db } = store();
    const row = (stream: string, age: number) => ({ stream, seq: 1, at: clock.at - age, body: '{}' });
    const [day, month] = [retention.endedEventsMs, retention.openEventsMs];
    for (const [stream, age, hasEnded] of [
      ['chat:fresh', day - 1, true],
      ['chat:old', day + 1, true],
      ['signals:fresh', month - 1, false],
      ['signals:old', month + 1, false],
    ] as const) {
      const ended = hasEnded ? clock.at - age : null;
      await db.insertInto('event_streams').values({ stream, last_seq: 1, ended_at: ended }).execute();
      await db.insertInto('events').values(row(stream, age)).execute();
    }
    await server.server.purge();
    const left = await db.selectFrom('events').select('stream').orderBy('stream').execute();
    expect(left.map(({ stream }) => stream)).toEqual(['chat:fresh', 'signals:fresh']);
    const late = sseResponse({
      log: eventLog(store(), await busOf(store(), () => undefined), clock),
      stream: 'chat:old',
      lastEventId: null,
      signal: AbortSignal.timeout(5000),
      print: ({ body }) => body,
    });
    expect(await late.text()).toContain('event: end');
  });

  it('that an earlier version stored as text opens, and is compressed when there is time', async () => {
    const { id } = await made();
    const { id: other } = await made();
    const texts: Record<string, string> = {};
    for (const one of [id, other]) {
      const { report } = await read<Answer>(await me.get(`/api/reports/${one}`));
      texts[one] = JSON.stringify(report);
      await store()
        .db.updateTable('reports')
        .set({ body: texts[one], packed: null, etag: null })
        .where('id', '=', one)
        .execute();
    }
    const opened = await me.get(`/api/reports/${id}`, { 'accept-encoding': 'br' });
    const { report, run } = JSON.parse(
      (await decodeBrotli(Buffer.from(await opened.arrayBuffer()))).toString(),
    ) as Answer;
    expect([run.id, JSON.stringify(report)]).toEqual([id, texts[id]]);
    expect((await rowOf(store(), id)).body).toBeNull();
    expect((await rowOf(store(), other)).body).toBe(texts[other]);
    await server.server.purge();
    const { body, packed } = await rowOf(store(), other);
    expect([body, packed === null]).toEqual([null, false]);
    expect(JSON.stringify((await read<Answer>(await me.get(`/api/reports/${other}`))).report)).toBe(texts[other]);
  });

  it('is shared, exported and taken along in full', async () => {
    const { id } = await made();
    const { report } = await read<Answer>(await me.get(`/api/reports/${id}`));
    expect(await read(await me.get(`/api/reports/${id}/export?format=json`))).toEqual(report);
    const { token } = await read<{ token: string }>(await me.send('POST', `/api/reports/${id}/shares`, { days: 1 }));
    expect(await read(await me.get(`/api/shared/reports/${token}`))).toEqual({ report });
    const { db } = store();
    const { owner_id: ownerId } = await rowOf(store(), id);
    const rows = (await readWork(store(), await readOwnedTables(db), ownerId)).get('reports') ?? [];
    const taken = rows.find((row) => row['id'] === id);
    expect(taken?.['body']).toBe(JSON.stringify(report));
    expect(taken).not.toHaveProperty('packed');
  });
});
