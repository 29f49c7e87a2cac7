import type { FromWorker } from '@plumbline/quant/pool/messages';
import { createTaskPool, type WorkerPort } from '@plumbline/quant/pool/task-pool';

/** One core is left to the page. */
const size = Math.max(1, Math.min(4, navigator.hardwareConcurrency - 1));

function startWorker(): WorkerPort {
  const worker = new Worker(new URL('./engine-worker.ts', import.meta.url), { type: 'module', name: 'engine' });
  return {
    post: (message) => worker.postMessage(message, []),
    onMessage: (listener) => {
      // Only the worker writes here.
      worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => listener(data));
    },
    onLost: (listener) => {
      // A worker that could not be loaded, or threw outside a task, computes nothing any more.
      worker.addEventListener('error', (event) => {
        worker.terminate();
        listener(event.message);
      });
    },
    close: () => worker.terminate(),
  };
}

/** Computes off the page's thread, on one to four workers that are started by the first task and stay warm. */
export const enginePool = createTaskPool(startWorker, size);
