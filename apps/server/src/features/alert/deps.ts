import type { Clock } from '@plumbline/model/ports';
import type { Outbox } from '../channel/service.ts';
import type { Store } from '../../platform/db/open-store.ts';
import type { EventLog } from '../../platform/events/event-log.ts';
import type { MarketHandle } from '../../platform/market-handle.ts';
import type { JobQueue } from '../../platform/queue/queue.ts';
import type { ReportService } from '../report/service.ts';
import type { ReportWriter } from '../report/service.ts';

/** What the feature is given by whoever builds the server. */
export interface AlertDeps {
  readonly store: Store;
  readonly queue: JobQueue;
  readonly events: EventLog;
  readonly outbox: Outbox;
  readonly market: MarketHandle;
  readonly reports: Pick<ReportService, 'read'>;
  readonly write: ReportWriter;
  readonly clock: Clock;
}
