import { PlumblineError } from '@plumbline/model/errors';

/** The time one question may take in all, retries and fallbacks included. */
export interface Deadline extends Countdown {
  readonly signal: AbortSignal;
}

interface Countdown {
  readonly remainingMs: () => number;
  readonly clear: () => void;
}

/** A turn of the loop counts no longer than this. */
const longestTurnMs = 200;

/**
 * Calls back once the time is over. Measured on the monotonic clock: a fixed or wound clock must not stop time-outs. While
 * this process computes or waits for a processor it hears no answer, so that such a turn counts as a short one: a host is
 * not called silent because this machine is slow.
 */
export function countDown(ms: number, onOver: () => void): Countdown {
  let left = ms;
  let turn = 0;
  let turnAt = 0;
  let timer: ReturnType<typeof setTimeout>;
  const next = (): void => {
    turn = Math.min(left, longestTurnMs);
    turnAt = performance.now();
    timer = setTimeout(() => {
      left -= turn;
      turn = 0;
      if (left > 0) next();
      else onOver();
    }, turn);
  };
  next();
  return {
    remainingMs: () => left - Math.min(turn, performance.now() - turnAt),
    clear: () => clearTimeout(timer),
  };
}

export function startDeadline(ms: number): Deadline {
  const controller = new AbortController();
  const late = new PlumblineError('provider-timeout', `No answer within ${Math.round(ms / 100) / 10} seconds.`);
  return { signal: controller.signal, ...countDown(ms, () => controller.abort(late)) };
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
