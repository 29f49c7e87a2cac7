import type { Transaction } from 'kysely';
import { ulid } from 'ulid';
import type { SignalDraft } from '@plumbline/model/signal';
import type { Database } from '../../platform/db/schema.ts';
import { marketOfText } from '../../platform/closed-bars.ts';
import { appendEntries } from '../ledger/service.ts';
import type { ActivationRow } from './rows.ts';
import type { SignalEvidence } from '../channel/service.ts';
import type { FrozenSignal } from '../ledger/service.ts';
import { channelsOf, streamOf } from './rows.ts';
import type { SignalDeps } from './deps.ts';
import { insertSignals, issuedKeys } from './store/signals.ts';

/** Key under which a signal exists once, whatever crashes in between. */
export function keyOf(
  { strategy_id: strategyId, version }: Pick<ActivationRow, 'strategy_id' | 'version'>,
  draft: Pick<SignalDraft, 'instrumentId' | 'barTime' | 'kind' | 'side'>,
): string {
  const { instrumentId, barTime, kind, side } = draft;
  return [strategyId, version, instrumentId, barTime, kind, side].join('|');
}

/** Signals of one strategy after one bar. */
export interface SignalBatch {
  readonly activation: ActivationRow;
  readonly strategyName: string;
  readonly drafts: readonly SignalDraft[];
  readonly currencyOf: (instrumentId: string) => string;
  readonly decimalsOf: (draft: SignalDraft) => number;
  readonly simulated: boolean;
  /** Stated chance that an entry ends with a gain; null where nothing was tested. */
  readonly chance: number | null;
  /** What the back-test of the version came to, for the messages; null where nothing was tested. */
  readonly evidence: SignalEvidence | null;
}

/**
 * Freezes signals: the rows, their lines in the ledger, the events that wake open pages, and the messages that go out, all in
 * the caller's transaction. Idempotent by key.
 */
export async function issueSignals(
  { clock, events, outbox }: Pick<SignalDeps, 'clock' | 'events' | 'outbox'>,
  trx: Transaction<Database>,
  batches: readonly SignalBatch[],
): Promise<void> {
  const now = clock.now();
  const drafted = batches.flatMap((batch) =>
    batch.drafts.map((draft) => ({ batch, draft, key: keyOf(batch.activation, draft) })),
  );
  const given = drafted.map(({ batch, key }) => ({ owner_id: batch.activation.owner_id, key }));
  // Instruments of a market that closed earlier were evaluated on this bar already.
  const issued = new Set(await issuedKeys(trx, given));
  const fresh = drafted.flatMap(({ batch, draft, key }) => {
    const { activation, strategyName, currencyOf, decimalsOf, simulated, chance, evidence } = batch;
    const { owner_id: ownerId, strategy_id: strategyId, version } = activation;
    if (issued.has(`${ownerId}|${key}`)) return [];
    issued.add(`${ownerId}|${key}`);
    const frozen: FrozenSignal = {
      ...draft,
      id: ulid(now),
      strategyId,
      strategyName,
      version,
      currency: currencyOf(draft.instrumentId),
      priceDecimals: decimalsOf(draft),
      frozenAt: now,
      simulated,
      chance: draft.kind === 'enter' ? chance : null,
    };
    return [{ activation, ownerId, key, frozen, evidence }];
  });
  const written = await appendEntries(
    trx,
    fresh.map(({ ownerId, frozen }) => ({ ownerId, kind: 'signal', body: frozen, at: now })),
  );
  const signals = fresh.map((one, n) => ({ ...one, ...(written[n] ?? { seq: 0, hash: '' }) }));
  await insertSignals(
    trx,
    signals.map(({ activation, ownerId, key, frozen, seq }) => ({
      id: frozen.id,
      owner_id: ownerId,
      seq,
      key,
      strategy_id: activation.strategy_id,
      instrument_id: frozen.instrumentId,
      market: marketOfText(frozen.instrumentId),
      side: frozen.side,
      kind: frozen.kind,
      status: frozen.kind === 'enter' ? ('open' as const) : ('closed' as const),
      bar_at: frozen.barTime,
      body: JSON.stringify(frozen),
      outcome: null,
      frozen_at: now,
      read_at: null,
    })),
  );
  const telling = signals.map(({ ownerId, frozen: { id, instrumentId }, seq }) => ({
    stream: streamOf(ownerId),
    body: { kind: 'signal', signalId: id, seq, instrumentId },
  }));
  await events.appendAll(telling, trx);
  await outbox.enqueue(
    trx,
    signals.map(({ activation, ownerId, key, frozen, evidence, seq, hash }) => ({
      ownerId,
      channelIds: channelsOf(activation),
      key: `signal|${key}`,
      notice: { kind: 'signal', signal: { ...frozen, seq, hash }, evidence },
    })),
  );
}
