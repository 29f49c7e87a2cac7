import type { Clock } from '@plumbline/model/ports';
import type { Outbox } from '../channel/service.ts';
import type { Store } from '../../platform/db/open-store.ts';
import type { EventLog } from '../../platform/events/event-log.ts';
import type { MarketHandle } from '../../platform/market-handle.ts';
import type { JobQueue } from '../../platform/queue/queue.ts';
import type { SignalComputer } from './compute-signals.ts';

/** What the feature is given by whoever builds the server. */
export interface SignalDeps {
  readonly store: Store;
  readonly queue: JobQueue;
  readonly events: EventLog;
  readonly outbox: Outbox;
  readonly market: MarketHandle;
  readonly computeSignals: SignalComputer;
  readonly clock: Clock;
  /** The clock stands on the day of an archive, so the last close is the only one a strategy can speak after. */
  readonly isArchive: boolean;
}
