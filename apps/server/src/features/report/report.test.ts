import { dayMs } from '@plumbline/model/date';
import { afterEach, describe, expect, it } from 'vitest';
import type { RunView } from '@plumbline/contract/report';
import type { ErrorBody } from '@plumbline/contract/system';
import type { Report } from '@plumbline/model/report';
import type { TestServer, Visitor } from '../../testing/test-server.ts';
import { read, testServer, writeHere } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';

const servers: TestServer[] = [];
afterEach(async () => {
  for (const one of servers.splice(0)) await one.stop();
});

async function start(options: Parameters<typeof testServer>[0] = {}): Promise<TestServer> {
  const started = await testServer(options);
  servers.push(started);
  return started;
}

async function create(visitor: Visitor, symbol = 'ACME', headers: Record<string, string> = {}): Promise<RunView> {
  const response = await visitor.send('POST', '/api/reports', { symbol }, headers);
  expect(response.status).toBe(200);
  return read<RunView>(response);
}

const finished = (visitor: Visitor, id: string): Promise<{ run: RunView; report: Report | null }> =>
  until('the run finishes', async () => {
    const found = await read<{ run: RunView; report: Report | null }>(await visitor.get(`/api/reports/${id}`));
    return !['queued', 'running'].includes(found.run.state) && found;
  });

describe('a research run', () => {
  it('answers at once, streams its stages and ends with a stored report', async () => {
    const { visitor } = await start();
    const me = await visitor();
    const run = await create(me);
    expect(run).toMatchObject({ state: 'queued', asOf: '2026-11-20', simulated: null, instrument: { id: 'US:ACME' } });
    const stream = await (await me.get(`/api/reports/${run.id}/events`)).text();
    const events = [...stream.matchAll(/^id: (\d+)\ndata: (.*)$/gm)].map(([, id, data = '']) => ({
      id: Number(id),
      data,
    }));
    expect(events.map(({ id }) => id)).toEqual(events.map((_, i) => i + 1));
    expect(events.length).toBeGreaterThan(6);
    for (const { id, data } of events) expect(JSON.parse(data)).toMatchObject({ runId: run.id, seq: id });
    expect(stream.endsWith('event: end\ndata: {}\n\n')).toBe(true);
    const { run: after, report } = await finished(me, run.id);
    expect(after).toMatchObject({ state: 'done', simulated: false, error: null });
    expect(report?.instrumentId).toBe('US:ACME');
    expect(report?.facts.length).toBeGreaterThan(10);
  });

  it('starts nothing for an unknown or ambiguous symbol and says what was meant', async () => {
    const { visitor, store } = await start();
    const me = await visitor();
    const unknown = await me.send('POST', '/api/reports', { symbol: 'XYZZY' });
    expect(unknown.status).toBe(404);
    expect(await read<ErrorBody>(unknown)).toMatchObject({
      code: 'unknown-instrument',
      action: 'ask-user',
      details: { suggestions: [{ id: 'US:ACME' }] },
    });
    const ambiguous = await me.send('POST', '/api/reports', { symbol: '700' });
    expect(ambiguous.status).toBe(409);
    expect(await read<ErrorBody>(ambiguous)).toMatchObject({
      code: 'ambiguous-instrument',
      details: { candidates: [{ id: 'US:ACME' }, { id: 'US:SLOW' }] },
    });
    expect(await store.db.selectFrom('jobs').select('id').execute()).toEqual([]);
  });

  it('refuses a date in the future', async () => {
    const { visitor } = await start();
    const me = await visitor();
    const response = await me.send('POST', '/api/reports', { symbol: 'ACME', asOf: '2026-11-21' });
    expect(response.status).toBe(400);
    expect((await read<ErrorBody>(response)).message).toMatch(/future; today is 2026-11-20/);
  });

  it('finishes with its gaps listed when no source answers', async () => {
    const { visitor } = await start();
    const me = await visitor();
    const { id } = await create(me, 'DARK');
    const { run, report } = await finished(me, id);
    expect(run.state).toBe('done');
    expect(report?.gaps.length).toBeGreaterThan(0);
  });

  it('is done, not stopped, when everything was written before the stop request', async () => {
    let isWritten = false;
    let isStopped = false;
    const { visitor } = await start({
      write: async (input) => {
        const body = await writeHere(input);
        isWritten = true;
        await until('the stop is asked for', () => isStopped);
        return body;
      },
    });
    const me = await visitor();
    const { id } = await create(me);
    await until('all is written', () => isWritten);
    await me.send('POST', `/api/reports/${id}/stop`, {});
    isStopped = true;
    const { run, report } = await finished(me, id);
    expect(run.state).toBe('done');
    expect(report?.sections.map(({ status }) => status)).toContain('ok');
  });

  it('has a section that broke in the log, with its stack, and the others on the page', async () => {
    const { visitor, lines } = await start({
      write: async (input) => {
        input.note?.({ section: 'risk', message: 'out of range', stack: 'RangeError: out of range at risk.ts:7' });
        return writeHere(input);
      },
    });
    const me = await visitor();
    const { id } = await create(me);
    expect((await finished(me, id)).run.state).toBe('done');
    const [line] = lines.filter((one) => one.includes('a section of a report failed'));
    expect(JSON.parse(line ?? '{}')).toMatchObject({
      run: id,
      kind: 'risk',
      error: 'out of range',
      stack: expect.stringContaining('risk.ts:7'),
    });
  });

  it('stops on request, keeps what it has, and its stream ends', async () => {
    const { visitor, market } = await start();
    const me = await visitor();
    const { id } = await create(me, 'SLOW');
    const stream = me.get(`/api/reports/${id}/events`).then((response) => response.text());
    await until('a source is asked', () => market.asked.some((question) => question.endsWith('US:SLOW')));
    await me.send('POST', `/api/reports/${id}/stop`, {});
    market.open();
    const { run, report } = await finished(me, id);
    expect(run.state).toBe('cancelled');
    expect(report?.sections.every(({ status }) => status !== 'ok')).toBe(true);
    expect(await stream).toContain('event: end');
  });

  it('that waits for a worker is cancelled at once', async () => {
    const { visitor } = await start({ works: false });
    const me = await visitor();
    const { id } = await create(me);
    const stopped = await read<RunView>(await me.send('POST', `/api/reports/${id}/stop`, {}));
    expect(stopped).toMatchObject({ state: 'cancelled', finishedAt: expect.any(Number) });
    expect(await (await me.get(`/api/reports/${id}/events`)).text()).toContain('event: end');
  });

  it('can be removed, brought back, and is forgotten for good later', async () => {
    const { visitor, store, server } = await start();
    const me = await visitor();
    const { id } = await create(me);
    await finished(me, id);
    expect(await read(await me.send('DELETE', `/api/reports/${id}`))).toEqual({ ok: true });
    expect((await me.get(`/api/reports/${id}`)).status).toBe(404);
    expect((await read<{ runs: RunView[] }>(await me.get('/api/reports'))).runs).toEqual([]);
    expect((await me.send('POST', `/api/reports/${id}/restore`, {})).status).toBe(200);
    expect((await me.get(`/api/reports/${id}`)).status).toBe(200);
    await me.send('DELETE', `/api/reports/${id}`);
    await store.db.updateTable('reports').set({ deleted_at: 1 }).execute();
    await server.reports.purge();
    for (const table of ['reports', 'jobs', 'events', 'event_streams'] as const) {
      expect(await store.db.selectFrom(table).selectAll().execute(), table).toEqual([]);
    }
  });

  it('exports as Markdown in each language and as the stored JSON', async () => {
    const { visitor } = await start();
    const me = await visitor();
    const { id } = await create(me);
    const { report } = await finished(me, id);
    const markdown = await me.get(`/api/reports/${id}/export?format=md&locale=zh-CN`);
    expect(markdown.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(markdown.headers.get('content-disposition')).toBe('attachment; filename="ACME-2026-11-20.md"');
    expect((await markdown.text()).length).toBeGreaterThan(200);
    expect(await read(await me.get(`/api/reports/${id}/export?format=json`))).toEqual(report);
    expect((await me.get(`/api/reports/${id}/export?format=exe`)).status).toBe(400);
  });

  it('belongs to its owner: every verb gives a stranger the answer for a missing one', async () => {
    const { visitor } = await start();
    const [me, stranger] = [await visitor(), await visitor()];
    const { id } = await create(me);
    await finished(me, id);
    const attempts: [string, string, unknown][] = [
      ['GET', '', undefined],
      ['GET', '/events', undefined],
      ['GET', '/export?format=json', undefined],
      ['POST', '/stop', {}],
      ['POST', '/restore', {}],
      ['DELETE', '', undefined],
    ];
    for (const [method, rest, body] of attempts) {
      const foreign = await stranger.send(method, `/api/reports/${id}${rest}`, body);
      const missing = await stranger.send(method, `/api/reports/01M7Z2N3FNXF066EYP35T2MPPR${rest}`, body);
      expect([method, rest, foreign.status]).toEqual([method, rest, 404]);
      const [one, other] = [await read<ErrorBody>(foreign), await read<ErrorBody>(missing)];
      expect({ ...one, id: '' }).toEqual({ ...other, id: '' });
    }
    expect((await me.get(`/api/reports/${id}`)).status).toBe(200);
  });
});

describe('the history', () => {
  it('comes newest first in pages that neither repeat nor skip a run, although the clock stands still', async () => {
    const { visitor } = await start({ works: false });
    const me = await visitor();
    const made: string[] = [];
    for (let i = 0; i < 7; i++) {
      const { id } = await create(me);
      made.unshift(id);
      // One owner may have three that wait.
      await me.send('POST', `/api/reports/${id}/stop`, {});
    }
    const seen: string[] = [];
    let next: number | null = null;
    do {
      const page: { runs: RunView[]; next: number | null } = await read(
        await me.get(`/api/reports?limit=3${next === null ? '' : `&before=${next}`}`),
      );
      seen.push(...page.runs.map(({ id }) => id));
      ({ next } = page);
    } while (next !== null);
    expect(seen).toEqual(made);
  });
});

describe('a link to a report', () => {
  it('shows the report to anybody, and nothing once it is closed', async () => {
    const { visitor, call } = await start();
    const me = await visitor();
    const { id } = await create(me);
    const { report } = await finished(me, id);
    const share = await read<{ token: string; expiresAt: number; createdAt: number }>(
      await me.send('POST', `/api/reports/${id}/shares`, { days: 7 }),
    );
    expect(share.expiresAt - share.createdAt).toBe(7 * dayMs);
    const shown = await call(`/api/shared/reports/${share.token}`);
    expect(await read<{ report: Report }>(shown)).toEqual({ report });
    const other = await visitor();
    expect((await other.get(`/api/reports/${id}/shares`)).status).toBe(404);
    expect((await other.send('DELETE', `/api/reports/${id}/shares/${share.token}`)).status).toBe(404);
    expect((await call(`/api/shared/reports/${share.token}`)).status).toBe(200);
    expect((await me.send('DELETE', `/api/reports/${id}/shares/${share.token}`)).status).toBe(200);
    const closed = await call(`/api/shared/reports/${share.token}`);
    expect(closed.status).toBe(404);
    expect((await read<ErrorBody>(closed)).message).toBe('Link no longer shared');
    expect(await read(await me.get(`/api/reports/${id}/shares`))).toEqual({ shares: [] });
  });

  it('is not made before the report is done', async () => {
    const { visitor } = await start({ works: false });
    const me = await visitor();
    const { id } = await create(me);
    expect((await me.send('POST', `/api/reports/${id}/shares`, { days: 7 })).status).toBe(400);
  });

  it('ends with its report', async () => {
    const { visitor, call } = await start();
    const me = await visitor();
    const { id } = await create(me);
    await finished(me, id);
    const share = await read<{ token: string }>(await me.send('POST', `/api/reports/${id}/shares`, { days: null }));
    await me.send('DELETE', `/api/reports/${id}`);
    expect((await call(`/api/shared/reports/${share.token}`)).status).toBe(404);
  });
});
