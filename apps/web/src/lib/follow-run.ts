import type { RunEvent } from '@plumbline/model/report';
import { createSseParser } from './sse-parser.ts';

export interface RunFollower {
  /** Each event once, in order of `seq`, also across reconnects. */
  readonly onEvent: (event: RunEvent) => void;
  /** The server said that nothing more will come. */
  readonly onEnd: () => void;
  readonly onConnection: (state: 'open' | 'retrying') => void;
  /** The run cannot be followed (removed, not ours): the HTTP status. */
  readonly onGone: (status: number) => void;
}

export interface FollowOptions {
  readonly signal: AbortSignal;
  /** Highest `seq` already known; the stream resumes after it. */
  readonly afterSeq?: number;
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<void>;
}

const firstWaitMs = 500;
const longestWaitMs = 8_000;
/** The server sends a comment every 15 s; after more than two missed ones the connection is dead, whatever the socket says. */
const silenceMs = 40_000;

function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Reads one connection to its end. Answers true when the server sent `end`. */
async function readConnection(
  body: ReadableStream<Uint8Array>,
  abort: () => void,
  onMessage: (event: string, data: string) => void,
): Promise<boolean> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const parser = createSseParser();
  let timer = setTimeout(abort, silenceMs);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return false;
      clearTimeout(timer);
      timer = setTimeout(abort, silenceMs);
      for (const message of parser.push(decoder.decode(value, { stream: true }))) {
        if (message.event === 'end') return true;
        onMessage(message.event, message.data);
      }
    }
  } finally {
    clearTimeout(timer);
    // Rejects when the connection was aborted, which is how we got here.
    reader.cancel().catch(() => undefined);
  }
}

/**
 * Follows a run until it ends, reconnecting after every break from the last event it has seen.
 * Settles when the run has ended, cannot be followed, or the signal aborts.
 */
export async function followRun(runId: string, follower: RunFollower, options: FollowOptions): Promise<void> {
  const { signal, fetch: request = (url, init) => fetch(url, init), wait = waitFor } = options;
  let lastSeq = options.afterSeq ?? 0;
  let pause = firstWaitMs;
  let isListening = false;

  function take(data: string): void {
    isListening = true;
    // Our own server wrote it under the same schema; a foreign body would have failed the content-type check.
    const event = JSON.parse(data) as RunEvent;
    if (event.seq > lastSeq) {
      lastSeq = event.seq;
      pause = firstWaitMs;
      follower.onEvent(event);
    }
    isListening = false;
  }

  while (!signal.aborted) {
    const connection = new AbortController();
    const abort = (): void => connection.abort();
    signal.addEventListener('abort', abort);
    try {
      const headers: Record<string, string> = { accept: 'text/event-stream' };
      if (lastSeq > 0) headers['last-event-id'] = String(lastSeq);
      const response = await request(`/api/reports/${encodeURIComponent(runId)}/events`, {
        headers,
        signal: connection.signal,
        credentials: 'same-origin',
        cache: 'no-store',
      });
      if (response.status >= 400 && response.status < 500 && response.status !== 429) {
        follower.onGone(response.status);
        return;
      }
      const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
      if (response.ok && isStream && response.body !== null) {
        follower.onConnection('open');
        const ended = await readConnection(response.body, abort, (_event, data) => take(data));
        if (ended) {
          follower.onEnd();
          return;
        }
      }
    } catch (error) {
      // A network failure is the expected case and leads to another try; a bug while taking an event must surface.
      if (isListening) throw error;
    } finally {
      signal.removeEventListener('abort', abort);
    }
    if (signal.aborted) return;
    follower.onConnection('retrying');
    await wait(pause, signal);
    pause = Math.min(pause * 2, longestWaitMs);
  }
}
