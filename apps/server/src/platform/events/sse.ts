import type { EventLog, StoredEvent } from './event-log.ts';
import { follow } from './follow.ts';

const encoder = new TextEncoder();

interface SseOptions {
  readonly log: EventLog;
  readonly stream: string;
  /** The `Last-Event-ID` header, as the browser sent it. */
  readonly lastEventId: string | null;
  /** Ends the answer: the client left, or the server is stopping (the client then resumes elsewhere). */
  readonly signal: AbortSignal;
  /** One line of JSON per row. */
  readonly print: (event: StoredEvent) => string;
  readonly heartbeatMs?: number;
}

/** A stream as server-sent events: replayed after `Last-Event-ID`, then live, closed by `event: end`. */
export function sseResponse({ log, stream, lastEventId, signal, print, heartbeatMs }: SseOptions): Response {
  const left = new AbortController();
  const stop = AbortSignal.any([signal, left.signal]);
  const after = lastEventId !== null && /^\d{1,15}$/.test(lastEventId) ? Number(lastEventId) : 0;
  const lines = follow(log, stream, after, stop, heartbeatMs);
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode('retry: 1000\n\n')),
    async pull(controller) {
      const next = await lines.next();
      if (next.done === true) return controller.close();
      const { value } = next;
      if (value.kind === 'heartbeat') return controller.enqueue(encoder.encode(': still here\n\n'));
      if (value.kind === 'end') return controller.enqueue(encoder.encode('event: end\ndata: {}\n\n'));
      controller.enqueue(encoder.encode(`id: ${value.event.seq}\ndata: ${print(value.event)}\n\n`));
    },
    cancel: () => left.abort(),
  });
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    },
  });
}
