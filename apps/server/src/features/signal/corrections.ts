import type { Transaction } from 'kysely';
import { PlumblineError } from '@plumbline/model/errors';
import type { BacktestAsset } from '@plumbline/quant/engine/strategy/strategy-backtest';
import type { Database } from '../../platform/db/schema.ts';
import { appendEntry, latestBodies } from '../ledger/service.ts';
import type { ActivationRow } from './rows.ts';
import type { CorrectionBody } from '../ledger/service.ts';
import { correctionOf, frozenOf, streamOf } from './rows.ts';
import type { SignalDeps } from './deps.ts';
import { hasSignal, latestOfStrategy } from './store/signals.ts';

/** Restatements of older closes change no decision that anybody could still take. */
const latestSignals = 100;

type Deps = Pick<SignalDeps, 'store' | 'events' | 'clock'>;

async function append(
  { events, clock }: Deps,
  trx: Transaction<Database>,
  ownerId: string,
  body: CorrectionBody,
): Promise<number> {
  const { seq } = await appendEntry(trx, ownerId, 'correction', body, clock.now());
  await events.append(streamOf(ownerId), { kind: 'correction', signalId: body.signalId }, trx);
  return seq;
}

/** Appends a remark of the owner to a signal. The signal stays as it was frozen. */
export async function correctSignal(deps: Deps, ownerId: string, signalId: string, text: string): Promise<number> {
  const seq = await deps.store.db.transaction().execute(async (trx) => {
    if (!(await hasSignal(trx, ownerId, signalId))) {
      throw new PlumblineError('not-found', 'There is no such signal.');
    }
    return append(deps, trx, ownerId, { signalId, text, was: null, now: null });
  });
  deps.events.announce(streamOf(ownerId));
  return seq;
}

/** Appends a line for every frozen close that the exchange has restated since, once per restatement. */
export async function correctRestated(
  deps: Deps,
  { owner_id: ownerId, strategy_id: strategyId }: ActivationRow,
  assets: readonly BacktestAsset[],
): Promise<void> {
  const rows = await latestOfStrategy(deps.store.db, ownerId, strategyId, latestSignals);
  const restated = rows.flatMap((row) => {
    const bars = assets.find(({ id }) => id === row.instrument_id)?.bars;
    const at = bars?.time.indexOf(row.bar_at) ?? -1;
    const now = at < 0 ? undefined : bars?.close[at];
    const was = frozenOf(row).refPrice;
    return now === undefined || now === was ? [] : [{ signalId: row.id, was, now }];
  });
  if (restated.length === 0) return;
  await deps.store.db.transaction().execute(async (trx) => {
    const known = (await latestBodies(trx, ownerId, 'correction')).map(correctionOf);
    for (const one of restated) {
      const last = known.find(({ signalId, now }) => signalId === one.signalId && now !== null);
      if (last?.now === one.now) continue;
      const was = last?.now ?? one.was;
      const text = `The exchange restated the close from ${was} to ${one.now}.`;
      await append(deps, trx, ownerId, { ...one, was, text });
    }
  });
  deps.events.announce(streamOf(ownerId));
}
