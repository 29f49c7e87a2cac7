import type { FromWorker } from '@plumbline/quant/engine/pool/messages';
import { createTaskPool, type WorkerPort } from '@plumbline/quant/engine/pool/task-pool';

/** One core is left to the page, one to whoever waits for a slider. */
const size = Math.max(1, Math.min(3, navigator.hardwareConcurrency - 2));

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

/** What somebody is waiting for this very moment: one worker of its own, so that nothing longer stands before it. */
export const enginePool = createTaskPool(startWorker, 1);

/** Everything that may take a while, on one to three workers. Both pools stay warm from their first task or call to warm up. */
export const backgroundPool = createTaskPool(startWorker, size);
