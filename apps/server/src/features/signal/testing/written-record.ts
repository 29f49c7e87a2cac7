import { dayMs } from '@plumbline/model/date';
import type { Kysely, RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { BarColumns } from '@plumbline/model/bar';
import type { SignalDraft } from '@plumbline/model/signal';
import { crossSpec } from '@plumbline/quant/engine/strategy/testing/specs';
import type { Engine } from '../../../platform/db/columns.ts';
import type { Store } from '../../../platform/db/open-store.ts';
import type { Database } from '../../../platform/db/schema.ts';
import { eventLog } from '../../../platform/events/event-log.ts';
import { busOf } from '../../../platform/events/open-bus.ts';
import { issueSignals } from '../issue.ts';
import type { ActivationRow } from '../rows.ts';
import { settleOutcomes } from '../settle.ts';

const clock = { now: () => 1_790_000_000_000 };
const strategyId = 'strategy';

/** Prices that fall and rise by turns: every second round trip loses. */
function bars(count: number): BarColumns {
  const close = Float64Array.from({ length: count }, (_, k) => [100, 104, 100, 95][k % 4] ?? 100);
  return {
    time: Float64Array.from(close, (_, k) => (20_000 + k) * dayMs),
    open: close,
    high: close,
    low: close,
    close,
    volume: close.map(() => 1000),
  };
}

export async function writeOwner({ db }: Pick<Store, 'db'>, ownerId: string): Promise<void> {
  const owner = { id: ownerId, kind: 'anonymous', token_sha256: null, device_id: null, created_at: 0 } as const;
  await db.insertInto('owners').values(owner).execute();
}

/** An entry and an exit per round trip, issued and settled by the program itself: ledger entries 1 to 3 · trips. */
export async function writeRecord(store: Store, ownerId: string, trips: number): Promise<void> {
  await writeOwner(store, ownerId);
  const bus = await busOf(store, () => undefined);
  const events = eventLog(store, bus, clock);
  const activation: ActivationRow = {
    strategy_id: strategyId,
    owner_id: ownerId,
    version: 1,
    state: 'active',
    verdict: 'fragile',
    acknowledged: 1,
    channels: '[]',
    activated_at: 0,
    decided_until: 0,
  };
  const all = bars(2 * trips + 2);
  const drafts = Array.from({ length: 2 * trips }, (_, k): SignalDraft => {
    const isEntry = k % 2 === 0;
    return {
      instrumentId: 'US:NVDA',
      kind: isEntry ? 'enter' : 'exit',
      side: isEntry ? 1 : -1,
      quantity: 1,
      share: 0.01,
      refPrice: all.close[k] ?? 0,
      barTime: all.time[k] ?? 0,
      filledAt: null,
      stop: null,
      target: null,
      reason: 'market',
      catchUp: false,
    };
  });
  for (const draft of drafts) {
    await store.db.transaction().execute((trx) =>
      issueSignals({ clock, events, outbox: { enqueue: async () => undefined } }, trx, [
        {
          activation,
          strategyName: 'S',
          drafts: [draft],
          currencyOf: () => 'USD',
          decimalsOf: () => 2,
          simulated: true,
          chance: 0.5,
          evidence: null,
        },
      ]),
    );
  }
  const asset = { id: 'US:NVDA', currency: 'USD', bars: all, signalBars: all };
  await settleOutcomes({ store, events, clock }, [{ activation, universe: { assets: [asset] }, spec: crossSpec() }]);
  await bus.close();
}

/** What somebody does who has the database: takes the guards off that keep the program from rewriting. */
export async function takeGuardsOff(db: Kysely<Database>, engine: Engine): Promise<void> {
  const names = ['ledger_entries', 'ledger_heads'] as const;
  const statements: RawBuilder<unknown>[] =
    engine === 'sqlite'
      ? ['ledger_no_update', 'ledger_no_delete', 'ledger_head_no_return', 'ledger_head_no_delete'].map(
          (trigger) => sql`drop trigger if exists ${sql.table(trigger)}`,
        )
      : names.map((table) => sql`alter table ${sql.table(table)} disable trigger user`);
  for (const statement of statements) await statement.execute(db);
}
