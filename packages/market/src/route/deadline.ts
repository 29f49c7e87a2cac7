import { PlumblineError } from '@plumbline/model/errors';

/** The time one question may take in all, retries and fallbacks included. */
export interface Deadline {
  readonly signal: AbortSignal;
  readonly remainingMs: () => number;
  readonly clear: () => void;
}

/** Measured on the monotonic clock: a fixed or wound clock must not stop time-outs. */
export function startDeadline(ms: number): Deadline {
  const controller = new AbortController();
  const endAt = performance.now() + ms;
  const late = new PlumblineError('provider-timeout', `No answer within ${Math.round(ms / 100) / 10} seconds.`);
  const timer = setTimeout(() => controller.abort(late), ms);
  return {
    signal: controller.signal,
    remainingMs: () => Math.max(0, endAt - performance.now()),
    clear: () => clearTimeout(timer),
  };
}

/** Resolves after a while, or rejects with the signal's reason as soon as it aborts. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(signal.reason);
      return;
    }
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal.addEventListener('abort', stop, { once: true });
  });
}
