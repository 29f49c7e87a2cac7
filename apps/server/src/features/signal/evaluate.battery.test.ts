import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createMarketData } from '@plumbline/market/route/market-data';
import { simulatedMarket } from '@plumbline/market/simulated/simulated-market';
import { createMemoryStore } from '@plumbline/market/store/memory-store';
import type { SignalDraft } from '@plumbline/model/signal';
import { PlumblineError } from '@plumbline/model/errors';
import { failureOf } from '@plumbline/quant/engine/pool/failure';
import { verifyLedger } from '@plumbline/quant/signal/ledger';
import { eachStore } from '../../platform/db/testing/each-store.ts';
import { eventLog } from '../../platform/events/event-log.ts';
import { busOf } from '../../platform/events/open-bus.ts';
import { readLedger } from '../ledger/service.ts';
import { checkRecord } from './check-record.ts';
import type { SignalOutcome, SignalRequest } from './compute-signals.ts';
import type { SignalDeps } from './deps.ts';
import { evaluateStrategies } from './evaluate.ts';
import { insertActiveStrategy } from './testing/active-strategy.ts';

/** Tuesday 2026-11-03 after the close in New York, and the day before. */
const now = Date.UTC(2026, 10, 3, 22);
const monday = Date.UTC(2026, 10, 2, 22);
const clock = { now: () => now };
const owners = ['owner-a', 'owner-b', 'owner-c'];
type Messages = Parameters<SignalDeps['outbox']['enqueue']>[1];
const names = ['one', 'two', 'broken'];

const data = createMarketData({
  mode: 'simulated',
  providers: [],
  simulated: simulatedMarket({ seed: 4620, clock }),
  store: createMemoryStore(),
  clock,
  fetch,
});

function draftOf({ universe }: SignalRequest): SignalDraft {
  const [asset] = universe.assets;
  return {
    instrumentId: 'US:NVDA',
    kind: 'adjust',
    side: 1,
    quantity: 1,
    share: 0.01,
    refPrice: asset?.bars.close.at(-1) ?? 0,
    barTime: asset?.bars.time.at(-1) ?? 0,
    filledAt: null,
    stop: null,
    target: null,
    reason: 'rebalance',
    catchUp: false,
  };
}

eachStore('strategies that are evaluated together', ({ store }) => {
  /** Everybody has three of them switched on, one of which cannot be computed. */
  const switchOn = async (prefix: string): Promise<readonly string[]> => {
    const { db } = store();
    const ids: string[] = [];
    await db.insertInto('lineages').values({ id: prefix, created_at: monday }).execute();
    for (const owner of owners.map((name) => `${prefix}-${name}`)) {
      const row = { id: owner, kind: 'anonymous', token_sha256: null, device_id: null, created_at: 0 } as const;
      await db.insertInto('owners').values(row).execute();
      for (const name of names) {
        const id = `${owner}-${name}`;
        ids.push(id);
        await insertActiveStrategy(db, {
          id,
          ownerId: owner,
          lineageId: prefix,
          name,
          at: monday,
          channels: ['a channel'],
        });
      }
    }
    return ids;
  };

  interface Worker {
    readonly deps: SignalDeps;
    readonly told: Messages[number][];
  }

  /** `dies`: in the transaction, when everything else is written. */
  const worker = async (compute: SignalDeps['computeSignals'], dies = false): Promise<Worker> => {
    const told: Messages[number][] = [];
    const bus = await busOf(store(), () => undefined);
    const none = async (): Promise<never> => Promise.reject(new Error('not under test'));
    const deps: SignalDeps = {
      store: store(),
      queue: {
        enqueue: none,
        wake: () => undefined,
        work: none,
        cancel: none,
        status: none,
        counts: none,
        purge: none,
        drain: none,
      },
      events: eventLog(store(), bus, clock),
      outbox: {
        enqueue: async (_trx, messages) => {
          if (dies) throw new Error('dead');
          told.push(...messages);
        },
      },
      market: async () => data,
      computeSignals: compute,
      clock,
      isArchive: false,
    };
    return { deps, told };
  };

  const broken = new PlumblineError('bad-input', 'no rate');
  const some = async (requests: readonly SignalRequest[]): Promise<readonly SignalOutcome[]> =>
    requests.map((request) =>
      request.spec.name === 'broken' ? { failure: failureOf(broken) } : { drafts: [draftOf(request)] },
    );
  const all = async (requests: readonly SignalRequest[]): Promise<readonly SignalOutcome[]> =>
    requests.map((request) => ({ drafts: [draftOf(request)] }));

  const expectOnce = async (prefix: string, perOwner: number): Promise<void> => {
    const { db } = store();
    for (const owner of owners.map((name) => `${prefix}-${name}`)) {
      expect(verifyLedger(await readLedger(db, owner))).toMatchObject({ entries: perOwner, firstBad: null });
      expect((await checkRecord(db, owner)).faults).toEqual([]);
      const events = await db.selectFrom('events').select('seq').where('stream', '=', `signals:${owner}`).execute();
      expect(events.map(({ seq }) => seq).toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: perOwner }, (_, n) => n + 1),
      );
    }
  };

  it('are written although one of them fails, and that one alone is left for the next try', async () => {
    const ids = await switchOn('fails');
    const first = await worker(some);
    await expect(evaluateStrategies(first.deps, ids)).rejects.toThrow(/3 strategies were not evaluated.*no rate/);
    await expectOnce('fails', 2);
    expect(first.told.length).toBe(6);
    const asked: string[] = [];
    const next = await worker(async (requests) => {
      asked.push(...requests.map(({ spec }) => spec.name));
      return all(requests);
    });
    await evaluateStrategies(next.deps, ids);
    expect(asked).toEqual(['broken', 'broken', 'broken']);
    await expectOnce('fails', 3);
    await evaluateStrategies((await worker(all)).deps, ids);
    await expectOnce('fails', 3);
  });

  it('leave nothing behind when their worker dies, and are then written once', async () => {
    const ids = await switchOn('dies');
    await expect(evaluateStrategies((await worker(all, true)).deps, ids)).rejects.toThrow('dead');
    await expectOnce('dies', 0);
    await evaluateStrategies((await worker(all)).deps, ids);
    await expectOnce('dies', 3);
  });

  it('are written once by workers that have them at the same time, in whatever order', async () => {
    const ids = await switchOn('twice');
    const late = async (requests: readonly SignalRequest[]): Promise<readonly SignalOutcome[]> => {
      await delay(1);
      return all(requests);
    };
    const workers = await Promise.all([worker(late), worker(late), worker(late)]);
    await Promise.all(workers.map(({ deps }, n) => evaluateStrategies(deps, n === 1 ? ids.toReversed() : ids)));
    await expectOnce('twice', 3);
    expect(workers.flatMap(({ told }) => told).length).toBe(9);
  });

  it('are asked for their market once, however many they are', async () => {
    const ids = await switchOn('asked');
    let questions = 0;
    const { simulated } = data;
    const counted = {
      ...simulated,
      bars: (...given: Parameters<typeof simulated.bars>) => {
        questions += 1;
        return simulated.bars(...given);
      },
    };
    const { deps } = await worker(all);
    await evaluateStrategies({ ...deps, market: async () => ({ ...data, simulated: counted }) }, ids);
    expect(questions).toBe(1);
    await expectOnce('asked', 3);
  });
});
