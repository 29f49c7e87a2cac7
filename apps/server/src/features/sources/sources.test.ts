import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { parseEnv } from '../../env.ts';
import { fakeClock, fakeNow } from '../../testing/fake-market.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { read, testServer } from '../../testing/test-server.ts';
import { parseOrder } from '@plumbline/market/route/parse-order';
import { applyProxy } from '../../platform/outbound/proxy.ts';
import { seal, unseal } from '../../platform/seal.ts';
import { sourceSettings } from './service.ts';
import { yahooSessionKeeper } from './yahoo-session.ts';

const folder = mkdtempSync(join(tmpdir(), 'plumbline-sources-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let made = 0;
const running: TestServer[] = [];
afterEach(() => Promise.all(running.splice(0).map((server) => server.stop())));

async function start(variables: Readonly<Record<string, string>> = {}) {
  const secretFile = join(folder, `folder-${made++}`, 'master.key');
  const server = await testServer({ variables: { SECRET_FILE: secretFile, ...variables }, works: false });
  running.push(server);
  return { server, secretFile, visitor: await server.visitor() };
}

interface View {
  readonly changes: string;
  readonly keys: readonly {
    readonly source: string;
    readonly origin: string | null;
    readonly savedAt: number | null;
  }[];
  readonly feeds: readonly { readonly title: string; readonly url: string }[];
  readonly outbound: Readonly<Record<string, unknown>>;
  readonly contact: { readonly email: string | null; readonly origin: string | null };
}
const of = (view: View, source: string) => view.keys.find((one) => one.source === source);
const secret = 'finnhub-secret-7f3a';

describe('a key of a source', () => {
  it('is stored encrypted under a key file that only this user may read, used at once and never told', async () => {
    const { server, secretFile, visitor } = await start();
    const saved = await visitor.send('PUT', '/api/sources/keys/finnhub', { key: ` ${secret} ` });
    expect(saved.status).toBe(200);
    const text = await saved.text();
    expect(text).not.toContain(secret);
    // What the server itself sent.
    expect(of(JSON.parse(text) as View, 'finnhub')).toMatchObject({ origin: 'stored', savedAt: fakeNow });
    expect(statSync(secretFile).mode & 0o077).toBe(0);

    const [row] = await server.store.db.selectFrom('provider_keys').selectAll().execute();
    expect(JSON.stringify(row)).not.toContain(secret);
    const settings = sourceSettings({
      env: parseEnv({ SECRET_FILE: secretFile }),
      clock: fakeClock,
      store: server.store,
      note: () => undefined,
    });
    await settings.load();
    expect(settings.keyOf('finnhub')).toBe(secret);
    expect(settings.keyOf('massive')).toBeNull();
    expect(await (await visitor.get('/api/sources/settings')).text()).not.toContain(secret);
    expect(server.lines.join('\n')).not.toContain(secret);
  });

  it('is forgotten when it is removed, and the one of the environment counts again', async () => {
    const { visitor } = await start({ FINNHUB_API_KEY: 'from-the-environment' });
    await visitor.send('PUT', '/api/sources/keys/finnhub', { key: secret });
    const view = await read<View>(await visitor.send('DELETE', '/api/sources/keys/finnhub'));
    expect(of(view, 'finnhub')).toMatchObject({ origin: 'environment', savedAt: null });
    expect(JSON.stringify(view)).not.toContain('from-the-environment');
  });

  it('is refused when it is no key or of no source, without being repeated', async () => {
    const { visitor, secretFile } = await start();
    const odd = await visitor.send('PUT', '/api/sources/keys/finnhub', { key: 'two words' });
    expect([odd.status, (await odd.text()).includes('two words')]).toEqual([400, false]);
    expect((await visitor.send('PUT', '/api/sources/keys/yahoo', { key: secret })).status).toBe(404);
    expect((await visitor.send('PUT', '/api/sources/keys/finnhub', { key: secret, owner: 'x' })).status).toBe(400);
    expect(existsSync(secretFile)).toBe(false);
  });

  it('cannot be used with another key file, and says so', async () => {
    const { server, visitor } = await start();
    await visitor.send('PUT', '/api/sources/keys/finnhub', { key: secret });
    const env = parseEnv({ SECRET_FILE: join(folder, 'another', 'master.key') });
    const settings = sourceSettings({ env, clock: fakeClock, store: server.store, note: () => undefined });
    await settings.load();
    expect(settings.keyOf('finnhub')).toBeNull();
    expect(settings.keys().find(({ source }) => source === 'finnhub')?.fault).toMatch(/another key file/);
  });
});

describe('the contact', () => {
  it('is named to sources that ask, counts more than that of the environment, and can be taken back', async () => {
    const { server, visitor } = await start({ SEC_USER_AGENT: 'Example Ltd a@example.com' });
    const saved = await read<View>(await visitor.send('PUT', '/api/sources/contact', { email: 'me@example.org' }));
    expect(saved.contact).toEqual({ email: 'me@example.org', origin: 'stored' });
    const env = parseEnv({ SEC_USER_AGENT: 'Example Ltd a@example.com' });
    const settings = sourceSettings({ env, clock: fakeClock, store: server.store, note: () => undefined });
    await settings.load();
    expect(settings.contact()).toBe('Plumbline me@example.org');
    const back = await read<View>(await visitor.send('PUT', '/api/sources/contact', { email: null }));
    expect(back.contact).toEqual({ email: null, origin: 'environment' });
    await settings.load();
    expect(settings.contact()).toBe('Example Ltd a@example.com');
    expect((await visitor.send('PUT', '/api/sources/contact', { email: 'no address' })).status).toBe(400);
  });

  it('is not told to visitors of a server that others reach', async () => {
    const token = 'a-long-operator-token';
    const { visitor } = await start({ HOST: '0.0.0.0', OPERATOR_TOKEN: token });
    const body = { email: 'me@example.org' };
    expect((await visitor.send('PUT', '/api/sources/contact', body)).status).toBe(403);
    const answer = await visitor.send('PUT', '/api/sources/contact', body, { 'x-operator-token': token });
    expect((await read<View>(answer)).contact).toEqual({ email: null, origin: 'stored' });
  });
});

describe('the way out', () => {
  afterEach(() => applyProxy(null));

  it('counts more in Settings than in the environment, keeps its password to itself, and can be taken back', async () => {
    const variables = { HTTPS_PROXY: 'http://desk:first@proxy.example:3128', no_proxy: 'intranet.example' };
    const { server, visitor } = await start(variables);
    const view = async (answer: Promise<Response>) => (await read<View>(await answer)).outbound;
    expect(await view(visitor.get('/api/sources/settings'))).toEqual({
      proxy: 'http://desk@proxy.example:3128/',
      bypass: 'intranet.example',
      isStored: false,
      agent: expect.stringContaining('Plumbline'),
    });
    const entered = { proxy: 'http://desk:second@other.example:8080', agent: 'Desk/1.0' };
    const stored = await view(visitor.send('PUT', '/api/sources/outbound', entered));
    expect(stored).toEqual({ proxy: 'http://desk@other.example:8080/', bypass: '', agent: 'Desk/1.0', isStored: true });
    const rows = await server.store.db.selectFrom('provider_choices').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('second');
    // A change of one thing leaves the others, the hidden password included.
    await visitor.send('PUT', '/api/sources/outbound', { agent: null });
    expect(await view(visitor.get('/api/sources/settings'))).toMatchObject({
      proxy: 'http://desk@other.example:8080/',
    });
    const back = await view(visitor.send('PUT', '/api/sources/outbound', { proxy: null }));
    expect(back).toMatchObject({ proxy: 'http://desk@proxy.example:3128/', isStored: false });
    expect((await visitor.send('PUT', '/api/sources/outbound', { proxy: 'socks5://a.example' })).status).toBe(400);
    expect((await visitor.send('PUT', '/api/sources/outbound', { agent: 'line\nbreak' })).status).toBe(400);
  });
});

describe('what the welcome asks', () => {
  const asksContact = async (variables: Readonly<Record<string, string>>) => {
    const { visitor } = await start(variables);
    const ask = async () => (await read<{ asksContact: boolean }>(await visitor.get('/api/config'))).asksContact;
    const before = await ask();
    await visitor.send('PUT', '/api/sources/contact', { email: 'me@example.org' });
    return [before, await ask()];
  };
  it('is the contact, until it is known, where figures are real and the reader may set it', async () => {
    expect(await asksContact({ DATA_MODE: 'live' })).toEqual([true, false]);
    expect(await asksContact({ DATA_MODE: 'simulated' })).toEqual([false, false]);
    expect(await asksContact({ DATA_MODE: 'live', SEC_USER_AGENT: 'Ada ada@example.org' })).toEqual([false, false]);
    expect(await asksContact({ DATA_MODE: 'live', HOST: '0.0.0.0' })).toEqual([false, false]);
  });
});

describe('a sealed text', () => {
  const master = new Uint8Array(32).fill(7);
  it('opens for its purpose only, never twice alike, and not when it was touched', () => {
    const sealed = seal(master, 'provider-key|fmp', secret);
    expect(unseal(master, 'provider-key|fmp', sealed)).toBe(secret);
    expect(seal(master, 'provider-key|fmp', secret)).not.toBe(sealed);
    expect(() => unseal(master, 'provider-key|fred', sealed)).toThrow(/does not open/);
    const last = sealed.at(-5) === 'A' ? 'B' : 'A';
    expect(() => unseal(master, 'provider-key|fmp', sealed.slice(0, -5) + last + sealed.slice(-4))).toThrow(/not open/);
    expect(() => unseal(master, 'provider-key|fmp', 'v0.x.y')).toThrow(/does not know/);
  });
});

describe('who may change sources', () => {
  it('is everybody who reaches a server of this machine, and nobody without the token elsewhere', async () => {
    const body = { market: 'us', question: 'bars', providerIds: ['tencent'] };
    const home = await start();
    expect((await home.visitor.send('PUT', '/api/sources/order', body)).status).toBe(200);
    expect(
      (
        await home.server.call('/api/sources/order', {
          method: 'PUT',
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json' },
        })
      ).status,
    ).toBe(401);

    for (const variables of [{ HOST: '0.0.0.0' }, { PUBLIC_URL: 'http://plumbline.example' }]) {
      const open = await start(variables);
      expect((await open.visitor.send('PUT', '/api/sources/order', body)).status).toBe(403);
      expect(await read<View>(await open.visitor.get('/api/sources/settings'))).toMatchObject({ changes: 'nobody' });
    }
    const token = 'a-long-operator-token';
    const guarded = await start({ HOST: '0.0.0.0', OPERATOR_TOKEN: token });
    const send = (given: string) =>
      guarded.visitor.send('PUT', '/api/sources/order', body, { 'x-operator-token': given });
    expect([(await send('wrong')).status, (await send('')).status, (await send(token)).status]).toEqual([
      403, 403, 200,
    ]);
  });
});

describe('the order of sources', () => {
  it('is checked line by line', () => {
    expect(parseOrder('us.bars=tencent,yahoo; cn.quote = sina-quote')).toEqual({
      us: { bars: ['tencent', 'yahoo'] },
      cn: { quote: ['sina-quote'] },
    });
    expect(parseOrder('us.bars=sina')).toMatch(/"sina" is not asked for us\.bars/);
    expect(parseOrder('xx.bars=yahoo')).toMatch(/no market/);
    expect(parseOrder('us.search=yahoo')).toMatch(/no order/);
    expect(parseOrder('us.bars=yahoo,yahoo')).toMatch(/twice/);
    expect(() => parseEnv({ PROVIDER_ORDER: 'nonsense' })).toThrow(/PROVIDER_ORDER must be/);
  });

  it('is stored, counts more than that of the environment, and leaves other lines alone', async () => {
    const { server, visitor } = await start();
    await visitor.send('PUT', '/api/sources/order', { market: 'us', question: 'bars', providerIds: ['tencent'] });
    await visitor.send('PUT', '/api/sources/order', { market: 'cn', question: 'bars', providerIds: ['sina'] });
    const refused = await visitor.send('PUT', '/api/sources/order', {
      market: 'cn',
      question: 'bars',
      providerIds: ['sec'],
    });
    expect(refused.status).toBe(400);
    const env = parseEnv({ PROVIDER_ORDER: 'us.bars=yahoo; us.quote=finnhub' });
    const settings = sourceSettings({ env, clock: fakeClock, store: server.store, note: () => undefined });
    await settings.load();
    expect(settings.preferred()).toEqual({ us: { bars: ['tencent'], quote: ['finnhub'] }, cn: { bars: ['sina'] } });
  });
});

describe('feeds', () => {
  it('are https addresses with a title', async () => {
    const { visitor } = await start({ NEWS_FEEDS: 'https://paper.example/rss' });
    const bad = await visitor.send('PUT', '/api/sources/feeds', { feeds: [{ title: 'x', url: 'http://a.example/' }] });
    expect(bad.status).toBe(400);
    const feeds = [{ title: 'Another paper', url: 'https://b.example/atom' }];
    const view = await read<View>(await visitor.send('PUT', '/api/sources/feeds', { feeds }));
    expect(view.feeds.map(({ title }) => title)).toEqual(['paper.example', 'Another paper']);
  });
});

describe('a session with Yahoo', () => {
  it('outlives the process, sealed, and is none any more once it was forgotten or the key file is another', async () => {
    const { server, secretFile } = await start();
    const kept = { session: { crumb: 'a.crumb', cookie: 'A1=secret-cookie' }, at: fakeNow };
    const keeperOf = (file: string) => yahooSessionKeeper({ SECRET_FILE: file }, fakeClock, server.store);
    expect(await keeperOf(secretFile).read()).toBeNull();
    await keeperOf(secretFile).write(kept);
    const rows = await server.store.db.selectFrom('provider_choices').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('secret-cookie');
    expect(await keeperOf(secretFile).read()).toEqual(kept);
    await expect(keeperOf(`${secretFile}.other`).read()).rejects.toThrow();
    await keeperOf(secretFile).write(null);
    expect(await keeperOf(secretFile).read()).toBeNull();
  });
});
