import { z } from 'zod';
import type { DeskEntry, DeskOutcome, RecordedDesk } from '@plumbline/agent/desk/record';
import type { DeskRecord } from '@plumbline/model/desk';
import { addDays, dateOf } from '@plumbline/model/date';
import type { InstrumentId } from '@plumbline/model/instrument';
import type { BarColumns } from '@plumbline/model/bar';
import { realmOf } from '../../platform/market-handle.ts';
import { appendEntry, linesFrom } from '../ledger/service.ts';
import type { DeskDeps } from './deps.ts';
import { settleDesksJob } from './settle-desks.job.ts';

const entryBody = z.custom<DeskEntry>(
  (value) => z.object({ id: z.string(), asOf: z.string(), settlesOn: z.string() }).safeParse(value).success,
);
const outcomeBody = z.custom<DeskOutcome>(
  (value) => z.object({ id: z.string(), on: z.string(), excess: z.number() }).safeParse(value).success,
);

/** What the ledger tells of an owner's memos. What was settled once stays settled so. */
async function recorded({ store }: Pick<DeskDeps, 'store'>, ownerId: string): Promise<readonly RecordedDesk[]> {
  const lines = await linesFrom(store.db, ownerId, 0, ['desk', 'desk-outcome']);
  const found = new Map<string, RecordedDesk>();
  for (const { seq, at, kind, body } of lines) {
    const value: unknown = JSON.parse(body);
    if (kind === 'desk') {
      const entry = entryBody.safeParse(value);
      if (entry.success && !found.has(entry.data.id)) {
        found.set(entry.data.id, { entry: entry.data, outcome: null, seq, settledAt: null });
      }
      continue;
    }
    const outcome = outcomeBody.safeParse(value);
    const known = outcome.success ? found.get(outcome.data.id) : undefined;
    if (outcome.success && known?.outcome === null) {
      found.set(known.entry.id, { ...known, outcome: outcome.data, settledAt: at });
    }
  }
  return [...found.values()];
}

/** The record of an owner's desk as it was known before a date. */
export async function deskRecord(deps: Pick<DeskDeps, 'store'>, ownerId: string, before: string): Promise<DeskRecord> {
  const { recordOf } = await import('@plumbline/agent/desk/record');
  return recordOf(await recorded(deps, ownerId), before);
}

/** Queues what settles the memos of an owner whose day has come, once a day. */
export async function queueDue({ store, queue, clock }: DeskDeps, ownerId: string, record: DeskRecord): Promise<void> {
  const day = dateOf(clock.now());
  if (!record.entries.some(({ settlesOn, outcome }) => outcome === null && settlesOn < day)) return;
  await store.db.transaction().execute((trx) => queue.enqueue(trx, settleDesksJob, { ownerId, day }, ownerId));
  queue.wake();
}

/** Settles every memo whose prices are known; the others wait. */
export async function settleDue(deps: DeskDeps, ownerId: string): Promise<void> {
  const { store, market, clock } = deps;
  const { settle } = await import('@plumbline/agent/desk/record');
  const today = dateOf(clock.now());
  const due = (await recorded(deps, ownerId)).filter(
    ({ entry, outcome }) => outcome === null && entry.settlesOn < today,
  );
  for (const { entry } of due) {
    const data = await market();
    const port = (await realmOf(market, [entry.instrumentId])) === 'simulated' ? data.simulated : data.live;
    const barsOf = async (id: InstrumentId, adjustment: 'total' | 'none'): Promise<BarColumns | null> => {
      const span = { from: addDays(entry.asOf, -10), to: addDays(entry.settlesOn, 10) };
      const answer = await port.bars({ instrumentId: id, interval: '1d', adjustment, ...span });
      return answer.status === 'unavailable' ? null : answer.value.columns;
    };
    const own = await barsOf(entry.instrumentId, 'total');
    if (own === null) continue;
    const benchmark = entry.benchmark === null ? null : await barsOf(entry.benchmark, 'total');
    const outcome = settle(entry, { own, benchmark, raw: await barsOf(entry.instrumentId, 'none') });
    if (outcome === null) continue;
    await store.db.transaction().execute(async (trx) => {
      await appendEntry(trx, ownerId, 'desk-outcome', outcome, clock.now());
    });
  }
}
