import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccountView } from '@plumbline/contract/account';
import type { Route } from '@plumbline/contract/route';
import type { ErrorBody } from '@plumbline/contract/system';
import { errorRules } from '@plumbline/model/errors';
import { placesOf, requestOf, sampleSpec } from '../../testing/sample-request.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { json, read, testServer } from '../../testing/test-server.ts';
import { contractRoutes } from './contract-routes.ts';

const folder = mkdtempSync(join(tmpdir(), 'plumbline-bad-input-'));
let server: TestServer;
let http: Server;
let port = 0;
let cookie = '';

beforeAll(async () => {
  server = await testServer({ works: false, variables: { SECRET_FILE: join(folder, 'master.key') } });
  http = createServer(getRequestListener(server.server.app.fetch));
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const address = http.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
  const opened = await server.call('/api/session', json('POST', { deviceId: 'device-of-a-test' }));
  cookie = (opened.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  await server.call('/api/strategies', json('POST', { spec: sampleSpec }, { cookie }));
  await server.call('/api/reports', json('POST', { symbol: 'US:ACME' }, { cookie }));
});
afterAll(async () => {
  http.closeAllConnections();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const routes = [...contractRoutes.entries()];
const statuses = new Map(Object.entries(errorRules).map(([code, { status }]) => [code, status]));
/** They would end the session or the space that all others are tried in. */
const ending = new Set(['deleteAccount', 'signOut']);

async function send(path: string, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('cookie', cookie);
  return server.call(path, { ...init, headers });
}

/** A refusal that a person can do something with: a known code with its status, a sentence, an id to tell us. */
async function refusal(what: string, response: Response): Promise<ErrorBody> {
  const body = await read<ErrorBody>(response);
  expect(body, what).toMatchObject({ message: expect.stringMatching(/^["“A-Z].{10}/s), id: expect.any(String) });
  expect([what, statuses.get(body.code)]).toEqual([what, response.status]);
  expect([what, body.code]).not.toEqual([what, 'internal']);
  expect(body.message, what).not.toMatch(/undefined is not|Cannot read|SQLITE|node_modules|\bat .*:\d+/);
  return body;
}

const work = async (): Promise<unknown> => (await read<AccountView>(await send('/api/account', {}))).counts;

/** Bodies that are no JSON, or not the JSON anybody would send. */
const broken: readonly (readonly [what: string, text: string])[] = [
  ['nothing', ''],
  ['half of an object', '{"a":'],
  ['a word', 'hello'],
  ['an unquoted key', '{a:1}'],
  ['a wrong byte', '{"a":"\u0000"}'],
  ['null', 'null'],
  ['a list', '[]'],
  ['a number', '1e400'],
  ['an unknown field', '{"surely not a field":1}'],
  ['the prototype', '{"__proto__":{"admin":true},"constructor":{"prototype":{}}}'],
  ['a deep well', `${'['.repeat(5000)}${']'.repeat(5000)}`],
];

/** Ids that nobody was given. */
const strangeIds = [
  'unknown',
  '%00',
  '..%2f..%2fetc%2fpasswd',
  '__proto__',
  "1' OR '1'='1",
  '😀',
  'x'.repeat(5000),
  '-1',
  'NaN',
  'US:',
];

describe('bad input on every route', () => {
  it.each(routes.filter(([, { body }]) => body !== undefined))('%s refuses a broken body', async (name, route) => {
    const [path, { method = 'POST' }] = requestOf(route, {});
    const headers = { 'content-type': 'application/json' };
    for (const [what, text] of broken) {
      const response = await send(path, { method, headers, body: text });
      const { code } = await refusal(`${name}: ${what}`, response);
      expect([what, code]).toEqual([what, 'bad-input']);
    }
    const form = await send(path, { method, headers: { 'content-type': 'text/plain' }, body: '{}' });
    expect((await refusal(`${name}: another type`, form)).code).toBe('bad-input');
  });

  it.each(routes.filter(([, { body }]) => body !== undefined))(
    '%s refuses a body that is too large',
    async (name, route) => {
      const [path, { method = 'POST' }] = requestOf(route, {});
      const size = (route.maxBytes ?? 256 * 1024) + 1;
      const body = JSON.stringify({ padding: 'x'.repeat(size) });
      const response = await send(path, { method, headers: { 'content-type': 'application/json' }, body });
      expect((await refusal(name, response)).code).toBe('too-large');
    },
  );

  const placed = routes.filter(([, route]) => placesOf(route).length > 0);
  it.each(placed)('%s answers an id that nobody was given', async (name, route) => {
    for (const id of strangeIds) {
      const at = Object.fromEntries(placesOf(route).map((place) => [place, '\u0000']));
      const [sample, init] = requestOf(route, at);
      const path = sample.replaceAll('%00', /^[%.]/.test(id) ? id : encodeURIComponent(id));
      const response = await send(path, init);
      if (response.ok) await response.body?.cancel();
      else await refusal(`${name} ${id.slice(0, 20)}`, response);
    }
  });

  // A text with it fails in PostgreSQL alone, so it must not come as far as a store.
  it.each(placed)('%s refuses U+0000 in an id', async (name, route) => {
    const at = Object.fromEntries(placesOf(route).map((place) => [place, 'a\u0000b']));
    const [path, init] = requestOf(route, at);
    expect((await refusal(name, await send(path, init))).code).toBe('bad-input');
  });

  const asked = routes.filter(([, { query }]) => query !== undefined);
  it.each(asked)('%s answers a query that makes no sense', async (name, route) => {
    const [path, init] = requestOf(route, { id: 'US:ACME' });
    const names = new URL(path, 'http://test').searchParams.keys();
    const fields = new Set([
      ...names,
      'limit',
      'offset',
      'from',
      'to',
      'before',
      'q',
      'search',
      'market',
      'interval',
      'rules',
    ]);
    for (const field of fields) {
      for (const value of ['', 'NaN', '-1', '1e999', '2026-02-30', '%00', '%ff', '__proto__', 'x'.repeat(3000)]) {
        const url = new URL(path, 'http://test');
        url.searchParams.delete(field);
        const rest = url.searchParams.toString();
        const response = await send(`${url.pathname}?${rest}&${field}=${value}`, init);
        if (response.ok) await response.body?.cancel();
        else await refusal(`${name} ${field}=${value.slice(0, 20)}`, response);
      }
    }
  });

  it('has changed nothing of the visitor’s work and logged no fault of ours', async () => {
    expect(await work()).toMatchObject({ reports: 1, strategies: 1 });
    expect(server.lines.filter((line) => line.includes('a request failed'))).toEqual([]);
    expect((await server.call('/healthz')).status).toBe(200);
  });
});

describe('a connection that is lost', () => {
  const streams = routes.filter(([, { produces }]) => produces === 'text/event-stream');

  /** Sends bytes as they are and goes away after a while without a word. */
  const tear = (text: string, ms: number): Promise<void> =>
    new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(text));
      socket.on('error', () => undefined);
      void delay(ms).then(() => socket.resetAndDestroy());
      socket.on('close', () => resolve());
    });

  const raw = (route: Route, at: Readonly<Record<string, string>>, more: string): string => {
    const [path, { method = 'GET' }] = requestOf(route, at);
    return `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncookie: ${cookie}\r\n${more}`;
  };

  it('in the middle of every body and every stream, also of one that is being written, leaves the server whole', async () => {
    const half = 'content-type: application/json\r\ncontent-length: 1000\r\n\r\n{"text":"half a';
    const bodies = routes.filter(([name, { body }]) => body !== undefined && !ending.has(name));
    await Promise.all(bodies.map(([, route]) => tear(raw(route, {}, half), 20)));
    const [report] = (await read<{ runs: { id: string }[] }>(await send('/api/reports', {}))).runs;
    const talk = await read<{ id: string }>(await send('/api/conversations', json('POST', {})));
    for (let round = 0; round < 5; round += 1) {
      const question = { text: 'How is ACME doing?', locale: 'en' };
      const said = await send(`/api/conversations/${talk.id}/messages`, json('POST', question));
      const { answer } = await read<{ answer: { id: string } }>(said);
      const ids = { messageId: answer.id };
      await Promise.all(
        streams.flatMap(([, route]) =>
          [0, 1, 5].map((ms) => {
            const id = route.path.startsWith('/conversations') ? talk.id : (report?.id ?? '');
            return tear(raw(route, { ...ids, id }, '\r\n'), ms);
          }),
        ),
      );
      // Nobody listened to the end, and the answer is complete all the same.
      const events = await send(`/api/conversations/${talk.id}/messages/${answer.id}/events`, {});
      expect(await events.text()).toContain('"state":"done"');
    }
    expect(streams.length).toBeGreaterThanOrEqual(4);
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    expect(server.lines.filter((line) => line.includes('a request failed'))).toEqual([]);
    expect(await work()).toMatchObject({ reports: 1, strategies: 1, conversations: 1 });
  });
});
