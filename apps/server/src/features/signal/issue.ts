import type { Transaction } from 'kysely';
import { ulid } from 'ulid';
import type { SignalDraft } from '@plumbline/model/signal';
import type { Database } from '../../platform/db/schema.ts';
import { marketOfText } from '../../platform/closed-bars.ts';
import { appendEntry } from '../ledger/service.ts';
import type { ActivationRow } from './rows.ts';
import type { FrozenSignal } from '../ledger/service.ts';
import { channelsOf, streamOf } from './rows.ts';
import type { SignalDeps } from './deps.ts';
import { insertSignal, isIssued } from './store/signals.ts';

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
  readonly simulated: boolean;
  /** Stated chance that an entry ends with a gain; null where nothing was tested. */
  readonly chance: number | null;
}

/**
 * Freezes signals: the row, its line in the ledger, the event that wakes open pages, and the messages that go out, all in the
 * caller's transaction. Idempotent by key.
 */
export async function issueSignals(
  { clock, events, outbox }: Pick<SignalDeps, 'clock' | 'events' | 'outbox'>,
  trx: Transaction<Database>,
  { activation, strategyName, drafts, currencyOf, simulated, chance }: SignalBatch,
): Promise<void> {
  const { owner_id: ownerId, strategy_id: strategyId, version } = activation;
  const now = clock.now();
  for (const draft of drafts) {
    const key = keyOf(activation, draft);
    // Instruments of a market that closed earlier were evaluated on this bar already.
    if (await isIssued(trx, ownerId, key)) continue;
    const frozen: FrozenSignal = {
      ...draft,
      id: ulid(now),
      strategyId,
      strategyName,
      version,
      currency: currencyOf(draft.instrumentId),
      frozenAt: now,
      simulated,
      chance: draft.kind === 'enter' ? chance : null,
    };
    const { seq, hash } = await appendEntry(trx, ownerId, 'signal', frozen, now);
    await insertSignal(trx, {
      id: frozen.id,
      owner_id: ownerId,
      seq,
      key,
      strategy_id: strategyId,
      instrument_id: draft.instrumentId,
      market: marketOfText(draft.instrumentId),
      side: draft.side,
      kind: draft.kind,
      status: draft.kind === 'enter' ? 'open' : 'closed',
      bar_at: draft.barTime,
      body: JSON.stringify(frozen),
      outcome: null,
      frozen_at: now,
      read_at: null,
    });
    const told = { kind: 'signal', signalId: frozen.id, seq, instrumentId: draft.instrumentId };
    await events.append(streamOf(ownerId), told, trx);
    await outbox.enqueue(trx, {
      ownerId,
      channelIds: channelsOf(activation),
      key: `signal|${key}`,
      notice: { kind: 'signal', signal: { ...frozen, seq, hash } },
    });
  }
}
