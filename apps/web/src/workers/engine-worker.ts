import type { FromWorker, ToWorker } from '@plumbline/quant/engine/pool/messages';
import { serveTasks } from '@plumbline/quant/engine/pool/serve-tasks';
import { tasks } from '@plumbline/quant/engine/tasks/registry';

// One worker of the pool. A channel of its own lets waiting messages in at once, where a timer would wait milliseconds.
const channel = new MessageChannel();
let resume: () => void = () => undefined;
channel.port2.addEventListener('message', () => resume());
channel.port2.start();

serveTasks(
  {
    post: (message: FromWorker) => self.postMessage(message, { transfer: [] }),
    onMessage: (listener) => {
      // Only the pool writes to this worker.
      self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => listener(data));
    },
  },
  tasks,
  {
    now: () => performance.now(),
    pause: () =>
      new Promise((resolve) => {
        resume = resolve;
        channel.port1.postMessage(null);
      }),
  },
);
