import { PlumblineError } from '@plumbline/model/errors';
import type { ProviderLimits } from '../provider.ts';
import type { Deadline } from '../deadline.ts';
import { pause } from '../deadline.ts';

export interface HostQueue {
  /** Waits for its turn; refused at once when that would come after the deadline. */
  readonly run: <T>(task: () => Promise<T>, deadline: Pick<Deadline, 'signal' | 'remainingMs'>) => Promise<T>;
}

const late = (ms: number): PlumblineError =>
  new PlumblineError(
    'provider-limited',
    `Its turn to be asked comes in ${Math.ceil(ms / 1000)} seconds, which is too late.`,
  );

/**
 * One line in front of one host: so many at once, so many a second, first come first served. After a pause as many as may run
 * at once start together; only then is the pace kept. The limits are looked at for every request: a key may change them.
 */
export function createHostQueue(limits: ProviderLimits): HostQueue {
  const waiting: (() => void)[] = [];
  let running = 0;
  let nextAt = 0;

  const enter = (signal: AbortSignal): Promise<void> => {
    if (running < limits.concurrency) {
      running++;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const admit = (): void => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = (): void => {
        waiting.splice(waiting.indexOf(admit), 1);
        reject(signal.reason);
      };
      waiting.push(admit);
      signal.addEventListener('abort', leave, { once: true });
    });
  };

  const exit = (): void => {
    const next = waiting.shift();
    if (next === undefined) running--;
    else next();
  };

  return {
    run: async (task, { signal, remainingMs }) => {
      signal.throwIfAborted();
      await enter(signal);
      try {
        const gapMs = 1000 / limits.requestsPerSecond;
        const now = performance.now();
        const startAt = Math.max(now, nextAt - (limits.concurrency - 1) * gapMs);
        // Whoever would not be served in time takes nobody's turn.
        if (startAt - now > remainingMs()) throw late(startAt - now);
        nextAt = Math.max(now, nextAt) + gapMs;
        if (startAt > now) await pause(startAt - now, signal);
        return await task();
      } finally {
        exit();
      }
    },
  };
}
