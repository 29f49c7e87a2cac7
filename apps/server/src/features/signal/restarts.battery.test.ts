import { dayMs } from '@plumbline/model/date';
import { expect, it } from 'vitest';
import type { SignalDraft } from '@plumbline/model/signal';
import { verifyLedger } from '@plumbline/quant/signal/ledger';
import { eachStore } from '../../platform/db/testing/each-store.ts';
import { eventLog } from '../../platform/events/event-log.ts';
import { busOf } from '../../platform/events/open-bus.ts';
import { sseResponse } from '../../platform/events/sse.ts';
import { until } from '../../testing/until.ts';
import { issueSignals } from './issue.ts';
import { readLedger } from '../ledger/service.ts';
import type { ActivationRow } from './rows.ts';
import { streamOf } from './rows.ts';

const signals = 200;
/** Every page asks the database at every signal; that of a test runs beside everything else. */
const pagesOn = { sqlite: 20, postgres: 5 } as const;
/** A server that comes back does not know how far it got: it says these again. */
const saidAgain = 10;
/** In the middle of writing these the server dies. */
const deathsAt = [3, 41, 90, 133, 199];
const ownerId = 'owner-of-a-test';
const clock = { now: () => 1_790_000_000_000 };

const activation: ActivationRow = {
  strategy_id: 'strategy',
  owner_id: ownerId,
  version: 1,
  state: 'active',
  verdict: 'fragile',
  acknowledged: 1,
  channels: '[]',
  activated_at: 0,
  decided_until: 0,
};

const draft = (k: number): SignalDraft => ({
  instrumentId: 'US:NVDA',
  kind: 'adjust',
  side: 1,
  quantity: 1,
  share: 0.01,
  refPrice: 100,
  barTime: k * dayMs,
  filledAt: null,
  stop: null,
  target: null,
  reason: 'rebalance',
  catchUp: false,
});

interface Client {
  readonly heard: string[];
  lastId: string | null;
}

eachStore('signals through five deaths of the server', ({ store, engine }) => {
  it('reach every open page, none lost and none doubled, and stand in a sound ledger', async () => {
    const { db } = store();
    const owner = { id: ownerId, kind: 'anonymous', token_sha256: null, device_id: null, created_at: 0 } as const;
    await db.insertInto('owners').values(owner).execute();
    const pages: Client[] = Array.from({ length: pagesOn[engine] }, () => ({ heard: [], lastId: null }));

    /** One life, from before the last death on. */
    const live = async (from: number, death: number | undefined): Promise<void> => {
      const bus = await busOf(store(), () => undefined);
      const events = eventLog(store(), bus, clock);
      const end = new AbortController();
      const following = pages.map(async (page) => {
        const { lastId: lastEventId } = page;
        const print = ({ body }: { readonly body: string }): string => body;
        const answer = sseResponse({ log: events, stream: streamOf(ownerId), lastEventId, signal: end.signal, print });
        if (answer.body === null) return;
        for await (const text of answer.body.pipeThrough(new TextDecoderStream())) {
          for (const [, id = '', signal = ''] of text.matchAll(/^id: (\d+)\ndata: .*"signalId":"([^"]+)"/gm)) {
            page.lastId = id;
            page.heard.push(signal);
          }
        }
      });
      for (let k = Math.max(0, from - saidAgain); k < signals; k += 1) {
        const drafts = [draft(k)];
        const terms = { currencyOf: () => 'USD', decimalsOf: () => 2, simulated: true, chance: null, evidence: null };
        const writing = db.transaction().execute(async (trx) => {
          await issueSignals({ clock, events, outbox: { enqueue: async () => undefined } }, trx, [
            { activation, strategyName: 'S', drafts, ...terms },
          ]);
          if (k === death) throw new Error('dead');
        });
        if (k === death) {
          await expect(writing).rejects.toThrow('dead');
          break;
        }
        await writing;
        events.announce(streamOf(ownerId));
      }
      if (death === undefined) await until('all is heard', () => pages.every(({ heard }) => heard.length >= signals));
      end.abort();
      await Promise.all(following);
      await bus.close();
    };

    for (const [life, death] of deathsAt.entries()) await live(deathsAt[life - 1] ?? 0, death);
    await live(deathsAt.at(-1) ?? 0, undefined);
    const ledger = await readLedger(db, ownerId);
    expect(verifyLedger(ledger)).toMatchObject({ entries: signals, firstBad: null });
    const rows = await db.selectFrom('signals').select('id').orderBy('seq').execute();
    expect(rows.length).toBe(signals);
    for (const { heard } of pages) expect(heard).toEqual(rows.map(({ id }) => id));
  });
});
