import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterEach, expect, it } from 'vitest';
import type { Scope } from '@plumbline/contract/scope';
import { scopes } from '@plumbline/contract/scope';
import type { TokenCall, TokenView } from '@plumbline/contract/tokens';
import { dayMs } from '@plumbline/model/date';
import { eachStore } from '../../platform/db/testing/each-store.ts';
import { contractRoutes } from '../../platform/http/contract-routes.ts';
import { addComputing } from '../../platform/owner-usage.ts';
import { fakeClock } from '../../testing/fake-market.ts';
import { requestOf, sampleSpec } from '../../testing/sample-request.ts';
import type { TestServer, Visitor } from '../../testing/test-server.ts';
import { json, read, testServer } from '../../testing/test-server.ts';

const missing = '01ARZ3NDEKTSV4RRFFQ69G5FAV';
const places = { id: missing, messageId: missing, token: missing, draftId: missing };

eachStore('tokens of the interface', ({ fresh }) => {
  let server: TestServer;
  let now = fakeClock.now();
  const clock = { now: () => now };
  afterEach(() => server.stop());

  const start = async ({ works = false, variables = {} } = {}): Promise<Visitor> => {
    now = fakeClock.now();
    server = await testServer({ store: await fresh(), works, clock, variables });
    return server.visitor();
  };
  const made = async (visitor: Visitor, held: readonly Scope[], more: object = {}) => {
    const body = { name: 'notebook', scopes: held, days: 30, perMinute: 120, ...more };
    const answer = await visitor.send('POST', '/api/tokens', body);
    expect(answer.status).toBe(200);
    return read<{ token: TokenView; text: string }>(answer);
  };
  const bearer = (text: string): Record<string, string> => ({ authorization: `Bearer ${text}` });
  const codeOf = async (answer: Response): Promise<string> =>
    answer.ok ? 'done' : (await read<{ code: string }>(answer)).code;

  it('shows its text once, keeps no copy of it, and acts for its owner', async () => {
    const visitor = await start();
    const { token, text } = await made(visitor, ['read:mine', 'write:draft']);
    expect(text).toMatch(/^pl_[\da-f]{16}_[\w-]{32}$/);
    const rows = JSON.stringify(await server.store.db.selectFrom('api_tokens').selectAll().execute());
    // The secret may hold underscores of its own.
    const secret = text.slice(-32);
    expect(rows).not.toContain(secret);
    expect(await (await visitor.get('/api/tokens')).text()).not.toContain(secret);

    const headers = bearer(text);
    const kept = await server.call('/api/strategies', json('POST', { spec: sampleSpec }, headers));
    expect(kept.status).toBe(200);
    const { strategies } = await read<{ strategies: { id: string }[] }>(await visitor.get('/api/strategies'));
    expect(strategies).toHaveLength(1);
    expect(await codeOf(await server.call('/api/strategies', { headers }))).toBe('done');
    const stranger = await server.visitor();
    expect((await read<{ tokens: TokenView[] }>(await stranger.get('/api/tokens'))).tokens).toEqual([]);
    // An archive names its tables in the open.
    const archive = Buffer.from(await (await visitor.get('/api/account/export')).arrayBuffer()).toString('latin1');
    expect([archive.includes('tables/strategies.csv'), archive.includes('tables/api_tokens.csv')]).toEqual([
      true,
      false,
    ]);
    expect((await stranger.send('DELETE', `/api/tokens/${token.id}`)).status).toBe(404);
    expect((await stranger.get(`/api/tokens/${token.id}/calls`)).status).toBe(404);
    const { calls } = await read<{ calls: TokenCall[] }>(await visitor.get(`/api/tokens/${token.id}/calls`));
    expect(calls.map(({ call, outcome }) => [call, outcome])).toEqual([
      ['GET /strategies', 'done'],
      ['POST /strategies', 'done'],
    ]);
  });

  it('reaches what its scopes name, and no route besides', async () => {
    const visitor = await start();
    const all = await made(visitor, scopes, { perMinute: 600 });
    const none = await made(visitor, ['read:market'], { perMinute: 600 });
    for (const [name, route] of contractRoutes) {
      if (route.permission === 'public') continue;
      const [path, init] = requestOf(route, places);
      const codes = await Promise.all(
        [all, none].map(async ({ text }) =>
          codeOf(
            await server.call(path, { ...init, headers: { 'content-type': 'application/json', ...bearer(text) } }),
          ),
        ),
      );
      const [withAll] = codes;
      expect([name, codes[1]]).toEqual([name, 'not-permitted']);
      if (route.scope === undefined) expect([name, withAll]).toEqual([name, 'not-permitted']);
      else expect([name, withAll]).not.toEqual([name, 'not-permitted']);
    }
  });

  it('ends at its day, when it is revoked, when its letters are changed, and asks no more often than it may', async () => {
    const visitor = await start();
    const { token, text } = await made(visitor, ['read:mine'], { perMinute: 30, days: 1 });
    const ask = async (word: string): Promise<string> =>
      codeOf(await server.call('/api/reports', { headers: bearer(word) }));
    const wrong = `${text.slice(0, -1)}${text.endsWith('A') ? 'B' : 'A'}`;
    expect(await ask(wrong)).toBe('not-signed-in');
    expect(await ask('pl_x')).toBe('not-signed-in');
    const codes: string[] = [];
    for (let call = 0; call < 31; call += 1) codes.push(await ask(text));
    expect(codes).toEqual([...Array<string>(30).fill('done'), 'rate-limited']);
    now += 61_000;
    expect(await ask(text)).toBe('done');
    const count = async (): Promise<number> =>
      (await server.store.db.selectFrom('api_calls').select('id').execute()).length;
    expect(await count()).toBe(31);
    await server.store.db
      .insertInto('api_calls')
      .values(
        Array.from({ length: 1000 }, (_, n) => ({
          id: `zz${n + 1000}`,
          token_id: token.id,
          at: now,
          call: 'x',
          outcome: 'done',
        })),
      )
      .execute();
    await server.server.purge();
    expect(await count()).toBe(1000);
    now += dayMs;
    expect(await ask(text)).toBe('not-signed-in');
    const lasting = await made(visitor, ['read:mine'], { days: null });
    expect(await ask(lasting.text)).toBe('done');
    expect((await visitor.send('DELETE', `/api/tokens/${lasting.token.id}`)).status).toBe(200);
    expect(await ask(lasting.text)).toBe('not-signed-in');
    expect((await visitor.send('DELETE', `/api/tokens/${token.id}`)).status).toBe(200);
  });

  const connect = async (text: string, to = server): Promise<Client> => {
    const client = new Client({ name: 'test', version: '1' });
    const transport = new StreamableHTTPClientTransport(new URL('http://127.0.0.1:4620/mcp'), {
      requestInit: { headers: bearer(text) },
      fetch: (url, init) => to.call(new URL(url).pathname, init),
    });
    await client.connect(transport);
    return client;
  };
  const called = async (client: Client, name: string, given: Record<string, unknown>) => {
    const { structuredContent, content, isError } = await client.callTool({ name, arguments: given });
    // Each tool names its own shape; the expectations verify it.
    return { content, isError: isError === true, found: (structuredContent ?? {}) as Record<string, unknown> };
  };

  it('serves another assistant what its scopes hold and nothing beyond', async () => {
    const visitor = await start();
    const { text, token } = await made(visitor, ['read:market']);
    const client = await connect(text);
    const { tools } = await client.listTools();
    const names = tools.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['quote', 'compare', 'valuation', 'screen', 'rules']));
    for (const beyond of [
      'report',
      'run-backtest',
      'strategy-lab',
      'job',
      'alert',
      'switch-strategy',
      'signals',
      'read-report',
      'ask-desk',
    ]) {
      expect(names).not.toContain(beyond);
      expect(await called(client, beyond, { symbol: 'ACME' })).toMatchObject({ isError: true });
    }
    const { found } = await called(client, 'quote', { symbol: 'ACME' });
    expect(found['facts']).toEqual(expect.arrayContaining([expect.objectContaining({ id: 'US:ACME/price' })]));
    const { calls } = await read<{ calls: TokenCall[] }>(await visitor.get(`/api/tokens/${token.id}/calls`));
    expect(calls[0]).toMatchObject({ call: 'mcp quote', outcome: 'done' });
    expect(calls.filter(({ outcome }) => outcome === 'not-found')).toHaveLength(9);
  });

  it('lets another assistant compute and keep no more than a browser may, and read on', async () => {
    const variables = { OPERATOR_TOKEN: 'a word of many letters', COMPUTING_SECONDS_PER_DAY: '100' };
    const visitor = await start({ variables });
    const { text } = await made(visitor, ['read:market', 'run:report', 'run:backtest', 'run:desk']);
    const client = await connect(text);
    const { id } = await server.store.db.selectFrom('owners').select('id').executeTakeFirstOrThrow();
    expect(await called(client, 'report', { symbol: 'ACME' })).toMatchObject({ found: { done: true } });
    await addComputing(server.store.db, id, 100_000, Date.now());
    const idea = { idea: 'Buy ACME when its 50-day average rises above its 200-day average' };
    for (const [tool, given] of [
      ['report', { symbol: 'NVDA' }],
      ['run-backtest', idea],
      ['strategy-lab', idea],
      ['ask-desk', { symbol: 'ACME' }],
    ] as const) {
      const { isError, content } = await called(client, tool, given);
      expect([tool, isError]).toEqual([tool, true]);
      expect(JSON.stringify(content)).toContain('rate-limited: Reports, tests and sweeps of yours have computed');
    }
    expect(await server.store.db.selectFrom('strategies').select('id').execute()).toEqual([]);
    expect((await called(client, 'quote', { symbol: 'ACME' })).isError).toBe(false);
    await client.close();
  });

  it('lets another assistant write a report and test an idea, and count it for its owner', async () => {
    const visitor = await start({ works: true });
    const { text } = await made(visitor, scopes);
    const client = await connect(text);
    const written = await called(client, 'report', { symbol: 'ACME' });
    const begun = await called(client, 'run-backtest', {
      idea: 'Buy ACME when RSI is below 30 and sell when RSI is above 70',
    });
    const ended = async (job: unknown): Promise<Record<string, unknown>> =>
      (await called(client, 'job', { id: job, wait: 60 })).found;
    const report = await ended(written.found['job']);
    expect(report).toMatchObject({ state: 'done', error: null });
    expect((await called(client, 'read-report', { id: report['report'] })).found['markdown']).toContain('ACME');
    const asked = await called(client, 'ask-desk', { symbol: 'ACME' });
    expect(await ended(asked.found['job'])).toMatchObject({ state: 'done', memo: { by: 'rules' } });
    expect(await ended(begun.found['job'])).toMatchObject({ state: 'done', verdict: { label: expect.any(String) } });
    const { strategies } = await read<{ strategies: unknown[] }>(await visitor.get('/api/strategies'));
    expect(strategies).toHaveLength(1);
    const idea = 'Buy ACME when RSI is below 40 and sell when RSI is above 60';
    const worked = await called(client, 'strategy-lab', { idea });
    const lab = await ended(worked.found['job']);
    expect(lab).toMatchObject({ state: 'done', verdict: { trials: expect.any(Number) } });
    expect(lab).not.toHaveProperty('withheld');
    const unread = await called(client, 'run-backtest', { idea: 'make me rich' });
    expect(unread.found).toMatchObject({ done: false });

    const stranger = await server.visitor();
    const theirs = await connect((await made(stranger, scopes)).text);
    for (const { found } of [written, begun, asked, worked]) {
      expect(await called(theirs, 'job', { id: found['job'] })).toMatchObject({ isError: true });
    }
    expect(await called(theirs, 'read-report', { id: report['report'] })).toMatchObject({ isError: true });
  });

  it('computes from figures of the requests before, sets an alert once, and reads no document of the owner without leave', async () => {
    const visitor = await start();
    const bytes = Buffer.from('Our own notes about testing machines.');
    const begun = await visitor.send('POST', '/api/documents', { fileName: 'notes.txt', bytes: bytes.byteLength });
    const { id } = await read<{ id: string }>(begun);
    await visitor.send('PUT', `/api/documents/${id}/parts/0`, { data: bytes.toString('base64') });
    const what = { title: 'Secret notes', form: 'document', instrumentId: 'US:ACME' };
    expect((await visitor.send('POST', `/api/documents/${id}/keep`, what)).status).toBe(200);

    const { text: visitorsText } = await made(visitor, ['read:market']);
    const market = await connect(visitorsText);
    const all = await connect((await made(visitor, scopes)).text);
    const listed = async (client: Client): Promise<string> =>
      JSON.stringify((await called(client, 'documents', { symbol: 'ACME' })).found);
    expect(await listed(market)).not.toContain('Secret notes');
    expect(await listed(all)).toContain('Secret notes');
    for (const asked of ['search-text', 'read-span'])
      expect(
        JSON.stringify(await called(market, asked, { query: 'testing machines', document: 'Secret' })),
      ).not.toContain('Our own notes');

    const ratio = { op: 'ratio', inputs: ['US:ACME/price', 'US:ACME/low52w'] };
    expect(await called(market, 'calculate', ratio)).toMatchObject({ isError: true });
    await called(market, 'quote', { symbol: 'ACME' });
    expect(await called(market, 'calculate', ratio)).toMatchObject({ isError: false });
    expect(await called(all, 'calculate', ratio)).toMatchObject({ isError: true });

    // Another process of the server, as after a restart: it was told nothing, and says what to do.
    const other = await testServer({ store: server.store, works: false, clock });
    const again = await connect(visitorsText, other);
    const late = await called(again, 'calculate', ratio);
    expect([late.isError, JSON.stringify(late.content)]).toEqual([
      true,
      expect.stringContaining('{US:ACME/price} is not at hand: call the tool that gives it, again if it did before'),
    ]);
    await called(again, 'quote', { symbol: 'ACME' });
    expect(await called(again, 'calculate', ratio)).toMatchObject({ isError: false });

    const alert = { symbol: 'ACME', is: 'below', level: 1 };
    const set = await Promise.all([called(all, 'alert', alert), called(all, 'alert', alert)]);
    expect(set.map(({ found }) => found['done'])).toEqual([true, true]);
    await called(all, 'alert', alert);
    const { alerts } = await read<{ alerts: unknown[] }>(await visitor.get('/api/alerts'));
    expect(alerts).toHaveLength(1);
  });

  it('tells progress to whoever asks for it, and refuses lists, other sites and whoever has no token', async () => {
    const visitor = await start({ works: true });
    const { text } = await made(visitor, scopes);
    const client = await connect(text);
    const { found } = await called(client, 'report', { symbol: 'SLOW' });
    const heard: string[] = [];
    const onprogress = ({ message }: { readonly message?: string | undefined }): void => {
      heard.push(message ?? '');
      server.market.open();
    };
    const given = { name: 'job', arguments: { id: found['job'], wait: 60 } };
    const { structuredContent } = await client.callTool(given, undefined, { onprogress });
    expect(structuredContent).toMatchObject({ state: 'done' });
    expect(heard.length).toBeGreaterThan(0);

    const message = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
    const headers = { ...bearer(text), accept: 'application/json, text/event-stream' };
    expect((await server.call('/mcp', json('POST', [message, message], headers))).status).toBe(400);
    expect(
      (await server.call('/mcp', json('POST', message, { ...headers, origin: 'https://evil.example' }))).status,
    ).toBe(403);
    expect((await server.call('/mcp', json('POST', message, { accept: headers.accept }))).status).toBe(401);
    expect((await visitor.send('POST', '/mcp', message)).status).toBe(401);
    expect((await server.call('/mcp', { headers: { accept: 'text/event-stream' } })).status).toBe(405);
  });
});
