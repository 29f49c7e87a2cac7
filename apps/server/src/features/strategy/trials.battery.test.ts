import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StrategyView, VersionView } from '@plumbline/contract/strategy';
import type { TestServer, Visitor } from '../../testing/test-server.ts';
import { read, testServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { average, parameters, spec } from './testing/two-averages.ts';

/** Logics that differ in more than numbers: three ideas. */
const price = { op: 'price', field: 'close' };
const logics: readonly Record<string, unknown>[] = [
  {},
  { entry: { long: { op: 'above', left: price, right: average('slow') } } },
  { entry: { long: { op: 'above', left: average('fast'), right: price } } },
];
const specOf = (idea: number, fast: number) => spec({ ...logics[idea], parameters: parameters(fast) });
const key = (at: number): string => at.toString(16).padStart(64, '0');

/** What a user can do; `at` picks a strategy, `n` a number. */
const steps = [
  'start',
  'settings',
  'sweep',
  'edit',
  'rename',
  'clone',
  'remove',
  'undo',
  'archive',
  'import',
  'share',
] as const;
type Step = { readonly kind: (typeof steps)[number]; readonly idea: number; readonly at: number; readonly n: number };
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(...steps),
  idea: fc.nat(logics.length - 1),
  at: fc.nat(7),
  n: fc.integer({ min: 2, max: 12 }),
});

interface Seen {
  /** Most tries any strategy with this logic has shown, by logic. */
  readonly ideas: Map<string, number>;
  readonly strategies: Map<string, number>;
}

describe('the count of tries', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer({ works: false });
  });
  afterAll(async () => server.stop());

  const list = async (me: Visitor): Promise<StrategyView[]> =>
    (await read<{ strategies: StrategyView[] }>(await me.get('/api/strategies'))).strategies;

  /** Does one step; answers the strategy it made, if any. */
  async function take({ kind, idea, at, n }: Step, me: Visitor, other: Visitor, removed: string[]): Promise<unknown> {
    const all = await list(me);
    const one = all[at % Math.max(1, all.length)];
    if (kind === 'start' || one === undefined) return me.send('POST', '/api/strategies', { spec: specOf(idea, n) });
    const path = `/api/strategies/${one.id}`;
    switch (kind) {
      case 'settings':
        return me.send('POST', `${path}/trials`, { settings: Array.from({ length: n }, (_, k) => key(n * 4 + k)) });
      case 'sweep':
        return me.send('POST', `${path}/trials`, { settings: [], sweeps: [{ key: key(1000 + n), size: n * n }] });
      case 'edit':
        return me.send('POST', `${path}/versions`, { spec: specOf(idea, n) });
      case 'rename':
        return me.send('PATCH', path, { name: `Idea ${n}` });
      case 'clone':
        return me.send('POST', `${path}/clone`, { name: `Copy ${n}` });
      case 'remove':
        removed.push(one.id);
        return me.send('DELETE', path);
      case 'undo':
        return me.send('POST', `/api/strategies/${removed.pop() ?? one.id}/restore`, {});
      case 'archive':
        return me.send('PATCH', path, { archived: n % 2 === 0 });
      case 'import':
        // What the export wrote, under another name and on another instrument.
        return me.send('POST', '/api/strategies', {
          spec: { ...one.current.spec, name: `Imported ${n}`, universe: { instruments: ['US:BETA'] } },
        });
      default: {
        // Somebody else begins with the same logic and shares it; it comes back as a copy.
        const theirs = await read<StrategyView>(
          await other.send('POST', '/api/strategies', { spec: one.current.spec }),
        );
        const { token } = await read<{ token: string }>(
          await other.send('POST', `/api/strategies/${theirs.id}/shares`, { withLogic: true, days: null }),
        );
        return me.send('POST', `/api/shared/strategies/${token}/clone`, {});
      }
    }
  }

  function look(all: readonly StrategyView[], seen: Seen): void {
    for (const { id, trials, current } of all) {
      const { entry, exit } = current.spec;
      const idea = JSON.stringify([entry, exit]);
      expect(trials, `strategy ${id}`).toBeGreaterThanOrEqual(seen.strategies.get(id) ?? 1);
      expect(trials, `idea of ${id}`).toBeGreaterThanOrEqual(seen.ideas.get(idea) ?? 1);
      seen.strategies.set(id, trials);
    }
    for (const { trials, current } of all) {
      const idea = JSON.stringify([current.spec.entry, current.spec.exit]);
      seen.ideas.set(idea, Math.max(seen.ideas.get(idea) ?? 0, trials));
    }
  }

  it('falls by no route, in whatever order they are walked', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (walk) => {
        const [me, other] = [await server.visitor(), await server.visitor()];
        const seen: Seen = { ideas: new Map(), strategies: new Map() };
        const removed: string[] = [];
        for (const one of walk) {
          await take(one, me, other, removed);
          look(await list(me), seen);
        }
      }),
      { numRuns: 12, seed: 20_261_121 },
    );
  });

  it('counts a setting once, whichever of its strategies looked at it, and a sweep once whatever its size', async () => {
    const me = await server.visitor();
    const made = await read<StrategyView>(await me.send('POST', '/api/strategies', { spec: specOf(0, 5) }));
    const copy = await read<StrategyView>(await me.send('POST', `/api/strategies/${made.id}/clone`, { name: 'Copy' }));
    const count = async (id: string, body: unknown): Promise<number> =>
      (await read<{ trials: number }>(await me.send('POST', `/api/strategies/${id}/trials`, body))).trials;
    expect(await count(made.id, { settings: [key(1), key(2)] })).toBe(3);
    expect(await count(copy.id, { settings: [key(2), key(3), key(3)] })).toBe(4);
    expect(await count(copy.id, { settings: [], sweeps: [{ key: key(9), size: 2500 }] })).toBe(5);
    expect(await count(made.id, { settings: [], sweeps: [{ key: key(9), size: 2500 }] })).toBe(5);
  });

  it('follows an old idea into a strategy that was begun as another and edited until it was the old one', async () => {
    const me = await server.visitor();
    const old = await read<StrategyView>(await me.send('POST', '/api/strategies', { spec: specOf(0, 5) }));
    const settings = Array.from({ length: 40 }, (_, at) => key(at));
    await me.send('POST', `/api/strategies/${old.id}/trials`, { settings });
    const fresh = await read<StrategyView>(await me.send('POST', '/api/strategies', { spec: specOf(1, 5) }));
    expect(fresh.trials).toBe(1);
    const edited = await read<StrategyView>(
      await me.send('POST', `/api/strategies/${fresh.id}/versions`, { spec: specOf(0, 6) }),
    );
    // The 40, the first settings of both, and the one just saved.
    expect(edited.trials).toBe(43);
    expect((await list(me)).map(({ trials }) => trials)).toEqual([43, 43]);
  });

  it('refuses numbers and keys that cannot be, and a stranger', async () => {
    const [me, stranger] = [await server.visitor(), await server.visitor()];
    const { id } = await read<StrategyView>(await me.send('POST', '/api/strategies', { spec: specOf(0, 5) }));
    const path = `/api/strategies/${id}/trials`;
    const bodies = [
      { settings: ['short'] },
      { settings: [], trials: 0 },
      { settings: [], sweeps: [{ key: key(1), size: -4 }] },
    ];
    for (const body of bodies) expect((await me.send('POST', path, body)).status).toBe(400);
    expect((await stranger.send('POST', path, { settings: [key(1)] })).status).toBe(404);
    for (const method of ['DELETE', 'PUT', 'PATCH']) {
      expect([404, 405]).toContain((await me.send(method, path, { settings: [] })).status);
    }
    expect((await list(me))[0]?.trials).toBe(1);
  });
});

describe('the deflated Sharpe ratio', () => {
  it('never rises with anything that is done to the idea', async () => {
    const server = await testServer();
    try {
      const [me, other] = [await server.visitor(), await server.visitor()];
      const { id } = await read<StrategyView>(await me.send('POST', '/api/strategies', { spec: specOf(0, 5) }));
      /** The ratio of the first version and the luck it stands against; null while there is no verdict to read. */
      const deflated = async (): Promise<{ readonly value: number; readonly hurdle: number } | null> => {
        const answer = await me.get(`/api/strategies/${id}`);
        // A removed strategy has none to show.
        if (answer.status === 404) return null;
        const { versions } = await read<{ versions: VersionView[] }>(answer);
        const verdict = versions.find(({ version }) => version === 1)?.test.verdict ?? null;
        const check = verdict?.checks.find((one) => one.id === 'deflated-sharpe');
        const hurdle = check?.figures.find((figure) => figure.id === 'hurdle')?.value ?? null;
        return check === undefined || check.value === null || hurdle === null ? null : { value: check.value, hurdle };
      };
      await until('the version has a verdict', deflated);
      const { token } = await read<{ token: string }>(
        await me.send('POST', `/api/strategies/${id}/shares`, { withLogic: true, days: null }),
      );
      const path = `/api/strategies/${id}`;
      const moves: readonly (() => Promise<unknown>)[] = [
        () => me.send('POST', `${path}/trials`, { settings: [key(1), key(2), key(3)] }),
        () => me.send('POST', `${path}/trials`, { settings: [], sweeps: [{ key: key(9), size: 2500 }] }),
        () => me.send('POST', `${path}/clone`, { name: 'Copy' }),
        () => me.send('POST', `${path}/versions`, { spec: specOf(0, 7) }),
        () => me.send('POST', '/api/strategies', { spec: specOf(0, 9) }),
        () => me.send('POST', `/api/shared/strategies/${token}/clone`, {}),
        () => other.send('POST', `/api/shared/strategies/${token}/clone`, {}),
        () => me.send('DELETE', path),
        () => me.send('POST', `${path}/restore`, {}),
        () => me.send('POST', `${path}/versions`, { spec: specOf(0, 5) }),
      ];
      const begin = await deflated();
      if (begin === null) throw new Error('there is a verdict by now');
      let last = begin;
      for (const move of moves) {
        await move();
        const now = await deflated();
        if (now === null) continue;
        expect(now.value).toBeLessThanOrEqual(last.value);
        expect(now.hurdle).toBeGreaterThanOrEqual(last.hurdle);
        last = now;
      }
      expect(last.hurdle).toBeGreaterThan(begin.hurdle);
    } finally {
      await server.stop();
    }
  });
});

describe('what was tested', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer();
  });
  afterAll(async () => server.stop());

  const cross = { left: average('fast'), right: average('slow') };
  const above = { op: 'above', ...cross };
  const ideas = {
    cross: {},
    // The same days in the market, written as another logic.
    again: { entry: { long: { op: 'and', args: [above, above] } }, exit: { long: { op: 'not', of: above } } },
    // In the market when the first is out of it.
    against: {
      entry: { long: { op: 'crossesBelow', ...cross } },
      exit: { long: { op: 'crossesAbove', ...cross } },
    },
  };
  const add = async (me: Visitor, idea: keyof typeof ideas): Promise<StrategyView> => {
    const made = await read<StrategyView>(await me.send('POST', '/api/strategies', { spec: spec(ideas[idea]) }));
    return until(`${idea} is tested`, async () => {
      const { strategy } = await read<{ strategy: StrategyView }>(await me.get(`/api/strategies/${made.id}`));
      return strategy.current.test.state === 'done' ? strategy : null;
    });
  };

  it('counts for every idea of its owner, and once where it did the same under another name', async () => {
    const me = await server.visitor();
    expect((await add(me, 'cross')).trials).toBe(1);
    const second = await add(me, 'against');
    expect([second.trials, second.current.test.verdict?.trials]).toEqual([2, 2]);
    // What is the same as the first is no third thing.
    const third = await add(me, 'again');
    expect([third.trials, third.current.test.verdict?.trials]).toEqual([2, 2]);
    const { strategies } = await read<{ strategies: StrategyView[] }>(await me.get('/api/strategies'));
    expect(strategies.map(({ trials }) => trials)).toEqual([2, 2, 2]);
    // Removed, it stays tried.
    await me.send('DELETE', `/api/strategies/${second.id}`);
    const { strategy } = await read<{ strategy: StrategyView }>(await me.get(`/api/strategies/${third.id}`));
    expect(strategy.trials).toBe(2);
  });

  it('counts for everybody in the same browser, and for nobody else', async () => {
    await add(await server.visitor('browser-of-two'), 'cross');
    expect((await add(await server.visitor('browser-of-two'), 'against')).trials).toBe(2);
    expect((await add(await server.visitor('browser-of-one'), 'against')).trials).toBe(1);
  });
});
