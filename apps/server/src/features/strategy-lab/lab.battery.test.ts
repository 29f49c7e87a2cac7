import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import {
  wireModel,
  type WireAnswer,
  type WireModel,
  type WireQuestion,
} from '@plumbline/agent/desk/testing/wire-model';
import type { LabRunView } from '@plumbline/contract/strategy-lab';
import type { StrategyView } from '@plumbline/contract/strategy';
import type { StrategyLab } from '@plumbline/model/strategy-lab';
import { openStore } from '../../platform/db/open-store.ts';
import { eachStore } from '../../platform/db/testing/each-store.ts';
import { read, testServer, type TestServer, type Visitor } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { spec } from '../strategy/testing/two-averages.ts';

const endings: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end();
});

async function model(answer: (question: WireQuestion) => WireAnswer | Promise<WireAnswer>): Promise<WireModel> {
  const wire = await wireModel(answer);
  endings.push(() => wire.close());
  return wire;
}

async function place(wire: WireModel | null, more: Parameters<typeof testServer>[0] = {}) {
  const variables: Record<string, string> =
    wire === null
      ? {}
      : { LLM_PROVIDER: 'openai-compatible', LLM_BASE_URL: wire.address, LLM_MODEL: 'm', LLM_API_KEY: 'key-of-a-test' };
  const server: TestServer = await testServer({ variables, ...more });
  endings.push(() => server.stop());
  return { server, me: await server.visitor('device-of-the-lab') };
}

interface Opened {
  readonly run: LabRunView;
  readonly lab: StrategyLab | null;
}
const open = async (me: Visitor, id: string): Promise<Opened> => read<Opened>(await me.get(`/api/lab/runs/${id}`));
const ended = (me: Visitor, id: string): Promise<{ readonly run: LabRunView; readonly lab: StrategyLab }> =>
  until('the lab has ended', async () => {
    const { run, lab } = await open(me, id);
    return run.finishedAt === null || lab === null ? undefined : { run, lab };
  });
const begin = async (me: Visitor, more: object = {}, headers = {}): Promise<LabRunView> => {
  const answer = await me.send(
    'POST',
    '/api/lab/runs',
    { spec: spec(), idea: 'Rising shares rise.', ...more },
    headers,
  );
  expect(answer.status).toBe(200);
  return read<LabRunView>(answer);
};

/** A model that tries nine values, four and five at a time, whatever check is open. */
const sweeps = ({ task }: WireQuestion): WireAnswer => {
  const check = /# Checks it does not pass\n([a-z-]+):/.exec(task)?.[1] ?? '';
  const values = task.includes('"try":2') ? [30, 33, 36, 39, 42] : [12, 15, 18, 24];
  return {
    call: 'submit',
    input: { check, why: 'We should check whether a longer window trades less.', sweep: { key: 'slow', values } },
  };
};

eachStore('the strategy lab', ({ fresh }) => {
  it('counts ten variants in the one count of the owner, and its verdict counts ten', async () => {
    const wire = await model(sweeps);
    const { server, me } = await place(wire, { store: await fresh() });
    const key = { 'idempotency-key': 'key-of-this-run' };
    // A press of the button twice is one run.
    const [begun, twin] = await Promise.all([begin(me, {}, key), begin(me, {}, key)]);
    expect(twin).toMatchObject({ id: begun.id });
    const { run, lab } = await ended(me, begun.id);
    expect(run.error).toBeNull();
    const swept = lab.tries.filter(({ by }) => by === 'model');
    expect(swept).toHaveLength(9);
    expect(lab.tries[9]?.trials).toBe(10);
    expect(lab.tries.map(({ trials }) => trials)).toEqual(lab.tries.map(({ number }) => number));
    expect(lab.verdict?.trials).toBe(lab.tries.length);
    expect(run).toMatchObject({ tries: lab.tries.length, verdict: { trials: lab.tries.length } });
    // Nothing a model was told, and no figure, is of a day of the sealed span.
    const { sealed } = lab;
    if (sealed === null) throw new Error('a span is sealed');
    expect(sealed).toMatchObject({ isFresh: true, strategyId: null });
    expect(lab.facts.every(({ period }) => period?.kind === 'range' && period.end < sealed.from)).toBe(true);
    const told = wire
      .asked()
      .map(({ task }) => task)
      .join('\n');
    const days = [...told.matchAll(/\d{4}-\d{2}-\d{2}/g)].map(([day]) => day);
    expect(days.filter((day) => day >= sealed.from)).toEqual([]);
    // Kept, the best is a strategy with the same count, judged on exactly the span that was sealed.
    // Pressed twice, it opens once.
    const openIt = async (): Promise<LabRunView> =>
      read<LabRunView>(await me.send('POST', `/api/lab/runs/${begun.id}/open`, {}));
    const [kept, pressed] = await Promise.all([openIt(), openIt()]);
    expect(pressed).toEqual(kept);
    const { strategies } = await read<{ strategies: readonly StrategyView[] }>(await me.get('/api/strategies'));
    expect(strategies.map(({ id }) => id)).toEqual([kept.strategyId]);
    expect(await read<LabRunView>(await me.send('POST', `/api/lab/runs/${begun.id}/open`, {}))).toEqual(kept);
    const strategy = await until('it is tested', async () => {
      const found = await read<{ strategy: StrategyView }>(await me.get(`/api/strategies/${kept.strategyId}`));
      return found.strategy.current.test.state === 'done' ? found.strategy : undefined;
    });
    expect(strategy.trials).toBe(lab.tries.length);
    expect(strategy.current.test.verdict?.trials).toBe(lab.tries.length);
    expect(strategy.current.test.summary?.outOfSampleFrom).toBe(sealed.from);
    const outside = strategy.current.test.summary?.metrics.outOfSample['annualReturn'];
    expect(told).not.toContain(String(outside).slice(0, 8));
    expect((await me.send('POST', `/api/lab/runs/${begun.id}/words`, { words: 'add a stop of 5%' })).status).toBe(403);
    const stranger = await server.visitor();
    for (const path of ['', '/events']) {
      expect((await stranger.get(`/api/lab/runs/${begun.id}${path}`)).status).toBe(404);
    }
    for (const [path, body] of [
      ['stop', {}],
      ['open', {}],
      ['words', { words: 'more' }],
    ] as const) {
      expect((await stranger.send('POST', `/api/lab/runs/${begun.id}/${path}`, body)).status).toBe(404);
    }
    // The span was seen: another run on the idea says so.
    const again = await ended(me, (await begin(me, { by: 'built-in' })).id);
    expect(again.lab.sealed?.isFresh).toBe(false);
  });
});

describe('a run of the strategy lab', () => {
  it('works by rules without a model, and goes on with what the reader says', async () => {
    const { me } = await place(null);
    const { id } = await begin(me);
    const { run, lab } = await ended(me, id);
    expect(run.state).toBe('done');
    expect(lab.tries.length).toBeGreaterThan(1);
    expect(lab.tries.slice(1).every(({ by, change }) => by === 'rules' && change !== null)).toBe(true);
    const answer = await me.send('POST', `/api/lab/runs/${id}/words`, { words: 'add a stop loss of 7%' });
    expect(answer.status).toBe(200);
    const after = await until('it went on', async () => {
      const now = await open(me, id);
      return now.run.finishedAt !== null && (now.lab?.tries.length ?? 0) > lab.tries.length ? now : undefined;
    });
    expect(after.lab?.tries[lab.tries.length]).toMatchObject({ by: 'reader', spec: { risk: { stopLoss: 0.07 } } });
    // What was tried before was gone through again, not tested again.
    expect(after.lab?.tries.slice(0, lab.tries.length).map(({ resultHash }) => resultHash)).toEqual(
      lab.tries.map(({ resultHash }) => resultHash),
    );
  });

  it('goes on where it was in another process, and keeps what is done when it is stopped', async () => {
    let isHeld = true;
    const wire = await model((question) =>
      question.task.includes('"try":2') && isHeld ? new Promise<WireAnswer>(() => undefined) : sweeps(question),
    );
    const dataDir = mkdtempSync(join(tmpdir(), 'plumbline-lab-'));
    endings.push(async () => rmSync(dataDir, { recursive: true, force: true }));
    const opened = () => openStore({ dataDir, databaseUrl: null, note: () => undefined });
    const first = await place(wire, { store: await opened() });
    const { id } = await begin(first.me);
    await until('the second question is asked', () => wire.asked().length === 2);
    await first.server.server.stop(0);
    isHeld = false;
    const second = await place(wire, { store: await opened() });
    const row = await until('the lab has ended', async () => {
      const found = await second.server.store.db
        .selectFrom('lab_runs')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return found.finished_at === null ? undefined : found;
    });
    expect(row.state).toBe('done');
    const lab = JSON.parse(row.body ?? '') as StrategyLab;
    expect(lab.tries.slice(0, 10).map(({ trials }) => trials)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    isHeld = true;
    const other = await begin(second.me, { idea: 'Once more.', spec: spec({ risk: { stopLoss: 0.2 } }) });
    const asked = wire.asked().length;
    await until('it is asked', () => wire.asked().length >= asked + 2);
    await second.me.send('POST', `/api/lab/runs/${other.id}/stop`, {});
    const stopped = await ended(second.me, other.id);
    expect(stopped).toMatchObject({ run: { state: 'cancelled' }, lab: { stop: 'stopped' } });
    expect(stopped.lab.tries).toHaveLength(5);
  });
});
