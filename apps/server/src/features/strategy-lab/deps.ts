import type { Clock } from '@plumbline/model/ports';
import type { Store } from '../../platform/db/open-store.ts';
import type { EventLog } from '../../platform/events/event-log.ts';
import type { MarketHandle } from '../../platform/market-handle.ts';
import type { JobQueue } from '../../platform/queue/queue.ts';
import type { ModelServiceApi } from '../language-models/service.ts';
import type { StrategyService } from '../strategy/service.ts';

/** What the feature is given by whoever builds the server. */
export interface LabDeps {
  readonly store: Store;
  readonly queue: JobQueue;
  readonly events: EventLog;
  readonly market: MarketHandle;
  readonly strategies: Pick<StrategyService, 'create' | 'seal' | 'tryVariant'>;
  readonly models: Pick<ModelServiceApi, 'modelFor' | 'settings' | 'answerers'>;
  readonly clock: Clock;
  readonly note: (message: string, fields?: Record<string, unknown>) => void;
}
