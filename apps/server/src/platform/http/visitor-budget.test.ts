import { getRequestListener } from '@hono/node-server';
import { afterEach, describe, expect, it } from 'vitest';
import type { ErrorBody } from '@plumbline/contract/system';
import type { Listening } from '../../cli/listen.ts';
import { listen } from '../../cli/listen.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { json, read, testServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { addComputing, purgeUsage, readStoredBytes } from '../owner-usage.ts';

const open: { readonly server: TestServer; readonly listening: Listening }[] = [];
afterEach(async () => {
  for (const { server, listening } of open.splice(0)) await listening.close(server.stop());
});

async function serve(variables: Record<string, string>): Promise<string> {
  return (await serveStore(variables)).address;
}

async function serveStore(
  variables: Record<string, string>,
): Promise<{ readonly address: string; readonly store: TestServer['store'] }> {
  const server = await testServer({ works: false, variables });
  const listening = await listen('127.0.0.1', 0);
  listening.serve(getRequestListener(server.server.app.fetch));
  open.push({ server, listening });
  return { address: listening.address, store: server.store };
}

const others = { OPERATOR_TOKEN: 'a word of many letters', TRUST_PROXY: '1' };
const from = (place: string): Record<string, string> => ({ 'x-forwarded-for': place });

async function visit(address: string, place: string): Promise<Record<string, string>> {
  const body = { deviceId: 'device-of-a-test' };
  const answer = await fetch(`${address}/api/session`, json('POST', body, from(place)));
  return { ...from(place), cookie: (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '' };
}

describe('the budget of a visitor', () => {
  it('is told with every answer, refuses what is beyond it, and is nobody else’s', async () => {
    const address = await serve({ ...others, REQUESTS_PER_MINUTE: '3' });
    const [one, two] = [await visit(address, '203.0.113.1'), await visit(address, '203.0.113.1')];
    const ask = (headers: Record<string, string>) => fetch(`${address}/api/markets`, { headers });
    const first = await ask(one);
    expect(first.headers.get('ratelimit-policy')).toBe('"requests";q=3;w=60');
    expect(first.headers.get('ratelimit')).toMatch(/^"requests";r=2;t=\d+$/);
    await ask(one);
    await ask(one);
    const refused = await ask(one);
    expect([refused.status, await read<ErrorBody>(refused)]).toMatchObject([
      429,
      {
        code: 'rate-limited',
        message: expect.stringContaining('More than 3 requests within a minute'),
        details: { limit: 'requests.perMinute' },
      },
    ]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ask(two)).status).toBe(200);
    // New sessions are no way round: the place has five times as much.
    const heard: string[] = [];
    for (let n = 0; n < 12; n += 1) heard.push(await (await ask(await visit(address, '203.0.113.1'))).text());
    expect(heard.join()).toContain('requests.perPlace');
    expect((await ask(await visit(address, '203.0.113.2'))).status).toBe(200);
  });

  it('counts open streams until they are closed', async () => {
    const address = await serve({ ...others, STREAMS_AT_ONCE: '2' });
    const headers = await visit(address, '203.0.113.1');
    const follow = async () => {
      const left = new AbortController();
      const answer = await fetch(`${address}/api/signals/events`, { headers, signal: left.signal });
      return { status: answer.status, leave: () => left.abort() };
    };
    const [one, two, three] = [await follow(), await follow(), await follow()];
    expect([one.status, two.status, three.status]).toEqual([200, 200, 429]);
    one.leave();
    await until('there is a place again', async () => (await follow()).status === 200);
  });

  it('is not counted where only this machine can ask', async () => {
    const address = await serve({ REQUESTS_PER_MINUTE: '1' });
    const headers = await visit(address, '203.0.113.1');
    for (let n = 0; n < 5; n += 1) {
      const answer = await fetch(`${address}/api/markets`, { headers });
      expect([answer.status, answer.headers.get('ratelimit')]).toEqual([200, null]);
    }
  });
});

describe('what one owner may keep and compute', () => {
  const ownerOf = async (store: TestServer['store']): Promise<string> =>
    (await store.db.selectFrom('owners').select('id').where('kind', '=', 'anonymous').executeTakeFirstOrThrow()).id;
  const document = (ownerId: string, letters: number) => ({
    owner_id: ownerId,
    id: `d${letters}`,
    title: 't',
    instrument_id: null,
    form: 'note',
    known_at: '2026-01-02',
    paragraphs: 1,
    letters,
    spans: 'x'.repeat(letters),
    added_at: 1,
  });

  it('refuses more to keep once the room is used up, says so, and goes on as soon as something is removed', async () => {
    const { address, store } = await serveStore({ ...others, STORAGE_MB_PER_OWNER: '1' });
    const headers = await visit(address, '203.0.113.1');
    const begin = () => fetch(`${address}/api/conversations`, json('POST', {}, headers));
    const first = await begin();
    expect(first.status).toBe(200);
    expect(first.headers.get('ratelimit-policy')).toContain('"storage";q=1000000;qu="content-bytes"');
    expect(first.headers.get('ratelimit')).toMatch(/"storage";r=(1000000|99\d{4})$/);
    const id = await ownerOf(store);
    await store.db.insertInto('reader_documents').values(document(id, 1_000_001)).execute();
    // Not measured again for each of many calls; its documents are no small matter, so that is waited for.
    const refused = await until('it is noticed', async () => {
      const answer = await begin();
      return answer.status === 413 && answer;
    });
    expect(await refused.json()).toMatchObject({
      code: 'too-large',
      message: expect.stringContaining('1 MB is what one visitor may keep'),
      details: { limit: 'storage.perOwner', most: 1_000_000 },
    });
    expect((await fetch(`${address}/api/reports`, { headers })).status).toBe(200);
    await store.db.deleteFrom('reader_documents').execute();
    expect((await begin()).status).toBe(200);
  });

  it('does not count what was removed and waits to be gone; no limit refuses nothing', async () => {
    const { address, store } = await serveStore({ ...others, STORAGE_MB_PER_OWNER: '0' });
    const headers = await visit(address, '203.0.113.1');
    const begun = await fetch(`${address}/api/conversations`, json('POST', {}, headers));
    expect(begun.status).toBe(200);
    expect(begun.headers.get('ratelimit') ?? '').not.toContain('storage');
    const { id } = (await begun.json()) as { id: string };
    const said = json('POST', { text: 'x'.repeat(1000), locale: 'en', mentions: [] }, headers);
    expect((await fetch(`${address}/api/conversations/${id}/messages`, said)).status).toBe(200);
    const owner = await ownerOf(store);
    expect(await readStoredBytes(store.db, owner)).toBeGreaterThan(1000);
    expect((await fetch(`${address}/api/conversations/${id}`, { method: 'DELETE', headers })).ok).toBe(true);
    expect(await readStoredBytes(store.db, owner)).toBe(0);
  });

  it('refuses more computing once the seconds of the day are used up, and nothing else', async () => {
    const { address, store } = await serveStore({ ...others, COMPUTING_SECONDS_PER_DAY: '100' });
    const headers = await visit(address, '203.0.113.1');
    const ask = () => fetch(`${address}/api/reports`, json('POST', { symbol: 'ACME' }, headers));
    await addComputing(store.db, await ownerOf(store), 90_000, Date.now() - 86_400_000);
    await addComputing(store.db, await ownerOf(store), 30_000, Date.now());
    const first = await ask();
    expect(first.status).toBe(200);
    expect(first.headers.get('ratelimit')).toMatch(/"computing";r=70;t=\d+$/);
    await addComputing(store.db, await ownerOf(store), 70_000, Date.now());
    const refused = await ask();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(86_400);
    expect(await refused.json()).toMatchObject({ details: { limit: 'computing.perDay', most: 100 } });
    expect((await fetch(`${address}/api/conversations`, json('POST', {}, headers))).status).toBe(200);
    await purgeUsage(store.db, Date.now());
    expect((await ask()).status).toBe(429);
    await purgeUsage(store.db, Date.now() + 86_400_000);
    expect((await ask()).status).toBe(200);
  });
});
