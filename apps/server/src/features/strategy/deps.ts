import type { Clock } from '@plumbline/model/ports';
import type { Store } from '../../platform/db/open-store.ts';
import type { EventLog } from '../../platform/events/event-log.ts';
import type { MarketHandle } from '../../platform/market-handle.ts';
import type { JobQueue } from '../../platform/queue/queue.ts';
import type { StrategyTester } from './compute-test.ts';

/** What the feature is given by whoever builds the server. */
export interface StrategyDeps {
  readonly store: Store;
  readonly queue: JobQueue;
  readonly events: EventLog;
  readonly market: MarketHandle;
  readonly test: StrategyTester;
  readonly clock: Clock;
}
