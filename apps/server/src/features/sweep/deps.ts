import type { Clock } from '@plumbline/model/ports';
import type { TaskPool } from '@plumbline/quant/engine/pool/task-pool';
import type { Store } from '../../platform/db/open-store.ts';
import type { EventLog } from '../../platform/events/event-log.ts';
import type { JobQueue } from '../../platform/queue/queue.ts';
import type { StrategyService } from '../strategy/service.ts';

/** What the feature is given by whoever builds the server. */
export interface SweepDeps {
  readonly store: Store;
  readonly queue: JobQueue;
  readonly events: EventLog;
  readonly strategies: Pick<StrategyService, 'stream' | 'universe' | 'countTrials'>;
  readonly tasks: Pick<TaskPool, 'run'>;
  readonly clock: Clock;
}

/** Which stretch of a sweep: from a cell on, of one of its starts. */
export interface SweepStep {
  readonly sweepId: string;
  readonly start: number;
  readonly from: number;
}
