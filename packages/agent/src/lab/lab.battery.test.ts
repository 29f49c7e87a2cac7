import { afterEach, describe, expect, it } from 'vitest';
import { localText } from '@plumbline/model/local-text';
import type { StrategyLab } from '@plumbline/model/strategy-lab';
import { crossSpec } from '@plumbline/quant/engine/strategy/testing/specs';
import type { WireAnswer, WireModel, WireQuestion } from '../desk/testing/wire-model.ts';
import { wireModel } from '../desk/testing/wire-model.ts';
import type { LabInput } from './run-lab.ts';
import { runLab } from './run-lab.ts';
import { fakeJudge, fakeStream } from './testing/fake-judge.ts';

const spec = crossSpec({
  entry: {
    long: {
      op: 'above',
      left: { op: 'price', field: 'close' },
      right: { op: 'indicator', id: 'sma', parameters: { period: { parameter: 'slow' } } },
    },
  },
});
const sealed = { from: '2021-07-01', to: '2024-12-31', isFresh: true, strategyId: null };
const settingOf = (lab: StrategyLab, at: number, key: string): number | undefined =>
  lab.tries[at]?.spec.parameters.find((one) => one.key === key)?.value;

let wire: WireModel | null = null;
afterEach(async () => {
  await wire?.close();
  wire = null;
});

type Answer = (question: WireQuestion, at: number) => WireAnswer;

async function run(answer: Answer | null, more: Partial<LabInput> = {}) {
  let asks = 0;
  await wire?.close();
  wire = answer === null ? null : await wireModel((question) => answer(question, (asks += 1)));
  const kept = new Map<string, unknown>();
  const published: StrategyLab[] = [];
  const lab = await runLab({
    hypothesis: 'Shares that rise go on rising.',
    spec,
    sealed,
    model: wire?.model ?? null,
    prices: { input: 3, output: 15 },
    limits: { steps: 3, ms: 20_000, letters: 40_000, retries: 0 },
    judge: fakeJudge(() => -0.2).judge,
    read: () => ({ ok: false, why: localText('Nothing was read.', '未读出内容。', '未讀出內容。') }),
    heard: async () => null,
    kept: new Map(),
    keep: async (key, value) => void kept.set(key, value),
    publish: async (state) => void published.push(state),
    startedAt: 0,
    now: () => 0,
    signal: new AbortController().signal,
    ...more,
  });
  return { lab, kept, published, asked: wire?.asked() ?? [] };
}

const submit = (input: object): WireAnswer => ({ call: 'submit', input });
const why = 'We should check whether a longer window trades less. Fewer trades would lower the cost of trading.';

describe('a lab by rules', () => {
  it('changes one thing against a failed check, and ends after three revisions without a better lower bound', async () => {
    const { judge, counted } = fakeJudge(() => -0.2);
    const { lab, published } = await run(null, { judge });
    expect(lab.stop).toBe('no-better');
    expect(lab.tries).toHaveLength(4);
    for (const one of lab.tries.slice(1)) {
      expect(one).toMatchObject({ by: 'rules', base: 1, answers: { id: 'cost' } });
      expect(one.change?.from.en).not.toBe(one.change?.to.en);
      expect(one.why?.['zh-HK']).not.toBe('');
    }
    // The first answer to dear trading is a longer window.
    expect(settingOf(lab, 1, 'slow')).toBe(75);
    expect(lab.verdict?.trials).toBe(4);
    expect(counted.size).toBe(4);
    // Every state that was told had counted what it tells.
    expect(published.every(({ tries }) => tries.every(({ number, trials }) => trials === number))).toBe(true);
    for (const { facts } of lab.tries) {
      for (const id of facts) expect(lab.facts.find((fact) => fact.id === id)?.value).not.toBeNull();
    }
  });

  it('goes on from what was better, and ends when nothing is left to change', async () => {
    const { judge } = fakeJudge(
      (_, count) => count / 10 - 3,
      () => ['cost'],
      () => fakeStream(1),
    );
    const { lab } = await run(null, { judge });
    expect(lab.clusters).toBe(1);
    expect(lab.tries.every(({ base, number }) => base === null || base === number - 1)).toBe(true);
    expect(lab.stop).toBe('no-change');
    expect(lab.best).toBe(lab.tries.length);
    expect(new Set(lab.tries.map(({ settingKey }) => settingKey)).size).toBe(lab.tries.length);
  });

  it('prefers what can be judged to a better ratio of too few trades', async () => {
    const { judge } = fakeJudge(
      (_, count) => -count / 10,
      (count) => (count === 1 ? ['sample-size', 'cost'] : ['cost']),
    );
    const { lab } = await run(null, { judge });
    expect(lab.tries[0]?.failed.map(({ id }) => id)).toEqual(['sample-size', 'cost']);
    expect(lab.tries[1]).toMatchObject({ answers: { id: 'sample-size' } });
    expect(lab.best).toBe(2);
  });

  it('ends at twenty different things, at its time, and where the idea cannot be tested', async () => {
    const rising = fakeJudge((_, count) => count / 100 - 3).judge;
    const sweeping: Answer = (_, at) =>
      submit({ check: 'cost', why, sweep: { key: 'fast', values: [0, 1, 2, 3, 4, 5].map((n) => 2 + at * 6 + n) } });
    expect((await run(sweeping, { judge: rising })).lab).toMatchObject({ stop: 'clusters', clusters: 20 });
    let at = 0;
    const late = await run(null, { judge: rising, now: () => (at += 10 * 60_000) });
    expect(late.lab.stop).toBe('budget');
    const broken = await run(null, { judge: async () => ({ ok: false, error: 'There are no prices.', trials: 1 }) });
    expect(broken.lab).toMatchObject({ stop: 'broken', best: null, verdict: null });
  });

  it('tries what the reader says first, and says what it cannot read', async () => {
    const wanted = { ...spec, risk: { stopLoss: 0.1 } };
    const { lab } = await run(null, {
      heard: async (step, n) =>
        n > 0 ? null : step === 1 ? 'a stop of ten per cent' : step === 2 ? 'make it good' : null,
      read: (text) =>
        text.startsWith('a stop')
          ? { ok: true, spec: wanted }
          : { ok: false, why: localText('Nothing was read.', '未读出内容。', '未讀出內容。') },
    });
    expect(lab.tries[1]).toMatchObject({ by: 'reader', answers: null, spec: { risk: { stopLoss: 0.1 } } });
    expect(lab.log.some(({ by, text }) => by === 'reader' && text.en.includes('Nothing was read.'))).toBe(true);
  });
});

/** A model that does its work: nine revisions, one of them a sweep. */
const good: Answer = (_, at) =>
  at === 1
    ? submit({ check: 'cost', why, sweep: { key: 'slow', values: [60, 70, 80, 90] } })
    : submit({ check: 'cost', why, set: { key: 'slow', value: 90 + at * 10 } });

describe('a lab with a language model', () => {
  it('carries through ten variants, and the verdict counts ten', async () => {
    const { lab, asked } = await run(good, { judge: fakeJudge((_, count) => count / 10 - 3).judge });
    const first = lab.tries.slice(0, 10);
    expect(first.map(({ step }) => step)).toEqual([0, 1, 1, 1, 1, 2, 3, 4, 5, 6]);
    expect(first.slice(1).every(({ by, words }) => by === 'model' && words === why)).toBe(true);
    // What a longer window does is said by the product, not by the model.
    expect(first[9]?.why?.en).toBe('A longer window trades less often.');
    expect(first[9]?.trials).toBe(10);
    expect(lab.verdict?.trials).toBe(lab.tries.length);
    expect(lab.withheld).toEqual([]);
    // Whatever a model is told ends where the sealed span begins.
    const told = asked.map(({ task }) => task).join('\n');
    for (const hidden of ['2021-07', '2022', '2023', '2024', '07/01']) expect(told).not.toContain(hidden);
  });

  it('tells a model nothing of who joins a list in the sealed span, and takes a whole strategy without its universe', async () => {
    const member = (instrument: string, from: string) => ({ instrument, from, to: null });
    const listed = crossSpec({
      ...spec,
      universe: {
        instruments: ['US:SPY', 'US:NEWCO'],
        membership: [member('US:SPY', '2010-01-04'), member('US:NEWCO', '2023-05-15')],
      },
    });
    const { name: _name, universe: _universe, ...rest } = listed;
    const { lab, asked } = await run(
      (_, at) =>
        submit({
          check: 'cost',
          why,
          spec: {
            ...rest,
            risk: { stopLoss: 0.04 + at / 100 },
            ...(at > 1 && { universe: { instruments: ['US:SPY'] } }),
          },
        }),
      { spec: listed },
    );
    expect(asked.map(({ task }) => task).join('\n')).not.toContain('2023');
    expect(lab.tries[1]).toMatchObject({ by: 'model', spec: { universe: listed.universe, risk: { stopLoss: 0.05 } } });
    expect(lab.withheld[0]?.why.en).toContain('belong to the idea');
  });

  it('refuses what changes several things, what flatters, what was tried, and what answers nothing', async () => {
    const { name: _name, ...rest } = spec;
    const lies: readonly object[] = [
      {
        check: 'cost',
        why,
        spec: { ...rest, costs: { ...rest.costs, commission: { ...rest.costs.commission, rate: 0 } } },
      },
      { check: 'cost', why, spec: { ...rest, risk: { stopLoss: 0.05, target: 0.1 } } },
      { check: 'cost', why, set: { key: 'slow', value: 50 } },
      { check: 'look-ahead', why, set: { key: 'slow', value: 60 } },
    ];
    const { lab } = await run((_, at) => submit(lies[(at - 1) % lies.length] ?? {}));
    expect(lab.tries.slice(1).every(({ by }) => by === 'rules')).toBe(true);
    expect(lab.withheldCount).toBe(4);
    expect(lab.tries).toHaveLength(4);
    expect(lab.withheld.map(({ why: reason }) => reason.en)).toEqual([
      expect.stringContaining('belong to the idea'),
      expect.stringContaining('changes one thing'),
      expect.stringContaining('no such setting'),
      expect.stringContaining('not passed: cost'),
    ]);
  });

  it('prints no figure, fact or promise of a model', async () => {
    const { lab } = await run((_, at) =>
      submit({
        check: 'cost',
        why: `${why} The Sharpe ratio rises to 2.4. It will double the money by Friday.`,
        set: { key: 'slow', value: 50 + at },
      }),
    );
    expect(lab.tries.filter(({ by }) => by === 'model').map(({ words }) => words)).toContain(why);
    expect(JSON.stringify(lab.tries)).not.toMatch(/2\.4|double the money/);
    expect(lab.withheld.some(({ text }) => text.includes('2.4'))).toBe(true);
  });

  it.each([
    ['a refused key', { status: 401 }],
    ['too many requests', { status: 429 }],
    ['an outage', { status: 500 }],
    ['a broken stream', { raw: 'data: {"id":' }],
    ['silence', { say: '' }],
    ['endless looking up', { call: 'figures', input: {} }],
    ['the same again and again', { call: 'submit', input: { check: 'cost', why, set: { key: 'slow', value: 60 } } }],
    ['wrong shapes', { call: 'submit', input: { check: 7, sweep: 'all', set: [], spec: { schema: null } } }],
    ['a flood of words', { say: 'More and more. '.repeat(3000) }],
  ] as const)('ends with words within its budget after %s', async (_, answer) => {
    const { lab, asked } = await run(() => answer);
    expect(asked.length).toBeLessThanOrEqual(2 * 3 + 3);
    expect(lab.stop).not.toBeNull();
    expect(lab.tries.length).toBeGreaterThan(1);
    expect(lab.verdict).not.toBeNull();
    expect(lab.log.at(-1)?.text['zh-CN']).not.toBe('');
    const { spent, limit } = lab.budget;
    expect(spent.inputTokens + spent.outputTokens).toBeLessThanOrEqual(limit.tokens);
  });

  it('asks for nothing beyond its tokens', async () => {
    const { lab } = await run(good, { judge: fakeJudge((_, count) => count / 10 - 3).judge, tokens: 9_000 });
    expect(lab.budget.spent.inputTokens + lab.budget.spent.outputTokens).toBeLessThanOrEqual(9_000);
    expect(lab.stop).not.toBeNull();
  });

  it('goes on where it was, without testing or asking again', async () => {
    const judge = (): ReturnType<typeof fakeJudge>['judge'] => fakeJudge((_, count) => count / 10 - 3).judge;
    const stop = new AbortController();
    const half = await run(
      (question, at) => {
        if (at === 4) stop.abort();
        return good(question, at);
      },
      { judge: judge(), signal: stop.signal },
    );
    expect(half.lab.stop).toBe('stopped');
    // Stopped again, or late, before anything new: what was tried is all there, with the time it was tried.
    const stopped = await run(good, { kept: half.kept, signal: AbortSignal.abort(), now: () => 7 });
    expect(stopped.lab.tries).toEqual(half.lab.tries);
    expect(stopped.lab.log.slice(0, -1).every(({ at }) => at === 0)).toBe(true);
    const late = await run(good, { kept: half.kept, now: () => 31 * 60_000 });
    expect(late.lab.tries.slice(0, half.lab.tries.length).map(({ number }) => number)).toEqual(
      half.lab.tries.map(({ number }) => number),
    );
    let tested = 0;
    const { lab, asked } = await run((question, at) => good(question, at + 3), {
      kept: half.kept,
      judge: async (one) => {
        tested += 1;
        return { ...(await judge()(one)), trials: half.lab.tries.length + tested };
      },
    });
    expect(lab.tries.slice(0, half.lab.tries.length).map(({ settingKey }) => settingKey)).toEqual(
      half.lab.tries.map(({ settingKey }) => settingKey),
    );
    expect(tested).toBe(lab.tries.length - half.lab.tries.length);
    // One question for each step that was still to come, none for those that were kept.
    const last = half.lab.tries.at(-1)?.step ?? 0;
    const steps = new Set(lab.tries.filter(({ step, by }) => step > last && by === 'model').map(({ step }) => step));
    expect(asked.length).toBeGreaterThanOrEqual(steps.size);
    expect(steps.size).toBeGreaterThan(2);
  });
});
