import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ServerProcess } from '../../testing/server-process.ts';
import { startServer } from '../../testing/server-process.ts';
import { folder } from '../../testing/test-command.ts';
import { json, read, testServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { openStore } from './open-store.ts';
import { stoppableProxy } from './testing/stoppable-proxy.ts';
import type { OwnPostgres } from './testing/temporary-postgres.ts';
import { canMakePostgres, startOwnPostgres } from './testing/temporary-postgres.ts';

const outageMs = 12_000;
/** Two reports asked for before each restart. */
const symbols = [
  ['US:NVDA', 'US:AAPL'],
  ['US:KO', 'US:JPM'],
  ['US:TSLA', 'US:GOOG'],
  ['US:AMD', 'US:MSFT'],
  ['US:META', 'US:WMT'],
] as const;

const aliveOf = (processes: readonly ServerProcess[]): boolean[] => processes.map((one) => one.isAlive());

describe.skipIf(!canMakePostgres())('PostgreSQL that goes away (its programs are needed)', () => {
  let postgres: OwnPostgres;
  const processes: ServerProcess[] = [];
  beforeAll(async () => {
    const made = await startOwnPostgres();
    if (made === null) throw new Error('the programs of PostgreSQL are gone');
    postgres = made;
  });
  afterAll(async () => {
    for (const one of processes) one.kill('SIGKILL');
    await Promise.all(processes.map(({ exited }) => exited));
    await postgres.stop();
  });

  it('kills none of four processes, and all accepted work gets done', async () => {
    const common = { DATA_DIR: folder(), SECRET_FILE: `${folder()}/key`, DATABASE_URL: postgres.url };
    // One after the other: the first makes the schema.
    processes.push(await startServer('serve', { ...common, ROLE: 'api' }));
    processes.push(
      ...(await Promise.all([
        startServer('serve', { ...common, ROLE: 'api' }),
        startServer('worker', { ...common, HEALTH_PORT: '0' }),
        startServer('worker', { ...common, HEALTH_PORT: '0' }),
      ])),
    );
    // Two servers, then the health of two workers.
    const addresses = processes.flatMap(({ address }) => address ?? []);
    expect(addresses).toHaveLength(4);
    const [first = '', second = ''] = addresses;
    const visit = async (device: string): Promise<string> => {
      const opened = await fetch(`${first}/api/session`, json('POST', { deviceId: `device-of-a-test-${device}` }));
      return (opened.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    };
    const cookie = await visit('own');
    // Each symbol has a reader of its own: one reader may have three reports at once.
    const readers = new Map<string, string>(
      await Promise.all(symbols.flat().map(async (one) => [one, await visit(one)] as const)),
    );
    const accepted: { readonly id: string; readonly cookie: string }[] = [];
    const ask = async (address: string, symbol: string): Promise<number> => {
      const own = readers.get(symbol) ?? cookie;
      const answer = await fetch(`${address}/api/reports`, json('POST', { symbol }, { cookie: own }));
      const body: unknown = await answer.json();
      if (answer.ok && typeof body === 'object' && body !== null && 'id' in body) {
        accepted.push({ id: String(body.id), cookie: own });
      }
      return answer.status;
    };
    const answersAgain = (): Promise<true> =>
      until('every server is ready again', async () => {
        const all = await Promise.all(addresses.map((address) => fetch(`${address}/readyz`)));
        return all.every(({ ok }) => ok);
      });

    for (const [k, [one, other]] of symbols.entries()) {
      expect(await ask(first, one)).toBe(200);
      expect(await ask(second, other)).toBe(200);
      // At different points of the work that has just begun.
      await delay(300 * k);
      await postgres.halt(k % 2 === 0 ? 'fast' : 'immediate');
      await postgres.start();
      expect(aliveOf(processes)).toEqual([true, true, true, true]);
      await answersAgain();
    }
    await postgres.halt('fast');
    const longEnough = delay(outageMs);
    await until('the outage is noticed', async () => (await fetch(`${first}/readyz`)).status === 503);
    const refused = await fetch(`${second}/api/reports`, { headers: { cookie } });
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({ code: 'store-unavailable', action: 'retry-later' });
    expect(await ask(second, 'US:META')).toBe(503);
    await longEnough;
    await postgres.start();
    await answersAgain();

    expect(accepted).toHaveLength(2 * symbols.length);
    for (const { id, cookie: own } of accepted) {
      await until(`${id} is done`, async () => {
        const answer = await fetch(`${first}/api/reports/${id}`, { headers: { cookie: own } });
        const { run } = await read<{ run?: { state: string } }>(answer);
        return run?.state === 'done';
      });
    }
    expect(aliveOf(processes)).toEqual([true, true, true, true]);
  });

  it('that hangs leaves /readyz and every request an end', async () => {
    const proxy = await stoppableProxy(postgres.url);
    const store = await openStore({ dataDir: '', databaseUrl: proxy.url, note: () => undefined });
    const server = await testServer({ store, works: false });
    try {
      expect((await server.call('/readyz')).status).toBe(200);
      const visitor = await server.visitor();
      proxy.freeze();
      // Nothing else would end either of them: frozen, the other side says nothing until it is thawed below.
      expect((await server.call('/readyz')).status).toBe(503);
      const answers = await Promise.all(Array.from({ length: 15 }, () => visitor.get('/api/reports')));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503));
      proxy.thaw();
      await until('it answers again', async () => (await visitor.get('/api/reports')).ok);
      expect((await server.call('/readyz')).status).toBe(200);
    } finally {
      proxy.thaw();
      await server.stop();
      await proxy.close();
    }
  });
});
