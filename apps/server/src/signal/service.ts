import type { z } from 'zod';
import type {
  ActivationView,
  listSignals,
  SignalView,
  TrackRecordView,
  WithheldView,
} from '@plumbline/contract/signal';
import { timeOf } from '@plumbline/model/date';
import type { Clock } from '@plumbline/model/ports';
import type { LedgerEntry } from '@plumbline/quant/signal/ledger';
import type { Outbox } from '../channel/outbox.ts';
import type { Store } from '../db/open-store.ts';
import type { EventLog } from '../events/event-log.ts';
import { evaluateStrategiesJob } from '../jobs/evaluate-strategies.ts';
import type { MarketHandle } from '../market-handle.ts';
import type { JobQueue } from '../queue/queue.ts';
import { dueSession } from '../refresh/due-session.ts';
import { specOf } from '../strategy/rows.ts';
import type { SignalSpeaker } from '../work/signal-speaker.ts';
import { activate, changeActivation, marketsOf, readActivation } from './activation.ts';
import { correctSignal } from './corrections.ts';
import { closeOf } from './closed-bars.ts';
import { evaluateStrategy } from './evaluate.ts';
import { readLedger } from './ledger.ts';
import { trackRecord } from './record.ts';
import type { WithheldBody } from './rows.ts';
import { correctionOf, signalView, streamOf } from './rows.ts';

/** Sources that are late after a session are asked again this often, until it is decided or the next one opens. */
export const lookAgainMs = 15 * 60_000;

export interface SignalDeps {
  readonly store: Store;
  readonly queue: JobQueue;
  readonly events: EventLog;
  readonly outbox: Outbox;
  readonly market: MarketHandle;
  readonly speak: SignalSpeaker;
  readonly clock: Clock;
}

export type SignalFilter = z.output<typeof listSignals.query>;

interface Feed {
  readonly signals: SignalView[];
  readonly withheld: WithheldView[];
  readonly next: number | null;
  readonly unread: number;
}

export interface SignalService {
  activate(ownerId: string, id: string, given: { acknowledged: boolean; channels: string[] }): Promise<ActivationView>;
  activation(ownerId: string, id: string): Promise<ActivationView | null>;
  /** channels: ids of the media it goes out by from now on; absent = as before. */
  change(
    ownerId: string,
    id: string,
    state: ActivationView['state'],
    channels?: readonly string[],
  ): Promise<ActivationView>;
  list(ownerId: string, filter: SignalFilter): Promise<Feed>;
  /** Appends a remark to a signal; answers its place in the ledger. */
  correct(ownerId: string, signalId: string, text: string): Promise<number>;
  markRead(ownerId: string, ids: readonly string[]): Promise<number>;
  record(ownerId: string, strategyId: string | undefined): Promise<TrackRecordView>;
  ledger(ownerId: string): Promise<readonly LedgerEntry[]>;
  stream(ownerId: string): string;
  /** Queues one evaluation per activated strategy and session that has closed since. Answers how many. */
  queueDue(): Promise<number>;
  evaluate(strategyId: string): Promise<void>;
}

export function signalService(deps: SignalDeps): SignalService {
  const { store, queue, clock } = deps;
  const { db } = store;

  const unreadOf = async (ownerId: string): Promise<number> => {
    const row = await db
      .selectFrom('signals')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('owner_id', '=', ownerId)
      .where('read_at', 'is', null)
      .executeTakeFirstOrThrow();
    return Number(row.count);
  };

  return {
    activate: (ownerId, id, given) => activate(deps, ownerId, id, given),
    activation: (ownerId, id) => readActivation(deps, ownerId, id),
    change: (ownerId, id, state, channels) => changeActivation(deps, ownerId, id, { state, channels }),

    async list(ownerId, filter) {
      const { strategyId, market, side, status, from, to, before, limit } = filter;
      let query = db.selectFrom('signals').selectAll().where('owner_id', '=', ownerId);
      if (strategyId !== undefined) query = query.where('strategy_id', '=', strategyId);
      if (market !== undefined) query = query.where('market', '=', market);
      if (side !== undefined) query = query.where('side', '=', side === 'buy' ? 1 : -1);
      if (status === 'new') query = query.where('read_at', 'is', null);
      else if (status !== undefined) query = query.where('status', '=', status);
      if (from !== undefined) query = query.where('bar_at', '>=', timeOf(from));
      if (to !== undefined) query = query.where('bar_at', '<=', timeOf(to));
      if (before !== undefined) query = query.where('seq', '<', before);
      const rows = await query
        .orderBy('seq', 'desc')
        .limit(limit + 1)
        .execute();
      const page = rows.slice(0, limit);
      const entries = await db
        .selectFrom('ledger_entries')
        .select(['seq', 'at', 'kind', 'body', 'hash'])
        .where('owner_id', '=', ownerId)
        .where('seq', '>=', page.at(-1)?.seq ?? 0)
        .where('kind', 'in', ['signal', 'withheld', 'correction'])
        .execute();
      const hashes = new Map(entries.map(({ seq, hash }) => [seq, hash]));
      const corrections = entries.flatMap(({ seq, at, kind, body }) => {
        if (kind !== 'correction') return [];
        return [{ ...correctionOf({ body }), seq, at }];
      });
      const signals = page.map((row) =>
        signalView(
          row,
          hashes.get(row.seq) ?? '',
          corrections.flatMap(({ signalId, ...correction }) => (signalId === row.id ? [correction] : [])),
        ),
      );
      const withheld = entries.flatMap(({ seq, at, kind, body }): WithheldView[] => {
        if (kind !== 'withheld') return [];
        // Written by the evaluation from a typed value.
        const told = JSON.parse(body) as WithheldBody;
        return strategyId === undefined || told.strategyId === strategyId ? [{ ...told, seq, at }] : [];
      });
      return {
        signals,
        withheld: withheld.toSorted((a, b) => b.seq - a.seq).slice(0, limit),
        next: rows.length > limit ? (page.at(-1)?.seq ?? null) : null,
        unread: await unreadOf(ownerId),
      };
    },

    correct: (ownerId, signalId, text) => correctSignal(deps, ownerId, signalId, text),

    async markRead(ownerId, ids) {
      if (ids.length > 0) {
        await db
          .updateTable('signals')
          .set({ read_at: clock.now() })
          .where('owner_id', '=', ownerId)
          .where('id', 'in', ids)
          .where('read_at', 'is', null)
          .execute();
      }
      return unreadOf(ownerId);
    },

    record: (ownerId, strategyId) => trackRecord(db, ownerId, strategyId),
    ledger: (ownerId) => readLedger(db, ownerId),
    stream: streamOf,

    async queueDue() {
      const rows = await db
        .selectFrom('activations')
        .innerJoin('strategy_versions', (join) =>
          join
            .onRef('strategy_versions.strategy_id', '=', 'activations.strategy_id')
            .onRef('strategy_versions.version', '=', 'activations.version'),
        )
        .select([
          'activations.strategy_id',
          'activations.version',
          'activations.activated_at',
          'activations.decided_until',
          'spec',
        ])
        .where('activations.state', '=', 'active')
        .execute();
      let queued = 0;
      for (const row of rows) {
        for (const market of marketsOf(specOf(row))) {
          const session = dueSession(market, clock.now());
          const closeAt = session === null ? 0 : closeOf(market, timeOf(session));
          if (session === null || row.decided_until >= closeAt) continue;
          const look = Math.floor((clock.now() - closeAt) / lookAgainMs);
          await db.transaction().execute((trx) =>
            queue.enqueue(trx, evaluateStrategiesJob, {
              strategyId: row.strategy_id,
              version: row.version,
              activatedAt: row.activated_at,
              market: market.id,
              session,
              look,
            }),
          );
          queued += 1;
        }
      }
      if (queued > 0) queue.wake();
      return queued;
    },

    evaluate: (strategyId) => evaluateStrategy(deps, strategyId),
  };
}
