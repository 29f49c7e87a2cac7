import type { Transaction } from 'kysely';
import { PlumblineError } from '@plumbline/model/errors';
import type { BacktestAsset } from '@plumbline/quant/engine/strategy/strategy-backtest';
import { groupedBy } from '../../platform/db/pages-of.ts';
import type { Database } from '../../platform/db/schema.ts';
import { appendEntries, latestBodies } from '../ledger/service.ts';
import type { ActivationRow } from './rows.ts';
import type { CorrectionBody } from '../ledger/service.ts';
import { correctionOf, frozenOf, streamOf } from './rows.ts';
import type { SignalDeps } from './deps.ts';
import { hasSignal, latestOfStrategies } from './store/signals.ts';

/** Restatements of older closes change no decision that anybody could still take. */
const latestSignals = 100;

type Deps = Pick<SignalDeps, 'store' | 'events' | 'clock'>;

/** Appends lines that tell of signals, and wakes the pages of their owners. Answers where each went. */
async function append(
  { events, clock }: Deps,
  trx: Transaction<Database>,
  corrections: readonly { readonly ownerId: string; readonly body: CorrectionBody }[],
): Promise<readonly number[]> {
  const at = clock.now();
  const written = await appendEntries(
    trx,
    corrections.map((one) => ({ ...one, kind: 'correction', at })),
  );
  const telling = corrections.map(({ ownerId, body: { signalId } }) => ({
    stream: streamOf(ownerId),
    body: { kind: 'correction', signalId },
  }));
  await events.appendAll(telling, trx);
  return written.map(({ seq }) => seq);
}

/** Appends a remark of the owner to a signal. The signal stays as it was frozen. */
export async function correctSignal(deps: Deps, ownerId: string, signalId: string, text: string): Promise<number> {
  const seq = await deps.store.db.transaction().execute(async (trx) => {
    if (!(await hasSignal(trx, ownerId, signalId))) {
      throw new PlumblineError('not-found', 'There is no such signal.');
    }
    const [written = 0] = await append(deps, trx, [{ ownerId, body: { signalId, text, was: null, now: null } }]);
    return written;
  });
  deps.events.announce(streamOf(ownerId));
  return seq;
}

/** Appends a line for every frozen close that the exchange has restated since, once per restatement. */
export async function correctRestated(
  deps: Deps,
  looks: readonly {
    readonly activation: ActivationRow;
    readonly universe: { readonly assets: readonly BacktestAsset[] };
  }[],
): Promise<void> {
  const ids = looks.map(({ activation }) => activation.strategy_id);
  const rows = await latestOfStrategies(deps.store.db, ids, latestSignals);
  const byStrategy = groupedBy(rows, ({ strategy_id: id }) => id);
  const restated = looks.flatMap(({ activation: { owner_id: ownerId, strategy_id: id }, universe: { assets } }) =>
    (byStrategy.get(id) ?? []).flatMap((row) => {
      if (row.owner_id !== ownerId) return [];
      const bars = assets.find((asset) => asset.id === row.instrument_id)?.bars;
      const at = bars?.time.lastIndexOf(row.bar_at) ?? -1;
      const now = at < 0 ? undefined : bars?.close[at];
      const was = frozenOf(row).refPrice;
      return now === undefined || now === was ? [] : [{ ownerId, signalId: row.id, was, now }];
    }),
  );
  if (restated.length === 0) return;
  const owners = restated.map(({ ownerId }) => ownerId);
  await deps.store.db.transaction().execute(async (trx) => {
    const known = (await latestBodies(trx, owners, 'correction')).map(correctionOf);
    const fresh = restated.flatMap(({ ownerId, ...one }) => {
      const last = known.find(({ signalId, now }) => signalId === one.signalId && now !== null);
      if (last?.now === one.now) return [];
      const was = last?.now ?? one.was;
      const text = `The exchange restated the close from ${was} to ${one.now}.`;
      return [{ ownerId, body: { ...one, was, text } }];
    });
    await append(deps, trx, fresh);
  });
  for (const owner of new Set(owners)) deps.events.announce(streamOf(owner));
}
