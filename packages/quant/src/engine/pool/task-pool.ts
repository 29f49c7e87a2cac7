import { PlumblineError } from '@plumbline/model/errors';
import { errorOf } from './failure.ts';
import type { FromWorker, TaskPort, ToWorker } from './messages.ts';
import type { Task, TaskRange } from './task.ts';

/** As much of an AbortSignal as is needed; the platform's own fits. */
export interface CancelSignal {
  readonly aborted: boolean;
  readonly addEventListener: (type: 'abort', listener: () => void) => void;
  readonly removeEventListener: (type: 'abort', listener: () => void) => void;
}

export interface RunOptions<Part> {
  /** Rows done and rows in all, at least every few milliseconds. */
  readonly onProgress?: (done: number, total: number) => void;
  /** A part as soon as it is there, with its number in the plan; parts may come out of order. */
  readonly onPart?: (part: Part, at: number) => void;
  readonly signal?: CancelSignal;
  /** A new run under the same key cancels the one before: only the latest answer is wanted. */
  readonly latest?: string;
  /**
   * The part of the input that many runs have in common, the same object each time: a worker is sent it once and the runs
   * only the rest. Each worker keeps the last four.
   */
  readonly shared?: object;
}

/** A worker as its owner sees it. */
export interface WorkerPort extends TaskPort<ToWorker, FromWorker> {
  /** Called once, when the worker is gone without having been closed. */
  readonly onLost: (listener: (cause: unknown) => void) => void;
  /** Whether an answer is being waited for: what keeps a process alive. */
  readonly setBusy?: (isBusy: boolean) => void;
  readonly close: () => void;
}

export interface TaskPool {
  /**
   * Runs a task on the workers. Rejects with the error of the worker, code and details kept, or with `cancelled` when the
   * signal or a later run under the same key ended it.
   */
  readonly run: <Input, State, Part, Output>(
    task: Task<Input, State, Part, Output>,
    input: Input,
    options?: RunOptions<Part>,
  ) => Promise<Output>;
  /** Starts every worker and waits until they have loaded their code. */
  readonly warmUp: () => Promise<void>;
  readonly close: () => void;
}

interface Run {
  readonly id: number;
  readonly taskId: string;
  /** Without what is shared. */
  readonly input: unknown;
  readonly shared: object | null;
  readonly plan: readonly TaskRange[];
  readonly total: number;
  readonly parts: unknown[];
  readonly onPart: (part: unknown, at: number) => void;
  readonly onProgress: (done: number, total: number) => void;
  /** Number of the next range to hand out. */
  next: number;
  missing: number;
  /** Rows of the parts that are there. */
  rows: number;
  /** Rows reported as done, unfinished ranges included: it never falls. */
  reached: number;
  readonly settle: (error: Error | null) => void;
}

interface Worker {
  readonly port: WorkerPort;
  readonly isReady: Promise<void>;
  readonly opened: Set<number>;
  /** What it was sent of the shared parts, the latest last. */
  readonly kept: { readonly part: number; readonly value: object }[];
  /** The run it works on and how many ranges it still owes of each piece it was handed; null = idle. */
  task: { readonly run: Run; readonly owed: number[] } | null;
}

const mostKept = 4;

/** Pieces a worker holds: the one it is at and the one after it, so that it never waits until its owner has time for it. */
const mostHeld = 2;

/**
 * A pool of workers that share tasks. `start` makes a worker that serves tasks at once or after loading; `size`: how many at
 * most. Workers are started when there is work for them and stay warm. Whoever has room takes the next ranges, a quarter of
 * an even share at a time, so that nobody waits for the slowest; the parts are joined in the order of the plan.
 */
export function createTaskPool(start: () => WorkerPort, size: number): TaskPool {
  const workers: Worker[] = [];
  const runs = new Map<number, Run>();
  const latest = new Map<string, Run>();
  let lastRun = 0;
  let lastPart = 0;
  let isClosed = false;

  const addWorker = (): Worker => {
    const port = start();
    let markReady: () => void = () => undefined;
    const isReady = new Promise<void>((resolve) => (markReady = resolve));
    const worker: Worker = { port, isReady, opened: new Set(), kept: [], task: null };
    workers.push(worker);
    port.onMessage((message) => (message.kind === 'ready' ? markReady() : receive(worker, message)));
    port.onLost((cause) => {
      workers.splice(workers.indexOf(worker), 1);
      markReady();
      const lost = new PlumblineError('internal', 'A worker ended while it was computing.', {}, cause);
      worker.task?.run.settle(lost);
    });
    return worker;
  };

  const idle = (worker: Worker): void => {
    worker.task = null;
    worker.port.setBusy?.(false);
  };

  const keep = ({ port, kept }: Worker, value: object): number => {
    const at = kept.findIndex((one) => one.value === value);
    const known = at < 0 ? undefined : kept.splice(at, 1)[0];
    const one = known ?? { part: ++lastPart, value };
    kept.push(one);
    if (known === undefined) port.post({ kind: 'keep', part: one.part, value });
    while (kept.length > mostKept) {
      const gone = kept.shift();
      if (gone !== undefined) port.post({ kind: 'drop', part: gone.part });
    }
    return one.part;
  };

  const handOut = (worker: Worker, run: Run): void => {
    const left = run.plan.length - run.next;
    const count = Math.max(1, Math.floor(left / (4 * size)));
    const ranges = run.plan.slice(run.next, run.next + count);
    worker.port.setBusy?.(true);
    if (!worker.opened.has(run.id)) {
      worker.opened.add(run.id);
      const kept = run.shared === null ? null : keep(worker, run.shared);
      worker.port.post({ kind: 'open', run: run.id, task: run.taskId, input: run.input, kept });
    }
    worker.task ??= { run, owed: [] };
    worker.task.owed.push(ranges.length);
    worker.port.post({ kind: 'work', run: run.id, first: run.next, ranges });
    run.next += ranges.length;
  };

  /** The worker for the next piece of a run: an idle one, a new one, or the one with the least to do that has room. */
  const pick = (run: Run): Worker | null => {
    const idle = workers.find(({ task }) => task === null);
    if (idle !== undefined || workers.length < size) return idle ?? addWorker();
    const open = workers.filter(({ task }) => task?.run === run && task.owed.length < mostHeld);
    return open.toSorted((a, b) => owedBy(a) - owedBy(b))[0] ?? null;
  };

  const dispatch = (): void => {
    for (const run of runs.values()) {
      while (run.next < run.plan.length) {
        const worker = pick(run);
        if (worker === null) break;
        handOut(worker, run);
      }
    }
  };

  const receive = (worker: Worker, message: Exclude<FromWorker, { readonly kind: 'ready' }>): void => {
    const run = runs.get(message.run);
    if (message.kind === 'failure') {
      run?.settle(errorOf(message.failure));
      if (worker.task?.run.id === message.run) idle(worker);
      dispatch();
      return;
    }
    if (message.kind === 'progress') {
      if (run !== undefined) reach(run, run.rows + message.done);
      return;
    }
    if (worker.task?.run.id === message.run) {
      const { owed } = worker.task;
      // Parts of one message are of one piece.
      owed[0] -= message.parts.length;
      if (owed[0] === 0) owed.shift();
      if (owed.length === 0) idle(worker);
    }
    if (run !== undefined) takeParts(run, message.first, message.parts);
    dispatch();
  };

  const release = (run: Run): void => {
    runs.delete(run.id);
    for (const worker of workers) {
      if (worker.opened.delete(run.id)) worker.port.post({ kind: 'close', run: run.id });
      // It stops within a slice; what it still sends belongs to no run.
      if (worker.task?.run === run) idle(worker);
    }
  };

  return {
    run(task, input, options = {}) {
      const { onProgress = () => undefined, onPart = () => undefined, signal, latest: key, shared = null } = options;
      return new Promise((resolve, reject) => {
        if (isClosed) throw new PlumblineError('draining', 'The workers have been closed.');
        if (signal?.aborted === true) throw cancelled();
        const plan = task.plan(input);
        const cancel = (): void => run.settle(cancelled());
        const finish = (): void => {
          try {
            // Every part came from this task's `run`.
            resolve(task.reduce(run.parts as Parameters<typeof task.reduce>[0], input));
          } catch (error) {
            reject(error);
          }
        };
        const run: Run = {
          id: ++lastRun,
          taskId: task.id,
          input: shared === null ? input : without(input, shared),
          shared,
          plan,
          total: plan.reduce((sum, { from, to }) => sum + to - from, 0),
          parts: Array.from({ length: plan.length }),
          // The worker's parts are those of this task.
          onPart: onPart as Run['onPart'],
          onProgress,
          next: 0,
          missing: plan.length,
          rows: 0,
          reached: 0,
          settle: (error) => {
            if (!runs.has(run.id)) return;
            release(run);
            signal?.removeEventListener('abort', cancel);
            if (key !== undefined && latest.get(key) === run) latest.delete(key);
            if (error === null) finish();
            else reject(error);
            dispatch();
          },
        };
        if (key !== undefined) {
          latest.get(key)?.settle(cancelled());
          latest.set(key, run);
        }
        runs.set(run.id, run);
        signal?.addEventListener('abort', cancel);
        if (plan.length === 0) run.settle(null);
        dispatch();
      });
    },
    async warmUp() {
      while (workers.length < size) addWorker();
      await Promise.all(workers.map(({ isReady }) => isReady));
    },
    close() {
      isClosed = true;
      for (const run of runs.values()) run.settle(cancelled());
      for (const { port } of workers.splice(0)) port.close();
    },
  };
}

function owedBy({ task }: Worker): number {
  return task === null ? 0 : task.owed.reduce((sum, ranges) => sum + ranges, 0);
}

/** The input less the entries that the shared part holds. */
function without(input: unknown, shared: object): unknown {
  return Object.fromEntries(
    Object.entries(input ?? {}).filter(([name, value]) => !(name in shared) || value !== Reflect.get(shared, name)),
  );
}

function reach(run: Run, rows: number): void {
  if (rows <= run.reached) return;
  run.reached = rows;
  run.onProgress(rows, run.total);
}

function takeParts(run: Run, first: number, parts: readonly unknown[]): void {
  for (const [at, part] of parts.entries()) {
    const { from, to } = run.plan[first + at];
    run.parts[first + at] = part;
    run.missing -= 1;
    run.rows += to - from;
    run.onPart(part, first + at);
  }
  reach(run, run.rows);
  if (run.missing === 0) run.settle(null);
}

function cancelled(): PlumblineError {
  return new PlumblineError('cancelled', 'The computation was stopped before it was done.');
}
