import type { ActivationView, TrackRecordView } from '@plumbline/contract/signal';
import { timeOf } from '@plumbline/model/date';
import type { LedgerAnchor, LedgerEntry } from '@plumbline/quant/signal/ledger';
import { evaluateStrategiesJob } from './evaluate-strategies.job.ts';
import { dueSession } from '../../platform/due-session.ts';
import { specOf } from '../strategy/service.ts';
import { activate, changeActivation, marketsOf, readActivation } from './activation.ts';
import { correctSignal } from './corrections.ts';
import { closeOf } from '../../platform/closed-bars.ts';
import { evaluateStrategy } from './evaluate.ts';
import type { Feed } from './feed.ts';
import { readFeed } from './feed.ts';
import { entryOf, readAtOnce, readHead } from '../ledger/service.ts';
import { trackRecord } from './record.ts';
import { streamOf } from './rows.ts';
import type { SignalDeps } from './deps.ts';
import { listActive } from './store/activations.ts';
import type { SignalFilter } from './store/signals.ts';
import { countUnread, markSignalsRead } from './store/signals.ts';

// What other features may use.
export { streamOf } from './rows.ts';

/** Sources that are late after a session are asked again this often, until it is decided or the next one opens. */
export const lookAgainMs = 15 * 60_000;

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
  /** The whole ledger as it stands, with where it must end. */
  ledger(ownerId: string): Promise<{ readonly entries: readonly LedgerEntry[]; readonly end: LedgerAnchor | null }>;
  /** Where the ledger ends; null before its first line. */
  head(ownerId: string): Promise<LedgerAnchor | null>;
  stream(ownerId: string): string;
  /** Queues one evaluation per activated strategy and session that has closed since. Answers how many. */
  queueDue(): Promise<number>;
  evaluate(strategyId: string): Promise<void>;
}

export function signalService(deps: SignalDeps): SignalService {
  const { store, queue, clock } = deps;
  const { db } = store;

  return {
    activate: (ownerId, id, given) => activate(deps, ownerId, id, given),
    activation: (ownerId, id) => readActivation(deps, ownerId, id),
    change: (ownerId, id, state, channels) => changeActivation(deps, ownerId, id, { state, channels }),

    list: (ownerId, filter) => readFeed(db, ownerId, filter),

    correct: (ownerId, signalId, text) => correctSignal(deps, ownerId, signalId, text),

    async markRead(ownerId, ids) {
      await markSignalsRead(db, ownerId, ids, clock.now());
      return countUnread(db, ownerId);
    },

    record: (ownerId, strategyId) => trackRecord(db, ownerId, strategyId),
    async ledger(ownerId) {
      const { rows, anchor } = await readAtOnce(db, ownerId, async () => null);
      return { entries: rows.map(entryOf), end: anchor };
    },
    head: (ownerId) => readHead(db, ownerId),
    stream: streamOf,

    async queueDue() {
      const rows = await listActive(db);
      let queued = 0;
      for (const row of rows) {
        for (const market of marketsOf(specOf(row))) {
          const session = dueSession(market, clock.now());
          const closeAt = session === null ? 0 : closeOf(market, timeOf(session));
          if (session === null || row.decided_until >= closeAt) continue;
          const look = Math.floor((clock.now() - closeAt) / lookAgainMs);
          const input = {
            strategyId: row.strategy_id,
            version: row.version,
            activatedAt: row.activated_at,
            market: market.id,
            session,
            look,
          };
          await db.transaction().execute((trx) => queue.enqueue(trx, evaluateStrategiesJob, input, row.owner_id));
          queued += 1;
        }
      }
      if (queued > 0) queue.wake();
      return queued;
    },

    evaluate: (strategyId) => evaluateStrategy(deps, strategyId),
  };
}
