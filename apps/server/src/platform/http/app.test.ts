import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { ErrorBody } from '@plumbline/contract/system';
import type { TestServer } from '../../testing/test-server.ts';
import { json, read, testServer } from '../../testing/test-server.ts';
import { routeFaults } from './check-routes.ts';
import { contractRoutes } from './contract-routes.ts';

const servers: TestServer[] = [];
afterEach(async () => {
  for (const one of servers.splice(0)) await one.stop();
});

async function start(options: Parameters<typeof testServer>[0] = {}): Promise<TestServer> {
  const started = await testServer({ works: false, ...options });
  servers.push(started);
  return started;
}

const device = { deviceId: 'device-of-a-test' };

describe('a session', () => {
  it('is opened once per browser with a cookie that scripts cannot read, and only its hash is kept', async () => {
    const { call, store } = await start();
    const opened = await call('/api/session', json('POST', device));
    const cookie = opened.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^plumbline=[\w-]{22}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/);
    const { ownerId } = await read<{ ownerId: string }>(opened);
    const again = await call('/api/session', json('POST', device, { cookie: cookie.split(';')[0] ?? '' }));
    expect(again.headers.get('set-cookie')).toBeNull();
    expect((await read<{ ownerId: string }>(again)).ownerId).toBe(ownerId);
    const [row] = await store.db.selectFrom('owners').selectAll().execute();
    expect(JSON.stringify(row)).not.toContain(cookie.slice(10, 32));
  });

  it('is not continued by a device id, which is no credential', async () => {
    const { call } = await start();
    const [one, two] = [
      await call('/api/session', json('POST', device)),
      await call('/api/session', json('POST', device)),
    ];
    expect((await read<{ ownerId: string }>(one)).ownerId).not.toBe((await read<{ ownerId: string }>(two)).ownerId);
  });

  it('is bound to https and the host where people come over https', async () => {
    const { call } = await start({ variables: { PUBLIC_URL: 'https://plumbline.example' } });
    const opened = await call('/api/session', json('POST', device));
    expect(opened.headers.get('set-cookie')).toMatch(/^__Host-plumbline=.*; Secure$/);
    expect(opened.headers.get('strict-transport-security')).toMatch(/max-age=31536000/);
  });

  it('is asked for by every route of an owner, and a made-up token is none', async () => {
    const { call } = await start();
    for (const route of contractRoutes.values()) {
      if (route.permission !== 'owner') continue;
      const path = `/api${route.path.replace(':id', 'x')}`;
      const init = route.body === undefined ? { method: route.method } : json(route.method, {});
      for (const cookie of [
        '',
        'plumbline=AAAAAAAAAAAAAAAAAAAAAA',
        'plumbline=../../x',
        '__Host-plumbline=AAAAAAAAAAAAAAAAAAAAAA',
      ]) {
        const response = await call(path, {
          ...init,
          method: route.method.toUpperCase(),
          headers: { ...init.headers, cookie },
        });
        expect([path, cookie, response.status]).toEqual([path, cookie, 401]);
        expect(await read<ErrorBody>(response)).toMatchObject({ code: 'not-signed-in', action: 'ask-user' });
      }
    }
  });
});

describe('a state change', () => {
  it('from another site is refused, whichever header says so', async () => {
    const { call } = await start();
    const cases: [Record<string, string>, number][] = [
      [{ 'sec-fetch-site': 'cross-site' }, 403],
      [{ 'sec-fetch-site': 'same-site' }, 403],
      [{ origin: 'https://evil.example' }, 403],
      [{ origin: 'null' }, 403],
      [{ origin: 'http://127.0.0.1:4620' }, 200],
      [{ 'sec-fetch-site': 'same-origin', origin: 'http://127.0.0.1:4620' }, 200],
      [{}, 200],
    ];
    for (const [headers, status] of cases) {
      const response = await call('/api/session', json('POST', device, headers));
      expect([headers, response.status]).toEqual([headers, status]);
    }
  });

  it('takes JSON only, with known fields only, of a bounded size', async () => {
    const { call } = await start();
    const form = await call('/api/session', {
      method: 'POST',
      body: 'deviceId=12345678',
      headers: { 'content-type': 'text/plain' },
    });
    expect(form.status).toBe(400);
    const broken = await call('/api/session', { ...json('POST', {}), body: '{"deviceId":' });
    expect((await read<ErrorBody>(broken)).message).toBe('The body is not JSON.');
    const extra = await call('/api/session', json('POST', { ...device, ownerId: 'someone-else' }));
    expect(await read<ErrorBody>(extra)).toMatchObject({
      code: 'bad-input',
      message: expect.stringContaining('ownerId'),
    });
    const large = await call('/api/session', json('POST', { deviceId: 'x'.repeat(300_000) }));
    expect([large.status, (await read<ErrorBody>(large)).code]).toEqual([413, 'too-large']);
  });

  it('of megabytes in pieces is not kept for somebody without a session', async () => {
    const { call } = await start();
    let sent = 0;
    const body = new ReadableStream<Uint8Array>(
      {
        pull: (controller) => {
          sent += 1;
          controller.enqueue(new Uint8Array(100_000));
          if (sent === 100) controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    // What is sent as it comes has no length; `duplex` is missing from the types of the browser.
    const init = { method: 'POST', body, duplex: 'half', headers: { 'content-type': 'application/json' } };
    const answer = await call('/api/account/import', init);
    expect([answer.status, (await read<ErrorBody>(answer)).code, sent]).toEqual([401, 'not-signed-in', 0]);
  });
});

describe('every answer', () => {
  it('carries the strict policy, also for errors, files and streams', async () => {
    const { call } = await start();
    for (const path of ['/api/config', '/api/nowhere', '/healthz', '/', '/api/bars/US:ACME', '/api/bars/nonsense']) {
      const { headers } = await call(path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy, path).toContain(`default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:`);
      expect(policy, path).toContain(`connect-src 'self';`);
      expect(policy, path).toContain(`frame-ancestors 'none'`);
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(headers.get('referrer-policy'), path).toBe('no-referrer');
    }
  });

  it('admits the analytics host only with a key', async () => {
    const { call } = await start({ variables: { POSTHOG_KEY: 'phc_test' } });
    const response = await call('/api/config');
    expect(response.headers.get('content-security-policy')).toContain(
      `connect-src 'self' https://us.i.posthog.com https://us-assets.i.posthog.com;`,
    );
    expect(await read(response)).toMatchObject({ analytics: { key: 'phc_test' }, links: {}, simulatedOnly: false });
  });

  it('to a failure tells the correlation id and nothing inner', async () => {
    const { call, store, lines } = await start();
    await store.db.schema.dropTable('reports').execute();
    const opened = await call('/api/session', json('POST', device));
    const cookie = (opened.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    const failed = await call('/api/reports', { headers: { cookie } });
    expect(failed.status).toBe(500);
    const body = await read<ErrorBody>(failed);
    expect(body).toEqual({
      code: 'internal',
      message: expect.not.stringContaining('table'),
      action: 'stop',
      id: expect.any(String),
    });
    expect(failed.headers.get('x-request-id')).toBe(body.id);
    expect(lines.join('')).toContain(body.id);
    expect(lines.join('')).not.toContain(cookie);
  });

  it('to a wild request is an error, never the end', async () => {
    const { call } = await start();
    for (const path of [
      '/api/reports/%00',
      '/api/instruments?q=%ff',
      '/api/bars/__proto__',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/api/quotes?ids=constructor',
    ]) {
      expect((await call(path)).status, path).toBeLessThan(500);
    }
    expect((await call('/healthz')).status).toBe(200);
  });
});

describe('the interface', () => {
  it('describes every route of the contract', async () => {
    const { call } = await start();
    const description = await read<{ paths: Record<string, Record<string, { operationId: string }>> }>(
      await call('/api/openapi.json'),
    );
    const names = Object.values(description.paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    expect(names.sort()).toEqual([...contractRoutes.keys()].sort());
    expect(JSON.stringify(description)).toContain('/api/reports/{id}/stop');
  });

  it('refuses to start with a route that has no permission, no handler or a loose body', () => {
    const loose = {
      method: 'post',
      path: '/loose',
      permission: 'public',
      summary: '',
      body: z.object({}),
      response: z.object({}),
    } as const;
    const nobody = { method: 'get', path: '/nobody', summary: '', response: z.object({}) };
    const answer = async (): Promise<unknown> => ({});
    // What a careless change would do, past the type checker.
    const careless = [
      { route: loose, answer },
      { route: nobody as unknown as typeof loose, answer },
    ];
    expect(routeFaults(new Map([['loose', loose]]), careless)).toEqual([
      'POST /loose lets unknown body fields pass.',
      'GET /nobody declares no permission.',
    ]);
    expect(routeFaults(new Map([['loose', loose]]), [])).toEqual(['loose (POST /loose) has no handler.']);
  });

  it('tells the state of markets, sources and invites', async () => {
    const { call, store } = await start();
    const { markets } = await read<{ markets: { id: string; phase: string; nextChangeAt: number | null }[] }>(
      await call('/api/markets'),
    );
    expect(markets.map(({ id }) => id).sort()).toEqual(['cn', 'crypto', 'hk', 'us']);
    // Friday after the close in New York: the next change is the end of its after-hours trading.
    expect(markets.find(({ id }) => id === 'us')?.nextChangeAt).toBe(Date.UTC(2026, 10, 21, 1));
    expect(markets.find(({ id }) => id === 'crypto')).toMatchObject({ phase: 'open', nextChangeAt: null });
    expect(await read(await call('/api/sources'))).toMatchObject({
      sources: [
        { id: 'fake', state: 'ok' },
        { id: 'simulated', state: 'idle', markets: ['us', 'cn', 'hk', 'crypto'], lastSuccessAt: null },
      ],
    });
    expect(await read(await call('/api/invites/nothing'))).toEqual({ valid: false, inviter: null });
    await store.db
      .insertInto('owners')
      .values({ id: 'o', kind: 'anonymous', token_sha256: null, device_id: null, created_at: 1 })
      .execute();
    const invite = { owner_id: 'o', inviter: 'Ada', created_at: 1 };
    await store.db
      .insertInto('invites')
      .values([
        { ...invite, code: 'good', expires_at: 4e12 },
        { ...invite, code: 'late', expires_at: 2 },
      ])
      .execute();
    expect(await read(await call('/api/invites/good'))).toEqual({ valid: true, inviter: 'Ada' });
    expect(await read(await call('/api/invites/late'))).toEqual({ valid: false, inviter: null });
  });

  it('says that it is alive, ready and how it is doing', async () => {
    const { call, stop } = await start();
    await call('/api/markets');
    expect(await read(await call('/readyz'))).toEqual({ ok: true });
    const metrics = await (await call('/metrics')).text();
    expect(metrics).toMatch(/plumbline_http_request_seconds_count\{method="GET",route="\/markets",status="200"\} 1/);
    expect(metrics).toContain('plumbline_jobs{state="queued"} 0');
    // What this thread takes without a pause is told, and begins anew with every scrape.
    const turn = async (): Promise<number> => {
      const text = await (await call('/metrics')).text();
      return Number(/^plumbline_loop_turn_max_seconds (\S+)$/m.exec(text)?.[1]);
    };
    const from = process.threadCpuUsage().user;
    while (process.threadCpuUsage().user - from < 150_000);
    const held = await turn();
    expect(held).toBeGreaterThanOrEqual(0.15);
    expect(await turn()).toBeLessThan(held);
    servers.pop();
    await stop();
    expect((await call('/readyz')).status).toBe(503);
    expect((await read<ErrorBody>(await call('/api/session', json('POST', device)))).code).toBe('draining');
  });
});

describe('the web application', () => {
  const web = mkdtempSync(join(tmpdir(), 'plumbline-web-'));
  beforeAll(() => {
    mkdirSync(join(web, 'assets'));
    const preloads = ['vendor', 'shell'].map(
      (name) => `<link rel="modulepreload" crossorigin href="/assets/${name}-1a2b.js">`,
    );
    writeFileSync(
      join(web, 'index.html'),
      `<!doctype html><html lang="en"><head>${preloads.join('')}</head><div id="app"></div></html>`,
    );
    const page = (title: string) => ({ title, description: 'What is here.' });
    const en = {
      home: page('Home'),
      research: { title: 'Research', description: 'One "stock" <or> coin.', titled: 'Research {symbol}' },
      strategies: page('Strategies'),
      strategy: page('Strategy'),
      callback: page('Signing in'),
    };
    const heads = { en, 'zh-CN': { home: page('首页') }, 'zh-HK': { home: page('首頁') } };
    writeFileSync(join(web, 'heads.json'), JSON.stringify(heads));
    const frame = (name: string) => ({
      plain: name,
      simulated: `${name}, simulated`,
      scripts: ['/assets/a.js'],
    });
    writeFileSync(
      join(web, 'frames.json'),
      JSON.stringify({ en: frame('start page'), 'zh-CN': frame('首页画面'), 'zh-HK': frame('首頁畫面') }),
    );
    writeFileSync(join(web, 'assets', 'app-1a2b.js'), 'export const x = 1;'.repeat(50));
    writeFileSync(join(web, 'assets', 'built-3c4d.css'), 'body{}');
    writeFileSync(join(web, 'assets', 'built-3c4d.css.br'), brotliCompressSync('body{color:red}'));
    writeFileSync(join(web, '.secret'), 'x');
  });
  afterAll(() => rmSync(web, { recursive: true, force: true }));
  const html = { accept: 'text/html,*/*' };

  it('opens at every page address and is checked again each time', async () => {
    const { call } = await start({ web });
    for (const path of ['/', '/research?symbol=US:NVDA', '/strategy/1', '/index.html']) {
      const response = await call(path, { headers: html });
      expect([path, response.status, await response.text()]).toEqual([path, 200, expect.stringContaining('id="app"')]);
      expect(response.headers.get('cache-control')).toBe('no-cache');
      const etag = response.headers.get('etag') ?? '';
      expect((await call(path, { headers: { ...html, 'if-none-match': etag } })).status).toBe(304);
    }
  });

  it('opens for whoever reads links without a browser, with a head that says what is there', async () => {
    const { call } = await start({ web });
    const head = async (path: string, headers: Record<string, string> = {}): Promise<string> => {
      const response = await call(path, { headers });
      expect([path, response.status, response.headers.get('content-type')]).toEqual([
        path,
        200,
        'text/html; charset=utf-8',
      ]);
      return response.text();
    };
    for (const headers of [{}, { accept: '*/*' }, { accept: 'application/json' }]) {
      const text = await head('/research', headers);
      expect(text).toContain('<title data-head>Research</title>');
      expect(text).toContain('<meta data-head property="og:title" content="Research" />');
      expect(text).toContain('property="og:description" content="One &quot;stock&quot; &lt;or&gt; coin."');
      expect(text).toContain('name="description" content="One &quot;stock&quot;');
    }
    expect((await call('/research', { method: 'HEAD' })).status).toBe(200);
    expect(await head('/research?symbol=HK:00700')).toContain('<title data-head>Research 0700.HK</title>');
    expect(await head('/research?symbol=%3Cscript%3E')).toContain('<title data-head>Research</title>');
    for (const [path, title] of [
      ['/', 'Home'],
      ['/home/ABC', 'Home'],
      ['/invite', 'Home'],
      ['/nowhere', 'Home'],
      ['/strategy', 'Strategies'],
      ['/strategy/1', 'Strategy'],
      ['/toString', 'Home'],
    ] as const) {
      expect(await head(path), path).toContain(`<title data-head>${title}</title>`);
    }
    expect(await head('/callback')).toContain('content="noindex"');
    expect(await head('/')).not.toContain('noindex');
    expect(await head('/', { 'accept-language': 'fr, zh-TW;q=0.8, en;q=0.5' })).toMatch(/<html lang="zh-HK">[^]*首頁/);
    expect(await head('/?lang=zh-CN', { 'accept-language': 'en' })).toMatch(/<html lang="zh-CN">[^]*首页/);
  });

  it('comes with its first picture where it is the start page of everybody, in the language that is asked for', async () => {
    const { call } = await start({ web, variables: { DATA_MODE: 'live' } });
    const page = async (path: string): Promise<string> => (await call(path, { headers: html })).text();
    for (const path of ['/', '/home', '/?settings=general']) {
      expect(await page(path)).toContain(
        '<div id="app"><div data-frame inert aria-hidden="true">start page</div></div>',
      );
      // No script is asked for beside the picture but the entry: the others wait until it has been painted.
      expect(await page(path)).toMatch(/<link data-after-paint crossorigin href="\/assets\/a\.js">[^]*<\/head>/);
      expect(await page(path)).toContain('<link data-after-paint crossorigin href="/assets/shell-1a2b.js">');
      expect(await page(path)).toContain('<link data-after-paint crossorigin href="/assets/vendor-1a2b.js">');
    }
    expect(await page('/?lang=zh-CN')).toContain('>首页画面</div>');
    for (const path of ['/research', '/invite/ABC', '/home/ABC', '/strategy/1', '/nowhere']) {
      expect(await page(path)).toContain('<div id="app"></div>');
    }
    const simulated = await start({ web, variables: { DATA_MODE: 'simulated' } });
    expect(await (await simulated.call('/', { headers: html })).text()).toContain('>start page, simulated</div>');
  });

  it('sends assets compressed, for ever, in a coding the browser takes', async () => {
    const { call } = await start({ web });
    const bytes = async (accept: string, name = 'app-1a2b.js'): Promise<[string | null, Buffer]> => {
      const response = await call(`/assets/${name}`, { headers: { 'accept-encoding': accept } });
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      return [response.headers.get('content-encoding'), Buffer.from(await response.arrayBuffer())];
    };
    const text = 'export const x = 1;'.repeat(50);
    const [br, brotli] = await bytes('gzip, br');
    expect([br, brotliDecompressSync(brotli).toString()]).toEqual(['br', text]);
    const [gz, gzipped] = await bytes('gzip, br;q=0');
    expect([gz, gunzipSync(gzipped).toString()]).toEqual(['gzip', text]);
    const [none, plain] = await bytes('');
    expect([none, plain.toString()]).toEqual([null, text]);
    const [, built] = await bytes('br', 'built-3c4d.css');
    expect(brotliDecompressSync(built).toString()).toBe('body{color:red}');
  });

  it('has no file outside its folder, no hidden one, and no page for a missing asset', async () => {
    const { call } = await start({ web });
    for (const path of ['/assets/gone-1.js', '/assets', '/api', '/api/none']) {
      expect([path, (await call(path, { headers: html })).status]).toEqual([path, 404]);
    }
    for (const path of ['/.secret', '/assets/%2e%2e/.secret', '/..%2f..%2fetc%2fpasswd']) {
      const response = await call(path, { headers: html });
      expect([path, response.status, await response.text()]).toEqual([path, 200, expect.stringContaining('id="app"')]);
    }
    for (const path of ['/%zz', '/%E0%A4%A', '/research/%']) {
      const response = await call(path, { headers: html });
      expect([path, response.status, response.headers.get('location')]).toEqual([path, 302, '/']);
    }
    expect((await call('/api/none', { headers: html })).headers.get('content-type')).toMatch(/json/);
  });

  it('says what to do when it is not built', async () => {
    const { call } = await start();
    const response = await call('/', { headers: html });
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('npm start');
  });
});
