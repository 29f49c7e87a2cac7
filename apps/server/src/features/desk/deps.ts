import type { OpenJudges } from '@plumbline/agent/gate/judges';
import type { Clock } from '@plumbline/model/ports';
import type { Store } from '../../platform/db/open-store.ts';
import type { EventLog } from '../../platform/events/event-log.ts';
import type { MarketHandle } from '../../platform/market-handle.ts';
import type { JobQueue } from '../../platform/queue/queue.ts';
import type { DocumentService } from '../document/service.ts';
import type { ModelServiceApi } from '../language-models/service.ts';
import type { ReportService } from '../report/service.ts';

/** What the feature is given by whoever builds the server. */
export interface DeskDeps {
  readonly store: Store;
  readonly queue: JobQueue;
  readonly events: EventLog;
  readonly market: MarketHandle;
  readonly reports: Pick<ReportService, 'list' | 'read'>;
  readonly documents: Pick<DocumentService, 'all' | 'list'>;
  readonly models: Pick<ModelServiceApi, 'modelFor' | 'settings' | 'answerers'>;
  readonly openJudges: OpenJudges;
  readonly clock: Clock;
  readonly note: (message: string, fields?: Record<string, unknown>) => void;
}
