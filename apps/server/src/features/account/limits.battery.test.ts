import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { eachStore } from '../../platform/db/testing/each-store.ts';
import type { Store } from '../../platform/db/open-store.ts';
import { fakeClock } from '../../testing/fake-market.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { json, testServer } from '../../testing/test-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'plumbline-limits-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const quarterMs = 900_000;
const owner = { email: 'ada@example.org', password: 'a long enough word' };
const [home, elsewhere] = ['203.0.113.7', '198.51.100.4'];

eachStore('limits of signing in behind a proxy', ({ fresh }) => {
  const start = (store: Store, clock = fakeClock): Promise<TestServer> =>
    testServer({ store, works: false, clock, variables: { SECRET_FILE: join(folder, 'key'), TRUST_PROXY: '1' } });

  /** What one place asks through the proxy, which appends where it was asked from. */
  const from = async (server: TestServer, place: string) => {
    const forwarded = { 'x-forwarded-for': `192.0.2.1, ${place}` };
    const opened = await server.call('/api/session', json('POST', { deviceId: `device-at-${place}` }, forwarded));
    const headers = { ...forwarded, cookie: (opened.headers.get('set-cookie') ?? '').split(';')[0] ?? '' };
    const ask = async (path: string, body: object): Promise<number> =>
      (await server.call(`/api/account${path}`, json('POST', body, headers))).status;
    return {
      signUp: () => ask('/sign-up', owner),
      signIn: (password: string) => ask('/sign-in', { email: owner.email, password }),
      startService: () => ask('/service/start', {}),
    };
  };

  it('ten wrong guesses close an account to the place they came from, in every process and through a restart, and not to its owner', async () => {
    const store = await fresh();
    let now = fakeClock.now();
    const clock = { now: () => now };
    const [one, two] = [await start(store, clock), await start(store, clock)];
    await (await from(one, home)).signUp();
    const guessers = [await from(one, elsewhere), await from(two, elsewhere)];
    const heard: number[] = [];
    for (let n = 0; n < 12; n += 1) heard.push((await guessers[n % 2]?.signIn(`guess ${n}`)) ?? 0);
    expect(heard.slice(0, 10)).toEqual(Array<number>(10).fill(400));
    expect(heard.slice(10)).toEqual([429, 429]);
    const restarted = await start(store, clock);
    expect(await (await from(restarted, elsewhere)).signIn(owner.password)).toBe(429);
    expect(await (await from(restarted, home)).signIn(owner.password)).toBe(200);
    now += quarterMs;
    expect(await (await from(restarted, elsewhere)).signIn(owner.password)).toBe(200);
    const kept = await store.db.selectFrom('tries').selectAll().execute();
    expect(JSON.stringify(kept)).not.toMatch(/ada|203\.0|198\.51/);
    now += quarterMs;
    await restarted.server.purge();
    expect(await store.db.selectFrom('tries').selectAll().execute()).toEqual([]);
  });

  it('a place that tries too often closes nobody else out', async () => {
    const server = await start(await fresh());
    const [loud, quiet] = [await from(server, elsewhere), await from(server, home)];
    const heard: number[] = [];
    for (let n = 0; n < 61; n += 1) heard.push(await loud.startService());
    expect(heard.slice(0, 60)).not.toContain(429);
    expect(heard[60]).toBe(429);
    expect(await quiet.startService()).not.toBe(429);
  });
});
