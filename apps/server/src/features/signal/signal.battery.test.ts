import { dayMs } from '@plumbline/model/date';
import { afterEach, describe, expect, it } from 'vitest';
import { createMarketData } from '@plumbline/market/route/market-data';
import { simulatedMarket } from '@plumbline/market/simulated/simulated-market';
import { createMemoryStore } from '@plumbline/market/store/memory-store';
import type { listSignals, SignalView, TrackRecordView } from '@plumbline/contract/signal';
import type { PaperView } from '@plumbline/contract/paper';
import type { StrategyView } from '@plumbline/contract/strategy';
import type { ErrorBody } from '@plumbline/contract/system';
import type { LedgerEntry } from '@plumbline/quant/signal/ledger';
import { verifyLedger } from '@plumbline/quant/signal/ledger';
import { close, crossSpec } from '@plumbline/quant/engine/strategy/testing/specs';
import type { z } from 'zod';
import type { ServerDeps } from '../../server.ts';
import type { TestServer, Visitor } from '../../testing/test-server.ts';
import { read, testServer } from '../../testing/test-server.ts';
import { until, untilIdle } from '../../testing/until.ts';

type Feed = z.output<typeof listSignals.response>;

const servers: TestServer[] = [];
afterEach(async () => {
  for (const one of servers.splice(0)) await one.stop();
});

/** Monday 2026-11-02 after the close in New York. */
const monday = Date.UTC(2026, 10, 2, 22);

interface Bench {
  readonly server: TestServer;
  readonly me: Visitor;
  readonly clock: { now: () => number; at: number };
  /** Lets a day pass and everything that is due happen. */
  readonly nextDay: () => Promise<void>;
  readonly feed: () => Promise<Feed>;
}

async function bench(archive: ServerDeps['archive'] = null): Promise<Bench> {
  const clock = { at: monday, now: () => clock.at };
  const simulated = simulatedMarket({ seed: 4620, clock });
  const data = createMarketData({
    mode: 'simulated',
    providers: [],
    simulated,
    store: createMemoryStore(),
    clock,
    fetch,
  });
  const server = await testServer({ clock, marketData: async () => data, archive });
  servers.push(server);
  const me = await server.visitor();
  return {
    server,
    me,
    clock,
    async nextDay() {
      clock.at += dayMs;
      await server.server.signals.queueDue();
      await untilIdle(server.store);
    },
    feed: async () => read<Feed>(await me.get('/api/signals?limit=200')),
  };
}

const fast = (instruments: string[] = ['US:NVDA']) =>
  crossSpec({
    name: 'Quick cross',
    universe: { instruments },
    sizing: { basis: 'fraction', value: 1 / instruments.length },
    parameters: [
      { key: 'fast', min: 2, max: 100, step: 1, value: 2 },
      { key: 'slow', min: 3, max: 300, step: 1, value: 4 },
    ],
  });

async function tested(one: Bench, id: string): Promise<void> {
  await until('the version is tested', async () => {
    const { strategy } = await read<{ strategy: StrategyView }>(await one.me.get(`/api/strategies/${id}`));
    if (strategy.current.test.state === 'failed') throw new Error(strategy.current.test.error ?? '');
    return strategy.current.test.state === 'done';
  });
}

async function activated(one: Bench, spec = fast()): Promise<StrategyView> {
  const made = await read<StrategyView>(await one.me.send('POST', '/api/strategies', { spec }));
  await tested(one, made.id);
  const answer = await one.me.send('POST', `/api/strategies/${made.id}/activation`, { acknowledged: true });
  expect(answer.status).toBe(200);
  return made;
}

/** What somebody holds who did what was said: an exit leaves nothing, whatever its size. */
function heldAfter(signals: readonly SignalView[]): number {
  return signals.reduceRight((held, { kind, side, quantity }) => (kind === 'exit' ? 0 : held + side * quantity), 0);
}

const heldBy = async (one: Bench): Promise<number> => heldAfter((await one.feed()).signals);

describe('signals', () => {
  it('arrive after each close, frozen with their bar, and never twice', async () => {
    const one = await bench();
    await activated(one);
    for (let day = 0; day < 18; day += 1) await one.nextDay();
    const { signals, withheld, unread } = await one.feed();
    expect(signals.length).toBeGreaterThan(2);
    expect(withheld).toEqual([]);
    expect(unread).toBe(signals.length);
    for (const { barTime, frozenAt, simulated } of signals) {
      expect(frozenAt).toBeGreaterThan(barTime + 16 * 3_600_000);
      expect(frozenAt - barTime).toBeLessThan(2 * dayMs);
      expect(simulated).toBe(true);
    }
    const keys = signals.map(({ barTime, kind }) => `${barTime} ${kind}`);
    expect(new Set(keys).size).toBe(keys.length);
    for (const { barTime } of signals) expect(barTime).toBeGreaterThanOrEqual(Date.UTC(2026, 10, 3));
    await one.server.server.signals.queueDue();
    await untilIdle(one.server.store);
    expect((await one.feed()).signals.length).toBe(signals.length);
  });

  it('of an archive are decided on its last close, at once and only once', async () => {
    const one = await bench({ at: monday, instruments: ['US:NVDA'], plumblineArchive: 1, sources: [] });
    const always = { op: 'above', left: close, right: { op: 'constant', value: 0 } };
    const { id } = await activated(one, crossSpec({ entry: { long: always }, universe: { instruments: ['US:NVDA'] } }));
    await untilIdle(one.server.store);
    const { signals, withheld } = await one.feed();
    expect(withheld).toEqual([]);
    expect(signals.map(({ strategyId, kind, barTime }) => [strategyId, kind, barTime])).toEqual([
      [id, 'enter', Date.UTC(2026, 10, 2)],
    ]);
    await one.server.server.signals.queueDue();
    await untilIdle(one.server.store);
    expect((await one.feed()).signals.length).toBe(1);
  });

  it('stand in a ledger that verifies, and in a record that counts losers', async () => {
    const one = await bench();
    const { id } = await activated(one);
    for (let day = 0; day < 18; day += 1) await one.nextDay();
    const text = await (await one.me.get('/api/signals/ledger')).text();
    const entries = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as LedgerEntry);
    expect(verifyLedger(entries).firstBad).toBeNull();
    const head = entries.at(-1)?.hash ?? '';
    for (const [path, name] of [
      ['/api/signals/ledger', `ledger-${entries.length}-${head.slice(0, 16)}.jsonl`],
      ['/api/signals/export', `signals-${entries.length}-${head.slice(0, 16)}.csv`],
    ] as const) {
      const { headers } = await one.me.get(path);
      expect(headers.get('content-disposition')).toContain(`"${name}"`);
      expect(headers.get('plumbline-ledger')).toBe(`entries=${entries.length}; head=${head}`);
    }
    const settled = (await one.feed()).signals.filter((signal: SignalView) => signal.outcome !== null);
    expect(settled.length).toBeGreaterThan(0);
    const record = await read<TrackRecordView>(await one.me.get(`/api/signals/record?strategyId=${id}`));
    expect(record.hitRate.n).toBe(settled.length);
    expect(record.meanReturn.value).toBeCloseTo(
      settled.reduce((sum, { outcome }) => sum + (outcome?.returnPct ?? 0), 0) / settled.length,
      12,
    );
    expect(record.ledger).toMatchObject({ verified: true, firstBad: null, entries: entries.length });
    expect(record.expected.hitRate).toEqual(expect.any(Number));
    expect(record.calibration).toMatchObject({ n: settled.length, brier: expect.any(Number) });
    const { paper } = await read<{ paper: PaperView }>(await one.me.get(`/api/strategies/${id}/paper`));
    const said = (await one.feed()).signals.filter(({ filledAt }) => filledAt === null).map(({ side }) => side);
    const filled = paper.executions.map(({ side }) => side).toReversed();
    // What was said after the latest close is not filled before the next session.
    expect(said.slice(said.length - filled.length)).toEqual(filled);
    expect(said.length - filled.length).toBeLessThanOrEqual(1);
    expect(paper.executions.every(({ ruleIds, time }) => ruleIds.length > 0 && time > monday)).toBe(true);
    expect(paper.time.length).toBe(paper.equityCurve.length);
  });

  it('that were missed while nobody ran are told as missed and not made up for', async () => {
    const one = await bench();
    await activated(one);
    one.clock.at += 9 * dayMs;
    await one.nextDay();
    const { signals, withheld } = await one.feed();
    const entries = (await (await one.me.get('/api/signals/ledger')).text()).trim().split('\n').length;
    expect(withheld.length).toBe(7);
    expect(withheld.every(({ reason }) => reason === 'missed')).toBe(true);
    for (const { barTime } of signals) expect(barTime).toBe(Date.UTC(2026, 10, 12));
    expect(entries).toBe(1 + withheld.length + signals.length);
  });

  it('are not decided on after the open at which they would have been filled, whoever was late', async () => {
    const one = await bench();
    await activated(one);
    // The close of Tuesday and the open of Wednesday pass while nobody runs.
    one.clock.at = Date.UTC(2026, 10, 4, 15);
    await one.server.server.signals.queueDue();
    await untilIdle(one.server.store);
    const { signals, withheld } = await one.feed();
    expect(signals).toEqual([]);
    expect(withheld.map(({ reason, barTime }) => [reason, barTime])).toEqual([['missed', Date.UTC(2026, 10, 3)]]);
  });

  it('come to the same position after every gap, by a catch-up on the newest bar, and the paper account holds it', async () => {
    const [whole, torn] = [await bench(), await bench()];
    const strategies = [await activated(whole), await activated(torn)];
    const days = 70;
    /** Nobody runs on these days: some gaps hide an entry, some an exit, some both. */
    const isAway = (day: number): boolean => day % 7 < 4;
    let compared = 0;
    for (let day = 0; day < days; day += 1) {
      await whole.nextDay();
      if (isAway(day)) {
        torn.clock.at += dayMs;
        continue;
      }
      await torn.nextDay();
      const [expected, found] = [await heldBy(whole), await heldBy(torn)];
      expect([day, found > 0]).toEqual([day, expected > 0]);
      compared += 1;
    }
    expect(compared).toBeGreaterThan(25);
    const caughtUp = (await torn.feed()).signals.filter(({ catchUp }) => catchUp);
    expect(new Set(caughtUp.map(({ kind }) => kind))).toEqual(new Set(['enter', 'exit']));
    const missed = new Set((await torn.feed()).withheld.map(({ barTime }) => barTime));
    for (const { barTime, frozenAt } of caughtUp) {
      expect(missed.has(barTime)).toBe(false);
      // Friday's bar may be decided on until Monday's open.
      expect(frozenAt - barTime).toBeLessThan(4 * dayMs);
    }
    expect((await whole.feed()).signals.filter(({ catchUp }) => catchUp)).toEqual([]);
    for (const [k, one] of [whole, torn].entries()) {
      const { paper } = await read<{ paper: PaperView }>(
        await one.me.get(`/api/strategies/${strategies[k]?.id}/paper`),
      );
      // What was said after the latest close is filled at the next open.
      const latest = paper.time.at(-1) ?? 0;
      const said = (await one.feed()).signals.filter(({ barTime, filledAt }) => filledAt !== null || barTime < latest);
      const units = paper.positions.reduce((sum, position) => sum + position.units, 0);
      // Less by what the cash did not pay for at an open above the close.
      expect(units).toBeLessThanOrEqual(heldAfter(said));
      expect(units).toBeGreaterThanOrEqual(heldAfter(said) * 0.95);
      expect(paper.executions.length).toBe(said.length);
    }
  });

  it('of an edited strategy start from what the ledger holds, which the new rules then close', async () => {
    const one = await bench();
    const { id } = await activated(one);
    let daysHeld = 0;
    for (let day = 0; day < 60 && daysHeld < 2; day += 1) {
      await one.nextDay();
      daysHeld = (await heldBy(one)) > 0 ? daysHeld + 1 : 0;
    }
    expect(daysHeld).toBe(2);
    // Rules that never enter: what is held has no reason any more.
    const never = { op: 'below', left: { op: 'price', field: 'close' }, right: { op: 'constant', value: 0 } };
    const spec = { ...fast(), name: 'Never', entry: { long: never } };
    expect((await one.me.send('POST', `/api/strategies/${id}/versions`, { spec, note: 'never' })).status).toBe(200);
    await tested(one, id);
    await one.me.send('POST', `/api/strategies/${id}/activation`, { acknowledged: true });
    const { paper: before } = await read<{ paper: PaperView }>(await one.me.get(`/api/strategies/${id}/paper`));
    expect(before.positions.length).toBe(1);
    for (let day = 0; day < 4; day += 1) await one.nextDay();
    const [latest] = (await one.feed()).signals;
    expect(latest).toMatchObject({ version: 2, kind: 'exit', catchUp: true });
    const { paper } = await read<{ paper: PaperView }>(await one.me.get(`/api/strategies/${id}/paper`));
    expect(paper.positions).toEqual([]);
    expect(paper.time[0]).toBeLessThan(monday + 5 * dayMs);
    expect(paper.executions.length).toBeGreaterThan(1);
  });

  it('are asked for only with a verdict, acknowledged where it is in doubt', async () => {
    // Nobody tests it there.
    const idle = await testServer({ works: false });
    servers.push(idle);
    const reader = await idle.visitor();
    const untested = await read<StrategyView>(await reader.send('POST', '/api/strategies', { spec: fast() }));
    const early = await reader.send('POST', `/api/strategies/${untested.id}/activation`, { acknowledged: true });
    expect(early.status).toBe(403);
    const one = await bench();
    const made = await read<StrategyView>(await one.me.send('POST', '/api/strategies', { spec: fast() }));
    await tested(one, made.id);
    const refused = await one.me.send('POST', `/api/strategies/${made.id}/activation`, { acknowledged: false });
    expect(refused.status).toBe(403);
    expect((await read<ErrorBody>(refused)).details).toMatchObject({ field: 'acknowledged' });
  });

  it('pause, go on with bars to come, and end', async () => {
    const one = await bench();
    const { id } = await activated(one);
    const change = (state: string) => one.me.send('PATCH', `/api/strategies/${id}/activation`, { state });
    await change('paused');
    for (let day = 0; day < 5; day += 1) await one.nextDay();
    expect((await one.feed()).signals).toEqual([]);
    await change('active');
    for (let day = 0; day < 9; day += 1) await one.nextDay();
    const { signals, withheld } = await one.feed();
    expect(withheld).toEqual([]);
    for (const { barTime } of signals) expect(barTime).toBeGreaterThan(Date.UTC(2026, 10, 7));
    await change('ended');
    expect((await change('active')).status).toBe(404);
  });

  it('cannot be removed or changed, by the program itself neither', async () => {
    const one = await bench();
    await activated(one);
    const { db } = one.server.store;
    await expect(db.updateTable('ledger_entries').set({ body: '{}' }).execute()).rejects.toThrow(/append-only/);
    await expect(db.deleteFrom('ledger_entries').execute()).rejects.toThrow(/append-only/);
    expect((await one.me.send('DELETE', '/api/signals/1')).status).toBe(404);
  });
});
