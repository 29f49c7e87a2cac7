import { createSseParser, type SseMessage } from './sse-parser.ts';

export interface StreamFollower {
  /** Last event already taken: where the next connection resumes. Null at the start. */
  readonly lastId: () => string | null;
  /** Answers whether the message was new; one seen before does not count as progress. */
  readonly onMessage: (message: SseMessage) => boolean;
  /** The server said that nothing more will come, and what it said with it. */
  readonly onEnd: (message: SseMessage) => void;
  readonly onConnection: (state: 'open' | 'retrying') => void;
  /** The stream cannot be followed (removed, not ours): the HTTP status. */
  readonly onGone: (status: number) => void;
}

export interface StreamOptions {
  readonly signal: AbortSignal;
  readonly fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined;
  readonly wait?: ((ms: number, signal: AbortSignal) => Promise<void>) | undefined;
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

/** Reads one connection to its end. Answers the `end` message when the server sent one. */
async function readConnection(
  body: ReadableStream<Uint8Array>,
  abort: () => void,
  onMessage: (message: SseMessage) => void,
): Promise<SseMessage | null> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const parser = createSseParser();
  let timer = setTimeout(abort, silenceMs);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return null;
      clearTimeout(timer);
      timer = setTimeout(abort, silenceMs);
      for (const message of parser.push(decoder.decode(value, { stream: true }))) {
        if (message.event === 'end') return message;
        onMessage(message);
      }
    }
  } finally {
    clearTimeout(timer);
    // Rejects when the connection was aborted, which is how we got here.
    reader.cancel().catch(() => undefined);
  }
}

/**
 * Follows a server-sent stream of ours until it ends, reconnecting after every break from the last event taken.
 * Settles when the stream has ended, cannot be followed, or the signal aborts.
 */
export async function followStream(url: string, follower: StreamFollower, options: StreamOptions): Promise<void> {
  const { signal, fetch: request = (address, init) => fetch(address, init), wait = waitFor } = options;
  let pause = firstWaitMs;
  let isListening = false;

  function take(message: SseMessage): void {
    isListening = true;
    if (follower.onMessage(message)) pause = firstWaitMs;
    isListening = false;
  }

  while (!signal.aborted) {
    const connection = new AbortController();
    const abort = (): void => connection.abort();
    signal.addEventListener('abort', abort);
    try {
      const headers: Record<string, string> = { accept: 'text/event-stream' };
      const lastId = follower.lastId();
      if (lastId !== null) headers['last-event-id'] = lastId;
      const response = await request(url, {
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
        const end = await readConnection(response.body, abort, take);
        if (end !== null) {
          isListening = true;
          follower.onEnd(end);
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
