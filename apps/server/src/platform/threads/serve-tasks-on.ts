import type { MessagePort } from 'node:worker_threads';
import type { ToWorker } from '@plumbline/quant/engine/pool/messages';
import { serveTasks } from '@plumbline/quant/engine/pool/serve-tasks';
import { tasks } from '@plumbline/quant/engine/tasks/registry';

/** Serves the engine's tasks to whoever holds the other end of the port. */
export function serveTasksOn(port: MessagePort): void {
  serveTasks(
    {
      post: (message) => port.postMessage(message),
      onMessage: (listener) => {
        // Only the pool writes to this port.
        port.on('message', (message: ToWorker) => listener(message));
      },
    },
    tasks,
    { now: () => performance.now(), pause: () => new Promise((resolve) => setImmediate(resolve)) },
  );
}
