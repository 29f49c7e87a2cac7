import type { Clock } from '@plumbline/model/ports';
import type { Store } from '../../platform/db/open-store.ts';
import type { DiscoverService } from '../discover/service.ts';
import type { EventLog } from '../../platform/events/event-log.ts';
import type { MarketHandle } from '../../platform/market-handle.ts';
import type { ModelServiceApi } from '../language-models/service.ts';
import type { JobQueue } from '../../platform/queue/queue.ts';
import type { ReportWriter } from './report-writer.ts';

/** What the feature is given by whoever builds the server. */
export interface ReportDeps {
  readonly store: Store;
  readonly queue: JobQueue;
  readonly events: EventLog;
  readonly market: MarketHandle;
  readonly write: ReportWriter;
  /** The measured instruments of a market. */
  readonly universe: DiscoverService['universe'];
  /** Language models of readers. */
  readonly models: Pick<ModelServiceApi, 'modelFor'>;
  readonly clock: Clock;
  readonly note: (message: string, fields?: Record<string, unknown>) => void;
}
