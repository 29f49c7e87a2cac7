import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { MessagePort } from 'node:worker_threads';
import type { Link } from './link.ts';
import { link } from './link.ts';
import type { ThreadCalls, ThreadData } from './thread-calls.ts';

/** Threads for work that computes, so that the thread that answers requests does not. */
export interface ThreadPool {
  /** Asks the thread with the least to do; a thread that dies fails what it was asked and is replaced. */
  call: Link<ThreadCalls>['call'];
  /** Hands a port to the thread with the fewest of them, to serve the engine's tasks on it; it closes with its thread. */
  serveTasks(port: MessagePort): void;
  /** Hands a port to the thread that never computes for long, to judge there; it closes with its thread. */
  serveJudges(port: MessagePort): void;
  /** How many threads compute at most; one more answers questions while all of them do. */
  readonly size: number;
  /** Starts every thread, one after the other, and loads what they need. */
  warmUp(): Promise<void>;
  close(): Promise<void>;
}

interface Thread {
  readonly worker: Worker;
  readonly link: Link<ThreadCalls>;
  busy: number;
  /** How many of these may take seconds. */
  long: number;
  /** Ports on which it serves tasks. */
  ports: number;
}

const file = new URL('./thread.mjs', import.meta.url);
/** What computes for as long as it takes. All else is a question that somebody waits for on a page. */
const longCalls: ReadonlySet<keyof ThreadCalls> = new Set<keyof ThreadCalls>([
  'writeReport',
  'measure',
  'computeSignals',
  'followOnPaper',
  'testStrategy',
  'readImport',
  'readArchive',
  'backUpStore',
  'measureStore',
]);
/** More threads than cores would only take turns, and each has the memory of a market. */
const defaultSize = Math.min(4, availableParallelism());

/** Memory for what is forgotten at once. As much as an engine takes by itself leaves the caches, and comes from the system. */
const youngMb = 48;

export function threadPool(data: ThreadData, size = defaultSize): ThreadPool {
  const threads: Thread[] = [];

  const start = (): Thread => {
    const worker = new Worker(file, { workerData: data, resourceLimits: { maxYoungGenerationSizeMb: youngMb } });
    // What is being waited for keeps the process alive by itself.
    worker.unref();
    const thread: Thread = { worker, link: link<ThreadCalls>(worker, {}), busy: 0, long: 0, ports: 0 };
    const drop = (error: Error): void => {
      const at = threads.indexOf(thread);
      if (at >= 0) threads.splice(at, 1);
      thread.link.fail(error);
    };
    worker.on('error', (cause) => drop(new Error('A thread failed.', { cause })));
    worker.on('exit', (code) => drop(new Error(`A thread ended (${code}).`)));
    threads.push(thread);
    return thread;
  };

  const leastBusy = (among: readonly Thread[]): Thread | undefined => among.toSorted((a, b) => a.busy - b.busy)[0];

  /** The thread for work that may take long: the spare one is not for that. */
  const pickLong = (): Thread => {
    const free = leastBusy(threads.slice(0, size));
    return free === undefined || (free.busy > 0 && threads.length < size) ? start() : free;
  };

  /** A question never queues behind long work: one thread more than there are cores answers when all of them compute. */
  const pickQuick = (): Thread => {
    const free = leastBusy(threads.filter(({ long }) => long === 0));
    if (free === undefined) return threads.length <= size ? start() : pickLong();
    return free.busy > 0 && threads.length < size ? start() : free;
  };

  const on = async <T>(thread: Thread, isLong: boolean, work: (link: Link<ThreadCalls>) => Promise<T>): Promise<T> => {
    thread.busy += 1;
    thread.long += Number(isLong);
    try {
      return await work(thread.link);
    } finally {
      thread.busy -= 1;
      thread.long -= Number(isLong);
    }
  };

  return {
    call: (name, ...args) => {
      const isLong = longCalls.has(name);
      const thread = isLong ? pickLong() : pickQuick();
      // Which function is called decides both types; the compiler cannot follow a name through a promise.
      return on<unknown>(thread, isLong, (there) => there.call(name, ...args)) as ReturnType<ThreadCalls[typeof name]>;
    },
    serveTasks(port) {
      const fewest = threads.slice(0, size).toSorted((a, b) => a.ports - b.ports)[0];
      const thread = fewest === undefined || (fewest.ports > 0 && threads.length < size) ? start() : fewest;
      thread.ports += 1;
      // A thread that cannot serve is gone, and the port with it.
      thread.link.call('serveTasks', port).catch(() => port.close());
    },
    serveJudges(port) {
      const spare = threads[size] ?? (threads.length < size ? pickQuick() : start());
      spare.link.call('serveJudges', port).catch(() => port.close());
    },
    size,
    async warmUp() {
      for (let place = 0; place < size; place += 1) {
        await on(threads[place] ?? start(), false, (there) => there.call('warmUp'));
      }
    },
    async close() {
      await Promise.all(threads.map(({ worker }) => worker.terminate()));
    },
  };
}
