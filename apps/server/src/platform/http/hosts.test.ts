import { request } from 'node:http';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterEach, describe, expect, it } from 'vitest';
import type { Listening } from '../../cli/listen.ts';
import { listen } from '../../cli/listen.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { testServer } from '../../testing/test-server.ts';

const open: { readonly server: TestServer; readonly listening: Listening }[] = [];
afterEach(async () => {
  for (const { server, listening } of open.splice(0)) await listening.close(server.stop());
});

async function serve(variables: Record<string, string> = {}): Promise<URL> {
  const server = await testServer({ works: false, variables });
  const listening = await listen(variables['HOST'] ?? '127.0.0.1', 0);
  listening.serve(getRequestListener(server.server.app.fetch));
  open.push({ server, listening });
  return new URL(listening.address);
}

interface Heard {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** A real request whose headers a test writes itself; `fetch` would not let it choose the host. */
function ask(
  { port }: URL,
  path: string,
  headers: OutgoingHttpHeaders,
  { method = 'GET', body = '' } = {},
): Promise<Heard> {
  return new Promise((resolve, reject) => {
    const to = { host: '127.0.0.1', port, path, method, headers: { ...headers }, setHost: false };
    const asked = request(to, (answer) => {
      let text = '';
      answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
    });
    asked.on('upgrade', (answer, socket) => {
      socket.destroy();
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: '' });
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

const session = { method: 'POST', body: JSON.stringify({ deviceId: 'device-of-a-test' }) };
const json = { 'content-type': 'application/json' };
const cookieOf = ({ headers }: Heard): string => (headers['set-cookie']?.[0] ?? '').split(';')[0] ?? '';

describe('a name that is not ours', () => {
  it('is refused with the way out, for pages, the interface, streams and sockets alike', async () => {
    const server = await serve();
    const host = `rebound.example:${server.port}`;
    const own = cookieOf(await ask(server, '/api/session', { ...json, host: server.host }, session));
    // What a page of that name sends: to its own origin, so nothing looks foreign but the name.
    const page = { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin', cookie: own };
    const upgrade = { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' };
    const cases: [string, OutgoingHttpHeaders, typeof session?][] = [
      ['/', { ...page, accept: 'text/html' }],
      ['/api/config', page],
      ['/api/session', { ...page, ...json }, session],
      ['/api/sources/settings', page],
      ['/api/signals/events', { ...page, accept: 'text/event-stream' }],
      ['/api/signals/events', { ...page, ...upgrade, 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==' }],
      ['/metrics', page],
      ['/readyz', page],
    ];
    for (const [path, headers, how] of cases) {
      const heard = await ask(server, path, headers, how);
      expect([path, heard.status, heard.headers['set-cookie']]).toEqual([path, 403, undefined]);
      expect(heard.headers['content-security-policy']).toContain("default-src 'none'");
      expect(JSON.parse(heard.text)).toMatchObject({ code: 'not-permitted' });
      expect(heard.text).toContain('PUBLIC_URL');
    }
  });

  it.each([
    'evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'evil.example:80@127.0.0.1',
    '127.0.0.1@evil.example',
    '127.0.0.1/evil',
    'localhost:1:2',
    '10.0.0.7',
    '0.0.0.0',
    '[::]',
    '[fe80::1]',
    '127.0.0.2',
    ' ',
  ])('%s is refused', async (host) => {
    const server = await serve();
    const { status } = await ask(server, '/api/config', { host });
    expect([400, 403]).toContain(status);
  });
});

describe('a name that is ours', () => {
  it.each(['127.0.0.1', 'localhost', 'LOCALHOST', 'localhost.', '[::1]'])(
    '%s is answered at any port',
    async (name) => {
      const server = await serve();
      for (const host of [name, `${name}:${server.port}`, `${name}:9`]) {
        expect([host, (await ask(server, '/api/config', { host })).status]).toEqual([host, 200]);
      }
    },
  );

  it('is that of PUBLIC_URL, and loopback names stay', async () => {
    const server = await serve({ PUBLIC_URL: 'https://plumbline.example:8443/app' });
    for (const host of ['plumbline.example', 'Plumbline.Example:8443', 'localhost']) {
      expect([host, (await ask(server, '/api/config', { host })).status]).toEqual([host, 200]);
    }
    expect((await ask(server, '/api/config', { host: 'evil.plumbline.example' })).status).toBe(403);
  });

  it('is the address the request came in at, where every address is listened to', async () => {
    const server = await serve({ HOST: '0.0.0.0' });
    for (const [host, status] of [
      ['0.0.0.0', 200],
      ['127.0.0.1', 200],
      ['10.0.0.7', 403],
      ['evil.example', 403],
    ] as const) {
      expect([host, (await ask(server, '/api/config', { host })).status]).toEqual([host, status]);
    }
  });
});

describe('a request that came through a proxy', () => {
  const order = { market: 'us', question: 'bars', providerIds: ['tencent'] };
  const change = { method: 'PUT', body: JSON.stringify(order) };
  const token = 'a-long-operator-token';

  it.each([
    ['forwarded', 'for=203.0.113.7'],
    ['x-forwarded-for', '203.0.113.7'],
    ['X-Forwarded-Proto', 'https'],
    ['x-forwarded-host', 'plumbline.example'],
    ['x-real-ip', '203.0.113.7'],
    ['via', '1.1 proxy'],
    ['cf-connecting-ip', '203.0.113.7'],
    ['true-client-ip', '203.0.113.7'],
    ['x-client-ip', '203.0.113.7'],
    ['x-forwarded-for', ''],
  ])('and says so in %s has no operator rights, however it is written', async (name, value) => {
    const server = await serve();
    const host = server.host;
    const cookie = cookieOf(await ask(server, '/api/session', { ...json, host }, session));
    const home = await ask(server, '/api/sources/order', { ...json, host, cookie }, change);
    expect(home.status).toBe(200);
    const far = await ask(server, '/api/sources/order', { ...json, host, cookie, [name]: value }, change);
    expect([name, far.status]).toEqual([name, 403]);
    expect(far.text).toContain('OPERATOR_TOKEN');
    const seen = await ask(server, '/api/sources/settings', { host, cookie, [name]: value });
    expect(JSON.parse(seen.text)).toMatchObject({ changes: 'nobody', contact: { email: null } });
  });

  it('of the kind that tells nothing is known by its old protocol', async () => {
    const server = await serve();
    const { host, port } = server;
    const cookie = cookieOf(await ask(server, '/api/session', { ...json, host }, session));
    const said = await new Promise<string>((resolve, reject) => {
      let text = '';
      const socket = connect(Number(port), '127.0.0.1');
      socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
      socket.on('close', () => resolve(text));
      socket.on('error', reject);
      socket.write(`GET /api/sources/settings HTTP/1.0\r\nHost: ${host}\r\nCookie: ${cookie}\r\n\r\n`);
    });
    expect(said).toContain('"changes":"nobody"');
  });

  it('may change this server with the token', async () => {
    const server = await serve({ OPERATOR_TOKEN: token });
    const host = server.host;
    const cookie = cookieOf(await ask(server, '/api/session', { ...json, host }, session));
    const through = { ...json, host, cookie, 'x-forwarded-for': '203.0.113.7' };
    expect((await ask(server, '/api/sources/order', through, change)).status).toBe(403);
    const known = { ...through, 'x-operator-token': token };
    expect((await ask(server, '/api/sources/order', known, change)).status).toBe(200);
  });

  it('cannot make the server ask a machine nearby for a language model', async () => {
    const server = await serve();
    const host = server.host;
    const cookie = cookieOf(await ask(server, '/api/session', { ...json, host }, session));
    const service = (baseUrl: string) => ({
      method: 'PUT',
      body: JSON.stringify({ baseUrl, model: 'm', monthlyCap: null, inputPrice: null, outputPrice: null }),
    });
    const path = '/api/models/openai-compatible';
    const near = service('http://127.0.0.1:11434/v1');
    const far = { ...json, host, cookie, 'x-forwarded-for': '203.0.113.7' };
    expect((await ask(server, path, far, near)).status).toBe(400);
    expect((await ask(server, path, { ...json, host, cookie }, near)).status).toBe(200);
    // Nor by a name of theirs that leads there, which only asking finds out.
    expect((await ask(server, path, far, service('https://models.example/v1'))).status).toBe(200);
    const nearby = { base_url: 'https://127.0.0.1/v1' };
    await open[0]?.server.store.db.updateTable('model_services').set(nearby).execute();
    const tried = await ask(server, `${path}/test`, far, { method: 'POST', body: '{}' });
    expect(JSON.parse(tried.text)).toMatchObject({ ok: false, detail: expect.stringMatching(/private network/) });
  });
});
