import type { ActivationView, TrackRecordView } from '@plumbline/contract/signal';
import { dateOf, timeOf } from '@plumbline/model/date';
import type { MarketId } from '@plumbline/model/instrument';
import { marketById } from '@plumbline/model/market-by-id';
import type { LedgerAnchor, LedgerEntry } from '@plumbline/quant/signal/ledger';
import type { Kysely } from 'kysely';
import { closeOf } from '../../platform/closed-bars.ts';
import type { Database } from '../../platform/db/schema.ts';
import { dueSession } from '../../platform/due-session.ts';
import { entryOf, readAtOnce, readHead } from '../ledger/service.ts';
import { specOf } from '../strategy/service.ts';
import { activate, changeActivation, readActivation, marketsOf } from './activation.ts';
import { correctSignal } from './corrections.ts';
import type { SignalDeps } from './deps.ts';
import { evaluateTogetherJob } from './evaluate-strategies.job.ts';
import { evaluateStrategies } from './evaluate.ts';
import { evaluationGroups } from './evaluation-groups.ts';
import { readFeed } from './feed.ts';
import type { Feed } from './feed.ts';
import { trackRecord } from './record.ts';
import { streamOf } from './rows.ts';
import { listActive, readSpecs } from './store/activations.ts';
import type { ActiveRow } from './store/activations.ts';
import { countUnread, markSignalsRead } from './store/signals.ts';
import type { SignalFilter } from './store/signals.ts';

/** A strategy that is switched on, and where it trades. */
interface ActiveStrategy extends ActiveRow {
  readonly markets: readonly MarketId[];
}

const keyOf = ({ strategy_id: id, version }: Pick<ActiveRow, 'strategy_id' | 'version'>): string => `${id}|${version}`;

/** What everybody has switched on. A version never changes, so that its rules are read once and not at every look. */
function activeStrategies(db: Kysely<Database>): () => Promise<readonly ActiveStrategy[]> {
  let known: ReadonlyMap<string, readonly MarketId[]> = new Map();
  return async () => {
    const rows = await listActive(db);
    const next = new Map<string, readonly MarketId[]>();
    const unknown: ActiveRow[] = [];
    for (const row of rows) {
      const markets = known.get(keyOf(row));
      if (markets === undefined) unknown.push(row);
      else next.set(keyOf(row), markets);
    }
    await readSpecs(db, unknown, (row) => {
      next.set(
        keyOf(row),
        marketsOf(specOf(row)).map(({ id }) => id),
      );
    });
    known = next;
    return rows.flatMap((row) => {
      const markets = next.get(keyOf(row));
      return markets === undefined ? [] : [{ ...row, markets }];
    });
  };
}

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
  /** Queues the evaluation of activated strategies after a session that has closed since. Answers how many jobs. */
  queueDue(): Promise<number>;
  /** Evaluates strategies together; what fails of one stops none of the others, and the whole is then to be tried again. */
  evaluate(strategyIds: readonly string[]): Promise<void>;
}

export function signalService(deps: SignalDeps): SignalService {
  const { store, queue, clock, isArchive } = deps;
  const { db } = store;
  const listActive = activeStrategies(db);

  return {
    async activate(ownerId, id, given) {
      const view = await activate(deps, ownerId, id, given);
      if (isArchive) {
        // Apart from the groups of a session, which are asked once: the same session stands for all that is switched on later.
        const group = `${id} ${view.version}`;
        const input = { market: 'archive', session: dateOf(clock.now()), look: 0, group, strategyIds: [id] };
        await db.transaction().execute((trx) => queue.enqueue(trx, evaluateTogetherJob, input));
        queue.wake();
      }
      return view;
    },
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
      const now = clock.now();
      const rows = await listActive();
      let queued = 0;
      for (const id of new Set(rows.flatMap(({ markets }) => markets))) {
        const market = marketById(id);
        const session = dueSession(market, now);
        if (session === null) continue;
        const closeAt = closeOf(market, timeOf(session));
        const look = Math.floor((now - closeAt) / lookAgainMs);
        for (const { id: group, rows: all } of evaluationGroups(rows.filter(({ markets }) => markets.includes(id)))) {
          const due = all.filter(({ decided_until: until }) => until < closeAt);
          if (due.length === 0) continue;
          const input = { market: id, session, look, group, strategyIds: due.map((row) => row.strategy_id) };
          await db.transaction().execute((trx) => queue.enqueue(trx, evaluateTogetherJob, input));
          queued += 1;
        }
      }
      if (queued > 0) queue.wake();
      return queued;
    },

    evaluate: (strategyIds) => evaluateStrategies(deps, strategyIds),
  };
}
