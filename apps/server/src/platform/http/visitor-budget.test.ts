import { getRequestListener } from '@hono/node-server';
import { afterEach, describe, expect, it } from 'vitest';
import type { Listening } from '../../cli/listen.ts';
import { listen } from '../../cli/listen.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { json, read, testServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';

const open: { readonly server: TestServer; readonly listening: Listening }[] = [];
afterEach(async () => {
  for (const { server, listening } of open.splice(0)) await listening.close(server.stop());
});

async function serve(variables: Record<string, string>): Promise<string> {
  const server = await testServer({ works: false, variables });
  const listening = await listen('127.0.0.1', 0);
  listening.serve(getRequestListener(server.server.app.fetch));
  open.push({ server, listening });
  return listening.address;
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
    expect([refused.status, (await read<{ code: string }>(refused)).code]).toEqual([429, 'rate-limited']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ask(two)).status).toBe(200);
    // New sessions are no way round: the place has five times as much.
    const heard: number[] = [];
    for (let n = 0; n < 12; n += 1) heard.push((await ask(await visit(address, '203.0.113.1'))).status);
    expect(heard).toContain(429);
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
