import type { EventLog } from './event-log.ts';
import type { StoredEvent } from './stream-tail.ts';

const encoder = new TextEncoder();

/** The pause after which a reader is told that the stream is still there. A look at the store goes with it, in case a wake was lost. */
const defaultHeartbeatMs = 15_000;

type Followed =
  | { readonly kind: 'events'; readonly events: readonly StoredEvent[] }
  | { readonly kind: 'heartbeat' }
  | { readonly kind: 'end' };

/** Everything after a place, page by page, then whatever comes, until the stream ends or the signal aborts. */
async function* follow(
  log: Pick<EventLog, 'tail' | 'read'>,
  stream: string,
  after: number,
  signal: AbortSignal,
  pauseMs: number,
): AsyncGenerator<Followed> {
  let seq = after;
  const tail = log.tail(stream, after);
  try {
    await tail.look();
    while (!signal.aborted) {
      const base = tail.base();
      const page = tail.after(seq) ?? (await log.read(stream, seq));
      const latest = page.at(-1);
      if (latest !== undefined) {
        seq = latest.seq;
        yield { kind: 'events', events: page };
      } else if (seq < base) {
        // What lay before that was removed.
        seq = base;
      } else if (tail.isEnded()) {
        return yield { kind: 'end' };
      } else if (await tail.wait(pauseMs, signal)) {
        await tail.lookIfOlder(pauseMs);
        if (tail.after(seq)?.length === 0 && !tail.isEnded() && !signal.aborted) yield { kind: 'heartbeat' };
      }
    }
  } finally {
    tail.leave();
  }
}

interface SseOptions {
  readonly log: Pick<EventLog, 'tail' | 'read'>;
  readonly stream: string;
  /** The `Last-Event-ID` header, as the browser sent it. */
  readonly lastEventId: string | null;
  /** Ends the answer: the client left, or the server is stopping (the client then resumes elsewhere). */
  readonly signal: AbortSignal;
  /** One line of JSON per row, the same for every reader of the stream. */
  readonly print: (event: StoredEvent) => string;
  readonly heartbeatMs?: number;
}

/** Pages as they are sent: all who stand at the same place of a stream are given the same page. */
const sent = new WeakMap<readonly StoredEvent[], Uint8Array>();

function encoded(page: readonly StoredEvent[], print: SseOptions['print']): Uint8Array {
  const known = sent.get(page);
  if (known !== undefined) return known;
  const bytes = encoder.encode(page.map((event) => `id: ${event.seq}\ndata: ${print(event)}\n\n`).join(''));
  sent.set(page, bytes);
  return bytes;
}

const stillHere = encoder.encode(': still here\n\n');
const end = encoder.encode('event: end\ndata: {}\n\n');

/** A stream as server-sent events: replayed after `Last-Event-ID`, then live, closed by `event: end`. */
export function sseResponse(options: SseOptions): Response {
  const { log, stream, lastEventId, signal, print, heartbeatMs = defaultHeartbeatMs } = options;
  const left = new AbortController();
  const stop = AbortSignal.any([signal, left.signal]);
  const after = lastEventId !== null && /^\d{1,15}$/.test(lastEventId) ? Number(lastEventId) : 0;
  const steps = follow(log, stream, after, stop, heartbeatMs);
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode('retry: 1000\n\n')),
    // Asked for the next page only when the socket took the one before.
    async pull(controller) {
      const next = await steps.next();
      if (next.done === true) return controller.close();
      const { value } = next;
      if (value.kind === 'heartbeat') return controller.enqueue(stillHere);
      if (value.kind === 'end') return controller.enqueue(end);
      controller.enqueue(encoded(value.events, print));
    },
    async cancel() {
      left.abort();
      // Who left before taking the last page is forgotten too.
      await steps.return(undefined);
    },
  });
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    },
  });
}
