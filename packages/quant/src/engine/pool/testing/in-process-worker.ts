import type { FromWorker, TaskPort, ToWorker } from '../messages.ts';
import { serveTasks, type WorkerHost } from '../serve-tasks.ts';
import type { AnyTask } from '../task.ts';
import type { WorkerPort } from '../task-pool.ts';

/** A worker on this very thread behind a copying port, with a clock that moves a little whenever it is read. */
export interface InProcessWorker extends WorkerPort {
  /** Ends it as a crash would. */
  readonly crash: (cause: unknown) => void;
  readonly received: ToWorker[];
}

/** What a platform has and this package has not. */
export interface Platform {
  readonly copy: <Value>(value: Value) => Value;
  readonly later: (callback: () => void) => unknown;
}

/** `msPerReading`: how far its clock moves at each reading; slices end sooner the larger it is. */
export function inProcessWorker(
  tasks: readonly AnyTask[],
  { copy: copyOf, later }: Platform,
  msPerReading = 1,
): InProcessWorker {
  let toWorker: (message: ToWorker) => void = () => undefined;
  let toPool: (message: FromWorker) => void = () => undefined;
  let lost: (cause: unknown) => void = () => undefined;
  let isGone = false;
  let time = 0;
  const received: ToWorker[] = [];
  const host: WorkerHost = {
    now: () => (time += msPerReading),
    pause: () => new Promise((resolve) => later(() => resolve())),
  };
  const inside: TaskPort<FromWorker, ToWorker> = {
    post: (message) => {
      const copy = copyOf(message);
      later(() => {
        if (!isGone) toPool(copy);
      });
    },
    onMessage: (listener) => (toWorker = listener),
  };
  serveTasks(inside, tasks, host);
  return {
    post: (message) => {
      const copy = copyOf(message);
      received.push(copy);
      later(() => {
        if (!isGone) toWorker(copy);
      });
    },
    onMessage: (listener) => (toPool = listener),
    onLost: (listener) => (lost = listener),
    close: () => (isGone = true),
    crash: (cause) => {
      isGone = true;
      lost(cause);
    },
    received,
  };
}
