import { PlumblineError } from '@plumbline/model/errors';
import { failureOf } from './failure.ts';
import type { FromWorker, TaskPort, ToWorker } from './messages.ts';
import type { AnyTask, TaskRange } from './task.ts';

/** What the pure code does not have: a clock in milliseconds, and a way to let messages in. */
export interface WorkerHost {
  readonly now: () => number;
  /** Comes back after waiting messages have been handled. */
  readonly pause: () => Promise<void>;
}

/** Work is done in slices of this length, so that progress flows and a cancelled run stops. */
export const sliceMs = 8;

/** Rows that may pass without a look at the clock. */
const mostUnread = 64;

interface OpenRun {
  readonly task: AnyTask;
  readonly input: unknown;
  state: unknown;
  isPrepared: boolean;
}

interface Assignment {
  readonly run: number;
  readonly first: number;
  readonly ranges: readonly TaskRange[];
}

/** Makes this thread a worker: it opens runs, works through their ranges slice by slice, and sends the parts back. */
export function serveTasks(
  port: TaskPort<FromWorker, ToWorker>,
  tasks: readonly AnyTask[],
  { now, pause }: WorkerHost,
): void {
  const byId = new Map(tasks.map((task) => [task.id, task]));
  const open = new Map<number, OpenRun>();
  const kept = new Map<number, object>();
  const waiting: Assignment[] = [];
  let isWorking = false;

  const fail = (run: number, error: unknown): void => {
    open.delete(run);
    port.post({ kind: 'failure', run, failure: failureOf(error) });
  };

  const workOn = async ({ run, first, ranges }: Assignment): Promise<void> => {
    let parts: unknown[] = [];
    let sent = 0;
    let sliceFrom = now();
    let readAt = sliceFrom;
    let unread = 0;
    let stride = 1;
    const report = (done: number): void => {
      unread += 1;
      if (unread < stride) return;
      unread = 0;
      const at = now();
      // In a browser reading the clock costs as much as a short row: the shorter the rows, the fewer of them read it.
      stride = at - readAt < sliceMs / 16 ? Math.min(2 * stride, mostUnread) : 1;
      readAt = at;
      if (at - sliceFrom < sliceMs) return;
      sliceFrom = at;
      port.post({ kind: 'progress', run, done });
    };
    const send = (): void => {
      if (parts.length > 0) port.post({ kind: 'parts', run, first: first + sent, parts });
      sent += parts.length;
      parts = [];
    };
    for (const range of ranges) {
      const opened = open.get(run);
      if (opened === undefined) return;
      prepareOnce(opened);
      // The state was made by this very task.
      parts.push(opened.task.run(opened.state as never, range, report));
      if (now() - sliceFrom < sliceMs) continue;
      send();
      await pause();
      sliceFrom = now();
    }
    send();
  };

  const work = async (): Promise<void> => {
    if (isWorking) return;
    isWorking = true;
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      try {
        await workOn(next);
      } catch (error) {
        fail(next.run, error);
      }
    }
    isWorking = false;
  };

  port.onMessage((message) => {
    if (message.kind === 'close') open.delete(message.run);
    else if (message.kind === 'keep') kept.set(message.part, message.value);
    else if (message.kind === 'drop') kept.delete(message.part);
    else if (message.kind === 'work') {
      waiting.push(message);
      void work();
    } else {
      const task = byId.get(message.task);
      const base = message.kept === null ? undefined : kept.get(message.kept);
      // Parts that are sent apart belong to inputs that are objects.
      const input = base === undefined ? message.input : { ...base, ...(message.input as object) };
      if (task !== undefined) open.set(message.run, { task, input, state: null, isPrepared: false });
      else fail(message.run, new PlumblineError('internal', `No worker knows a task called "${message.task}".`));
    }
  });
  port.post({ kind: 'ready' });
}

function prepareOnce(opened: OpenRun): void {
  if (opened.isPrepared) return;
  // The input was given for this very task.
  opened.state = opened.task.prepare(opened.input as never);
  opened.isPrepared = true;
}
