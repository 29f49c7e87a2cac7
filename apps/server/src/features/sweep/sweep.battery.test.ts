import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import type { StrategyView } from '@plumbline/contract/strategy';
import type { SweepView } from '@plumbline/contract/sweep';
import type { ErrorBody } from '@plumbline/contract/system';
import { parseStrategySpec } from '@plumbline/model/strategy-spec';
import { runTask } from '@plumbline/quant/engine/pool/testing/run-task';
import { accountOf } from '@plumbline/quant/engine/strategy/account-terms';
import { periodsPerYear } from '@plumbline/quant/engine/strategy/bars-per-year';
import { runWideSweep } from '@plumbline/quant/engine/sweep/wide-sweep';
import { wideSweepKey } from '@plumbline/quant/engine/sweep/wide-sweep-request';
import { openStore } from '../../platform/db/open-store.ts';
import { eachStore } from '../../platform/db/testing/each-store.ts';
import type { ServerDeps } from '../../server.ts';
import { loadUniverse } from '../strategy/load-universe.ts';
import { spec } from '../strategy/testing/two-averages.ts';
import { fakeMarket } from '../../testing/fake-market.ts';
import { read, testServer, type TestServer, type Visitor } from '../../testing/test-server.ts';
import { until, untilIdle } from '../../testing/until.ts';

const here: ServerDeps['tasks'] = { run: async (task, input) => runTask(task, input) };
const span = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
/** More cells than one piece has. */
const axes: [{ key: string; values: number[] }, { key: string; values: number[] }] = [
  { key: 'fast', values: span(2, 49) },
  { key: 'slow', values: span(50, 89) },
];
const total = 48 * 40;
const body = { spec: spec(), others: {}, axes };

const endings: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end();
});

async function start(options: Parameters<typeof testServer>[0] = {}): Promise<TestServer> {
  const started = await testServer(options);
  endings.push(() => started.stop());
  return started;
}

async function create(me: Visitor): Promise<StrategyView> {
  return read<StrategyView>(await me.send('POST', '/api/strategies', { spec: spec() }));
}

const sweepsOf = async (me: Visitor, id: string): Promise<SweepView[]> =>
  (await read<{ sweeps: SweepView[] }>(await me.get(`/api/strategies/${id}/sweeps`))).sweeps;

const comesTo = (me: Visitor, id: string, isSo: (sweep: SweepView) => boolean): Promise<SweepView> =>
  until('the sweep comes so far', async () => (await sweepsOf(me, id)).find(isSo));

async function cellsOf(me: Visitor, id: string, sweep: string, from = 0): Promise<(number | null)[]> {
  const answer = await me.get(`/api/strategies/${id}/sweeps/${sweep}/cells?from=${from}`);
  return (await read<{ sharpe: (number | null)[] }>(answer)).sharpe;
}

/** What a browser finds for the same order. */
async function asInBrowser(): Promise<(number | null)[]> {
  const parsed = parseStrategySpec(spec());
  const { assets, references, rates, benchmark } = await loadUniverse(fakeMarket().handle, parsed);
  const account = { ...accountOf(assets), periodsPerYear: periodsPerYear(parsed, assets) };
  const input = { ...account, spec: parsed, assets, references, rates, benchmark };
  const order = { spec: parsed, others: {}, axes };
  const sharpe = await runWideSweep(here, order, input, span(0, total - 1));
  return Array.from(sharpe, (value) => (Number.isFinite(value) ? value : null));
}

interface Gate {
  readonly reached: Promise<void>;
  readonly open: () => void;
}

/** Tasks of which some, by number, wait until they are let go. */
function gated(...numbers: number[]): { tasks: ServerDeps['tasks']; gates: Gate[] } {
  const hold = () => {
    let settle: () => void = () => undefined;
    const settled = new Promise<void>((resolve) => (settle = resolve));
    return { settle: () => settle(), settled };
  };
  const waits = numbers.map(() => ({ reaching: hold(), opening: hold() }));
  let count = 0;
  return {
    tasks: {
      run: async (task, input) => {
        count += 1;
        const wait = waits[numbers.indexOf(count)];
        wait?.reaching.settle();
        await wait?.opening.settled;
        return runTask(task, input);
      },
    },
    gates: waits.map(({ reaching, opening }) => ({ reached: reaching.settled, open: opening.settle })),
  };
}

describe('a sweep on the server', () => {
  it('finds what a browser finds, to the bit, counts once as a trial of its size, and tells its progress', async () => {
    const { visitor, store } = await start();
    const me = await visitor();
    const { id, trials } = await create(me);
    const begun = await read<SweepView>(await me.send('POST', `/api/strategies/${id}/sweeps`, body));
    const key = wideSweepKey({ spec: parseStrategySpec(spec()), others: {}, axes });
    expect(begun).toMatchObject({ key, state: 'queued', done: 0, total, round: 1, error: null });
    const done = await comesTo(me, id, ({ state }) => state === 'done');
    expect(done).toMatchObject({ id: begun.id, done: total, isRough: true });
    const cells = await cellsOf(me, id, done.id);
    expect(cells.filter((value) => value !== null).length).toBeGreaterThan(total / 2);
    expect(cells).toEqual(await asInBrowser());
    expect(await cellsOf(me, id, done.id, 700)).toEqual(cells.slice(700));
    expect(await cellsOf(me, id, done.id, total)).toEqual([]);
    await me.send('POST', `/api/strategies/${id}/sweeps`, body);
    const again = await comesTo(me, id, ({ state }) => state === 'done');
    expect(await cellsOf(me, id, again.id)).toEqual(cells);
    const { strategy } = await read<{ strategy: StrategyView }>(await me.get(`/api/strategies/${id}`));
    expect(strategy.trials).toBe(trials + 1);
    const sizes = await store.db.selectFrom('lineage_trials').select('size').where('kind', '=', 'sweep').execute();
    expect(sizes.map(({ size }) => Number(size))).toEqual([total]);
    const events = await store.db.selectFrom('events').select('body').where('stream', '=', `strategy:${id}`).execute();
    const told = events.map((event): unknown => JSON.parse(event.body));
    expect(told).toContainEqual({ sweep: done.id, state: 'done', done: total });
  });

  it('goes on by itself after the server was started again, from what was kept', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'plumbline-sweep-'));
    endings.push(async () => rmSync(dataDir, { recursive: true, force: true }));
    const opened = () => openStore({ dataDir, databaseUrl: null, note: () => undefined });
    // The first piece takes longer than a stretch may; the second is under way when the server ends.
    const {
      tasks,
      gates: [slow, second],
    } = gated(1, 2);
    const first = await testServer({ store: await opened(), tasks });
    const me = await first.visitor();
    const { id } = await create(me);
    const { id: sweep } = await read<SweepView>(await me.send('POST', `/api/strategies/${id}/sweeps`, body));
    await slow?.reached;
    await delay(400);
    slow?.open();
    await second?.reached;
    expect(await comesTo(me, id, ({ done }) => done > 0)).toMatchObject({ state: 'running', done: 512 });
    const found = await cellsOf(me, id, sweep);
    const ended = first.stop();
    second?.open();
    await ended;
    let ran = 0;
    const next = await start({
      store: await opened(),
      tasks: {
        run: async (task, input) => {
          ran += 1;
          return runTask(task, input);
        },
      },
    });
    const row = async () =>
      next.store.db.selectFrom('strategy_sweeps').selectAll().where('id', '=', sweep).executeTakeFirstOrThrow();
    await until('the sweep is done', async () => (await row()).state === 'done');
    expect(await row()).toMatchObject({ state: 'done', round: 1, starts: 1, done: total });
    expect(ran).toBeLessThan(Math.ceil(total / 512));
    const pieces = await next.store.db.selectFrom('sweep_pieces').selectAll().orderBy('first_cell').execute();
    const numbers = pieces.flatMap(({ sharpe }) => [...new Float64Array(Uint8Array.from(sharpe).buffer)]);
    const cells = numbers.map((value) => (Number.isFinite(value) ? value : null));
    expect(cells.slice(0, 512)).toEqual(found);
    expect(cells).toEqual(await asInBrowser());
  });

  it('begins anew when its prices are others than those it began with', async () => {
    const {
      tasks,
      gates: [gate],
    } = gated(2);
    const { visitor, store } = await start({ tasks });
    const me = await visitor();
    const { id } = await create(me);
    const { id: sweep } = await read<SweepView>(await me.send('POST', `/api/strategies/${id}/sweeps`, body));
    await gate?.reached;
    await me.send('POST', `/api/strategies/${id}/sweeps/${sweep}/stop`, {});
    gate?.open();
    // Both pieces are kept, in one stretch or in two.
    await comesTo(me, id, ({ done }) => done === 1024);
    await store.db.updateTable('strategy_sweeps').set({ data_hash: 'of other prices' }).execute();
    await me.send('POST', `/api/strategies/${id}/sweeps`, body);
    const done = await comesTo(me, id, ({ state }) => state === 'done');
    expect(done.round).toBe(2);
    expect(await cellsOf(me, id, sweep)).toEqual(await asInBrowser());
  });

  it('ends with its strategy, and may go on when that is brought back', async () => {
    const {
      tasks,
      gates: [gate],
    } = gated(1);
    const { visitor, store } = await start({ tasks });
    const me = await visitor();
    const { id } = await create(me);
    await me.send('POST', `/api/strategies/${id}/sweeps`, body);
    await gate?.reached;
    await delay(300);
    await me.send('DELETE', `/api/strategies/${id}`);
    gate?.open();
    await untilIdle(store);
    await me.send('POST', `/api/strategies/${id}/restore`, {});
    const [stopped] = await sweepsOf(me, id);
    expect(stopped).toMatchObject({ state: 'stopped', done: 512 });
    await me.send('POST', `/api/strategies/${id}/sweeps`, body);
    expect((await comesTo(me, id, ({ state }) => state === 'done')).done).toBe(total);
  });

  it('says what is wrong by its field, and what ended it', async () => {
    const { visitor } = await start();
    const me = await visitor();
    const { id } = await create(me);
    const send = (changes: object) => me.send('POST', `/api/strategies/${id}/sweeps`, { ...body, ...changes });
    const message = async (answer: Promise<Response>): Promise<string> => {
      const response = await answer;
      expect(response.status).toBe(400);
      return (await read<ErrorBody>(response)).message;
    };
    expect(await message(send({ axes: [axes[0], { key: 'slower', values: [3] }] }))).toMatch(/no parameter "slower"/);
    expect(await message(send({ axes: [axes[0], { key: 'slow', values: [3, 900] }] }))).toMatch(
      /slow must be .* not 900/,
    );
    expect(await message(send({ axes: [axes[0], axes[0]] }))).toMatch(/each once/);
    expect(await message(send({ others: { fast: 900 } }))).toMatch(/fast must be/);
    const wide = { key: 'slow', values: Array.from({ length: 1000 }, (_, at) => 3 + at / 1000) };
    const fine = { key: 'fast', values: Array.from({ length: 101 }, (_, at) => 2 + at / 1000) };
    expect(await message(send({ axes: [fine, wide] }))).toMatch(/at most 100000 settings/);
    await send({ spec: spec({ universe: { instruments: ['US:DARK'] } }) });
    const failed = await comesTo(me, id, ({ state }) => state === 'failed');
    expect(failed.error).toMatch(/No instrument of this strategy has prices/);
  });

  it('is one at a time for an owner, and nothing for a stranger', async () => {
    const {
      tasks,
      gates: [gate],
    } = gated(1);
    const { visitor } = await start({ tasks });
    const [me, stranger] = [await visitor(), await visitor()];
    const { id } = await create(me);
    const other = await create(me);
    const { id: sweep } = await read<SweepView>(await me.send('POST', `/api/strategies/${id}/sweeps`, body));
    await gate?.reached;
    const same = await read<SweepView>(await me.send('POST', `/api/strategies/${id}/sweeps`, body));
    expect(same.id).toBe(sweep);
    const refused = await me.send('POST', `/api/strategies/${other.id}/sweeps`, body);
    expect(refused.status).toBe(429);
    expect((await read<ErrorBody>(refused)).message).toMatch(/A sweep of “Two averages” is under way/);
    gate?.open();
    for (const [method, path, sent] of [
      ['GET', '', undefined],
      ['POST', '', body],
      ['GET', `/${sweep}/cells`, undefined],
      ['POST', `/${sweep}/stop`, {}],
    ] as const) {
      const answer = await stranger.send(method, `/api/strategies/${id}/sweeps${path}`, sent);
      expect(answer.status, `${method} ${path}`).toBe(404);
    }
    // A sweep of another strategy is not reached through one's own.
    expect((await me.get(`/api/strategies/${other.id}/sweeps/${sweep}/cells`)).status).toBe(404);
  });
});

eachStore('a sweep that is stopped', ({ fresh }) => {
  it('keeps what it has, and goes on from there to the same cells', async () => {
    const {
      tasks,
      gates: [gate],
    } = gated(2);
    const { visitor } = await start({ tasks, store: await fresh() });
    const me = await visitor();
    const { id, trials } = await create(me);
    const { id: sweep } = await read<SweepView>(await me.send('POST', `/api/strategies/${id}/sweeps`, body));
    await gate?.reached;
    const told = await read<SweepView>(await me.send('POST', `/api/strategies/${id}/sweeps/${sweep}/stop`, {}));
    expect(told.state).toBe('stopped');
    gate?.open();
    // Both pieces are kept, in one stretch or in two.
    const stopped = await comesTo(me, id, ({ done }) => done === 1024);
    expect(stopped).toMatchObject({ id: sweep, state: 'stopped' });
    const found = await cellsOf(me, id, sweep);
    await delay(100);
    expect((await sweepsOf(me, id))[0]).toEqual(stopped);
    const resumed = await read<SweepView>(await me.send('POST', `/api/strategies/${id}/sweeps`, body));
    expect(resumed).toMatchObject({ id: sweep, state: 'queued', done: 1024 });
    await comesTo(me, id, ({ state }) => state === 'done');
    const cells = await cellsOf(me, id, sweep);
    expect(cells.slice(0, 1024)).toEqual(found);
    expect(cells).toEqual(await asInBrowser());
    const { strategy } = await read<{ strategy: StrategyView }>(await me.get(`/api/strategies/${id}`));
    expect(strategy.trials).toBe(trials + 1);
  });
});
