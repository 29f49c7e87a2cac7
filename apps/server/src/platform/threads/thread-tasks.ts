import { MessageChannel } from 'node:worker_threads';
import type { FromWorker } from '@plumbline/quant/engine/pool/messages';
import { createTaskPool, type TaskPool, type WorkerPort } from '@plumbline/quant/engine/pool/task-pool';
import type { ThreadPool } from './thread-pool.ts';

/** The engine's tasks on the threads of a pool, one worker a thread: the same code and the same bits as in a browser. */
export function threadTasks(threads: ThreadPool): TaskPool {
  const start = (): WorkerPort => {
    const { port1: here, port2: there } = new MessageChannel();
    let isClosed = false;
    threads.serveTasks(there);
    return {
      post: (message) => here.postMessage(message),
      onMessage: (listener) => {
        // Only the worker writes to this port.
        here.on('message', (message: FromWorker) => listener(message));
        here.unref();
      },
      onLost: (listener) => {
        here.on('close', () => {
          if (!isClosed) listener(new Error('The thread is gone.'));
        });
      },
      // A process waits for an answer and for nothing else.
      setBusy: (isBusy) => (isBusy ? here.ref() : here.unref()),
      close: () => {
        isClosed = true;
        here.close();
      },
    };
  };
  return createTaskPool(start, threads.size);
}
