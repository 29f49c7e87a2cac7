import type { EventLog, StoredEvent } from './event-log.ts';

/** Readers also look by themselves, in case a wake was lost with a connection; the pause is the heartbeat. */
export const heartbeatMs = 15_000;

export type Followed =
  { readonly kind: 'event'; readonly event: StoredEvent } | { readonly kind: 'heartbeat' } | { readonly kind: 'end' };

/** Everything after `seq`, then whatever comes, until the stream ends or the signal aborts. */
export async function* follow(
  log: EventLog,
  stream: string,
  after: number,
  signal: AbortSignal,
  pauseMs = heartbeatMs,
): AsyncGenerator<Followed> {
  let seq = after;
  // Set before each read, so that a wake during the read is not lost.
  let hasNews = false;
  let wakeUp: () => void = () => undefined;
  const unsubscribe = log.subscribe(stream, () => {
    hasNews = true;
    wakeUp();
  });
  try {
    while (!signal.aborted) {
      hasNews = false;
      // Asked first: what is written before the end is then certainly in the page read after it.
      const isEnded = await log.isEnded(stream);
      const page = await log.read(stream, seq);
      for (const event of page) {
        seq = event.seq;
        yield { kind: 'event', event };
      }
      if (page.length > 0) continue;
      if (isEnded) return yield { kind: 'end' };
      if (!hasNews) {
        const isQuiet = await sleep(pauseMs, signal, (wake) => (wakeUp = wake));
        if (isQuiet && !signal.aborted) yield { kind: 'heartbeat' };
      }
    }
  } finally {
    unsubscribe();
  }
}

/** True when the whole pause passed; false when woken or aborted. */
function sleep(ms: number, signal: AbortSignal, onWaker: (wake: () => void) => void): Promise<boolean> {
  return new Promise((resolve) => {
    const stop = (isQuiet: boolean): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
      resolve(isQuiet);
    };
    const onAbort = (): void => stop(false);
    const timer = setTimeout(() => stop(true), ms);
    signal.addEventListener('abort', onAbort, { once: true });
    onWaker(() => stop(false));
  });
}
