import { afterEach, describe, expect, it } from 'vitest';
import type { StrategyView, VersionView } from '@plumbline/contract/strategy';
import type { ErrorBody } from '@plumbline/contract/system';
import type { TestServer, Visitor } from '../../testing/test-server.ts';
import { read, testServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { average, parameters, spec } from './testing/two-averages.ts';

const servers: TestServer[] = [];
afterEach(async () => {
  for (const one of servers.splice(0)) await one.stop();
});

async function start(): Promise<TestServer> {
  const started = await testServer();
  servers.push(started);
  return started;
}

async function create(me: Visitor, changes: Record<string, unknown> = {}): Promise<StrategyView> {
  const response = await me.send('POST', '/api/strategies', { spec: spec(changes) });
  expect(response.status).toBe(200);
  return read<StrategyView>(response);
}

async function tested(me: Visitor, id: string): Promise<StrategyView> {
  return until('the version is tested', async () => {
    const { strategy } = await read<{ strategy: StrategyView }>(await me.get(`/api/strategies/${id}`));
    return ['done', 'failed'].includes(strategy.current.test.state) && strategy;
  });
}

describe('a strategy', () => {
  it('is kept as version 1, computed on the server, and says what the computation came to', async () => {
    const { visitor } = await start();
    const me = await visitor();
    const made = await create(me);
    expect(made).toMatchObject({ name: 'Two averages', state: 'draft', trials: 1, current: { version: 1 } });
    const { state, current } = await tested(me, made.id);
    expect(state).toBe('tested');
    expect(current.test).toMatchObject({ state: 'done', error: null, agrees: null });
    expect(current.test.summary?.resultHash).toMatch(/^[0-9a-f]{64}$/);
    expect(current.test.summary?.metrics.whole['totalReturn']).toEqual(expect.any(Number));
    expect(current.test.summary?.sparkline[0]).toBe(1);
  });

  it('gets a version for an edit, none for the same again, and lists all of them', async () => {
    const { visitor } = await start();
    const me = await visitor();
    const { id } = await create(me);
    const save = (body: unknown) => me.send('POST', `/api/strategies/${id}/versions`, body);
    const same = await read<StrategyView>(await save({ spec: spec({ name: 'Another name' }) }));
    expect(same).toMatchObject({ name: 'Another name', current: { version: 1 } });
    const edited = await read<StrategyView>(
      await save({ spec: spec({ parameters: parameters(8) }), note: 'slower', resultHash: 'a'.repeat(64) }),
    );
    expect(edited).toMatchObject({ trials: 2, current: { version: 2, note: 'slower' } });
    const { current } = await tested(me, id);
    expect(current.test.agrees).toBe(false);
    const { versions } = await read<{ versions: VersionView[] }>(await me.get(`/api/strategies/${id}`));
    expect(versions.map(({ version }) => version)).toEqual([2, 1]);
  });

  it('that cannot be is refused by the path of what is wrong', async () => {
    const { visitor } = await start();
    const me = await visitor();
    const wrong = spec({
      entry: { long: { op: 'crossesAbove', left: average('fast'), right: { op: 'indicator', id: 'smaa' } } },
    });
    const response = await me.send('POST', '/api/strategies', { spec: wrong });
    expect(response.status).toBe(400);
    expect((await read<ErrorBody>(response)).message).toMatch(/entry\.long\.right\.id: there is no indicator "smaa"/);
    const shapeless = await me.send('POST', '/api/strategies', { spec: { schema: 'plumbline-strategy/1' } });
    expect(shapeless.status).toBe(400);
    expect((await read<ErrorBody>(shapeless)).message).toMatch(/Name: cannot be read/);
  });

  it('is archived and brought back, removed and restored', async () => {
    const { visitor } = await start();
    const me = await visitor();
    const { id } = await create(me);
    await tested(me, id);
    const archived = await read<StrategyView>(await me.send('PATCH', `/api/strategies/${id}`, { archived: true }));
    expect(archived.state).toBe('archived');
    const back = await read<StrategyView>(await me.send('PATCH', `/api/strategies/${id}`, { archived: false }));
    expect(back.state).toBe('tested');
    await me.send('DELETE', `/api/strategies/${id}`);
    expect((await me.get(`/api/strategies/${id}`)).status).toBe(404);
    expect((await me.send('POST', `/api/strategies/${id}/restore`, {})).status).toBe(200);
    expect((await me.get(`/api/strategies/${id}`)).status).toBe(200);
  });

  it('belongs to its owner: every verb gives a stranger the answer for a missing one', async () => {
    const { visitor } = await start();
    const [me, stranger] = [await visitor(), await visitor()];
    const { id } = await create(me);
    const attempts: [string, string, unknown][] = [
      ['GET', '', undefined],
      ['GET', '/events', undefined],
      ['GET', '/shares', undefined],
      ['PATCH', '', { archived: true }],
      ['POST', '/versions', { spec: spec() }],
      ['POST', '/trials', { settings: [] }],
      ['POST', '/clone', { name: 'Mine' }],
      ['POST', '/shares', { withLogic: true, days: 7 }],
      ['DELETE', '/shares/abc', undefined],
      ['POST', '/restore', {}],
      ['DELETE', '', undefined],
    ];
    for (const [method, rest, body] of attempts) {
      const foreign = await stranger.send(method, `/api/strategies/${id}${rest}`, body);
      expect([method, rest, foreign.status]).toEqual([method, rest, 404]);
    }
    expect((await me.get(`/api/strategies/${id}`)).status).toBe(200);
  });
});

describe('trials', () => {
  it('enter the verdict that list, detail and link show, as soon as they are counted', async () => {
    const { visitor } = await start();
    const me = await visitor();
    const { id } = await create(me);
    const { current } = await tested(me, id);
    const luck = ({ verdict }: VersionView['test']): number | null | undefined =>
      verdict?.checks.find((check) => check.id === 'deflated-sharpe')?.figures.find((figure) => figure.id === 'hurdle')
        ?.value;
    const settings = Array.from({ length: 40 }, (_, at) => at.toString(16).padStart(64, '0'));
    await me.send('POST', `/api/strategies/${id}/trials`, { settings });
    const { strategy, versions } = await read<{ strategy: StrategyView; versions: VersionView[] }>(
      await me.get(`/api/strategies/${id}`),
    );
    const { strategies } = await read<{ strategies: StrategyView[] }>(await me.get('/api/strategies'));
    const verdict = strategy.current.test.verdict;
    expect(verdict?.trials).toBe(41);
    expect(versions[0]?.test.verdict).toEqual(verdict);
    expect(strategies[0]?.current.test.verdict).toEqual(verdict);
    expect(luck(current.test)).toBe(0);
    expect(luck(strategy.current.test)).toBeGreaterThan(0);
    const { token } = await read<{ token: string }>(
      await me.send('POST', `/api/strategies/${id}/shares`, { withLogic: true, days: null }),
    );
    const shared = await read<{ version: VersionView }>(await me.get(`/api/shared/strategies/${token}`));
    expect(shared.version.test.verdict).toEqual(verdict);
  });

  const key = (digit: string) => digit.repeat(64);

  it('count distinct settings once, a sweep once, and never fall', async () => {
    const { visitor } = await start();
    const me = await visitor();
    const { id } = await create(me);
    const count = async (body: unknown): Promise<number> =>
      (await read<{ trials: number }>(await me.send('POST', `/api/strategies/${id}/trials`, body))).trials;
    expect(await count({ settings: [key('1'), key('2'), key('1')] })).toBe(3);
    expect(await count({ settings: [key('2')] })).toBe(3);
    expect(await count({ settings: [], sweeps: [{ key: key('5'), size: 2500 }] })).toBe(4);
  });

  it('come along with a clone, a deletion and a new start from the same logic', async () => {
    const { visitor } = await start();
    const me = await visitor();
    const { id } = await create(me);
    await me.send('POST', `/api/strategies/${id}/trials`, { settings: [key('1'), key('2')] });
    const clone = await read<StrategyView>(await me.send('POST', `/api/strategies/${id}/clone`, { name: 'Copy' }));
    expect(clone.trials).toBe(3);
    await me.send('DELETE', `/api/strategies/${id}`);
    await me.send('DELETE', `/api/strategies/${clone.id}`);
    const again = await create(me, { name: 'Fresh start', parameters: parameters(9) });
    expect(again.trials).toBe(4);
  });
});

describe('a shared strategy', () => {
  it('is read by anybody with the link, copied with its trials, and closed when its owner says so', async () => {
    const { visitor, call } = await start();
    const [me, other] = [await visitor(), await visitor()];
    const { id } = await create(me);
    await tested(me, id);
    const share = async (withLogic: boolean): Promise<string> =>
      (await read<{ token: string }>(await me.send('POST', `/api/strategies/${id}/shares`, { withLogic, days: 7 })))
        .token;
    const [open, shut] = [await share(true), await share(false)];
    const seen = await read<{ version: VersionView; name: string }>(await call(`/api/shared/strategies/${open}`));
    expect(seen).toMatchObject({ name: 'Two averages', version: { spec: { kind: 'trend' } } });
    const bare = await read<{ version: VersionView }>(await call(`/api/shared/strategies/${shut}`));
    expect(bare.version.spec).toBeNull();
    expect(bare.version.test.summary).not.toBeNull();
    expect((await other.send('POST', `/api/shared/strategies/${shut}/clone`, {})).status).toBe(403);
    const copy = await read<StrategyView>(await other.send('POST', `/api/shared/strategies/${open}/clone`, {}));
    expect(copy).toMatchObject({ attribution: 'Two averages', trials: 1 });
    await me.send('DELETE', `/api/strategies/${id}/shares/${open}`);
    const closed = await call(`/api/shared/strategies/${open}`);
    expect(closed.status).toBe(404);
    expect((await read<ErrorBody>(closed)).message).toBe('Link no longer shared');
  });
});
